import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeNeeds, type FoodNeed, meetsNeed, readNeeds } from './food-needs.ts';
import { bake } from './testing/bakery-catalogue.ts';
import { openIndex } from './testing/open-index.ts';

describe('what somebody may not eat is read from what they type, a slip of the finger included (P29.8)', () => {
  test.each<[string, FoodNeed[], string]>([
    ['vegan cake', ['vegan'], 'cake'],
    ['plant-based birthday cake', ['vegan'], 'birthday cake'],
    ['eggless birthday cake', ['egg'], 'birthday cake'],
    ['birthday cake without egg', ['egg'], 'birthday cake'],
    ['cake with no eggs', ['egg'], 'cake with'],
    ['egg-free cupcakes', ['egg'], 'cupcakes'],
    ['eggfree cupcakes', ['egg'], 'cupcakes'],
    ['sugar free', ['no-added-sugar'], ''],
    ['sugarless cookies', ['no-added-sugar'], 'cookies'],
    ['cake with no added sugar', ['no-added-sugar'], 'cake with'],
    ['cake for diabetics', ['no-added-sugar'], 'cake for'],
    ['dairy free bread', ['milk'], 'bread'],
    ['lactose intolerant', ['milk'], ''],
    ['no nuts', ['nuts', 'peanuts'], ''],
    ['brownies no nuts, egg or milk please', ['nuts', 'peanuts', 'egg', 'milk'], 'brownies please'],
    ['tree nut free brownies', ['nuts', 'peanuts'], 'brownies'],
    ['nut allergy', ['nuts', 'peanuts'], ''],
    ['allergic to groundnuts', ['peanuts'], ''],
    // As the small words are left out where suggestions are looked up.
    ['allergic egg', ['egg'], ''],
    ['gluten-free vegan loaf', ['gluten', 'vegan'], 'loaf'],
    ['halal meat pie', ['halal'], 'meat pie'],
    // One slip of the finger (P29.8).
    ['eggles birthday cake', ['egg'], 'birthday cake'],
    ['egless cake', ['egg'], 'cake'],
    ['vegann bread', ['vegan'], 'bread'],
    ['egles cake', ['egg'], 'cake'],
    ['veggann bread', ['vegan'], 'bread'],
    ['vegetarain pie', ['vegetarian'], 'pie'],
    ['sugarles cookies', ['no-added-sugar'], 'cookies'],
  ])('“%s”', (query, needs, rest) => {
    const read = readNeeds(query);
    expect(read.needs.map(({ need }) => need)).toEqual(needs);
    expect(read.rest).toBe(rest);
  });

  test.each<[string, FoodNeed[], string]>([
    ['kids birtday no nutts', ['nuts', 'peanuts'], 'kids birtday'],
    ['cake without nutt', ['nuts', 'peanuts'], 'cake'],
    ['birthday cake without eg', ['egg'], 'birthday cake'],
    ['eg free cake', ['egg'], 'cake'],
    ['no nutts or diary', ['nuts', 'peanuts', 'milk'], ''],
    ['witout eggs', ['egg'], ''],
    ['no eggss', ['egg'], ''],
    ['no suger', ['no-added-sugar'], ''],
    ['nut alergy', ['nuts', 'peanuts'], ''],
    ['egg alergy cake', ['egg'], 'cake'],
    ['alergic to eggs', ['egg'], ''],
    ['penut free', ['peanuts'], ''],
    ['diary free cupcakes', ['milk'], 'cupcakes'],
    ['dairy fre cake', ['milk'], 'cake'],
    ['gluten fre', ['gluten'], ''],
    ['gluten intolerant', ['gluten'], ''],
  ])('“%s” has a slip and is understood all the same (P29.120, P29.318)', (query, needs, rest) => {
    const read = readNeeds(query);
    expect(read.needs.map(({ need }) => need)).toEqual(needs);
    expect(read.rest).toBe(rest);
  });

  test.each<[string, FoodNeed[], string]>([
    ['egg and nut free cake', ['egg', 'nuts', 'peanuts'], 'cake'],
    ['eggs, milk and nuts allergy', ['egg', 'milk', 'nuts', 'peanuts'], ''],
    ['cake for a child who can’t eat nuts', ['nuts', 'peanuts'], 'cake for a child who'],
    ['does not contain egg', ['egg'], 'does'],
  ])('“%s” leaves out all that is named (P29.121)', (query, needs, rest) => {
    const read = readNeeds(query);
    expect(read.needs.map(({ need }) => need)).toEqual(needs);
    expect(read.rest).toBe(rest);
  });

  test.each([
    'wedding hall',
    'egg fried rice',
    'nut tree cake',
    'no wishes',
    'fish pie and egg rolls',
    'milk bread free delivery',
    'not too sweet',
    'avocado',
    'egg rolls',
    'milk bread',
    'sugar cookies',
    'no bake cheesecake',
    'coconut',
    'free delivery',
    'nut',
  ])('“%s” is only a name', (query) => {
    expect(readNeeds(query)).toEqual({ needs: [], rest: query });
  });

  test('each can be taken off by itself', () => {
    expect(readNeeds('vegan gluten-free cake').needs).toEqual([
      { need: 'vegan', queryWithout: 'gluten free cake' },
      { need: 'gluten', queryWithout: 'vegan cake' },
    ]);
  });

  test('whatever is typed, every word is a need’s or left over', () => {
    const word = fc.constantFrom(
      'no',
      'egg',
      'free',
      'nuts',
      'cake',
      'vegan',
      'and',
      'without',
      'sugarless',
      'tree',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        const { needs, rest } = readNeeds(words.join(' '));
        const left = rest.split(' ').filter(Boolean);
        expect(left.length).toBeLessThanOrEqual(words.length);
        if (needs.length === 0) expect(left).toEqual(words);
      }),
    );
  });
});

