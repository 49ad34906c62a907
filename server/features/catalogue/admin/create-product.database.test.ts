import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { newProductSchema } from '../../../../contract/product-changes.ts';
import { products } from '../../../database/schema/catalogue.ts';
import { users } from '../../../database/schema/identity.ts';
import { MEAT_PIE, openProductAdmin } from '../../../testing/product-admin.ts';

const SOMETHING_ELSE = '00000000-0000-4000-8000-000000000000';

test('a product needs a name, a category and a price; the rest begins as the least surprising thing (S7.3)', async () => {
  const { create, read } = await openProductAdmin();
  const created = await create({ name: '  Meat Pie ' });
  expect(created).toEqual({
    ...newProductSchema.parse(MEAT_PIE),
    id: 'meat-pie',
    priceToPay: 1_200,
    version: 1,
    createdAt: expect.any(String),
    updatedAt: created.createdAt,
  });
  expect(await read('meat-pie')).toEqual(created);
});

test('everything that can be said of a product is kept, naira outside and kobo inside (P2.1)', async () => {
  const { db, create, read, addPicture } = await openProductAdmin();
  const [front, cut] = [await addPicture(), await addPicture()];
  const body = {
    id: 'red-velvet',
    name: 'Red Velvet 🎂 Ọ̀yìn',
    description: 'Three layers.\n\nCream cheese.',
    category: 'Cakes',
    price: 12_500.5,
    discountPercentage: 12.5,
    isCustom: true,
    dietaryTags: ['Nut-free', 'Halal'],
    flavorTags: ['Vanilla'],
    allergens: ['milk', 'gluten'],
    servings: 12,
    leadTimeHours: 48,
    workUnits: 6,
    vatClass: 'basic-food',
    allowsInscription: true,
    pictures: [
      { id: cut, alt: 'Cut open' },
      { id: front, alt: 'From the front' },
    ],
    status: 'published',
  };
  const created = await create(body);
  const size = { width: 1200, height: 800, placeholder: 'data:image/webp;base64,AA==' };
  expect(created).toMatchObject({
    ...body,
    priceToPay: 10_938,
    allergens: ['gluten', 'milk'],
    pictures: body.pictures.map((picture) => ({ ...picture, ...size })),
  });
  expect(await read('red-velvet')).toEqual(created);
  const [row] = await db.select().from(products).where(eq(products.id, 'red-velvet'));
  expect(row?.priceInKobo).toBe(1_250_050);
});

test('the catalogue takes a product above ₦100,000 (P3.3)', async () => {
  const { create } = await openProductAdmin();
  expect((await create({ name: 'Wedding Cake', price: 1_850_000 })).price).toBe(1_850_000);
});

test('with sizes, price, servings and kitchen points are those of the cheapest size', async () => {
  const { create } = await openProductAdmin();
  const sizes = [
    { id: 'large', name: 'Large', price: 30_000, servings: 40, workUnits: 8 },
    { id: 'small', name: 'Small', price: 9_000, servings: 8, workUnits: 2 },
  ];
  const created = await create({ price: 1, servings: 99, sizes });
  expect(created).toMatchObject({ price: 9_000, servings: 8, workUnits: 2 });
  expect(created.sizes).toEqual(sizes.map((size) => ({ ...size, priceToPay: size.price })));
});

