import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { productListSchema, productSchema } from '../../../contract/products.ts';
import { openProductAdmin } from '../../testing/product-admin.ts';
import { numberIds, publishProducts } from '../../testing/publish-products.ts';

type Admin = Awaited<ReturnType<typeof openProductAdmin>>;

async function openWindow(products: readonly object[]) {
  const admin = await openProductAdmin();
  for (const product of products) await admin.create({ status: 'published', ...product });
  await admin.shop.takeOverCatalogue();
  return { admin, visitor: admin.shop.visit() };
}

async function list(admin: Admin, search = '') {
  const answer = await admin.shop.visit().ask(`/api/products${search}`);
  expect(answer.status).toBe(200);
  return productListSchema.parse(await answer.json());
}
const namesOf = ({ data }: { readonly data: readonly { readonly name: string }[] }) =>
  data.map(({ name }) => name);

const CATEGORY = [
  { name: 'Agege Bread', category: 'Breads', price: 1_500, flavorTags: ['plain'], allergens: ['gluten'] },
  { name: 'Honey Cake', category: 'Cakes', price: 18_000, flavorTags: ['honey'], dietaryTags: ['eggless'] },
  { name: 'Lemon Cake', category: 'Cakes', price: 20_000, flavorTags: ['lemon'], discountPercentage: 25 },
  { name: 'Wedding Cake', category: 'Cakes', price: 250_000, isCustom: true, allergens: ['egg', 'nuts'] },
];

describe('GET /api/products', () => {
  test('answers with the published products and what can be chosen among them (S7.2)', {
    tags: 'long',
  }, async () => {
    const { admin } = await openWindow(CATEGORY);
    await admin.create({ name: 'Secret Cake', status: 'draft' });
    await admin.shop.takeOverCatalogue();
    const all = await list(admin);
    expect(all).toMatchObject({ total: 4, nextCursor: null });
    expect(namesOf(all)).toEqual(['Wedding Cake', 'Lemon Cake', 'Honey Cake', 'Agege Bread']);
    expect(all.facets).toEqual({
      occasion: [],
      category: [
        { value: 'Breads', count: 1 },
        { value: 'Cakes', count: 3 },
      ],
      dietary: [{ value: 'Eggless', count: 2 }],
      flavor: [
        { value: 'honey', count: 1 },
        { value: 'lemon', count: 1 },
        { value: 'plain', count: 1 },
      ],
      allergens: [
        { value: 'egg', count: 1 },
        { value: 'gluten', count: 1 },
        { value: 'nuts', count: 1 },
      ],
      custom: [
        { value: 'false', count: 3 },
        { value: 'true', count: 1 },
      ],
      price: { min: 1_500, max: 250_000 },
    });
  });

  test('takes every filter and sorting, and ignores what it does not know (S7.2)', async () => {
    const { admin } = await openWindow(CATEGORY);
    const cases: Record<string, string[]> = {
      '?category=Breads': ['Agege Bread'],
      '?category=Breads,Cakes&sort=price-up': ['Agege Bread', 'Lemon Cake', 'Honey Cake', 'Wedding Cake'],
      '?flavor=honey,lemon&sort=newest': ['Lemon Cake', 'Honey Cake'],
      '?dietary=eggless': ['Honey Cake', 'Agege Bread'],
      '?dietary=eggless,vegan': [],
      // What declares nothing is left out, too.
      '?excludeAllergens=nuts,gluten&sort=price-down': ['Honey Cake'],
      '?custom=true': ['Wedding Cake'],
      '?minPrice=15000&maxPrice=18000&sort=price-up': ['Lemon Cake', 'Honey Cake'],
      '?category=Nothing': [],
      '?utm_source=mail&page=7&category=Breads': ['Agege Bread'],
    };
    for (const [search, expected] of Object.entries(cases)) {
      expect([search, namesOf(await list(admin, search))]).toEqual([search, expected]);
    }
  });

  test('gives pages that follow each other by their cursor', async () => {
    const { admin } = await openWindow(CATEGORY);
    const first = await list(admin, '?sort=price-up&limit=3');
    expect(namesOf(first)).toEqual(['Agege Bread', 'Lemon Cake', 'Honey Cake']);
    expect(first.total).toBe(4);
    const second = await list(admin, `?sort=price-up&limit=3&cursor=${first.nextCursor}`);
    expect(namesOf(second)).toEqual(['Wedding Cake']);
    expect(second.nextCursor).toBeNull();
  });

  test('without a limit holds 500 products at most (P17.5)', async () => {
    const admin = await openProductAdmin();
    await publishProducts(admin.db, numberIds(501));
    await admin.shop.takeOverCatalogue();
    const first = await list(admin);
    expect(first.data).toHaveLength(500);
    expect(first.total).toBe(501);
    expect((await list(admin, `?cursor=${first.nextCursor}`)).data).toHaveLength(1);
  });

  test('refuses what makes no sense at its field (P17.1)', async () => {
    const { visitor } = await openWindow([]);
    const cases: Record<string, string> = {
      '?limit=0': 'limit',
      '?limit=501': 'limit',
      '?limit=ten': 'limit',
      '?sort=loudest': 'sort',
      '?custom=perhaps': 'custom',
      '?minPrice=-1': 'minPrice',
      '?maxPrice=cheap': 'maxPrice',
      '?excludeAllergens=plutonium': 'excludeAllergens.0',
      '?cursor=somewhere': 'cursor',
      '?sort=newest&cursor=f.0.agege-bread': 'cursor',
      [`?category=${'a'.repeat(501)}`]: 'category',
    };
    for (const [search, field] of Object.entries(cases)) {
      const answer = await visitor.ask(`/api/products${search}`);
      expect([search, answer.status]).toEqual([search, 400]);
      expect(await answer.json()).toMatchObject({
        code: 'invalid_input',
        fields: { [field]: expect.any(String) },
      });
    }
  });
});