describe('what may be shown', () => {
  const product = {
    allergens: ['gluten', 'egg'] as const,
    dietaryTags: ['Vegan', 'Nut-free', 'No added sugar'],
  };

  test.each<[FoodNeed, boolean]>([
    // Declared egg outweighs the tag.
    ['vegan', false],
    ['egg', false],
    ['milk', true],
    ['nuts', true],
    ['no-added-sugar', true],
    ['halal', false],
  ])('for %s: %s', (need, isShown) => {
    expect(meetsNeed(product, need)).toBe(isShown);
  });

  test('a product without tags is not vegan, vegetarian or halal', () => {
    const plain = { allergens: [], dietaryTags: [] };
    for (const need of ['vegan', 'vegetarian', 'halal', 'no-added-sugar'] as const) {
      expect(meetsNeed(plain, need)).toBe(false);
    }
  });

  test('no added sugar is not called right for diabetics', () => {
    const [sugar] = describeNeeds(readNeeds('cake for diabetics').needs);
    expect(sugar?.note).toContain('check with your doctor');
  });

  test('and is named, what was one word as one', () => {
    expect(describeNeeds(readNeeds('vegan brownies no nuts').needs)).toEqual([
      { name: 'Vegan', note: '', isDesigned: false, allergens: [], queryWithout: 'brownies no nuts' },
      {
        name: 'No tree nuts, No peanuts',
        note: '',
        isDesigned: true,
        allergens: ['nuts', 'peanuts'],
        queryWithout: 'vegan brownies',
      },
    ]);
  });
});

