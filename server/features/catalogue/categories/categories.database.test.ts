import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type AdminCategory, categoryListSchema } from '../../../../contract/categories.ts';
import { productListSchema } from '../../../../contract/products.ts';
import { auditEvents } from '../../../database/schema/audit-events.ts';
import { openProductAdmin } from '../../../testing/product-admin.ts';
import { changeProducts, publishProducts } from '../../../testing/publish-products.ts';

const PATH = '/api/admin/categories';

async function openCategories() {
  const admin = await openProductAdmin();
  const { shop, owner, db } = admin;
  await publishProducts(db, ['meat-pie', 'fish-pie'], { category: 'Pies' });
  await publishProducts(db, ['suya-roll'], { category: 'Savoury' });
  await publishProducts(db, ['agege'], { category: 'Bread' });
  await admin.create({ name: 'New Pie', category: 'Pies' });

  const read = async (answer: Response): Promise<readonly AdminCategory[]> =>
    categoryListSchema.parse(await answer.json()).categories;
  return {
    ...admin,
    list: async () => read(await owner.ask(PATH)),
    rename: (name: string, newName: string) => owner.post(`${PATH}/rename`, { name, newName }),
    merge: (name: string, into: string) => owner.post(`${PATH}/merge`, { name, into }),
    /** What shoppers are offered on this node, once it has heard of the change. */
    async browse(query = '') {
      await shop.takeOverCatalogue();
      const answer = await shop.visit().ask(`/api/products${query}`);
      const { data, facets } = productListSchema.parse(await answer.json());
      return {
        ids: data.map(({ id }) => id).sort(),
        categories: facets.category.map(({ value }) => value),
      };
    },
    listEvents: async (action: typeof auditEvents.$inferSelect.action) =>
      (await db.select().from(auditEvents).where(eq(auditEvents.action, action))).map(
        ({ details, actorId }) => ({ details, actorId }),
      ),
  };
}

const nameAll = (categories: readonly AdminCategory[]) => categories.map(({ name }) => name);

test('only administrators see and change categories (P23.13)', { tags: 'long' }, async () => {
  const { shop } = await openCategories();
  const writes = [
    ['put', 'order', { order: ['Pies'] }],
    ['put', 'picture', { name: 'Pies', pictureId: null }],
    ['post', 'rename', { name: 'Pies', newName: 'Tarts' }],
    ['post', 'merge', { name: 'Pies', into: 'Bread' }],
    ['post', 'forget-name', { formerName: 'Pies' }],
  ] as const;
  const callers = [
    [shop.visit(), 401],
    [await shop.signInUser('ada@example.com'), 403],
  ] as const;
  for (const [caller, status] of callers) {
    expect((await caller.ask(PATH)).status).toBe(status);
    for (const [method, place, body] of writes) {
      expect((await caller[method](`${PATH}/${place}`, body)).status).toBe(status);
    }
  }
});

test('categories come with all their products, by name until they are put in order (P23.13)', {
  tags: 'long',
}, async () => {
  const { list, owner, browse, listEvents, readCatalogueVersion } = await openCategories();
  const said = { picture: null, standInPicture: null, formerNames: [], excludingZones: [] };
  expect(await list()).toEqual([
    { name: 'Bread', productCount: 1, ...said },
    { name: 'Pies', productCount: 3, ...said },
    { name: 'Savoury', productCount: 1, ...said },
  ]);
  expect((await browse()).categories).toEqual(['Bread', 'Pies', 'Savoury']);

  const version = await readCatalogueVersion();
  const ordered = await owner.put(`${PATH}/order`, { order: ['Savoury', 'Bread'] });
  expect(nameAll(categoryListSchema.parse(await ordered.json()).categories)).toEqual([
    'Savoury',
    'Bread',
    'Pies',
  ]);
  expect((await browse()).categories).toEqual(['Savoury', 'Bread', 'Pies']);
  expect(await readCatalogueVersion()).toBe(version + 1);
  expect(await listEvents('product.categories_arranged')).toMatchObject([
    { details: { what: 'order: Savoury, Bread' } },
  ]);

  const unknown = await owner.put(`${PATH}/order`, { order: ['Gone', 'Pies'] });
  expect([unknown.status, await unknown.json()]).toMatchObject([409, { code: 'no_such_category' }]);
  expect(nameAll(await list())).toEqual(['Savoury', 'Bread', 'Pies']);
});

test('a category keeps its own picture under a new name, until it is removed (P23.13)', {
  tags: 'long',
}, async () => {
  const { list, owner, addPicture, rename } = await openCategories();
  const pictureId = await addPicture();
  expect((await owner.put(`${PATH}/picture`, { name: 'Pies', pictureId })).status).toBe(200);
  await rename('Pies', 'Tarts');
  const find = async () => (await list()).find(({ name }) => name === 'Tarts');
  expect(await find()).toMatchObject({ picture: { id: pictureId } });
  expect((await owner.put(`${PATH}/picture`, { name: 'Tarts', pictureId: null })).status).toBe(200);
  expect(await find()).toMatchObject({ picture: null });

  const unknown = { name: 'Tarts', pictureId: '7b1f6d3e-0000-4000-8000-000000000000' };
  const refused = await owner.put(`${PATH}/picture`, unknown);
  expect([refused.status, await refused.json()]).toMatchObject([400, { code: 'unknown_picture' }]);
});

