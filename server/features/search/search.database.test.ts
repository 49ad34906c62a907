import { describe, expect, test } from 'vitest';
import { searchProductsEndpoint, suggestProductsEndpoint } from '../../../contract/search.ts';
import { openProductAdmin } from '../../testing/product-admin.ts';

type Admin = Awaited<ReturnType<typeof openProductAdmin>>;

const CATEGORY = [
  { name: 'Nigerian Meat Pie', category: 'Pies and rolls', flavorTags: ['beef'] },
  { name: 'Puff-Puff', category: 'Small chops', description: 'Twenty pieces.' },
  { name: 'Small Chops Platter', category: 'Small chops', description: 'With puff puff and samosa.' },
  { name: 'Red Velvet Cake', category: 'Celebration cakes', description: 'With cream cheese.' },
  { name: 'Vanilla Cupcakes', category: 'Cupcakes', flavorTags: ['vanilla', 'red velvet'] },
  { name: 'Plain Sponge', category: 'Loaf cakes', description: 'Not a velvet crumb in it.' },
];

async function openCatalogue(products: readonly object[] = CATEGORY) {
  const admin = await openProductAdmin();
  for (const product of products) await admin.create({ status: 'published', ...product });
  await admin.shop.takeOverCatalogue();
  return { admin, visitor: admin.shop.visit() };
}

const address = (path: string, query: string) => `${path}?${new URLSearchParams({ q: query })}`;

async function suggest(admin: Admin, query: string) {
  const answer = await admin.shop.visit().ask(address('/api/search/suggestions', query));
  expect(answer.status).toBe(200);
  return suggestProductsEndpoint.answerSchema.parse(await answer.json());
}

async function search(admin: Admin, query: string) {
  const answer = await admin.shop.visit().ask(address('/api/search/search', query));
  expect(answer.status).toBe(200);
  return searchProductsEndpoint.answerSchema.parse(await answer.json());
}
const namesOf = (products: readonly { readonly name: string }[]) => products.map(({ name }) => name);

