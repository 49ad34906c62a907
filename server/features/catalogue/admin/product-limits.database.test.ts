import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { productPictures, products } from '../../../database/schema/catalogue.ts';
import { MEAT_PIE, openProductAdmin } from '../../../testing/product-admin.ts';

type NewRow = typeof products.$inferInsert;

const ROW: NewRow = {
  id: 'meat-pie',
  name: 'Meat Pie',
  description: '',
  category: 'Pastries',
  priceInKobo: 120_000,
  leadTimeHours: 24,
  workUnits: 1,
  vatClass: 'standard',
  status: 'draft',
  catalogueVersion: 0,
};

/** For each check of the table: the last values it takes and the first it does not, as the row and as the API has them. */
const LIMITS: readonly {
  readonly check: string;
  readonly field: keyof NewRow;
  readonly inApi?: string;
  readonly taken: readonly unknown[];
  readonly refused: readonly unknown[];
  readonly toApi?: (value: unknown) => unknown;
}[] = [
  {
    check: 'products_id_is_a_slug',
    field: 'id',
    taken: ['a', '7', 'a-b-2', 'a'.repeat(80)],
    refused: ['', 'A', 'ọ', '-a', 'a-', 'a--b', 'a b', 'a/b', 'a\n', 'a'.repeat(81)],
  },
  {
    check: 'products_name_length',
    field: 'name',
    taken: ['x', 'x'.repeat(120)],
    refused: ['', 'x'.repeat(121)],
  },
  {
    check: 'products_description_length',
    field: 'description',
    taken: ['', 'x'.repeat(5_000)],
    refused: ['x'.repeat(5_001)],
  },
  {
    check: 'products_category_length',
    field: 'category',
    taken: ['x', 'x'.repeat(60)],
    refused: ['', 'x'.repeat(61)],
  },
  {
    check: 'products_price_range',
    field: 'priceInKobo',
    inApi: 'price',
    taken: [0, 1, 1_000_000_000],
    refused: [-1, 1_000_000_001],
    toApi: (kobo) => Number(kobo) / 100,
  },
  {
    check: 'products_discount_range',
    field: 'discountPercentage',
    taken: [0, 0.01, 95],
    refused: [-0.01, 95.01],
  },
  {
    check: 'products_eggless_extra_range',
    field: 'egglessExtraInKobo',
    inApi: 'egglessExtra',
    taken: [null, 0, 10_000_000],
    refused: [-1, 10_000_001],
    toApi: (kobo) => (kobo === null ? null : Number(kobo) / 100),
  },
  { check: 'products_servings_range', field: 'servings', taken: [null, 1, 2_000], refused: [0, 2_001] },
  { check: 'products_lead_time_range', field: 'leadTimeHours', taken: [0, 720], refused: [-1, 721] },
  { check: 'products_work_units_range', field: 'workUnits', taken: [0, 500], refused: [-1, 501] },
  {
    check: 'products_vat_class',
    field: 'vatClass',
    taken: ['standard', 'basic-food'],
    refused: ['', 'luxury'],
  },
  {
    check: 'products_status',
    field: 'status',
    taken: ['draft', 'published', 'archived'],
    refused: ['', 'deleted'],
  },
];

/** The check that refused a row. */
async function findRefusingCheck(writing: Promise<unknown>): Promise<string | undefined> {
  try {
    await writing;
    return undefined;
  } catch (error) {
    const cause = error instanceof DrizzleQueryError ? error.cause : error;
    if (cause instanceof DatabaseError) return cause.constraint;
    throw error;
  }
}

test('the database and the API draw the same line', { tags: 'long' }, async () => {
  const { db, owner } = await openProductAdmin();
  for (const limit of LIMITS) {
    const { field, inApi = field, toApi = (value: unknown) => value } = limit;
    const writeRow = (value: unknown) =>
      findRefusingCheck(
        db.transaction(async (tx) => {
          await tx.delete(products);
          await tx.insert(products).values({ ...ROW, [field]: value });
          await tx.delete(products);
        }),
      );
    const post = async (value: unknown) => {
      const answer = await owner.post('/api/products', {
        ...MEAT_PIE,
        allergens: ['egg'],
        [inApi]: toApi(value),
      });
      return [answer.status, await answer.json()];
    };

    for (const value of limit.taken) {
      expect([value, await writeRow(value)]).toEqual([value, undefined]);
      expect([value, await post(value)]).toMatchObject([value, [201, { [inApi]: toApi(value) }]]);
    }
    for (const value of limit.refused) {
      expect([value, await writeRow(value)]).toEqual([value, limit.check]);
      expect([value, await post(value)]).toMatchObject([
        value,
        [400, { fields: { [inApi]: expect.any(String) } }],
      ]);
    }
  }
});

test('every check of the products is tried', async () => {
  const { shop } = await openProductAdmin();
  const { rows } = await shop.db.$client.query<{ conname: string }>(
    `select conname from pg_constraint where contype = 'c' and conrelid = 'products'::regclass`,
  );
  expect(rows.map(({ conname }) => conname).sort()).toEqual(LIMITS.map(({ check }) => check).sort());
});

test('a picture’s words have the same limit in both', async () => {
  const { db, owner, create, addPicture } = await openProductAdmin();
  await create();
  const pictureId = await addPicture();
  const writeRow = (alt: string) =>
    findRefusingCheck(
      db.transaction(async (tx) => {
        await tx.insert(productPictures).values({ productId: 'meat-pie', pictureId, position: 0, alt });
        await tx.delete(productPictures);
      }),
    );
  const put = async (alt: string) =>
    (await owner.put('/api/products/meat-pie', { pictures: [{ id: pictureId, alt }] })).status;
  expect([await writeRow('x'.repeat(250)), await put('x'.repeat(250))]).toEqual([undefined, 200]);
  expect([await writeRow('x'.repeat(251)), await put('x'.repeat(251))]).toEqual([
    'product_pictures_alt_length',
    400,
  ]);
});
