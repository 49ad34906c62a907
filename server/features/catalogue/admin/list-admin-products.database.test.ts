import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { listAdminProductsEndpoint } from '../../../../contract/product-changes.ts';
import { products } from '../../../database/schema/catalogue.ts';
import { MEAT_PIE, openProductAdmin } from '../../../testing/product-admin.ts';
import { openShopApp } from '../../../testing/shop-app.ts';

async function openList() {
  const admin = await openProductAdmin();
  const list = async (query: Record<string, string> = {}) => {
    const answer = await admin.owner.ask(`/api/admin/products?${new URLSearchParams(query)}`);
    return listAdminProductsEndpoint.answerSchema.parse(await answer.json());
  };
  const listIds = async (query: Record<string, string> = {}) => (await list(query)).data.map(({ id }) => id);
  return { ...admin, list, listIds };
}

test('an empty shop has an empty list', async () => {
  const { list } = await openList();
  expect(await list()).toEqual({
    data: [],
    total: 0,
    counts: { draft: 0, published: 0, archived: 0 },
    categories: [],
    dietaryTags: [],
    flavorTags: [],
    nextCursor: null,
  });
});

test('drafts and published products are listed as they are read alone, the last changed first', async () => {
  const { create, change, list, read, addPicture } = await openList();
  await create({ name: 'Pie', pictures: [{ id: await addPicture(), alt: 'A pie' }] });
  await create({ name: 'Cake', status: 'published' });
  await create({ name: 'Gone', status: 'archived' });
  await change('pie', { price: 900 });
  const { data, total, counts } = await list();
  expect(data).toEqual([await read('pie'), await read('cake')]);
  expect([total, counts]).toEqual([2, { draft: 1, published: 1, archived: 1 }]);
});

test('what another node has written is counted and found at once, and a word that nobody uses is gone', async () => {
  const { shop, list } = await openList();
  expect((await list()).total).toBe(0);
  const otherNode = await openShopApp({ database: shop.database });
  const other = await otherNode.signInUser('other@bakery.example', { isAdmin: true });
  await other.post('/api/products', { ...MEAT_PIE, category: 'Pies', flavorTags: ['Beef'] });
  expect(await list({ search: 'meat' })).toMatchObject({
    total: 1,
    categories: ['Pies'],
    flavorTags: ['Beef'],
  });
  await other.put('/api/products/meat-pie', { category: 'Pastries', flavorTags: [], status: 'published' });
  expect(await list({ search: 'beef' })).toMatchObject({ total: 0, data: [] });
  expect(await list()).toMatchObject({
    counts: { draft: 0, published: 1, archived: 0 },
    categories: ['Pastries'],
    flavorTags: [],
  });
});

describe('a list in pages', () => {
  test('has no gaps and no repetition, however it is sorted', { tags: 'long' }, async () => {
    const { db, create, list } = await openList();
    for (let number = 1; number <= 7; number++) {
      // Several of one name, one price and one moment are the hard case.
      await create({ id: `p${number}`, name: `Cake ${number % 2}`, price: 100 * (number % 3) });
    }
    await db.update(products).set({ updatedAt: new Date('2026-03-01T12:00:00.123Z') });
    await db.update(products).set({ updatedAt: sql`now()` }).where(eq(products.id, 'p4'));
    for (const sort of ['updated', 'name', 'price-up', 'price-down']) {
      const seen: string[] = [];
      let query: Record<string, string> = { sort, limit: '2' };
      for (;;) {
        const page = await list(query);
        expect(page.total).toBe(7);
        seen.push(...page.data.map(({ id }) => id));
        if (page.nextCursor === null) break;
        query = { sort, limit: '2', cursor: page.nextCursor };
      }
      const whole = (await list({ sort })).data;
      expect(seen, sort).toEqual(whole.map(({ id }) => id));
      expect(new Set(seen).size).toBe(7);
    }
  });

  test('is in the order that was asked for', async () => {
    const { create, listIds } = await openList();
    await create({ name: 'B', price: 2 });
    await create({ name: 'C', price: 1 });
    await create({ name: 'A', price: 3 });
    expect(await listIds()).toEqual(['a', 'c', 'b']);
    expect(await listIds({ sort: 'name' })).toEqual(['a', 'b', 'c']);
    expect(await listIds({ sort: 'price-up' })).toEqual(['c', 'b', 'a']);
    expect(await listIds({ sort: 'price-down' })).toEqual(['a', 'b', 'c']);
  });

  test('goes on after the longest of names', async () => {
    const { create, list } = await openList();
    await create({ name: '蛋'.repeat(120), id: 'first' });
    await create({ name: '蛋'.repeat(120), id: 'second' });
    const { nextCursor } = await list({ sort: 'name', limit: '1' });
    const { data } = await list({ sort: 'name', limit: '1', cursor: nextCursor ?? '' });
    expect(data.map(({ id }) => id)).toEqual(['second']);
  });

  test('begins anew for a cursor of another order, or that is none', { tags: 'long' }, async () => {
    const { create, list, listIds } = await openList();
    await create({ name: 'A' });
    await create({ name: 'B' });
    const { nextCursor } = await list({ sort: 'name', limit: '1' });
    const wrong = [
      nextCursor ?? '',
      'made-up',
      ...['["updated","0000-01-01T00:00:00.000Z","a"]', '["updated","a\\u0000","a"]', '[]', '{}', 'null'].map(
        (text) => Buffer.from(text).toString('base64url'),
      ),
    ];
    for (const cursor of wrong) expect(await listIds({ sort: 'updated', cursor })).toEqual(['b', 'a']);
    const beyond = Buffer.from('["price-up",1e300,"a"]').toString('base64url');
    expect(await listIds({ sort: 'price-up', cursor: beyond })).toHaveLength(2);
  });
});

