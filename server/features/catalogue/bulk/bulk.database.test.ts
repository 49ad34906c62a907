import { expect, test } from 'vitest';
import { products } from '../../../database/schema/catalogue.ts';
import { openBulkAdmin } from '../../../testing/bulk-admin.ts';
import { openProductAdmin } from '../../../testing/product-admin.ts';
import { publishProducts } from '../../../testing/publish-products.ts';

const RISE = { kind: 'price_percentage', percentage: 10, roundTo: 50 };

test('a preview says what would become of each product, and changes nothing (P1.19)', {
  tags: 'long',
}, async () => {
  const { create, ask, db, listBulkEvents, readCatalogueVersion } = await openBulkAdmin();
  const sizes = [
    { id: 'box', name: 'Box', price: 6_000, servings: 6, workUnits: 3 },
    { id: 'tray', name: 'Tray', price: 9_990, servings: 12, workUnits: 5 },
  ];
  await create({ name: 'Meat Pie', sizes });
  await create({ name: 'Fish Roll', price: 1_200, discountPercentage: 5 });
  await create({ name: 'Your Own Cake', price: 20_000, isCustom: true });
  await create({ name: 'Sweet', price: 100 });
  const before = await db.select().from(products);
  const version = await readCatalogueVersion();
  const preview = await ask({
    choice: { ids: ['meat-pie', 'fish-roll', 'your-own-cake', 'sweet', 'gone'] },
    change: { ...RISE, roundTo: 100, percentage: 20 },
  });
  expect(preview).toEqual({
    changedCount: 2,
    unchangedCount: 1,
    refusedCount: 2,
    changedIds: ['fish-roll', 'meat-pie'],
    changed: [
      {
        id: 'fish-roll',
        name: 'Fish Roll',
        before: { status: 'draft', discountPercentage: 5, price: 1_200, sizes: [] },
        after: { status: 'draft', discountPercentage: 5, price: 1_400, sizes: [] },
      },
      {
        id: 'meat-pie',
        name: 'Meat Pie',
        before: {
          status: 'draft',
          discountPercentage: 0,
          price: 6_000,
          sizes: [
            { id: 'box', name: 'Box', price: 6_000 },
            { id: 'tray', name: 'Tray', price: 9_990 },
          ],
        },
        after: {
          status: 'draft',
          discountPercentage: 0,
          price: 7_200,
          sizes: [
            { id: 'box', name: 'Box', price: 7_200 },
            { id: 'tray', name: 'Tray', price: 12_000 },
          ],
        },
      },
    ],
    refused: [
      { id: 'gone', name: 'gone', reason: 'We can’t find this product.' },
      {
        id: 'your-own-cake',
        name: 'Your Own Cake',
        reason: 'Its price comes from the cake designer’s price list.',
      },
    ],
    seen: version,
    undoId: null,
  });
  expect(await db.select().from(products)).toEqual(before);
  expect(await listBulkEvents()).toEqual([]);
});

test('a change is made to all at once, with a revision each and one entry in the activity log (P1.19)', async () => {
  const { owner, create, read, changeAsPreviewed, listRevisions, listBulkEvents, readCatalogueVersion } =
    await openBulkAdmin();
  for (const name of ['Meat Pie', 'Fish Pie', 'Beef Pie']) await create({ name, price: 1_000 });
  const version = await readCatalogueVersion();
  const done = await changeAsPreviewed({ search: 'pie' }, RISE);
  expect(done).toMatchObject({ changedCount: 3, unchangedCount: 0, refusedCount: 0 });
  for (const id of ['meat-pie', 'fish-pie', 'beef-pie']) {
    expect(await read(id)).toMatchObject({ price: 1_100, version: 2 });
    expect(await listRevisions(id)).toMatchObject([
      { version: 1 },
      { version: 2, actorId: owner.userId, details: { priceInKobo: 110_000 } },
    ]);
  }
  expect(await readCatalogueVersion()).toBe(version + 1);
  expect(await listBulkEvents()).toMatchObject([
    {
      id: done.undoId,
      action: 'product.bulk_changed',
      actorId: owner.userId,
      details: { what: 'prices raised by 10%, rounded to ₦50', products: 3 },
    },
  ]);
});

test('products are published, taken out, archived and restored together (P1.19)', {
  tags: 'long',
}, async () => {
  const { create, shop, changeAsPreviewed } = await openBulkAdmin();
  await create({ name: 'Meat Pie' });
  await create({ name: 'Fish Pie' });
  const visitor = shop.visit();
  const readStatus = async () => {
    await shop.takeOverCatalogue();
    return (await visitor.ask('/api/products/meat-pie')).status;
  };
  const all = { ids: ['meat-pie', 'fish-pie'] };
  expect(await changeAsPreviewed(all, { kind: 'publish' })).toMatchObject({ changedCount: 2 });
  expect(await readStatus()).toBe(200);
  expect(await changeAsPreviewed(all, { kind: 'unpublish' })).toMatchObject({ changedCount: 2 });
  expect(await readStatus()).toBe(404);
  expect(await changeAsPreviewed(all, { kind: 'archive' })).toMatchObject({ changedCount: 2 });
  expect(await changeAsPreviewed({ status: 'archived' }, { kind: 'restore' })).toMatchObject({
    changedCount: 2,
  });
});

