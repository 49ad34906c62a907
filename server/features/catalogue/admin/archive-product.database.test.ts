import { expect, test } from 'vitest';
import { openOrderAdmin } from '../../../testing/order-admin.ts';
import { openProductAdmin } from '../../../testing/product-admin.ts';

test('a deleted product goes into the archive and is kept with all it had (S7.3)', async () => {
  const { owner, create, read, listRevisions, addPicture } = await openProductAdmin();
  const created = await create({ status: 'published', pictures: [{ id: await addPicture(), alt: 'A pie' }] });
  const answer = await owner.delete('/api/products/meat-pie');
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  const cached = await read('meat-pie');
  expect(cached).toEqual({ ...created, status: 'archived', version: 2, updatedAt: cached.updatedAt });
  expect(await listRevisions('meat-pie')).toMatchObject([
    { details: { status: 'published' } },
    { details: { status: 'archived' }, actorId: owner.userId },
  ]);
});

test('an ordered product is archived like any other, and the order goes on showing what was ordered', {
  tags: 'long',
}, async () => {
  const admin = await openOrderAdmin();
  const owner = await admin.shop.signInUser('owner@bakery.example', { isAdmin: true });
  const { order, visitor } = await admin.placeAsGuest();
  expect((await owner.delete('/api/products/honey-cake')).status).toBe(204);
  const answer = await visitor.ask(`/api/orders/${order.id}`);
  expect(await answer.json()).toMatchObject({ lines: [{ productId: 'honey-cake', name: 'Honey Cake' }] });
});

test('deleting it again is a success that leaves no trace', { tags: 'long' }, async () => {
  const { owner, create, read, readCatalogueVersion } = await openProductAdmin();
  await create();
  await owner.delete('/api/products/meat-pie');
  const announced = await readCatalogueVersion();
  expect((await owner.delete('/api/products/meat-pie')).status).toBe(204);
  expect((await read('meat-pie')).version).toBe(2);
  expect(await readCatalogueVersion()).toBe(announced);
});

test.each(['draft', 'published'])('a change of its status to %s brings it back', async (status) => {
  const { owner, create, change } = await openProductAdmin();
  await create();
  await owner.delete('/api/products/meat-pie');
  expect(await change('meat-pie', { status })).toMatchObject({ status, version: 3 });
});

test('its id stays taken', { tags: 'long' }, async () => {
  const { owner, create } = await openProductAdmin();
  await create();
  await owner.delete('/api/products/meat-pie');
  expect((await create()).id).toBe('meat-pie-2');
});

test('a product that is not there cannot be deleted', async () => {
  const { owner } = await openProductAdmin();
  for (const id of ['cake', 'Cake', "1' or '1'='1"]) {
    const answer = await owner.delete(`/api/products/${encodeURIComponent(id)}`);
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { message: 'We can’t find this product.', code: 'no_such_product' },
    ]);
  }
});

test('only an administrator may delete one (S6.4)', async () => {
  const { shop, create, read } = await openProductAdmin();
  const created = await create();
  const nobody = await shop.visit().delete('/api/products/meat-pie');
  expect([nobody.status, await nobody.json()]).toMatchObject([401, { message: 'User not authenticated' }]);
  const ada = await shop.signInUser('ada@bakery.example');
  expect((await ada.delete('/api/products/meat-pie')).status).toBe(403);
  expect(await read('meat-pie')).toEqual(created);
});