describe('a search for what somebody may eat (P13.5)', () => {
  const small = openIndex([
    bake('Chocolate Drip Cake', 'Cakes', 'vegetarian | chocolate', '', {
      allergens: ['egg', 'milk', 'gluten'],
    }),
    bake('Funfetti Birthday Cake', 'Cakes', 'vegetarian', 'Contains egg.', { allergens: ['egg', 'gluten'] }),
    bake('Eggless Chocolate Cupcakes', 'Cupcakes', 'eggless', '', { allergens: ['milk', 'gluten'] }),
    bake('Coconut Loaf Cake', 'Cakes', 'vegan, no added sugar', '', { allergens: ['gluten'] }),
    bake('Glazed Doughnuts', 'Doughnuts', 'vegetarian', 'Sugar all over.', { allergens: ['egg', 'milk'] }),
    // Tagged by mistake.
    bake('Honey Cake', 'Cakes', 'vegan', '', { allergens: ['egg'] }),
  ]);

  test.each([
    ['vegan cake', ['coconut-loaf-cake']],
    ['eggless birthday cake', ['coconut-loaf-cake', 'eggless-chocolate-cupcakes']],
    ['chocolate cake without egg', ['eggless-chocolate-cupcakes']],
    ['sugar free', ['coconut-loaf-cake']],
    ['for diabetics', ['coconut-loaf-cake']],
    ['sugar free doughnuts', []],
    ['dairy free', ['coconut-loaf-cake', 'funfetti-birthday-cake', 'honey-cake']],
    ['gluten-free vegan cake', []],
  ])('%j finds %j', (query, ids) => {
    expect(small.ids(query).toSorted()).toEqual(ids);
  });

  test.each([
    ['my child is allergic to milk', 'dairy free'],
    ['cake for my son who has egg allergy', 'eggless cake'],
  ])('whom it is for changes nothing of what fits: %j finds what %j does (P29.198)', (query, plain) => {
    expect(small.ids(query)).toEqual(small.ids(plain));
  });

  const withOptions = openIndex([
    bake('Funfetti Cake', 'Cakes', '', 'A cake.', { allergens: ['egg'], egglessExtraInKobo: 250_000 }),
    bake('Nut Cake', 'Cakes', '', '', { allergens: ['egg', 'nuts'], egglessExtraInKobo: 0 }),
    bake('Sponge Cake', 'Cakes', 'vegan', '', { allergens: ['egg'] }),
    bake('Mango Cheesecake', 'Cheesecakes', '', '', { allergens: ['milk'] }),
    bake('Greeting card', 'Extras', '', 'With a paper cake on it.'),
  ]);

  test.each([
    ['eggless cake', ['mango-cheesecake', 'funfetti-cake', 'nut-cake']],
    ['eggless', ['mango-cheesecake', 'funfetti-cake', 'nut-cake']],
    ['eggless funfetti', ['funfetti-cake']],
    ['eggless cake without nuts', ['mango-cheesecake', 'funfetti-cake']],
    ['vegan cake', []],
    ['vegan eggless cake', []],
    ['cake without milk', ['funfetti-cake', 'nut-cake', 'sponge-cake']],
  ])(
    '%j finds %j: what can be made eggless after what is, and nothing that contradicts it (P29.26)',
    (query, ids) => {
      expect(withOptions.ids(query)).toEqual(ids);
    },
  );

  test('whatever is typed, nothing is found that cannot be made so (P29.26)', () => {
    const allergens = fc.uniqueArray(fc.constantFrom('egg', 'milk', 'nuts', 'gluten'));
    const product = fc.record({ allergens, egglessExtraInKobo: fc.constantFrom(null, 0, 250_000) });
    const need = fc.constantFrom('egg', 'milk', 'nuts', 'gluten');
    fc.assert(
      fc.property(
        fc.array(product, { maxLength: 8 }),
        fc.uniqueArray(need, { minLength: 1 }),
        (all, needs) => {
          const index = openIndex(all.map((facts, at) => bake(`Cake ${at}`, 'Cakes', 'halal', '', facts)));
          const { best } = index.find(`cake without ${needs.join(' and ')}`, 100);
          const contains = best.map((found) =>
            needs.filter((allergen) => found.allergens.includes(allergen)),
          );
          const firstOption = contains.findIndex((left) => left.length > 0);
          for (const [at, left] of contains.entries()) {
            const isAfter = firstOption !== -1 && at >= firstOption;
            expect(left).toEqual(isAfter ? ['egg'] : []);
            if (isAfter) expect(best[at]?.egglessExtraInKobo).not.toBeNull();
          }
        },
      ),
    );
  });
});
