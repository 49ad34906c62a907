import { describe, expect, test } from 'vitest';
import { listAdminProductsEndpoint, newProductSchema, productChangeSchema } from './product-changes.ts';

const PIE = { name: 'Meat Pie', category: 'Pastries', price: 1_200 };
const PICTURE = '0b0e7a7e-3a5b-4c56-9d0f-5c8a3d1e2f40';
const SIZE = { id: 'box', name: 'Box', price: 6_000, servings: 6, workUnits: 3 };

/** The first problem of each field, as the server tells them. */
function listProblems(schema: typeof newProductSchema | typeof productChangeSchema, body: unknown) {
  const issues = schema.safeParse(body).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).toReversed());
}
const refuseNew = (body: object) => listProblems(newProductSchema, { ...PIE, ...body });

describe('a new product', () => {
  test('needs a name, a category and a price', () => {
    expect(listProblems(newProductSchema, {})).toEqual({
      name: 'Enter a name.',
      category: 'Choose a category.',
      price: 'Enter a price in naira.',
    });
    expect(newProductSchema.parse(PIE)).toEqual({
      ...PIE,
      description: '',
      discountPercentage: 0,
      isCustom: false,
      dietaryTags: [],
      flavorTags: [],
      allergens: [],
      sizes: [],
      servings: null,
      leadTimeHours: 24,
      workUnits: 1,
      vatClass: 'standard',
      allowsInscription: false,
      egglessExtra: null,
      occasions: [],
      isOfferedAtCart: false,
      pictures: [],
      status: 'draft',
    });
  });

  test('loses blanks around its texts, doubled tags and allergens, and what is no field of a product', () => {
    const read = newProductSchema.parse({
      ...PIE,
      name: '  Meat Pie ',
      dietaryTags: [' Halal', 'Halal '],
      allergens: ['milk', 'gluten', 'milk'],
      version: 7,
      catalogueVersion: 7,
      createdAt: 'now',
    });
    expect(read).toMatchObject({ name: 'Meat Pie', dietaryTags: ['Halal'], allergens: ['gluten', 'milk'] });
    for (const key of ['version', 'catalogueVersion', 'createdAt']) expect(read).not.toHaveProperty(key);
  });

  test.each<[string, unknown, unknown]>([
    ['name', 'x'.repeat(120), 'x'.repeat(121)],
    ['description', 'x'.repeat(5_000), 'x'.repeat(5_001)],
    ['category', 'x'.repeat(60), 'x'.repeat(61)],
    ['price', 10_000_000, 10_000_000.01],
    ['price', 0, -0.01],
    ['price', 12.34, 12.345],
    ['discountPercentage', 95, 95.01],
    ['discountPercentage', 0, -1],
    ['servings', 2_000, 2_001],
    ['servings', 1, 0],
    ['servings', null, 1.5],
    ['leadTimeHours', 720, 721],
    ['leadTimeHours', 0, -1],
    ['workUnits', 500, 501],
    ['workUnits', 0, -1],
    ['id', 'a'.repeat(80), 'a'.repeat(81)],
    ['id', 'meat-pie-2', 'Meat-Pie'],
    ['id', 'a', 'a--b'],
    ['vatClass', 'basic-food', 'luxury'],
    ['status', 'archived', 'deleted'],
    ['isCustom', true, 'true'],
    ['dietaryTags', Array.from({ length: 20 }, (_, n) => `tag ${n}`), Array(21).fill('tag')],
    ['flavorTags', ['x'.repeat(40)], ['x'.repeat(41)]],
    ['flavorTags', ['sweet'], ['sweet, sour']],
    [
      'sizes',
      Array.from({ length: 12 }, (_, n) => ({ ...SIZE, id: `${n}`, name: `Box ${n}` })),
      Array(13).fill(SIZE),
    ],
    ['sizes', [SIZE, { ...SIZE, id: 'tray', name: 'Tray' }], [SIZE, { ...SIZE, id: 'tray' }]],
    ['sizes', [{ ...SIZE, name: 'x'.repeat(60) }], [{ ...SIZE, name: 'x'.repeat(61) }]],
    ['pictures', [{ id: PICTURE, alt: 'x'.repeat(250) }], [{ id: PICTURE, alt: 'x'.repeat(251) }]],
    [
      'pictures',
      [],
      [
        { id: PICTURE, alt: '' },
        { id: PICTURE, alt: 'again' },
      ],
    ],
    ['pictures', [], [{ id: '../../secret', alt: '' }]],
  ])('is taken with a good %s and refused with a bad one (case %#)', (field, good, bad) => {
    expect(refuseNew({ [field]: good })).toEqual({});
    const problems = refuseNew({ [field]: bad });
    expect(Object.keys(problems).map((path) => path.split('.')[0])).toEqual([field]);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, '12', [], {}, null, true])(
    'has no price of %j',
    (price) => {
      expect(refuseNew({ price })).toHaveProperty('price');
    },
  );
});

describe('a change', () => {
  test('may leave out everything, and says nothing of what it leaves out', () => {
    expect(productChangeSchema.parse({})).toEqual({});
    expect(productChangeSchema.parse({ servings: null, version: 3 })).toEqual({ servings: null, version: 3 });
  });

  test('cannot give a product another id', () => {
    expect(productChangeSchema.parse({ id: 'other' })).toEqual({});
  });

  test('is held to the same limits', () => {
    expect(listProblems(productChangeSchema, { name: ' ', price: -1, version: 0 })).toEqual({
      name: 'Enter a name.',
      price: 'A price cannot be below ₦0.',
      version: 'Enter at least 1.',
    });
  });
});

test('a page of the administrator’s list has 25, the last changed first, unless something else is asked for', () => {
  const { querySchema } = listAdminProductsEndpoint;
  expect(querySchema.parse({})).toEqual({ search: '', category: '', sort: 'updated', limit: 25 });
  expect(querySchema.parse({ limit: '100', search: ' pie ', status: 'archived' })).toMatchObject({
    limit: 100,
    search: 'pie',
    status: 'archived',
  });
  for (const query of [
    { limit: '101' },
    { limit: 'NaN' },
    { sort: 'cheap' },
    { status: 'gone' },
    { cursor: '' },
  ]) {
    expect([query, querySchema.safeParse(query).success]).toEqual([query, false]);
  }
});