test('a discount is set and ended for what the list is narrowed to, and for nothing else', async () => {
  const { create, read, changeAsPreviewed } = await openBulkAdmin();
  await create({ name: 'Meat Pie', category: 'Pies' });
  await create({ name: 'Agege Bread', category: 'Bread' });
  await changeAsPreviewed({ category: 'Pies' }, { kind: 'discount', percentage: 12.5 });
  expect(await read('meat-pie')).toMatchObject({ discountPercentage: 12.5, priceToPay: 1_050 });
  expect(await read('agege-bread')).toMatchObject({ discountPercentage: 0, version: 1 });
  await changeAsPreviewed({ category: 'Pies' }, { kind: 'discount', percentage: 0 });
  expect(await read('meat-pie')).toMatchObject({ discountPercentage: 0 });
});

test('what somebody changed after the preview is left as it is, and named', async () => {
  const { create, change, read, ask } = await openBulkAdmin();
  await create({ name: 'Meat Pie', price: 1_000 });
  await create({ name: 'Fish Pie', price: 1_000 });
  const choice = { ids: ['meat-pie', 'fish-pie'] };
  const { seen } = await ask({ choice, change: RISE });
  await change('meat-pie', { price: 5_000 });
  expect(await ask({ choice, change: RISE, seen })).toMatchObject({
    changedCount: 1,
    changedIds: ['fish-pie'],
    refused: [
      {
        id: 'meat-pie',
        name: 'Meat Pie',
        reason: 'Someone else changed it, so we left it as it is.',
      },
    ],
  });
  expect(await read('meat-pie')).toMatchObject({ price: 5_000, version: 2 });
  expect(await read('fish-pie')).toMatchObject({ price: 1_100 });
});

test('a change that is sent twice, as after a lost answer, is made once', async () => {
  const { create, read, ask } = await openBulkAdmin();
  await create({ name: 'Meat Pie', price: 1_000 });
  const body = { choice: { ids: ['meat-pie'] }, change: RISE };
  const { seen } = await ask(body);
  await Promise.all([ask({ ...body, seen }), ask({ ...body, seen })]);
  expect(await read('meat-pie')).toMatchObject({ price: 1_100, version: 2 });
});

test('two administrators who change the same products at once wait for each other', async () => {
  const { create, ask } = await openBulkAdmin();
  const ids = ['pie-one', 'pie-two', 'pie-three', 'pie-four'];
  for (const id of ids) await create({ id, price: 1_000 });
  const { seen } = await ask({ choice: { ids }, change: RISE });
  const answers = await Promise.all([
    ask({ choice: { ids }, change: { kind: 'discount', percentage: 5 }, seen }),
    ask({ choice: { ids: ids.toReversed() }, change: { kind: 'discount', percentage: 7 }, seen }),
  ]);
  expect(answers.map(({ changedCount }) => changedCount).sort()).toEqual([0, 4]);
});

test('three thousand products can be changed at once, and not one more', { tags: 'long' }, async () => {
  const { db, owner } = await openBulkAdmin();
  const ids = Array.from({ length: 3_001 }, (_, index) => `bun-${index}`);
  await publishProducts(db, ids, { name: 'Bun', category: 'Buns' });
  const body = { choice: { category: 'Buns' }, change: RISE };
  const answer = await owner.post('/api/admin/products/bulk', body);
  expect([answer.status, await answer.json()]).toEqual([
    400,
    {
      message: 'At most 3,000 products can be changed at once. Narrow the list first.',
      code: 'too_many_products',
    },
  ]);
});

test.each([
  [{}, ['choice', 'change']],
  [{ choice: { ids: [] }, change: RISE }, ['choice']],
  [{ choice: { ids: ['a'] }, change: { kind: 'double' } }, ['change.kind']],
  [{ choice: { ids: ['a'] }, change: { ...RISE, percentage: 0 } }, ['change.percentage']],
  [{ choice: { ids: ['a'] }, change: { ...RISE, percentage: 301 } }, ['change.percentage']],
  [{ choice: { ids: ['a'] }, change: { ...RISE, roundTo: 7 } }, ['change.roundTo']],
  [{ choice: { ids: ['a'] }, change: { kind: 'discount', percentage: 96 } }, ['change.percentage']],
  [{ choice: { ids: ['a'] }, change: RISE, seen: -1 }, ['seen']],
])('%j is refused at %j', async (body, fields) => {
  const { owner } = await openProductAdmin();
  const answer = await owner.post('/api/admin/products/bulk', body);
  const what = (await answer.json()) as { fields: object };
  expect(answer.status).toBe(400);
  expect(Object.keys(what.fields).sort()).toEqual(fields.toSorted());
});
