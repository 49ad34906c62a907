import { expect, test } from 'vitest';
import { parseCsv } from '../../../../domain/csv/parse-csv.ts';
import { publishProducts } from '../../../testing/publish-products.ts';
import { openTableAdmin } from '../../../testing/table-admin.ts';

/** As spreadsheets write it in many countries, with everything in quotes. */
function writeWithSemicolons(table: string): string {
  const rows = parseCsv(table);
  if (!rows.ok) throw new Error(rows.refusal.message);
  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  return rows.value.map(({ cells }) => `${cells.map(quote).join(';')}\r\n`).join('');
}

test('what is exported and imported again changes nothing, whatever the products say (P1.19)', async () => {
  const { create, addPicture, exportTable, importTable, listAll } = await openTableAdmin();
  await create({
    name: '=Meat | Pie; "hot"',
    description: '+234,\r\nflaky\n“good”',
    dietaryTags: ['Halal', "'Nut-free"],
    flavorTags: ['-Beef; pepper'],
    allergens: ['gluten', 'nuts'],
    discountPercentage: 12.5,
    sizes: [
      { id: 'box', name: 'Box | of 6; warm', price: 6_000.5, servings: null, workUnits: 3 },
      { id: 'one', name: '@one', price: 1_200, servings: 1, workUnits: 0 },
    ],
    pictures: [
      { id: await addPicture(), alt: 'A pie; cut | open' },
      { id: await addPicture(), alt: '' },
    ],
    vatClass: 'basic-food',
    allowsInscription: true,
    leadTimeHours: 48,
  });
  await create({ name: 'Ọ̀gẹ̀dẹ̀ Cake 🎂', isCustom: true, servings: 12, status: 'published' });
  await create({ name: 'Old Pie', status: 'archived' });
  const before = await listAll();
  const table = await exportTable('?status=all');
  expect(table.startsWith('\ufeffId,Name,Status,')).toBe(true);
  expect(table).toContain(`"'=Meat | Pie; ""hot"""`);
  const withPlainLineEnds = table.replaceAll(/\r\n(?=[a-z-]+,|$)/g, '\n');
  const files = [table, table.slice(1), withPlainLineEnds, writeWithSemicolons(table)];
  for (const file of files) {
    expect(await importTable(file)).toMatchObject({
      newCount: 0,
      changedCount: 0,
      unchangedCount: 3,
      refusedCount: 0,
      undoId: null,
    });
  }
  expect(await listAll()).toEqual(before);
  expect(await exportTable('?status=all')).toBe(table);
});

test('what one shop exports is in another shop to the letter', { tags: 'long' }, async () => {
  const [first, second] = [await openTableAdmin(), await openTableAdmin()];
  await first.create({
    name: '@Pie; “best” | 2',
    description: '=cmd|x\n\n-1 "day"',
    flavorTags: ['+Pepper'],
    discountPercentage: 7.25,
    sizes: [{ id: 'box', name: '-Box; | \\', price: 6_000.5, servings: null, workUnits: 3 }],
  });
  await first.create({ name: 'Old Pie', status: 'archived', servings: 4 });
  const table = await first.exportTable('?status=all');
  expect(await second.importTable(table)).toMatchObject({ newCount: 2, refusedCount: 0 });
  expect(await second.exportTable('?status=all')).toBe(table);
});

test('the export has what the list is narrowed to, and without a request all but the archive', async () => {
  const { create, exportTable } = await openTableAdmin();
  await create({ name: 'Meat Pie', category: 'Pies', status: 'published' });
  await create({ name: 'Fish Pie', category: 'Pies' });
  await create({ name: 'Agege Bread', category: 'Bread' });
  await create({ name: 'Old Pie', category: 'Pies', status: 'archived' });
  const listIds = async (query: string) =>
    [...(await exportTable(query)).matchAll(/^([a-z-]+),/gm)].map(([, id]) => id);
  expect(await listIds('')).toEqual(['agege-bread', 'fish-pie', 'meat-pie']);
  expect(await listIds('?category=Pies')).toEqual(['fish-pie', 'meat-pie']);
  expect(await listIds('?status=draft&search=pie')).toEqual(['fish-pie']);
  expect(await listIds('?status=all&search=pie')).toEqual(['fish-pie', 'meat-pie', 'old-pie']);
});

test('an export longer than a batch has every product once', { tags: 'long' }, async () => {
  const { db, exportTable } = await openTableAdmin();
  const ids = Array.from({ length: 1_001 }, (_, index) => `bun-${index}`);
  await publishProducts(db, ids, { name: 'Bun' });
  const rows = [...(await exportTable()).matchAll(/^(bun-\d+),/gm)].map(([, id]) => id);
  expect(rows.toSorted()).toEqual(ids.toSorted());
});

const MIXED = `Id;Name;Category;Price;Lead time in hours;Status;Sizes
meat-pie;;;1500;;;
;Fish Pie;Pies;900;12;published;"Small | 900; Large | 1800,50"
fish-roll;Fish Roll;;1200;;;
bread;;;dear;721;;
New Pie;New Pie;Pies, new;100;;;
`;