describe('GET /api/products/:id', () => {
  test('answers with one product (S7.2, S3.1)', async () => {
    const { visitor } = await openWindow(CATEGORY);
    const answer = await visitor.ask('/api/products/lemon-cake');
    expect(answer.status).toBe(200);
    expect(productSchema.parse(await answer.json())).toMatchObject({
      id: 'lemon-cake',
      category: 'Cakes',
      price: 20_000,
      priceToPay: 15_000,
      discountPercentage: 25,
      isCustom: false,
      dietaryTags: [],
      flavorTags: ['lemon'],
    });
  });

  test('knows nothing of drafts, archived products and what never was one', async () => {
    const { visitor } = await openWindow([
      { name: 'Draft Cake', status: 'draft' },
      { name: 'Archived Cake', status: 'archived' },
    ]);
    for (const id of ['no-such-cake', 'draft-cake', 'archived-cake', '%00', '..%2Fadmin', '__proto__']) {
      const answer = await visitor.ask(`/api/products/${id}`);
      expect([id, answer.status]).toEqual([id, 404]);
      expect(await answer.json()).toEqual({
        message: 'This product isn’t available.',
        code: 'no_such_product',
      });
    }
  });

  test('is gone once the product is archived, and back when it is published again', async () => {
    const { admin, visitor } = await openWindow(CATEGORY);
    expect((await visitor.ask('/api/products/honey-cake')).status).toBe(200);
    await admin.owner.delete('/api/products/honey-cake');
    await admin.shop.takeOverCatalogue();
    expect((await visitor.ask('/api/products/honey-cake')).status).toBe(404);
    expect((await list(admin)).total).toBe(3);
    await admin.change('honey-cake', { status: 'published' });
    await admin.shop.takeOverCatalogue();
    expect((await visitor.ask('/api/products/honey-cake')).status).toBe(200);
  });
});

describe('cached answers', () => {
  test('are compressed, tagged and asked about again instead of sent again', async () => {
    const { visitor } = await openWindow(CATEGORY);
    const first = await visitor.ask('/api/products', { headers: { 'accept-encoding': 'gzip' } });
    expect(first.headers.get('content-encoding')).toBe('gzip');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(first.headers.get('content-type')).toBe('application/json');
    expect(first.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    const body = gunzipSync(Buffer.from(await first.arrayBuffer())).toString();
    expect(JSON.parse(body)).toMatchObject({ total: 4 });
    const again = await visitor.ask('/api/products', {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  test('another price makes another tag for the product and every list, and leaves other products alone', async () => {
    const { admin, visitor } = await openWindow(CATEGORY);
    const paths = [
      '/api/products',
      '/api/products?category=Cakes',
      '/api/products/honey-cake',
      '/api/products/lemon-cake',
    ];
    const readTags = () =>
      Promise.all(paths.map(async (path) => (await visitor.ask(path)).headers.get('etag')));
    const before = await readTags();
    await admin.change('honey-cake', { price: 19_000 });
    await admin.shop.takeOverCatalogue();
    const after = await readTags();
    expect(paths.filter((_, place) => before[place] === after[place])).toEqual(['/api/products/lemon-cake']);
  });

  test('are the same bytes for whoever is signed in, and a bad token is told', async () => {
    const { admin, visitor } = await openWindow(CATEGORY);
    const [anonymous, owner] = [await visitor.ask('/api/products'), await admin.owner.ask('/api/products')];
    expect(await owner.text()).toBe(await anonymous.text());
    expect(owner.headers.get('etag')).toBe(anonymous.headers.get('etag'));
    const refused = await visitor.ask('/api/products', { headers: { authorization: 'Bearer nonsense' } });
    expect(refused.status).toBe(401);
  });
});
