import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCsv } from '../../csv/parse-csv.ts';
import { convertKoboToNaira } from '../../money.ts';
import { ALLERGENS } from '../allergens.ts';
import { EGGLESS_EXTRA_MAX_IN_KOBO } from '../eggless.ts';
import { OCCASIONS } from '../occasions.ts';
import { PRODUCT_PRICE_MAX_IN_KOBO, PRODUCT_STATUSES } from '../product.ts';
import { type ProductContent, settleContent } from '../product-content.ts';
import { findNamesakeSizes } from '../size-names.ts';
import { MEAT_PIE } from '../testing/meat-pie.ts';
import { VAT_CLASSES } from '../vat.ts';
import { gatherRows } from './gather-rows.ts';
import { PRODUCT_COLUMNS, type ProductInTable } from './product-columns.ts';
import { nameColumn, readHeadings, readProductRow } from './read-product-rows.ts';
import { HEADING_ROW, writeProductRows } from './write-product-rows.ts';

const trimmed = (text: string) => text.trim();
const arbitraryText = fc.string({ unit: 'grapheme', maxLength: 20 }).map(trimmed);
const arbitraryWords = arbitraryText.filter((text) => text !== '');
/** Spreadsheets, separators and signs of our own lists. */
const arbitraryNastyWords = fc
  .array(fc.constantFrom('=', '+', "'", '|', ';', '\\', '"', ',', '\n', 'a', ' '), { maxLength: 8 })
  .map((signs) => trimmed(signs.join('')))
  .filter((text) => text !== '');
const arbitraryName = fc.oneof(arbitraryWords, arbitraryNastyWords);
const arbitraryLabels = fc.uniqueArray(
  arbitraryName.map((text) => text.replaceAll(',', '').trim()).filter((text) => text !== ''),
  { maxLength: 4 },
);
const arbitraryPrice = fc.oneof(
  fc.integer({ min: 0, max: 200 }).map((steps) => steps * 5_000),
  fc.integer({ min: 0, max: PRODUCT_PRICE_MAX_IN_KOBO }),
);
const arbitrarySlug = fc.stringMatching(/^[a-z0-9]{1,4}(-[a-z0-9]{1,3})?$/);
const servings = fc.option(fc.integer({ min: 1, max: 2_000 }));
const workUnits = fc.integer({ min: 0, max: 500 });

/** A product as the shop may hold it. */
const arbitraryContent: fc.Arbitrary<ProductContent> = fc
  .record({
    name: arbitraryName,
    description: fc.oneof(arbitraryText, fc.constant('Two\nlines'), fc.constant('Two\r\nlines')),
    category: arbitraryLabels.map(([label]) => label ?? 'Cakes'),
    priceInKobo: arbitraryPrice,
    discountPercentage: fc.integer({ min: 0, max: 9_500 }).map((hundredths) => hundredths / 100),
    isCustom: fc.boolean(),
    dietaryTags: arbitraryLabels,
    flavorTags: arbitraryLabels,
    allergens: fc.subarray([...ALLERGENS]),
    sizes: fc
      .uniqueArray(
        fc.record({
          id: arbitrarySlug,
          name: arbitraryName,
          priceInKobo: arbitraryPrice,
          servings,
          workUnits,
        }),
        { selector: ({ id }) => id, maxLength: 4 },
      )
      .map((sizes) => sizes.filter((size) => !findNamesakeSizes(sizes).some((each) => each.size === size))),
    servings,
    leadTimeHours: fc.integer({ min: 0, max: 720 }),
    workUnits,
    vatClass: fc.constantFrom(...VAT_CLASSES),
    allowsInscription: fc.boolean(),
    egglessExtraInKobo: fc.option(fc.integer({ min: 0, max: EGGLESS_EXTRA_MAX_IN_KOBO })),
    occasions: fc.subarray([...OCCASIONS]),
    isOfferedAtCart: fc.boolean(),
    status: fc.constantFrom(...PRODUCT_STATUSES),
    pictures: fc.uniqueArray(fc.record({ id: fc.uuid(), alt: arbitraryName }), {
      selector: ({ id }) => id,
      maxLength: 3,
    }),
  })
  .map(settleContent);

function write(product: ProductInTable): string {
  return HEADING_ROW + writeProductRows(product);
}

function parse(text: string): readonly (readonly string[])[] {
  const rows = parseCsv(text);
  if (!rows.ok) throw new Error(rows.refusal.message);
  return rows.value.map(({ cells }) => cells);
}