test('a dry run counts what would happen, says what is wrong at line and column, and changes nothing (P1.19)', async () => {
  const { create, tryOut, listAll, listBulkEvents, readCatalogueVersion } = await openTableAdmin();
  await create({ id: 'meat-pie', name: 'Meat Pie', price: 1_000 });
  await create({ id: 'fish-roll', name: 'Fish Roll', price: 1_200 });
  await create({ id: 'bread', name: 'Bread' });
  const before = await listAll();
  expect(await tryOut(MIXED)).toEqual({
    newCount: 1,
    changedCount: 1,
    unchangedCount: 1,
    refusedCount: 2,
    added: [{ line: 3, id: 'fish-pie', name: 'Fish Pie' }],
    changed: [
      {
        line: 2,
        id: 'meat-pie',
        name: 'Meat Pie',
        changes: [{ column: 'Price', change: 'From ₦1,000 to ₦1,500.' }],
      },
    ],
    refused: [
      {
        line: 5,
        id: 'bread',
        name: 'Bread',
        problems: [
          { column: 'Price', problem: 'Enter an amount in naira, for example 12,500 or 12,500.50.' },
        ],
      },
      {
        line: 6,
        id: 'New Pie',
        name: 'New Pie',
        problems: [
          { column: 'Id', problem: 'Use small letters, digits and single hyphens.' },
          { column: 'Category', problem: 'Leave out the comma.' },
        ],
      },
    ],
    unknownHeadings: [],
    seen: await readCatalogueVersion(),
    undoId: null,
  });
  expect(await listAll()).toEqual(before);
  expect(await listBulkEvents()).toEqual([]);
});

test('good rows are written as they were tried out, with revisions and one entry in the activity log, and the same file again changes nothing', async () => {
  const { owner, create, read, tryOut, write, importTable, listRevisions, listBulkEvents, listAll } =
    await openTableAdmin();
  await create({ id: 'meat-pie', name: 'Meat Pie', price: 1_000, leadTimeHours: 48, description: 'Flaky.' });
  const file =
    'Name,Id,Price,Category,Status\nMeat Pie,meat-pie,1500,,\nFish Pie,,900,Pies,published\nBad,,x,,\n';
  const tried = await tryOut(file);
  const done = await write(file, tried.seen);
  expect(done).toMatchObject({ newCount: 1, changedCount: 1, unchangedCount: 0, refusedCount: 1 });
  expect({ ...done, undoId: null }).toEqual(tried);
  expect(await read('meat-pie')).toMatchObject({
    price: 1_500,
    leadTimeHours: 48,
    description: 'Flaky.',
    version: 2,
  });
  expect(await read('fish-pie')).toMatchObject({ price: 900, status: 'published', version: 1 });
  expect(await listRevisions('fish-pie')).toMatchObject([{ version: 1, actorId: owner.userId }]);
  expect(await listBulkEvents()).toMatchObject([
    { actorId: owner.userId, details: { what: 'imported from a table: 1 new, 1 changed', products: 2 } },
  ]);
  const after = await listAll();
  expect(await importTable(file)).toMatchObject({ newCount: 0, changedCount: 0, unchangedCount: 2 });
  expect(await listAll()).toEqual(after);
});

test('an import is taken back: what was changed is as before, what was new is in the archive', {
  tags: 'long',
}, async () => {
  const { owner, create, read, importTable } = await openTableAdmin();
  await create({ id: 'meat-pie', name: 'Meat Pie', price: 1_000 });
  const { undoId } = await importTable('Id,Name,Price,Category\nmeat-pie,,1500,\n,Fish Pie,900,Pies\n');
  const answer = await owner.post(`/api/admin/products/bulk/${undoId}/undo`);
  expect(await answer.json()).toEqual({ restoredCount: 2, refusedCount: 0, refused: [] });
  expect(await read('meat-pie')).toMatchObject({ price: 1_000 });
  expect(await read('fish-pie')).toMatchObject({ status: 'archived' });
});

test('what somebody changed after the dry run is left as it is, and named', { tags: 'long' }, async () => {
  const { create, change, read, tryOut, write } = await openTableAdmin();
  await create({ id: 'meat-pie', name: 'Meat Pie', price: 1_000 });
  await create({ id: 'fish-pie', name: 'Fish Pie', price: 1_000 });
  const file = 'Id,Name,Category,Price\nmeat-pie,,,1500\nfish-pie,,,1500\nnew-pie,New Pie,Pies,1500\n';
  const { seen } = await tryOut(file);
  await change('meat-pie', { price: 5_000 });
  await create({ id: 'new-pie', name: 'Theirs' });
  const problems = [{ column: '', problem: 'Someone else changed it, so we left it as it is.' }];
  expect(await write(file, seen)).toMatchObject({
    newCount: 0,
    changedCount: 1,
    refused: [
      { line: 2, id: 'meat-pie', problems },
      { line: 4, id: 'new-pie', problems },
    ],
  });
  expect(await read('meat-pie')).toMatchObject({ price: 5_000 });
  expect(await read('fish-pie')).toMatchObject({ price: 1_500 });
  expect(await read('new-pie')).toMatchObject({ name: 'Theirs' });
});

