import { asc } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { ProductContent } from '../../../../domain/catalogue/product-content.ts';
import { MEAT_PIE } from '../../../../domain/catalogue/testing/meat-pie.ts';
import { productRevisions, products } from '../../../database/schema/catalogue.ts';
import { openProductAdmin } from '../../../testing/product-admin.ts';
import { writeCatalogue } from './write-catalogue.ts';

const PIE: ProductContent = { ...MEAT_PIE, name: 'Pie', status: 'published' };

async function openCatalogue() {
  const admin = await openProductAdmin();
  const { db } = admin;
  return {
    ...admin,
    listRows: () => db.select().from(products).orderBy(asc(products.id)),
  };
}

test('many products are written in one go, automatically, under one version of the catalogue', {
  tags: 'long',
}, async () => {
  const { db, listRows, readCatalogueVersion, listRevisions } = await openCatalogue();
  const additions = Array.from({ length: 2_500 }, (_, number) => ({
    id: `pie-${String(number).padStart(4, '0')}`,
    content: { ...PIE, name: `Pie ${number}` },
  }));
  const outcomes = await writeCatalogue(db, null, ({ addProducts }) => addProducts(additions));
  expect(outcomes.map((outcome) => outcome.ok && outcome.value.id)).toEqual(additions.map(({ id }) => id));
  const rows = await listRows();
  expect(rows).toHaveLength(2_500);
  expect(new Set(rows.map(({ catalogueVersion }) => catalogueVersion))).toEqual(new Set([1]));
  expect(await readCatalogueVersion()).toBe(1);
  expect(await db.$count(productRevisions)).toBe(2_500);
  expect(await listRevisions('pie-2499')).toMatchObject([{ actorId: null, details: { name: 'Pie 2499' } }]);
});

test('what is refused is left out, and the others are written', async () => {
  const { db, listRows } = await openCatalogue();
  const nowhere = [{ id: '00000000-0000-4000-8000-000000000000', alt: 'Nothing' }];
  const outcomes = await writeCatalogue(db, null, ({ addProducts }) =>
    addProducts([
      { content: PIE },
      { id: 'pie', content: PIE },
      { content: PIE },
      { content: { ...PIE, pictures: nowhere } },
      { id: 'tart', content: PIE },
      { id: 'tart', content: PIE },
    ]),
  );
  expect(outcomes.map((outcome) => (outcome.ok ? outcome.value.id : outcome.refusal.code))).toEqual([
    'pie',
    'id_taken',
    'pie-2',
    'unknown_picture',
    'tart',
    'id_taken',
  ]);
  expect((await listRows()).map(({ id }) => id)).toEqual(['pie', 'pie-2', 'tart']);
});

test('many products are changed in one go, each by the same rule', { tags: 'long' }, async () => {
  const { db, listRows, listRevisions, owner } = await openCatalogue();
  await writeCatalogue(db, null, ({ addProducts }) =>
    addProducts([
      { id: 'a', content: PIE },
      { id: 'b', content: { ...PIE, priceInKobo: 200_000 } },
      { id: 'c', content: PIE },
    ]),
  );
  const outcomes = await writeCatalogue(db, owner.userId, ({ changeProducts }) =>
    changeProducts(
      ['b', 'nowhere', 'a'].map((id) => ({
        id,
        apply: (present: ProductContent) => ({ ...present, priceInKobo: present.priceInKobo * 2 }),
      })),
    ),
  );
  expect(outcomes.map((outcome) => (outcome.ok ? outcome.value.priceInKobo : outcome.refusal.code))).toEqual([
    400_000,
    'no_such_product',
    240_000,
  ]);
  const rows = await listRows();
  expect(rows.map(({ version, catalogueVersion }) => [version, catalogueVersion])).toEqual([
    [2, 2],
    [2, 2],
    [1, 1],
  ]);
  expect((await listRevisions('a')).map(({ actorId }) => actorId)).toEqual([null, owner.userId]);
});

test('additions and changes of one transaction share one version', async () => {
  const { db, listRows, readCatalogueVersion } = await openCatalogue();
  await writeCatalogue(db, null, async ({ addProducts, changeProducts }) => {
    await addProducts([
      { id: 'a', content: PIE },
      { id: 'b', content: PIE },
    ]);
    await changeProducts([{ id: 'a', apply: (present) => ({ ...present, name: 'Tart' }) }]);
  });
  expect((await listRows()).map(({ name, catalogueVersion }) => [name, catalogueVersion])).toEqual([
    ['Tart', 1],
    ['Pie', 1],
  ]);
  expect(await readCatalogueVersion()).toBe(1);
});

describe('a fault in the middle', () => {
  test('leaves nothing behind', async () => {
    const { db, listRows, readCatalogueVersion } = await openCatalogue();
    const failing = writeCatalogue(db, null, async ({ addProducts }) => {
      await addProducts([{ content: PIE }]);
      throw new Error('The power went out.');
    });
    await expect(failing).rejects.toThrow('The power went out.');
    expect([await listRows(), await readCatalogueVersion()]).toEqual([[], 0]);
  });
});

test('nothing written is nothing announced', async () => {
  const { db, readCatalogueVersion } = await openCatalogue();
  await writeCatalogue(db, null, ({ changeProducts }) =>
    changeProducts([{ id: 'nowhere', apply: (present) => present }]),
  );
  expect(await readCatalogueVersion()).toBe(0);
});

test('whoever reads up to a version misses nothing, however many write at the same moment', {
  tags: 'long',
}, async () => {
  const { create, change, readCatalogueVersion, listRows } = await openCatalogue();
  await Promise.all(Array.from({ length: 4 }, (_, number) => create({ id: `p${number}` })));
  let isWriting = true;
  const seen = new Map<string, number>();
  const follow = async () => {
    let read = 0;
    while (isWriting || read < (await readCatalogueVersion())) {
      const upTo = await readCatalogueVersion();
      for (const { id, version, catalogueVersion } of await listRows()) {
        if (catalogueVersion > read) seen.set(id, version);
      }
      read = upTo;
    }
  };
  const following = follow();
  const writers = Array.from({ length: 24 }, (_, round) => change(`p${round % 4}`, { price: 2_000 + round }));
  await Promise.all(writers);
  isWriting = false;
  await following;

  const rows = await listRows();
  expect([...seen].sort()).toEqual(rows.map(({ id, version }) => [id, version]));
  expect(await readCatalogueVersion()).toBe(28);
  const versions = rows.map(({ catalogueVersion }) => catalogueVersion);
  expect(new Set(versions).size).toBe(4);
  expect(Math.max(...versions)).toBe(28);
});
