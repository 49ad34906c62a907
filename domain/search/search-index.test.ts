import { describe, expect, test } from 'vitest';
import { bake } from './testing/bakery-catalogue.ts';
import { EVERYTHING, openIndex } from './testing/open-index.ts';

const category = openIndex();

test('a word that is understood without its last letter finds the compounds of what was meant, too (P29.83)', () => {
  expect(category.ids('chocolate cak')).toEqual(category.ids('chocolate cake'));
  expect(category.ids('choclate cak')).toEqual(category.ids('chocolate cake'));
  expect(category.ids('cake')).toContain('vanilla-cupcakes');
});

describe('words', () => {
  test.each([
    ['croissant', ['butter-croissant']],
    ['CROISSANT', ['butter-croissant']],
    ['vanilla cupcakes', ['vanilla-cupcakes']],
    ['cupcakes vanilla', ['vanilla-cupcakes']],
    ['chocolate drip', ['chocolate-drip-cake']],
    ['a chocolate drip for the party', ['chocolate-drip-cake']],
    ['cookies & cream', ['cookies-and-cream-cheesecake']],
    ['two-tier', ['gold-leaf-two-tier']],
    ['vegan', ['agege-bread', 'kuli-kuli', 'puff-puff', 'wholewheat-loaf']],
    ['ogbomosho', ['mango-cheesecake']],
    ['beef pie', ['nigerian-meat-pie', 'sausage-rolls']],
  ])('%j finds %j', (query, ids) => {
    expect(category.ids(query)).toEqual(ids);
  });

  test.each([
    ['pastry', 'pastries'],
    ['cookie', 'cookies'],
    ['loaf', 'loaves'],
    ['meat pie', 'meat pies'],
    ['doughnut', 'doughnuts'],
    ['samosa', 'samosas'],
  ])('%j and %j find the same', (one, many) => {
    expect(category.ids(one)).not.toEqual([]);
    expect(category.ids(many)).toEqual(category.ids(one));
  });

  test.each(['ọ̀yìn', 'oyin', 'Oyin', 'ỌYIN', 'ò̩yìn'])('%j finds honey with and without marks', (query) => {
    expect(category.ids(query)).toEqual(['oyin-honey-cake']);
  });
});

test('a name that everybody knows is not the beginning of other words', () => {
  const moist = openIndex([bake('Carrot Cake', 'Cakes', '', 'A moist cake.')]);
  expect([moist.ids('moi'), moist.ids('moi moi')]).toEqual([['carrot-cake'], []]);
  expect(openIndex([bake('Moin Moin', 'Snacks', '', '')]).ids('moi moi')).toEqual(['moin-moin']);
});

describe('beginnings (P13.1)', () => {
  test.each([
    ['cro', ['butter-croissant']],
    ['funf', ['funfetti-cake']],
    ['puf', ['puff-puff', 'small-chops-platter']],
    ['van cup', ['vanilla-cupcakes']],
    ['meatp', ['nigerian-meat-pie']],
    ['donu', ['glazed-doughnuts', 'strawberry-doughnuts']],
  ])('%j finds %j', (query, ids) => {
    expect(category.ids(query)).toEqual(ids);
  });
});

describe('typing errors (P13.1)', () => {
  test.each([
    ['velvte cupcakes', 'red-velvet-cupcakes'],
    ['croisant', 'butter-croissant'],
    ['crossiant', 'butter-croissant'],
    ['doughtnut', 'glazed-doughnuts'],
    ['chesecake mango', 'mango-cheesecake'],
    ['shortbraed', 'shortbread'],
    ['strawbery donut', 'strawberry-doughnuts'],
    ['meatpei', 'nigerian-meat-pie'],
    ['met pie', 'nigerian-meat-pie'],
    ['cinamon rols', 'cinnamon-rolls'],
    ['agegge bred', 'agege-bread'],
    ['brthday', 'red-velvet-celebration-cake'],
  ])('%j finds %j first', (query, id) => {
    expect(category.ids(query)[0]).toBe(id);
  });

  test('the word that was typed wins over those that are only similar', () => {
    expect(category.ids('tart')).toEqual([
      'fruit-tart',
      ...category.ids('tarts').filter((id) => id !== 'fruit-tart'),
    ]);
    expect(category.ids('carrot')).toEqual(['carrot-cake', 'nigerian-meat-pie']);
  });

  test('the first letter is trusted more than the others', () => {
    expect(category.ids('bred').slice(0, 3)).toEqual(['agege-bread', 'banana-bread', 'coconut-bread']);
  });
});