function readTable(text: string) {
  const rows = parseCsv(text);
  if (!rows.ok) throw new Error(rows.refusal.message);
  const [first, ...others] = rows.value;
  const headings = readHeadings(first);
  if (!headings.ok) throw new Error(headings.refusal.message);
  const { unknownHeadings } = headings.value;
  return { rows: others.map((row) => readProductRow(headings.value, row)), unknownHeadings };
}

/** What its rows say, with those of its sizes. Of pictures and sizes that are not there they say nothing. */
function describeRows(product: ProductInTable) {
  const {
    priceInKobo,
    egglessExtraInKobo,
    servings: people,
    workUnits: work,
    sizes,
    pictures,
    ...details
  } = product;
  const own = { price: convertKoboToNaira(priceInKobo), servings: people, workUnits: work };
  return {
    values: {
      ...details,
      egglessExtra: egglessExtraInKobo === null ? null : convertKoboToNaira(egglessExtraInKobo),
      description: details.description.replaceAll('\r\n', '\n'),
      ...(pictures.length > 0 && { pictures }),
      ...(sizes.length === 0 && own),
    },
    sizeRows: sizes.map((size) => ({
      id: size.id,
      name: size.name,
      values: {
        price: convertKoboToNaira(size.priceInKobo),
        servings: size.servings,
        workUnits: size.workUnits,
      },
    })),
  };
}

test('whatever a product is, its rows say the same of it when they are read back, in any order (P23.1)', () => {
  fc.assert(
    fc.property(arbitraryContent, fc.boolean(), (content, isReversed) => {
      const product = { ...content, id: 'meat-pie' };
      const { rows } = readTable(write(product));
      const [gathered, ...others] = gatherRows(isReversed ? rows.toReversed() : rows);
      const { values, sizeRows } = describeRows(product);
      expect(others).toEqual([]);
      expect(gathered?.problems).toEqual([]);
      expect(gathered?.values).toEqual(values);
      const sizes = gathered?.sizeRows?.map(({ line: _, ...size }) => size) ?? [];
      expect(isReversed ? sizes.toReversed() : sizes).toEqual(sizeRows);
    }),
  );
});

test('a product has one row for each size with its own price (P23.1)', () => {
  const sizes = [
    { id: 'box', name: 'Box; of 6', priceInKobo: 600_000, servings: 6, workUnits: 3 },
    { id: 'tray', name: 'Tray', priceInKobo: 1_500_050, servings: null, workUnits: 9 },
  ];
  const pictures = [{ id: 'p1', alt: 'A pie' }];
  const product = { ...settleContent({ ...MEAT_PIE, sizes, pictures }), id: 'meat-pie' };
  const [headings, ...rows] = parse(write(product));
  const cells = rows.map((row) => Object.fromEntries(row.map((cell, place) => [headings?.[place], cell])));
  expect(cells).toMatchObject([
    {
      Id: 'meat-pie',
      Name: 'Meat Pie',
      Size: 'Box; of 6',
      Price: '6000',
      Serves: '6',
      'Size id': 'box',
      'Ready-made or custom': 'ready-made',
      Inscription: 'no',
      'Suggest in the cart': 'no',
      Allergens: 'Gluten',
      Pictures: 'p1 | A pie',
    },
    {
      Id: 'meat-pie',
      Name: 'Meat Pie',
      Size: 'Tray',
      Price: '15000.5',
      Serves: '',
      'Size id': 'tray',
      'Ready-made or custom': '',
      Pictures: '',
    },
  ]);
});

test.each([
  [
    'two sizes of one name',
    'Id,Size,Price\npie,Small,1\npie,small,2\n',
    [{ line: 3, column: 'Size', problem: 'Line 2 already has a size with this name.' }],
  ],
  [
    'a row that does not say its size',
    'Id,Size,Price\npie,Small,1\npie,,2\n',
    [{ line: 3, column: 'Size', problem: 'Enter a size name. This product has a row for each size.' }],
  ],
  [
    'what is the same for all sizes and is said differently',
    'Id,Size,Category\npie,Small,Pies\npie,Large,Cakes\n',
    [
      {
        line: 3,
        column: 'Category',
        problem: 'Line 2 has a different value. It’s the same for all sizes, so enter it once.',
      },
    ],
  ],
  [
    'sizes in rows and in a cell',
    'Id,Size,Sizes\npie,Small,Large | 2\n',
    [{ line: 2, column: 'Sizes', problem: 'Leave this empty. Each size has its own row.' }],
  ],
  [
    'a product twice',
    'Id,Price\npie,1\npie,2\n',
    [{ line: 3, column: 'Id', problem: 'Line 2 already has this product.' }],
  ],
])('%s is pointed out at line and column (P23.3)', (_, text, problems) => {
  expect(gatherRows(readTable(text).rows).flatMap((product) => product.problems)).toEqual(problems);
});