test('pictures that the table says nothing about stay', { tags: 'long' }, async () => {
  const { create, read, addPicture, importTable } = await openTableAdmin();
  const pictures = [{ id: await addPicture(), alt: 'A pie' }];
  await create({ id: 'pie', status: 'published', pictures });
  expect(await importTable('Id,Price\npie,1500\n')).toMatchObject({ changedCount: 1, refusedCount: 0 });
  expect(await read('pie')).toMatchObject({ price: 1_500, pictures });
});

test('sizes keep their ids: by the id itself, or by the name', { tags: 'long' }, async () => {
  const { create, read, importTable } = await openTableAdmin();
  const sizes = [
    { id: 'box', name: 'Box', price: 6_000, servings: 6, workUnits: 3 },
    { id: 'tray', name: 'Tray', price: 9_000, servings: 12, workUnits: 5 },
  ];
  await create({ id: 'pie', sizes });
  await importTable('Id,Sizes\npie,"Tray | 9500 | 12 | 5; Big box | 6500 | 6 | 3 | box; Huge | 20000"\n');
  expect((await read('pie')).sizes.map(({ id, name, price }) => [id, name, price])).toEqual([
    ['tray', 'Tray', 9_500],
    ['box', 'Big box', 6_500],
    ['huge', 'Huge', 20_000],
  ]);
});

test('what is wrong is said at its column', { tags: 'long' }, async () => {
  const { create, tryOut } = await openTableAdmin();
  await create({ id: 'pie' });
  for (const [what, column, cell, problem] of [
    [
      'a picture that is not there',
      'Pictures',
      '0b0e7a7e-3a5b-4c56-9d0f-5c8a3d1e2f40 | Pie',
      'There’s no picture 0b0e7a7e-3a5b-4c56-9d0f-5c8a3d1e2f40.',
    ],
    ['what is no picture', 'Pictures', 'pie.jpg', 'Unknown picture.'],
    ['a price above the limit', 'Price', '10000001', 'Enter a price up to ₦10,000,000.'],
    ['a character that cannot be kept', 'Description', 'a\0b', 'Remove special characters we can’t save.'],
  ] as const) {
    expect((await tryOut(`Id,${column}\npie,${cell}\n`)).refused, what).toMatchObject([
      { line: 2, id: 'pie', problems: [{ column, problem }] },
    ]);
  }
});

test('a published picture without words, the same product twice, and no name, which a blank id is made from, are said too (P28.108)', async () => {
  const { create, addPicture, tryOut } = await openTableAdmin();
  await create({ id: 'pie', status: 'published' });
  const picture = await addPicture();
  const { refused, unknownHeadings } = await tryOut(
    `Id,Pictures,Shelf\npie,${picture},3\nbread,,\npie,,\n,,7\n`,
  );
  expect(refused).toMatchObject([
    {
      line: 2,
      problems: [{ column: 'Pictures', problem: 'Describe the picture (alt text) before you publish.' }],
    },
    { line: 3, problems: expect.arrayContaining([{ column: 'Name', problem: 'Enter a name.' }]) },
    { line: 4, problems: [{ column: 'Id', problem: 'Line 2 already has this product.' }] },
    { line: 5, problems: expect.arrayContaining([{ column: 'Name', problem: 'Enter a name.' }]) },
  ]);
  expect(refused[3]?.problems.map(({ column }) => column)).not.toContain('Id');
  expect(unknownHeadings).toEqual(['Shelf']);
});

test('a table of Shopify’s is tried out and imported like one of ours (P33.15)', async () => {
  const { tryOut, write, listAll } = await openTableAdmin();
  const table = [
    'Handle,Title,Body (HTML),Type,Option1 Name,Option1 Value,Variant Price,Image Src',
    'honey-cake,Honey Cake,<p>Soft.</p>,Cakes,Size,6 inch,12500.00,https://cdn.example/1.jpg',
    'honey-cake,,,,,8 inch,18000.00,',
    'meat-pie,Meat Pie,,Pies,Title,Default Title,free,',
  ].join('\n');
  const tried = await tryOut(table);
  expect(tried).toMatchObject({
    newCount: 1,
    refusedCount: 1,
    refused: [{ line: 4, id: 'meat-pie', problems: [{ column: 'Price' }] }],
    unknownHeadings: ['Shopify: Option1 Name', 'Shopify: Image Src'],
  });
  await write(table, tried.seen);
  expect(await listAll()).toMatchObject([
    {
      id: 'honey-cake',
      status: 'draft',
      category: 'Cakes',
      description: 'Soft.',
      sizes: [
        { name: '6 inch', priceInKobo: 1_250_000 },
        { name: '8 inch', priceInKobo: 1_800_000 },
      ],
    },
  ]);
});