test('all products follow a new name, drafts too, as one change of its maker (P23.14)', {
  tags: 'long',
}, async () => {
  const { rename, list, read, owner, listEvents, listRevisions, browse } = await openCategories();
  await owner.put(`${PATH}/order`, { order: ['Pies', 'Savoury', 'Bread'] });
  expect((await rename('Pies', ' Tarts ')).status).toBe(200);
  expect(await list()).toMatchObject([
    { name: 'Tarts', productCount: 3, formerNames: ['Pies'] },
    { name: 'Savoury' },
    { name: 'Bread' },
  ]);
  expect((await browse()).categories).toEqual(['Tarts', 'Savoury', 'Bread']);
  expect(await read('new-pie')).toMatchObject({ category: 'Tarts', status: 'draft', version: 2 });
  expect(await listRevisions('new-pie')).toHaveLength(2);
  expect(await listEvents('product.category_renamed')).toMatchObject([
    { details: { what: '“Pies” → “Tarts”', products: 3 }, actorId: expect.any(String) },
  ]);
});

test('a name that is taken, unknown or no name is refused, and nothing is changed (P23.14)', async () => {
  const { rename, list, readCatalogueVersion } = await openCategories();
  const version = await readCatalogueVersion();
  for (const [name, newName, status, code] of [
    ['Pies', 'Bread', 409, 'category_exists'],
    ['Gone', 'Tarts', 409, 'no_such_category'],
    ['Pies', 'Tarts, Pies', 400, 'invalid_input'],
    ['Pies', '  ', 400, 'invalid_input'],
  ] as const) {
    const refused = await rename(name, newName);
    expect([refused.status, await refused.json()]).toMatchObject([status, { code }]);
  }
  expect(nameAll(await list())).toEqual(['Bread', 'Pies', 'Savoury']);
  expect(await readCatalogueVersion()).toBe(version);
});

test('the old name leads to the new one, over several renames and back again (P23.15)', {
  tags: 'long',
}, async () => {
  const { rename, browse, list, owner, read, create } = await openCategories();
  const both = ['fish-pie', 'meat-pie'];
  await rename('Pies', 'Tarts');
  await rename('Tarts', 'Turnovers');
  expect((await browse('?category=Pies')).ids).toEqual(both);
  expect((await browse('?category=Tarts,Bread')).ids).toEqual(['agege', ...both]);
  await rename('Turnovers', 'Pies');
  expect((await browse('?category=Pies')).ids).toEqual(both);
  expect((await browse('?category=Turnovers')).ids).toEqual(both);
  expect(await list()).toMatchObject([{}, { name: 'Pies', formerNames: ['Tarts', 'Turnovers'] }, {}]);

  // Whoever still writes the old name means the present one, until it is freed.
  await create({ name: 'Lemon Tart', category: 'Tarts' });
  expect(await read('lemon-tart')).toMatchObject({ category: 'Pies' });
  expect((await owner.post(`${PATH}/forget-name`, { formerName: 'Tarts' })).status).toBe(200);
  expect((await browse('?category=Tarts')).ids).toEqual([]);
  await create({ name: 'Apple Tart', category: 'Tarts' });
  expect(await read('apple-tart')).toMatchObject({ category: 'Tarts' });
});

test('two categories become one, which keeps its place, picture and name (P23.16)', {
  tags: 'long',
}, async () => {
  const { merge, list, owner, browse, listEvents, addPicture } = await openCategories();
  const pictureId = await addPicture();
  await owner.put(`${PATH}/order`, { order: ['Pies', 'Bread', 'Savoury'] });
  await owner.put(`${PATH}/picture`, { name: 'Savoury', pictureId });
  expect((await merge('Pies', 'Savoury')).status).toBe(200);
  expect(await list()).toMatchObject([
    { name: 'Bread' },
    { name: 'Savoury', productCount: 4, picture: { id: pictureId }, formerNames: ['Pies'] },
  ]);
  expect((await browse('?category=Pies')).ids).toEqual(['fish-pie', 'meat-pie', 'suya-roll']);
  expect(await listEvents('product.categories_merged')).toMatchObject([
    { details: { what: '“Pies” → “Savoury”', products: 3 } },
  ]);
  const same = await merge('Bread', 'Bread');
  expect([same.status, await same.json()]).toMatchObject([400, { code: 'same_category' }]);
});

test('of two renames at once one holds, and the other is told (P23.14)', async () => {
  const { rename, list } = await openCategories();
  const answers = await Promise.all([rename('Pies', 'Tarts'), rename('Pies', 'Turnovers')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const holding = answers[0].status === 200 ? 'Tarts' : 'Turnovers';
  expect(nameAll(await list())).toEqual(['Bread', 'Savoury', holding].sort());
});

test('no product is left under the old name, whatever is saved meanwhile (P23.14)', {
  tags: 'long',
}, async () => {
  const { rename, list, create, change, read, owner, db } = await openCategories();
  const opened = await read('new-pie');
  await Promise.all([
    rename('Pies', 'Tarts'),
    create({ name: 'Beef Pie', category: 'Pies' }),
    change('agege', { category: 'Pies' }),
    changeProducts(db, ['meat-pie'], { name: 'Big Meat Pie' }),
  ]);
  expect(await list()).toMatchObject([
    { name: 'Savoury', productCount: 1 },
    { name: 'Tarts', productCount: 5 },
  ]);
  expect(await read('meat-pie')).toMatchObject({ name: 'Big Meat Pie', category: 'Tarts' });

  // A form that was opened before is told.
  const late = await owner.put('/api/products/new-pie', {
    category: 'Pies',
    name: 'Newer Pie',
    version: opened.version,
  });
  expect([late.status, await late.json()]).toMatchObject([409, { code: 'stale_edit' }]);
});