test('columns stand in any order, whatever their capitals, or by their former name, and what is left out is not said (P28.272, P28.313)', () => {
  const { rows, unknownHeadings } = readTable(
    'PRICE; my notes ;name\n"₦4,500.50";ask Ada;Meat Pie\n;;Fish Pie\n',
  );
  expect(rows).toMatchObject([
    { line: 2, values: { price: 4_500.5, name: 'Meat Pie' }, problems: [] },
    { line: 3, values: { name: 'Fish Pie' }, problems: [] },
  ]);
  expect(unknownHeadings).toEqual(['my notes']);
  const former = readTable('Id,Work units,Kind,Offer at the cart\npie,3,Custom,yes\n');
  expect(former.rows).toMatchObject([{ values: { workUnits: 3, isCustom: true, isOfferedAtCart: true } }]);
});

test.each<[string, string, unknown]>([
  ['Price', '12500', 12_500],
  ['Price', '12,500', 12_500],
  ['Price', '26500,5', 26_500.5],
  ['Discount %', '12,5 %', 12.5],
  ['Discount %', '', 0],
  ['Serves', '', null],
  ['Inscription', 'YES', true],
  ['Suggest in the cart', 'yes', true],
  ['Inscription', '0', false],
  ['Ready-made or custom', 'Custom', true],
  ['VAT', 'Basic-Food', 'basic-food'],
  ['Status', 'Published', 'published'],
  ['Allergens', 'tree nuts, EGG', ['nuts', 'egg']],
  ['Dietary tags', ' Halal ,, Eggless ', ['Halal', 'Eggless']],
  ['Description', 'Two\r\nlines', 'Two\nlines'],
  ['Sizes', 'Small | 3,500', [{ id: null, name: 'Small', price: 3_500, servings: null, workUnits: 1 }]],
])('%s “%s” is read', (heading, cell, value) => {
  const { rows } = readTable(`Id,${heading}\npie,"${cell}"\n`);
  const { field } = PRODUCT_COLUMNS.find((column) => column.heading === heading) ?? { field: '' };
  expect(rows).toMatchObject([{ line: 2, values: { id: 'pie', [field]: value }, problems: [] }]);
});

test.each([
  ['Price', 'cheap', 'Enter an amount in naira, for example 12,500 or 12,500.50.'],
  ['Discount %', 'ten', 'Enter a percentage.'],
  ['Lead time in hours', '1.5', 'Enter a whole number.'],
  ['Status', 'live', 'Write draft, published or archived.'],
  ['Ready-made or custom', 'other', 'Write ready-made or custom.'],
  ['Inscription', 'maybe', 'Write yes or no.'],
  ['Allergens', 'Gluten, Cats', 'We don’t know the allergen “Cats”.'],
  [
    'Sizes',
    'Small',
    'Write each size as “name | price | serves | kitchen points | id”, with “;” between sizes.',
  ],
  ['Sizes', 'Small | 3500 | many', 'Size “Small”: Enter a whole number.'],
  ['Sizes', 'One | 1; '.repeat(13), 'Use at most 12 sizes.'],
  ['Flavours', 'Vanilla, '.repeat(2_000), 'This cell is too long. Is a quotation mark missing?'],
])('%s “%s” is pointed out at its column', (column, cell, problem) => {
  const { rows } = readTable(`Id,${column}\npie,"${cell}"\n`);
  expect(rows).toMatchObject([{ line: 2, values: { id: 'pie' }, problems: [{ column, problem }] }]);
});

test('a row with more cells than columns is pointed out', () => {
  expect(readTable('Id,Name\npie,Meat, Pie\n').rows[0]?.problems).toEqual([
    { column: '', problem: 'This row has more cells than columns. Is a quotation mark missing?' },
  ]);
});

describe('a table without its columns is refused', () => {
  test.each([
    ['', 'The first line must contain the column names, including “Id” or “Name”.'],
    ['Price\n100\n', 'The first line must contain the column names, including “Id” or “Name”.'],
    ['Id,Price,price\npie,1,2\n', 'The column “Price” appears twice.'],
  ])('%j', (text, message) => {
    const rows = parseCsv(text);
    expect(rows.ok && readHeadings(rows.value[0])).toMatchObject({
      refusal: { code: 'no_product_table', message },
    });
  });
});

test('a path of the API leads to its column', () => {
  expect(nameColumn('sizes.0.name')).toBe('Sizes');
  expect(nameColumn('leadTimeHours')).toBe('Lead time in hours');
  expect(nameColumn('version')).toBe('');
});
