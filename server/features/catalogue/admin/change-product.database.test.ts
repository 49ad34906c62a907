import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { productPictures } from '../../../database/schema/catalogue.ts';
import { openProductAdmin } from '../../../testing/product-admin.ts';

const NO_SUCH_PRODUCT = { message: 'We can’t find this product.', code: 'no_such_product' };

test('what the body leaves out stays as it is (S7.3)', async () => {
  const { create, change, read, addPicture } = await openProductAdmin();
  const pictures = [{ id: await addPicture(), alt: 'A pie' }];
  const created = await create({ servings: 2, dietaryTags: ['Halal'], pictures });
  const changed = await change('meat-pie', { price: 1_500, description: 'Flaky.' });
  expect(changed).toEqual({
    ...created,
    price: 1_500,
    priceToPay: 1_500,
    description: 'Flaky.',
    version: 2,
    updatedAt: changed.updatedAt,
  });
  expect(Date.parse(changed.updatedAt)).toBeGreaterThan(Date.parse(created.updatedAt));
  expect(await read('meat-pie')).toEqual(changed);
});

test('null takes the servings away, and empty lists take tags and pictures away', async () => {
  const { db, create, change, addPicture } = await openProductAdmin();
  await create({ servings: 2, dietaryTags: ['Halal'], pictures: [{ id: await addPicture(), alt: '' }] });
  const changed = await change('meat-pie', { servings: null, dietaryTags: [], pictures: [] });
  expect(changed).toMatchObject({ servings: null, dietaryTags: [], pictures: [] });
  expect(await db.select().from(productPictures)).toEqual([]);
});

test('pictures change their order and their words', async () => {
  const { create, change, addPicture } = await openProductAdmin();
  const ids = [await addPicture(), await addPicture(), await addPicture()];
  const created = await create({ pictures: ids.map((id) => ({ id, alt: 'Old' })) });
  const [first, , third] = created.pictures;
  const changed = await change('meat-pie', {
    pictures: [
      { id: third?.id, alt: 'New' },
      { id: first?.id, alt: '' },
    ],
  });
  expect(changed.pictures).toEqual([
    { ...third, alt: 'New' },
    { ...first, alt: '' },
  ]);
});

test('a price is not looked at while there are sizes, and stays when they go', async () => {
  const { create, change } = await openProductAdmin();
  await create();
  const sizes = [{ id: 'box', name: 'Box of 6', price: 6_000, servings: 6, workUnits: 3 }];
  expect(await change('meat-pie', { sizes })).toMatchObject({ price: 6_000, servings: 6, workUnits: 3 });
  expect(await change('meat-pie', { price: 5 })).toMatchObject({ price: 6_000 });
  expect(await change('meat-pie', { sizes: [] })).toMatchObject({ price: 6_000, sizes: [] });
});

test('a change that changes nothing makes no version, and may be repeated as often as one likes', async () => {
  const { create, change, listRevisions, readCatalogueVersion } = await openProductAdmin();
  const { id, version } = await create({
    sizes: [{ id: 'box', name: 'Box', price: 6_000, servings: 6, workUnits: 3 }],
  });
  const changed = await change(id, { name: 'Beef Pie', version });
  const announced = await readCatalogueVersion();
  // The answer to the first may have been lost on its way: the version is now the one before.
  expect(await change(id, { name: 'Beef Pie', version })).toEqual(changed);
  expect(await change(id, { sizes: changed.sizes })).toEqual(changed);
  expect(await change(id, {})).toEqual(changed);
  expect(await listRevisions(id)).toHaveLength(2);
  expect(await readCatalogueVersion()).toBe(announced);
});

describe('a change to a version that is no longer the present one', () => {
  test('is refused with what changed since, in words and at each field (P17.6)', async () => {
    const { owner, create, change, read } = await openProductAdmin();
    const { id, version } = await create();
    await change(id, { price: 12_000 });
    const present = await change(id, { description: 'Flaky, peppery.' });

    const answer = await owner.put(`/api/products/${id}`, { name: 'Mine', price: 900, version });
    expect([answer.status, await answer.json()]).toEqual([
      409,
      {
        message: 'Someone changed the price and the description since you opened it.',
        code: 'stale_edit',
        fields: { price: 'Now ₦12,000.', description: 'Now “Flaky, peppery.”.' },
      },
    ]);
    expect(await read(id)).toEqual(present);
  });

  test('is made all the same when the others took their change back', async () => {
    const { create, change } = await openProductAdmin();
    const { id, version } = await create();
    await change(id, { price: 12_000 });
    await change(id, { price: 1_200 });
    expect(await change(id, { name: 'Mine', version })).toMatchObject({ name: 'Mine', version: 4 });
  });

  test('is refused for what never was a version', async () => {
    const { owner, create } = await openProductAdmin();
    const { id } = await create();
    for (const version of [2, 2 ** 40, Number.MAX_SAFE_INTEGER]) {
      const answer = await owner.put(`/api/products/${id}`, { name: 'Mine', version });
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'no_such_version' }]);
    }
  });

  test('is made when no version is given (P17.6)', async () => {
    const { create, change } = await openProductAdmin();
    const { id } = await create();
    await change(id, { price: 12_000 });
    expect(await change(id, { name: 'Mine' })).toMatchObject({ name: 'Mine', price: 12_000 });
  });
});

