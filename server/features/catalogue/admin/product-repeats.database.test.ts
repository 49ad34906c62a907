import { describe, expect, test } from 'vitest';
import { products } from '../../../database/schema/catalogue.ts';
import { MEAT_PIE, openProductAdmin } from '../../../testing/product-admin.ts';

const SOMETHING_ELSE = '00000000-0000-4000-8000-000000000000';

describe('a creation that is sent again under its key', () => {
  const KEY = 'key-of-this-very-product';

  async function openCreation() {
    const { owner, db, ...admin } = await openProductAdmin();
    const create = async (body: object, key = KEY) => {
      const headers = { 'idempotency-key': key };
      const answer = await owner.ask('/api/products', {
        method: 'POST',
        headers,
        body: { ...MEAT_PIE, ...body },
      });
      return { status: answer.status, body: await answer.json() };
    };
    const listIds = async () => (await db.select({ id: products.id }).from(products)).map(({ id }) => id);
    return { ...admin, createUnderKey: create, listIds };
  }

  test('leads to the same product, as it is by then', { tags: 'long' }, async () => {
    const { createUnderKey, change, listIds } = await openCreation();
    expect(await createUnderKey({})).toMatchObject({ status: 201, body: { id: 'meat-pie', version: 1 } });
    await change('meat-pie', { price: 1_500, version: 1 });
    expect(await createUnderKey({})).toMatchObject({
      status: 201,
      body: { id: 'meat-pie', price: 1_500, version: 2 },
    });
    expect(await listIds()).toEqual(['meat-pie']);
  });

  test('is created once, however many come at the same moment', async () => {
    const { createUnderKey, listIds } = await openCreation();
    const answers = await Promise.all([1, 2, 3, 4].map(() => createUnderKey({})));
    const sameProduct = { status: 201, body: { id: 'meat-pie' } };
    expect(answers).toMatchObject([sameProduct, sameProduct, sameProduct, sameProduct]);
    expect(await listIds()).toEqual(['meat-pie']);
  });

  test('with other words names the product that has the first ones', { tags: 'long' }, async () => {
    const { createUnderKey, listIds } = await openCreation();
    await createUnderKey({});
    expect(await createUnderKey({ name: 'Fish Roll' })).toMatchObject({
      status: 409,
      body: { code: 'key_reused', id: 'meat-pie' },
    });
    expect(await listIds()).toEqual(['meat-pie']);
  });

  test('was refused before, and is created once nothing is wrong with it', async () => {
    const { createUnderKey } = await openCreation();
    expect(await createUnderKey({ pictures: [{ id: SOMETHING_ELSE, alt: 'A pie' }] })).toMatchObject({
      status: 400,
    });
    expect(await createUnderKey({})).toMatchObject({ status: 201 });
  });

  test('is another product under another key; a key that is none is refused', async () => {
    const { createUnderKey, listIds } = await openCreation();
    await createUnderKey({});
    await createUnderKey({}, 'key-of-another-product');
    expect((await listIds()).sort()).toEqual(['meat-pie', 'meat-pie-2']);
    expect(await createUnderKey({}, 'short')).toMatchObject({ status: 400, body: { code: 'key_missing' } });
  });
});