describe('the id', () => {
  test('is made from the name, and numbered where the name was used before', { tags: 'long' }, async () => {
    const { create } = await openProductAdmin();
    const ids: string[] = [];
    for (const name of ['Puff Puff', 'Puff-Puff!', 'puff puff', 'Ọmọ’s Jollof & Cake', '🎂', '蛋糕']) {
      ids.push((await create({ name })).id);
    }
    expect(ids).toEqual([
      'puff-puff',
      'puff-puff-2',
      'puff-puff-3',
      'omos-jollof-and-cake',
      'product',
      'product-2',
    ]);
  });

  test('is another one for each of many products of one name that come at the same moment', {
    tags: 'long',
  }, async () => {
    const { create } = await openProductAdmin();
    const created = await Promise.all(Array.from({ length: 8 }, () => create()));
    const expected = ['meat-pie', ...[2, 3, 4, 5, 6, 7, 8].map((number) => `meat-pie-${number}`)];
    expect(created.map(({ id }) => id).sort()).toEqual(expected);
  });

  test('that is given and taken is refused, also when both come at the same moment', async () => {
    const { owner, create, read, listRevisions } = await openProductAdmin();
    const answers = await Promise.all(
      ['First', 'Second', 'Third'].map((name) =>
        owner.post('/api/products', { ...MEAT_PIE, name, id: 'pie' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(await refused?.json()).toEqual({
      message: 'Another product already has this id.',
      code: 'id_taken',
      fields: { id: 'Another product already has this id. Choose a different one.' },
    });
    expect(await listRevisions('pie')).toHaveLength(1);
    expect((await read('pie')).version).toBe(1);
    expect((await create({ name: 'Pie' })).id).toBe('pie-2');
  });
});

test('a picture that is not there is refused at its field, and nothing is kept', {
  tags: 'long',
}, async () => {
  const { db, owner, addPicture } = await openProductAdmin();
  const pictures = [
    { id: await addPicture(), alt: '' },
    { id: SOMETHING_ELSE, alt: '' },
  ];
  const answer = await owner.post('/api/products', { ...MEAT_PIE, pictures });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    {
      message: 'One of the pictures is missing.',
      code: 'unknown_picture',
      fields: { pictures: 'One of the pictures is missing. Upload it again.' },
    },
  ]);
  expect(await db.select().from(products)).toEqual([]);
});

test('nothing is published with a picture that nobody has put into words; a draft may wait', async () => {
  const { owner, create, addPicture, read } = await openProductAdmin();
  const pictures = [
    { id: await addPicture(), alt: 'A pie' },
    { id: await addPicture(), alt: ' ' },
  ];
  const what = {
    message: 'Every picture of a published product needs a description (alt text).',
    code: 'alt_text_missing',
    fields: { 'pictures.1.alt': 'Describe the picture (alt text) before you publish.' },
  };
  const created = await owner.post('/api/products', { ...MEAT_PIE, pictures, status: 'published' });
  expect([created.status, await created.json()]).toEqual([400, what]);
  const { id } = await create({ pictures });
  const published = await owner.put(`/api/products/${id}`, { status: 'published' });
  expect([published.status, await published.json()]).toEqual([400, what]);
  expect(await read(id)).toMatchObject({ status: 'draft', version: 1 });
  const mended = pictures.map((picture) => ({ ...picture, alt: 'A pie' }));
  expect((await owner.put(`/api/products/${id}`, { status: 'published', pictures: mended })).status).toBe(
    200,
  );
});

test('what is wrong is said at every field at once', async () => {
  const { owner } = await openProductAdmin();
  const answer = await owner.post('/api/products', {
    category: 'Cakes, small',
    price: 10.005,
    discountPercentage: 96,
    sizes: [{ id: 'Größe', name: '', price: -1, servings: 0, workUnits: 501 }],
    allergens: ['love'],
  });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    {
      message: 'Please check what you entered.',
      code: 'invalid_input',
      fields: {
        name: 'Enter a name.',
        category: 'Leave out the comma.',
        price: 'Use at most two decimals.',
        discountPercentage: 'Enter at most 95%.',
        'sizes.0.id': 'Use small letters, digits and single hyphens.',
        'sizes.0.name': 'Enter a size name.',
        'sizes.0.price': 'A price cannot be below ₦0.',
        'sizes.0.servings': 'Enter at least 1.',
        'sizes.0.workUnits': 'Enter at most 500.',
        'allergens.0': 'Unknown allergen.',
      },
    },
  ]);
});

test('who created it is on record', async () => {
  const { owner, create, listRevisions } = await openProductAdmin();
  await create();
  expect(await listRevisions('meat-pie')).toMatchObject([
    { version: 1, actorId: owner.userId, details: { name: 'Meat Pie', priceInKobo: 120_000, pictures: [] } },
  ]);
});

describe('who may create one', () => {
  test('is not nobody: "User not authenticated" (S6.4, S8.6)', async () => {
    const { shop, db } = await openProductAdmin();
    const answer = await shop.visit().post('/api/products', MEAT_PIE);
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { message: 'User not authenticated', code: 'unauthenticated' },
    ]);
    expect(await db.select().from(products)).toEqual([]);
  });

  test('is no customer (S6.4)', async () => {
    const { shop, db } = await openProductAdmin();
    const ada = await shop.signInUser('ada@bakery.example');
    const answer = await ada.post('/api/products', MEAT_PIE);
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'role_required' }]);
    expect(await db.select().from(products)).toEqual([]);
  });

  test('is nobody whose role was taken away, although the token still says otherwise (P12.4)', async () => {
    const { db, owner } = await openProductAdmin();
    await db.update(users).set({ role: null }).where(eq(users.id, owner.userId));
    expect((await owner.post('/api/products', MEAT_PIE)).status).toBe(403);
  });

  test('is no cookie alone, and no other site (P12.3)', async () => {
    const { db, owner } = await openProductAdmin();
    const foreign = await owner.ask('/api/products', {
      method: 'POST',
      body: MEAT_PIE,
      headers: { origin: 'https://evil.example' },
    });
    expect([foreign.status, await foreign.json()]).toMatchObject([403, { code: 'cross_site' }]);
    owner.setToken(undefined);
    expect((await owner.post('/api/products', MEAT_PIE)).status).toBe(401);
    expect(await db.select().from(products)).toEqual([]);
  });
});