test('of two changes to one version at the same moment one is made, and the other is told of it', async () => {
  const { owner, create, read, listRevisions } = await openProductAdmin();
  const { id, version } = await create();
  const answers = await Promise.all([
    owner.put(`/api/products/${id}`, { price: 2_000, version }),
    owner.put(`/api/products/${id}`, { category: 'Snacks', version }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const present = await read(id);
  const isPriceFirst = answers[0]?.status === 200;
  expect(present).toMatchObject(isPriceFirst ? { price: 2_000 } : { category: 'Snacks' });
  expect(await answers.find(({ status }) => status === 409)?.json()).toMatchObject({
    code: 'stale_edit',
    fields: isPriceFirst ? { price: 'Now ₦2,000.' } : { category: 'Now “Snacks”.' },
  });
  expect(await listRevisions(id)).toHaveLength(2);
});

test('changes without a version that come at the same moment are all kept', async () => {
  const { create, change, read, listRevisions } = await openProductAdmin();
  const { id } = await create();
  const bodies = [
    { price: 2_000 },
    { category: 'Snacks' },
    { servings: 3 },
    { workUnits: 7 },
    { leadTimeHours: 2 },
  ];
  await Promise.all(bodies.map((body) => change(id, body)));
  expect(await read(id)).toMatchObject({ ...Object.assign({}, ...bodies), version: 6 });
  expect((await listRevisions(id)).map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('each change is on record with who made it', { tags: 'long' }, async () => {
  const { shop, owner, create, change, listRevisions } = await openProductAdmin();
  const { id } = await create();
  const bola = await shop.signInUser('bola@bakery.example', { isAdmin: true });
  await bola.put(`/api/products/${id}`, { price: 2_000 });
  await change(id, { status: 'published' });
  expect((await listRevisions(id)).map(({ actorId, details }) => ({ actorId, details }))).toMatchObject([
    { actorId: owner.userId, details: { priceInKobo: 120_000, status: 'draft' } },
    { actorId: bola.userId, details: { priceInKobo: 200_000, status: 'draft' } },
    { actorId: owner.userId, details: { priceInKobo: 200_000, status: 'published' } },
  ]);
});

test('a picture that is not there is refused, and the gallery stays', async () => {
  const { db, owner, create, addPicture } = await openProductAdmin();
  const pictures = [{ id: await addPicture(), alt: '' }];
  const { id } = await create({ pictures });
  const answer = await owner.put(`/api/products/${id}`, {
    pictures: [{ id: '00000000-0000-4000-8000-000000000000', alt: '' }],
  });
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { code: 'unknown_picture', fields: { pictures: expect.any(String) } },
  ]);
  expect(await db.select().from(productPictures).where(eq(productPictures.productId, id))).toHaveLength(1);
});

test('a product that is not there cannot be changed', async () => {
  const { owner } = await openProductAdmin();
  for (const id of ['cake', 'Cake', "1' or '1'='1", 'x'.repeat(81), '%00']) {
    const answer = await owner.put(`/api/products/${encodeURIComponent(id)}`, { price: 1 });
    expect([id, answer.status, await answer.json()]).toEqual([id, 404, NO_SUCH_PRODUCT]);
  }
});

test('what is wrong is said at its field, and a wrong version is none', async () => {
  const { owner, create } = await openProductAdmin();
  const { id } = await create();
  const answer = await owner.put(`/api/products/${id}`, { name: '', price: '12', version: 1.5 });
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    {
      code: 'invalid_input',
      fields: { name: 'Enter a name.', price: 'Enter a price in naira.', version: 'Enter a whole number.' },
    },
  ]);
});

test('only an administrator may change one (S6.4)', async () => {
  const { shop, create, read } = await openProductAdmin();
  const created = await create();
  const nobody = await shop.visit().put('/api/products/meat-pie', { price: 1 });
  expect([nobody.status, await nobody.json()]).toMatchObject([401, { message: 'User not authenticated' }]);
  const ada = await shop.signInUser('ada@bakery.example');
  expect((await ada.put('/api/products/meat-pie', { price: 1 })).status).toBe(403);
  expect(await read('meat-pie')).toEqual(created);
});