describe('joined and split words (P13.2)', () => {
  test.each([
    [['meatpie', 'meat pie', 'meat-pie', 'meatpies', 'Meat Pies'], ['nigerian-meat-pie']],
    [['chinchin', 'chin chin', 'chin-chin'], ['chin-chin']],
    [['kulikuli', 'kuli kuli', 'kuli'], ['kuli-kuli']],
    [
      ['puff puff', 'puff-puff', 'Puff  Puff'],
      ['puff-puff', 'small-chops-platter'],
    ],
    [['puffpuff', 'puffpuffs'], ['puff-puff']],
    [
      ['smallchops', 'small chops', 'small-chops'],
      ['small-chops-platter', 'samosas', 'puff-puff'],
    ],
    [['cheese cake mango', 'mangocheesecake'], ['mango-cheesecake']],
    [
      ['redvelvetcake', 'red velvet cake'],
      ['red-velvet-celebration-cake', 'red-velvet-cupcakes'],
    ],
    [['wholewheat', 'whole wheat'], ['wholewheat-loaf']],
    [['short bread', 'shortbread'], ['shortbread']],
  ])('%j all find %j', (queries, ids) => {
    for (const query of queries) expect(category.ids(query), query).toEqual(ids);
  });

  test('"cup cake" is a cupcake before it is any other cake', () => {
    expect(category.ids('cup cake')).toEqual([
      'cupcake-tower',
      'chocolate-cupcakes',
      'lemon-cupcakes',
      'vanilla-cupcakes',
      'red-velvet-cupcakes',
    ]);
  });

  test('words that stand together win over the same words apart', () => {
    const index = openIndex([bake('Puff Pastry Puff', 'Pastries'), bake('Puff-Puff', 'Small chops')]);
    expect(index.ids('puff puff')).toEqual(['puff-puff', 'puff-pastry-puff']);
  });
});

describe('local words (P13.2)', () => {
  test.each([
    ['chops', ['small-chops-platter', 'samosas', 'puff-puff']],
    ['finger food', ['small-chops-platter', 'samosas', 'puff-puff']],
    ['buns', ['puff-puff']],
    ['donuts', ['glazed-doughnuts', 'strawberry-doughnuts']],
    ['brown bread', ['wholewheat-loaf']],
    ['gala', ['sausage-rolls']],
    [
      'bridal',
      ['naked-berry-wedding-cake', 'three-tier-ivory-wedding-cake', 'cupcake-tower', 'gold-leaf-two-tier'],
    ],
    ['zuma', ['oyin-honey-cake']],
  ])('%j finds %j', (query, ids) => {
    expect(category.ids(query)).toEqual(ids);
  });

  test('the word itself wins over another word for the same', () => {
    const index = openIndex([bake('Peanut Brittle', 'Snacks'), bake('Groundnut Brittle', 'Snacks')]);
    expect(index.ids('groundnut')).toEqual(['groundnut-brittle', 'peanut-brittle']);
    expect(index.ids('peanut')).toEqual(['peanut-brittle', 'groundnut-brittle']);
  });
});

describe('order', () => {
  test('a name counts more than a tag or category, and those more than a description (P13.3)', () => {
    const index = openIndex([
      bake('Alpha', 'Cakes', '', 'Full of ginger.'),
      bake('Beta', 'Cakes', '| ginger'),
      bake('Gamma', 'Ginger cakes'),
      bake('Zebra Ginger', 'Cakes'),
    ]);
    expect(index.ids('ginger')).toEqual(['zebra-ginger', 'gamma', 'beta', 'alpha']);
  });

  test('a beginning in the name counts more than a whole word in a tag (P13.3)', () => {
    const index = openIndex([bake('Alpha', 'Cakes', '| ginger'), bake('Gingerbread', 'Cakes')]);
    expect(index.ids('ginger')).toEqual(['gingerbread', 'alpha']);
  });

  test('a whole word counts more than a beginning, and a similar word only where there is neither', () => {
    const index = openIndex([bake('Butterfly', 'Cakes'), bake('Butter', 'Cakes'), bake('Better', 'Cakes')]);
    expect(index.ids('butter')).toEqual(['butter', 'butterfly']);
    expect(index.ids('butterf')).toEqual(['butterfly']);
    expect(index.ids('buttre')).toEqual(['butter', 'butterfly']);
  });

  test('earlier in the name counts more', () => {
    const index = openIndex([
      bake('Plain Rum Raisin', 'A'),
      bake('Plain Dark Rum', 'A'),
      bake('Rum Dark Plain', 'A'),
    ]);
    expect(index.ids('rum')).toEqual(['rum-dark-plain', 'plain-rum-raisin', 'plain-dark-rum']);
  });

  test('then the shorter name, then what is featured, then the alphabet', () => {
    const index = openIndex([
      bake('Rum Zest', 'A'),
      bake('Rum Apple', 'A'),
      bake('Rum Pear', 'A', '', '', { discountPercentage: 5 }),
      bake('Rum', 'A'),
      bake('Rum Very Old', 'A', '', '', { isCustom: true }),
    ]);
    expect(index.ids('rum')).toEqual(['rum', 'rum-pear', 'rum-apple', 'rum-zest', 'rum-very-old']);
  });

  test('products of the same name always come in the same order', () => {
    const twins = [bake('Twin', 'A'), { ...bake('Twin', 'A'), id: 'twin-2' }];
    expect(openIndex(twins).ids('twin')).toEqual(['twin', 'twin-2']);
    expect(openIndex(twins.toReversed()).ids('twin')).toEqual(['twin', 'twin-2']);
  });
});

