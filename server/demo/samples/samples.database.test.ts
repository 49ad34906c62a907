import { expect, test } from 'vitest';
import { listAdminProductsEndpoint } from '../../../contract/product-changes.ts';
import { listSamplesEndpoint, removeSamplesEndpoint } from '../../../contract/samples.ts';
import { auditEvents } from '../../database/schema/audit-events.ts';
import { contentEntries } from '../../database/schema/content.ts';
import { users } from '../../database/schema/identity.ts';
import { closeIfNew, isShopOpen } from '../../features/shop/opening.store.ts';
import { findShopProfile } from '../../features/shop/shop.store.ts';
import { openProductAdmin } from '../../testing/product-admin.ts';
import { loadDemo } from '../load-demo.ts';

async function openSampleAdmin() {
  const admin = await openProductAdmin();
  const { owner } = admin;
  return {
    ...admin,
    list: async () =>
      listSamplesEndpoint.answerSchema.parse(await (await owner.ask('/api/admin/samples')).json()),
    add: async (...ids: string[]) => (await owner.post('/api/admin/samples', { ids })).json(),
    remove: async () =>
      removeSamplesEndpoint.answerSchema.parse(await (await owner.delete('/api/admin/samples')).json()),
    products: async (query = '') =>
      listAdminProductsEndpoint.answerSchema.parse(
        await (await owner.ask(`/api/admin/products${query}`)).json(),
      ),
  };
}

test('chosen bakes of the starter list are samples until they are edited (P36.12)', {
  tags: 'long',
}, async () => {
  const { db, add, list, products, change } = await openSampleAdmin();
  await closeIfNew(db);
  expect(await add('puff-puff', 'agege-bread', 'chin-chin')).toEqual({ added: 3, status: 'published' });
  expect(await add('puff-puff')).toMatchObject({ added: 0 });
  const { bakes, removable } = await list();
  expect(
    bakes
      .filter(({ isInShop }) => isInShop)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['agege-bread', 'chin-chin', 'puff-puff']);
  expect(bakes.every(({ thumbnail }) => thumbnail.startsWith('data:image/webp;'))).toBe(true);
  expect(removable).toMatchObject({ products: 3, posts: 0, customers: 0 });
  const own = await change('puff-puff', { name: 'Our puff-puff' });
  const { data } = await products();
  expect(data.find(({ id }) => id === own.id)?.isSample).toBeUndefined();
  expect(data.filter(({ isSample }) => isSample)).toHaveLength(2);
});

test('in an open shop samples are added as drafts (P36.12)', async () => {
  const { add, create } = await openSampleAdmin();
  await create();
  expect(await add('puff-puff')).toEqual({ added: 1, status: 'draft' });
});

test('removing all samples takes away the demo and keeps what is one’s own (P36.13)', {
  tags: 'long',
}, async () => {
  const { shop, db, list, remove, add, products, create, change } = await openSampleAdmin();
  await loadDemo(db, shop.files);
  await shop.addUser('adaeze@oyinbakes.example');
  await create({ name: 'Our own pie', status: 'published' });
  await change('puff-puff', { name: 'Our puff-puff' });
  const { removable } = await list();
  expect(removable).toMatchObject({ customers: 1, settings: 4, pages: 1 });
  expect(removable.products).toBeGreaterThan(30);
  expect((await remove()).removed).toEqual(removable);
  expect((await list()).removable).toEqual({
    products: 0,
    orderedProducts: 0,
    posts: 0,
    pages: 0,
    customers: 0,
    settings: 0,
  });

  const { data, counts } = await products();
  expect(data.map(({ id }) => id).sort()).toEqual(['our-own-pie', 'puff-puff']);
  expect(counts).toEqual({ draft: 0, published: 2, archived: 0 });
  expect((await products('?status=archived')).data).toEqual([]);
  expect((await findShopProfile(db))?.name).toBe('Our bakery');
  expect(await isShopOpen(db)).toBe(true);
  const posts = await db.select().from(contentEntries);
  expect(posts.every(({ kind, deletedAt }) => kind === 'post' && deletedAt !== null)).toBe(true);
  const people = await db.select({ email: users.email }).from(users);
  expect(people.map(({ email }) => email)).toEqual(['owner@bakery.example']);
  const events = await db.select({ action: auditEvents.action }).from(auditEvents);
  expect(events.filter(({ action }) => action === 'shop.samples_removed')).toHaveLength(1);

  expect(await add('agege-bread')).toEqual({ added: 1, status: 'draft' });
  expect((await products()).counts).toEqual({ draft: 1, published: 2, archived: 0 });
});

test('a demo that is emptied is closed again (P36.13)', { tags: 'long' }, async () => {
  const { shop, db, remove } = await openSampleAdmin();
  await loadDemo(db, shop.files);
  await remove();
  expect(await isShopOpen(db)).toBe(false);
});
