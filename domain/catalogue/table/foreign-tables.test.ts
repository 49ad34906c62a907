import { expect, test } from 'vitest';
import { parseCsv } from '../../csv/parse-csv.ts';
import { translateForeignTable } from './foreign-tables.ts';

const OWN_HEADINGS = ['Id', 'Name', 'Status', 'Category', 'Size', 'Price', 'Description'];

function translate(...lines: readonly string[]): readonly (readonly string[])[] {
  const rows = parseCsv(lines.join('\n'));
  if (!rows.ok) throw new Error(rows.refusal.message);
  return translateForeignTable(rows.value).map(({ line, cells }) => [String(line), ...cells]);
}

test('products as Shopify exports them become drafts with a row for each variant; pictures are named as left out (P33.15)', () => {
  expect(
    translate(
      'Handle,Title,Body (HTML),Vendor,Type,Tags,Option1 Name,Option1 Value,Option2 Value,Variant Price,Image Src,Status',
      'honey-cake,Honey Cake,<p>Soft &amp; warm.</p><ul><li>Feeds 8</li></ul>,,Cakes,,Size,6 inch,Vanilla,12500.00,https://cdn.example/1.jpg,active',
      'honey-cake,,,,,,,8 inch,Vanilla,18000.00,https://cdn.example/2.jpg,',
      'honey-cake,,,,,,,,,,https://cdn.example/3.jpg,',
      'Chin_Chin,Chin Chin,Crunchy,,,,Title,Default Title,,2500.00,,draft',
    ),
  ).toEqual([
    ['1', ...OWN_HEADINGS, 'Shopify: Option1 Name', 'Shopify: Image Src', 'Shopify: Status'],
    [
      '2',
      'honey-cake',
      'Honey Cake',
      'draft',
      'Cakes',
      '6 inch / Vanilla',
      '12500.00',
      'Soft & warm.\nFeeds 8',
    ],
    ['3', 'honey-cake', '', '', '', '8 inch / Vanilla', '18000.00', ''],
    ['5', 'chin-chin', 'Chin Chin', 'draft', 'Uncategorised', '', '2500.00', 'Crunchy'],
  ]);
});

test('Shopify’s newer column names are read as well (P33.15)', () => {
  expect(
    translate(
      'Title,URL handle,Description,Product category,Option1 name,Option1 value,Price,Product image URL',
      'Meat Pie,meat-pie,Hot,Food > Bakery > Pies,Title,Default Title,1500,',
    ).at(-1),
  ).toEqual(['2', 'meat-pie', 'Meat Pie', 'draft', 'Pies', '', '1500', 'Hot']);
});

test('products as WooCommerce exports them have their variations as sizes, by SKU or by id (P33.15)', () => {
  const rows = translate(
    'ID,Type,SKU,Name,Published,Short description,Description,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s)',
    '10,variable,CAKE,Red Velvet &amp; Cream,1,,"<p>One.</p><p>Two.</p>",,"Cakes > Birthday, Gifts",https://shop.example/a.jpg,,Size,"Small, Large"',
    '11,variation,CAKE-S,Red Velvet – Small,1,,,9000,,,CAKE,Size,Small',
    '12,"variation, virtual",,Red Velvet – Large,1,,,15000,,,id:10,Size,Large',
    '13,simple,PIE,Meat Pie,1,Hot and fresh,,1500,,,,,',
  );
  expect(rows[0]).toEqual([
    '1',
    ...OWN_HEADINGS,
    'WooCommerce: Published',
    'WooCommerce: Images',
    'WooCommerce: Attribute 1 name',
  ]);
  expect(rows.slice(1)).toEqual([
    ['3', 'red-velvet-and-cream', 'Red Velvet & Cream', 'draft', 'Birthday', 'Small', '9000', 'One.\nTwo.'],
    ['4', 'red-velvet-and-cream', '', '', '', 'Large', '15000', ''],
    ['5', 'meat-pie', 'Meat Pie', 'draft', 'Uncategorised', '', '1500', 'Hot and fresh'],
  ]);
});

test('any other table stays as it is', () => {
  expect(translate('Id,Name,Price', 'pie,Pie,5')).toEqual([
    ['1', 'Id', 'Name', 'Price'],
    ['2', 'pie', 'Pie', '5'],
  ]);
});