test('name, id, category and tags are searched, every word anywhere and nothing but the words', async () => {
  const { create, list, listIds } = await openList();
  await create({
    name: 'Ọmọ Red Velvet',
    category: 'Party Cakes',
    dietaryTags: ['Nut-free'],
    flavorTags: ['Cream cheese'],
  });
  await create({ name: 'Meat Pie 100%', id: 'pie-1' });
  for (const search of ['velvet', 'RED', 'omo-red', 'ỌMỌ', 'party', 'nut-f', 'cheese', 'velvet  party red']) {
    expect([search, await listIds({ search })]).toEqual([search, ['omo-red-velvet']]);
  }
  expect(await listIds({ search: '100%' })).toEqual(['pie-1']);
  for (const search of ['velvet pie', '_', '\\', "' or 1=1 --", 'redvelvet', '%%%']) {
    expect([search, (await list({ search })).total]).toEqual([search, 0]);
  }
});

test('a status and a category narrow the list, and the counts tell what each status would show', async () => {
  const { create, list, listIds } = await openList();
  await create({ name: 'A', category: 'Cakes', status: 'published' });
  await create({ name: 'B', category: 'Cakes', status: 'draft' });
  await create({ name: 'C', category: 'Cakes', status: 'archived' });
  await create({ name: 'D', category: 'Pies', status: 'published' });
  for (const [status, ids] of [
    ['published', ['a']],
    ['draft', ['b']],
    ['archived', ['c']],
  ] as const) {
    const page = await list({ category: 'Cakes', status });
    expect(page.data.map(({ id }) => id)).toEqual(ids);
    expect([page.total, page.counts]).toEqual([1, { draft: 1, published: 1, archived: 1 }]);
  }
  expect(await listIds({ category: 'Cakes' })).toEqual(['b', 'a']);
  expect(await list({ search: 'd' })).toMatchObject({
    total: 1,
    counts: { draft: 0, published: 1, archived: 0 },
  });
});

test('every category and tag in use is listed, sorted and once, whatever is searched for', async () => {
  const { create, list } = await openList();
  await create({ category: 'Pies', dietaryTags: ['vegan', 'Halal'], flavorTags: ['Beef'] });
  await create({ category: 'Cakes', dietaryTags: ['Halal'], flavorTags: ['apple'], status: 'archived' });
  expect(await list({ search: 'nothing like it' })).toMatchObject({
    data: [],
    categories: ['Cakes', 'Pies'],
    dietaryTags: ['Halal', 'vegan'],
    flavorTags: ['apple', 'Beef'],
  });
});

test('a request that is none is refused', async () => {
  const { owner } = await openList();
  for (const query of [
    'limit=0',
    'limit=101',
    'limit=x',
    'sort=best',
    'status=gone',
    'search=%00',
    'cursor=',
  ]) {
    const answer = await owner.ask(`/api/admin/products?${query}`);
    expect([query, answer.status, await answer.json()]).toMatchObject([
      query,
      400,
      { code: 'invalid_input', fields: { [query.split('=')[0] ?? '']: expect.any(String) } },
    ]);
  }
});

test('a product that is not there cannot be read', async () => {
  const { owner } = await openList();
  for (const id of ['cake', 'Cake', '%00', 'a'.repeat(81)]) {
    const answer = await owner.ask(`/api/admin/products/${id}`);
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { message: 'We can’t find this product.', code: 'no_such_product' },
    ]);
  }
});

test('only an administrator may look', async () => {
  const { shop, create } = await openList();
  await create();
  const ada = await shop.signInUser('ada@bakery.example');
  for (const path of ['/api/admin/products', '/api/admin/products/meat-pie']) {
    const nobody = await shop.visit().ask(path);
    expect([nobody.status, await nobody.json()]).toMatchObject([401, { message: 'User not authenticated' }]);
    expect((await ada.ask(path)).status).toBe(403);
  }
});