describe('several words', () => {
  test('all of them must match somewhere', () => {
    expect(category.ids('vanilla wedding')).toEqual(['naked-berry-wedding-cake']);
  });

  test('if nothing has them all, those with the most of them are found', () => {
    expect(category.ids('chocolate zebra drip')).toEqual(['chocolate-drip-cake']);
    expect(category.ids('chocolate zebra')).toEqual(category.ids('chocolate'));
    expect(category.ids('croissant xylophone')).toEqual(['butter-croissant']);
  });
});

test('some of the words in a description alone are no answer, and all of them are (P29.50)', () => {
  const platter = {
    ...bake('Small Chops Platter', 'Small chops'),
    description: 'While they wait for the rice.',
  };
  const index = openIndex([platter, bake('Meat Pie', 'Pies')]);
  expect(index.ids('jollof rice')).toEqual([]);
  expect(index.ids('egusi rise')).toEqual([]);
  expect(index.ids('rice')).toEqual(['small-chops-platter']);
  expect(index.ids('rice platter')).toEqual(['small-chops-platter']);
  expect(index.ids('jollof pie')).toEqual(['meat-pie']);
});

describe('nothing to find', () => {
  test.each(['', '   ', '!!!', '₦5,000', '₦ 500', '#2500', '5000', 'xylophone', 'qqq zzz', '🎂', 'the'])(
    '%j finds nothing',
    (query) => {
      expect(category.find(query, EVERYTHING)).toEqual({
        best: [],
        total: 0,
        words: new Set(),
        needs: [],
        alternatives: [],
      });
    },
  );
  test('for somebody with needs leaves what fits them, whatever else was asked for (P29.44)', () => {
    const { total, alternatives } = category.find('vegan doughnut', EVERYTHING);
    expect(total).toBe(0);
    expect(alternatives.map(({ id }) => id).toSorted()).toEqual(category.ids('vegan'));
  });

  test('an empty shelf has nothing for anybody', () => expect(openIndex([]).ids('cake')).toEqual([]));
});

test('a limit cuts the list and not the count', () => {
  const all = category.ids('cake');
  expect(all.length).toBeGreaterThan(8);
  const found = category.find('cake', 8);
  expect(found.best.map(({ id }) => id)).toEqual(all.slice(0, 8));
  expect(found.total).toBe(all.length);
});

describe('changes', () => {
  test('a product that is taken out is no longer found (P13.4)', () => {
    const index = openIndex();
    index.change([], ['butter-croissant', 'never-was-there']);
    expect(index.ids('croissant')).toEqual([]);
    expect(index.ids('butter')).not.toContain('butter-croissant');
  });

  test('a product with another name is found by the new name only', () => {
    const index = openIndex();
    index.change([{ ...bake('Ham Sandwich', 'Snacks'), id: 'butter-croissant' }], []);
    expect(index.ids('sandwich')).toEqual(['butter-croissant']);
    expect(index.ids('croissant')).toEqual([]);
  });

  test('a product whose words stayed the same is shown as it is now', () => {
    const index = openIndex([bake('Rum', 'A'), bake('Rum', 'A')]);
    index.change([bake('Rum', 'A', '', '', { discountPercentage: 20 })], []);
    expect(index.find('rum', 1).best[0]?.discountPercentage).toBe(20);
  });
});

test('a product is found by its occasions, and by what people call them (P29.1)', () => {
  const index = openIndex([
    { ...bake('Old-fashioned fruit cake', 'Celebration cakes'), occasions: ['naming-ceremony'] },
    bake('Rainbow cake', 'Celebration cakes'),
  ]);
  for (const query of ['naming ceremony', 'christening cake', 'dedication']) {
    expect(index.ids(query)).toEqual(['old-fashioned-fruit-cake']);
  }
});