describe('GET /api/search/suggestions', () => {
  test('answers with id, name and category of what is probably meant (S3.8, S7.4)', async () => {
    const { visitor } = await openCatalogue();
    const answer = await visitor.ask('/api/search/suggestions?q=meat+pie');
    expect(await answer.json()).toEqual([
      {
        id: 'nigerian-meat-pie',
        name: 'Nigerian Meat Pie',
        category: 'Pies and rolls',
        priceToPay: 1_200,
        picture: null,
      },
    ]);
  });

  test('says of a cake above what the cart takes that it needs a quote (P29.439)', async () => {
    const { admin } = await openCatalogue([
      { name: 'Ivory wedding cake', isCustom: true, price: 110_000 },
      { name: 'Naked wedding cake', isCustom: true, price: 90_000 },
    ]);
    const found = await suggest(admin, 'wedding cake for 100');
    expect(Object.fromEntries(found.map(({ name, needsQuote }) => [name, needsQuote]))).toEqual({
      'Ivory wedding cake': true,
      'Naked wedding cake': undefined,
    });
  });

  test('says of what comes in sizes that its price is the lowest (P29.65)', async () => {
    const sizes = [
      { id: 'small', name: 'Small', price: 5_000, servings: 6, workUnits: 1 },
      { id: 'large', name: 'Large', price: 9_000, servings: 12, workUnits: 2 },
    ];
    const { admin } = await openCatalogue([{ name: 'Fruit tart', sizes }, { name: 'Fruit cake' }]);
    const found = await suggest(admin, 'fruit');
    expect(Object.fromEntries(found.map(({ name, isFrom }) => [name, isFrom]))).toEqual({
      'Fruit tart': true,
      'Fruit cake': undefined,
    });
  });

  test('is narrowed by a sum and a number of guests as the results are, with the price of a size that feeds them (P29.190)', {
    tags: 'long',
  }, async () => {
    const sizes = [
      { id: 'small', name: 'Small', price: 9_000, servings: 8, workUnits: 1 },
      { id: 'large', name: 'Large', price: 20_000, servings: 25, workUnits: 2 },
    ];
    const { admin } = await openCatalogue([
      { name: 'Fruit cake', sizes },
      { name: 'Honey cake', price: 14_000, servings: 10 },
      { name: 'Wedding cake', price: 90_000, servings: 80 },
    ]);
    expect(namesOf(await suggest(admin, 'cake under 15k')).toSorted()).toEqual(['Fruit cake', 'Honey cake']);
    expect(namesOf(await suggest(admin, 'under 10k'))).toEqual(['Fruit cake']);
    expect(await suggest(admin, 'cake under 15k for 20 people')).toEqual([]);
    expect(await suggest(admin, 'cake for 20 people under 30k')).toMatchObject([
      { name: 'Fruit cake', priceToPay: 20_000, sizeId: 'large' },
    ]);
    expect(await suggest(admin, 'cake under 999,999,999 thousand')).toHaveLength(3);
  });

  test('forgives typing errors, and knows beginnings and local words (P13.1, P13.2)', async () => {
    const { admin } = await openCatalogue();
    for (const [query, first] of [
      ['velvte', 'Red Velvet Cake'],
      ['cupc', 'Vanilla Cupcakes'],
      ['meatpie', 'Nigerian Meat Pie'],
      ['puffpuff', 'Puff-Puff'],
      ['chops', 'Small Chops Platter'],
      ['cup cake', 'Vanilla Cupcakes'],
    ] as const) {
      expect((await suggest(admin, query))[0]?.name, query).toBe(first);
    }
  });

  test('says which words of a name were meant where they were typed otherwise (P29.70)', {
    tags: 'long',
  }, async () => {
    const { admin } = await openCatalogue();
    expect((await suggest(admin, 'velvte cake'))[0]).toMatchObject({
      name: 'Red Velvet Cake',
      terms: ['velvet'],
    });
    expect((await suggest(admin, 'velv'))[0]).not.toHaveProperty('terms');
  });

  test('says with the first what was looked for instead, as the results do (P29.462)', async () => {
    const { admin } = await openCatalogue();
    const [first, ...others] = await suggest(admin, 'unicorn cake');
    expect(first).toMatchObject({ meant: 'cake', leftOut: ['unicorn'] });
    for (const other of others) expect(other).not.toHaveProperty('meant');
    const [mended] = await suggest(admin, 'velvte');
    expect(mended).toMatchObject({ meant: 'velvet' });
    expect(mended).not.toHaveProperty('leftOut');
    expect((await suggest(admin, 'velvet'))[0]).not.toHaveProperty('meant');
  });

  test('offers what fits where nothing answers what somebody may eat (P29.71)', async () => {
    const { admin } = await openCatalogue([
      { name: 'Puff-Puff', dietaryTags: ['Vegan'], allergens: ['gluten'] },
      { name: 'Red Velvet Cake', allergens: ['egg'] },
    ]);
    expect(await suggest(admin, 'vegan cake')).toMatchObject([{ name: 'Puff-Puff', fits: 'Vegan' }]);
    expect((await suggest(admin, 'vegan puff'))[0]).not.toHaveProperty('fits');
  });

  test('says what can be made eggless, and whether that was asked for (P29.26, P29.72)', async () => {
    const { admin } = await openCatalogue([{ name: 'Fruit cake', allergens: ['egg'], egglessExtra: 2_000 }]);
    expect(await suggest(admin, 'fruit cake')).toMatchObject([{ egglessExtra: 2_000 }]);
    expect((await suggest(admin, 'fruit cake'))[0]).not.toHaveProperty('isMadeEggless');
    expect(await suggest(admin, 'eggless fruit cake')).toMatchObject([{ isMadeEggless: true }]);
  });

  test('holds eight at most', async () => {
    const { admin } = await openCatalogue(
      Array.from({ length: 9 }, (_, number) => ({ name: `Tart ${number}` })),
    );
    expect(await suggest(admin, 'tart')).toHaveLength(8);
  });

  test('too little, a bare number, mere punctuation and what nobody bakes suggest nothing (S5.8)', async () => {
    const { admin } = await openCatalogue();
    for (const query of ['', 'pu', '  pu  ', '5000', '!!!', 'xylophone']) {
      expect(await suggest(admin, query), query).toEqual([]);
    }
  });

  test('may be kept by the browser, who asks whether they are still the same', async () => {
    const { visitor } = await openCatalogue();
    const first = await visitor.ask('/api/search/suggestions?q=puff');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await visitor.ask('/api/search/suggestions?q=puff', {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });
});

describe('GET /api/search/search', () => {
  test('answers with products, their number and the words to mark (S7.4)', async () => {
    const { admin } = await openCatalogue();
    const found = await search(admin, 'meatpie');
    expect(found).toMatchObject({ total: 1, terms: ['meat', 'pie'] });
    expect(found.data).toMatchObject([{ id: 'nigerian-meat-pie', price: 1_200, category: 'Pies and rolls' }]);
  });

  test('a match in the name comes before one in a tag, and that before one in the description (P13.3)', async () => {
    const { admin } = await openCatalogue();
    expect(namesOf((await search(admin, 'velvet')).data)).toEqual([
      'Red Velvet Cake',
      'Vanilla Cupcakes',
      'Plain Sponge',
    ]);
  });

  test('a query that finds nothing is no error', async () => {
    const { admin } = await openCatalogue();
    for (const query of ['', '   ', '!!!', '₦5,000', 'xylophone']) {
      expect(await search(admin, query), query).toEqual({
        data: [],
        total: 0,
        terms: [],
        needs: [],
        alternatives: [],
      });
    }
  });
});

test('a draft, an archived or a withdrawn product is never found (P13.4)', { tags: 'long' }, async () => {
  const { admin } = await openCatalogue([
    { name: 'Secret Draft Tart', status: 'draft' },
    { name: 'Archived Tart', status: 'archived' },
    { name: 'Lemon Tart' },
    { name: 'Withdrawn Tart' },
  ]);
  expect(namesOf(await suggest(admin, 'tart'))).toEqual(['Lemon Tart', 'Withdrawn Tart']);
  await admin.change('withdrawn-tart', { status: 'draft' });
  await admin.owner.delete('/api/products/lemon-tart');
  await admin.shop.takeOverCatalogue();
  expect(await suggest(admin, 'tart')).toEqual([]);
  expect((await search(admin, 'tart')).total).toBe(0);
});

test('a published or renamed product is found at once, also by a query that was asked before', async () => {
  const { admin } = await openCatalogue();
  expect(await suggest(admin, 'brioche')).toEqual([]);
  await admin.create({ name: 'Brioche', status: 'published' });
  await admin.shop.takeOverCatalogue();
  expect(namesOf(await suggest(admin, 'brioche'))).toEqual(['Brioche']);
  await admin.change('brioche', { name: 'Babka' });
  await admin.shop.takeOverCatalogue();
  expect(await suggest(admin, 'brioche')).toEqual([]);
  expect(await suggest(admin, 'babka')).toMatchObject([{ id: 'brioche', name: 'Babka' }]);
});

describe.each(['/api/search/suggestions', '/api/search/search'])('%s', (path) => {
  test('a query that is missing, too long or no text is refused with a message', async () => {
    const { visitor } = await openCatalogue([]);
    for (const parameters of ['', '?x=cake', `?q=${'x'.repeat(101)}`, '?q=cake%00']) {
      const answer = await visitor.ask(path + parameters);
      expect(answer.status, parameters).toBe(400);
      expect(await answer.json(), parameters).toMatchObject({
        message: 'Please check what you entered.',
        code: 'invalid_input',
        fields: { q: expect.any(String) },
      });
    }
  });

  test('an odd address is answered without a fault', async () => {
    const { visitor } = await openCatalogue();
    const odd = ['?q=%', '?q=%C3', '?q=cake&q=pie', '?q=cake&q=', '?q[]=cake&q=pie', `?q=${'a+'.repeat(50)}`];
    for (const parameters of odd) {
      expect((await visitor.ask(path + parameters)).status, parameters).toBe(200);
    }
  });
});
