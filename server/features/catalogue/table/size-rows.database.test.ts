import { expect, test } from 'vitest';
import { openTableAdmin } from '../../../testing/table-admin.ts';

const SIZES = [
  { id: 'box', name: 'Box', price: 6_000, servings: 6, workUnits: 3 },
  { id: 'tray', name: 'Tray', price: 9_000, servings: 12, workUnits: 5 },
];

async function openPie() {
  const admin = await openTableAdmin();
  await admin.create({ id: 'pie', name: 'Pie', sizes: SIZES });
  const listSizes = async () =>
    (await admin.read('pie')).sizes.map(({ id, name, price }) => [id, name, price]);
  return { ...admin, listSizes };
}

test('a size’s price is changed on its own row, and the rest stays (P23.1)', { tags: 'long' }, async () => {
  const { exportTable, importTable, read, listSizes } = await openPie();
  const table = await exportTable();
  expect(table.match(/^pie,/gm)).toHaveLength(2);
  const changed = table.replace(',Tray,9000,', ',Tray,9500,');
  expect(await importTable(changed)).toMatchObject({
    changedCount: 1,
    refusedCount: 0,
    changed: [
      {
        line: 2,
        id: 'pie',
        changes: [{ column: 'Sizes', change: 'From Box ₦6,000, Tray ₦9,000 to Box ₦6,000, Tray ₦9,500.' }],
      },
    ],
  });
  expect(await listSizes()).toEqual([
    ['box', 'Box', 6_000],
    ['tray', 'Tray', 9_500],
  ]);
  expect(await read('pie')).toMatchObject({ price: 6_000, servings: 6, workUnits: 3 });
});

test('rows of a table with few columns leave the rest of each size as it is (P23.1)', {
  tags: 'long',
}, async () => {
  const { importTable, read } = await openPie();
  await importTable('Id,Size,Price\npie,Tray,9500\npie,Box,\npie,Giant,20000\n');
  expect((await read('pie')).sizes).toMatchObject([
    { id: 'tray', price: 9_500, servings: 12, workUnits: 5 },
    { id: 'box', price: 6_000, servings: 6, workUnits: 3 },
    { id: 'giant', price: 20_000, servings: null, workUnits: 1 },
  ]);
});

test('a table with only some of a product’s rows leaves the other sizes, and what they say, as they are (P28.10)', {
  tags: 'long',
}, async () => {
  const { create, exportTable, importTable, read } = await openTableAdmin();
  await create({ id: 'pie', name: 'Pie', description: 'Of yam.', dietaryTags: ['Halal'], sizes: SIZES });
  const [headings, , tray] = (await exportTable()).split('\r\n');
  const answer = await importTable(`${headings}\r\n${tray?.replace(',Tray,9000,', ',Tray,9500,')}\r\n`);
  expect(answer).toMatchObject({
    changed: [
      {
        line: 2,
        changes: [{ column: 'Sizes', change: 'From Box ₦6,000, Tray ₦9,000 to Box ₦6,000, Tray ₦9,500.' }],
      },
    ],
  });
  expect(await read('pie')).toMatchObject({
    description: 'Of yam.',
    dietaryTags: ['Halal'],
    sizes: [SIZES[0], { ...SIZES[1], price: 9_500 }],
  });
  await importTable('Id,Size,Price\npie,Giant,20000\n');
  expect((await read('pie')).sizes.map(({ name }) => name)).toEqual(['Box', 'Tray', 'Giant']);
});

test('an empty cell removes neither sizes nor pictures (P28.10)', async () => {
  const { tryOut, importTable, listSizes } = await openPie();
  expect((await tryOut('Id,Size,Price\npie,,7000\n')).refused).toMatchObject([
    { line: 2, problems: [{ column: 'Price' }] },
  ]);
  expect(await importTable('Id,Size,Sizes,Pictures\npie,,,\n')).toMatchObject({ unchangedCount: 1 });
  expect(await listSizes()).toHaveLength(2);
});

test('a new product comes with its sizes (P23.1)', { tags: 'long' }, async () => {
  const { importTable, read } = await openTableAdmin();
  const file = 'Name,Category,Size,Price\nFish Pie,Pies,Small,900\nFish Pie,,Large,1800.50\n';
  expect(await importTable(file)).toMatchObject({ newCount: 1, refusedCount: 0 });
  expect(await read('fish-pie')).toMatchObject({
    category: 'Pies',
    price: 900,
    sizes: [
      { id: 'small', price: 900 },
      { id: 'large', price: 1_800.5 },
    ],
  });
});

test('a price that would change nothing is refused and says why (P23.2)', async () => {
  const { tryOut, importTable, listSizes } = await openPie();
  const refused = [
    {
      line: 2,
      id: 'pie',
      problems: [
        {
          column: 'Price',
          problem: 'This product is sold in sizes, and each has its own price. Enter it on the size’s row.',
        },
      ],
    },
  ];
  for (const file of [
    'Id,Price\npie,7000\n',
    'Id,Price,Sizes\npie,7000,Box | 6000 | 6 | 3 | box\n',
    'Id,Name,Category,Price,Sizes\nnew,New,Pies,7000,Box | 6000\n',
  ]) {
    const { refused: found } = await tryOut(file);
    expect(found.map(({ problems }) => problems)).toEqual(refused.map(({ problems }) => problems));
  }
  // What a table from before says of the cheapest size is no change of its own.
  await importTable('Id,Price,Sizes\npie,6000,Box | 6500 | 6 | 3 | box; Tray | 9000 | 12 | 5 | tray\n');
  expect(await listSizes()).toEqual([
    ['box', 'Box', 6_500],
    ['tray', 'Tray', 9_000],
  ]);
});

test('a product is imported with all its rows or not at all, and each line says what is wrong in it (P23.3)', {
  tags: 'long',
}, async () => {
  const { importTable, listSizes } = await openPie();
  const { changedCount, refused } = await importTable(
    'Id,Size,Price,Size id\npie,Box,7000,box\npie,Tray,dear,tray\npie,Giant,,\n',
  );
  expect(changedCount).toBe(0);
  expect(refused).toMatchObject([{ line: 3, id: 'pie', problems: [{ column: 'Price' }] }]);
  expect((await importTable('Id,Size,Price\npie,Box,7000\npie,Giant,\n')).refused).toMatchObject([
    { line: 3, id: 'pie', problems: [{ column: 'Price', problem: 'Enter a price in naira.' }] },
  ]);
  expect(await listSizes()).toEqual([
    ['box', 'Box', 6_000],
    ['tray', 'Tray', 9_000],
  ]);
});

test('two sizes of one name are refused, whoever sends them (P23.3)', async () => {
  const { owner, tryOut } = await openPie();
  const namesakes = [SIZES[0], { ...SIZES[1], name: ' box ' }];
  const answer = await owner.put('/api/products/pie', { sizes: namesakes });
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { fields: { 'sizes.1.name': 'Another size has this name. Give each size its own.' } },
  ]);
  expect((await tryOut('Id,Sizes\npie,Box | 1; box | 2\n')).refused).toMatchObject([
    {
      line: 2,
      problems: [{ column: 'Sizes', problem: 'Another size has this name. Give each size its own.' }],
    },
  ]);
});
