import { type ForeignColumns, findColumns, hasHeadings, type ReadCell } from '../../csv/foreign-columns.ts';
import type { CsvRow } from '../../csv/parse-csv.ts';
import { readHtmlAsText } from '../../html-as-text.ts';
import { makeSlug } from '../slug.ts';

type ForeignProduct = {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly description: string;
  readonly variants: readonly Variant[];
};
type Variant = { readonly line: number; readonly size: string; readonly price: string };

const OWN_HEADINGS = ['Id', 'Name', 'Status', 'Category', 'Size', 'Price', 'Description'];
/** Pictures are not fetched, and nothing is published without one. */
const STATUS = 'draft';
const NO_CATEGORY = 'Uncategorised';
/** What Shopify calls the only variant of a product without any. */
const NO_OPTION = 'Default Title';

const SHOPIFY = {
  handle: ['URL handle', 'Handle'],
  title: ['Title'],
  description: ['Description', 'Body (HTML)'],
  type: ['Type'],
  category: ['Product category'],
  option1: ['Option1 value'],
  option2: ['Option2 value'],
  option3: ['Option3 value'],
  price: ['Price', 'Variant Price'],
} as const satisfies ForeignColumns<string>;

const WOOCOMMERCE = {
  id: ['ID'],
  type: ['Type'],
  sku: ['SKU'],
  name: ['Name'],
  description: ['Description'],
  shortDescription: ['Short description'],
  price: ['Regular price'],
  categories: ['Categories'],
  parent: ['Parent'],
  attribute1: ['Attribute 1 value(s)'],
  attribute2: ['Attribute 2 value(s)'],
  attribute3: ['Attribute 3 value(s)'],
} as const satisfies ForeignColumns<string>;

/**
 * A table as Shopify or WooCommerce exports its products, in the form of our own: one row for each size. What has no column
 * here keeps its heading, so that it is named as left out. Any other table stays as it is.
 */
export function translateForeignTable(rows: readonly CsvRow[]): readonly CsvRow[] {
  const [first, ...others] = rows;
  if (!first) return rows;
  const isNamed = (...needed: readonly string[]) => hasHeadings(first, needed);
  if (isNamed('Title', 'Option1 value') && (isNamed('Handle') || isNamed('URL handle'))) {
    return translate('Shopify', { first, others, columns: SHOPIFY, gather: gatherShopify });
  }
  if (isNamed('Type', 'SKU', 'Name', 'Regular price')) {
    return translate('WooCommerce', { first, others, columns: WOOCOMMERCE, gather: gatherWooCommerce });
  }
  return rows;
}

type ForeignTable<Field extends string> = {
  readonly first: CsvRow;
  readonly others: readonly CsvRow[];
  readonly columns: ForeignColumns<Field>;
  readonly gather: (rows: readonly CsvRow[], read: ReadCell<Field>) => readonly ForeignProduct[];
};

function translate<Field extends string>(
  shop: string,
  { first, others, columns, gather }: ForeignTable<Field>,
): readonly CsvRow[] {
  const { read, leftOut } = findColumns(first, others, columns);
  const products = gather(others, read);
  return [
    { line: first.line, cells: [...OWN_HEADINGS, ...leftOut.map((heading) => `${shop}: ${heading}`)] },
    ...products.flatMap(writeRows),
  ];
}

function writeRows({ id, name, category, description, variants }: ForeignProduct): readonly CsvRow[] {
  return variants.map(({ line, size, price }, place) => ({
    line,
    cells:
      place === 0
        ? [id, name, STATUS, category, size, price, description]
        : [id, '', '', '', size, price, ''],
  }));
}

/** A product has one row for each variant and each further picture, all with its handle and only the first with its title. */
function gatherShopify(
  rows: readonly CsvRow[],
  read: ReadCell<keyof typeof SHOPIFY>,
): readonly ForeignProduct[] {
  const ofHandle = Map.groupBy(rows, (row) => makeSlug(read(row, 'handle') || read(row, 'title')));
  return [...ofHandle].flatMap(([id, own]) => {
    const [first] = own;
    if (!first) return [];
    const variants = own.filter((row) => row === first || read(row, 'option1') !== '');
    return {
      id,
      name: readHtmlAsText(read(first, 'title')),
      category: nameCategory(read(first, 'type') || read(first, 'category')),
      description: readHtmlAsText(read(first, 'description')),
      variants: variants.map((row) => ({
        line: row.line,
        size: nameSize([read(row, 'option1'), read(row, 'option2'), read(row, 'option3')]),
        price: read(row, 'price'),
      })),
    };
  });
}

/** A variable product has a row of its own without a price, and its variations name it by its SKU or as `id:12`. */
function gatherWooCommerce(
  rows: readonly CsvRow[],
  read: ReadCell<keyof typeof WOOCOMMERCE>,
): readonly ForeignProduct[] {
  const isVariation = (row: CsvRow) => read(row, 'type').toLowerCase().includes('variation');
  const variations = Map.groupBy(rows.filter(isVariation), (row) => read(row, 'parent'));
  return rows
    .filter((row) => !isVariation(row))
    .map((row) => {
      const keys = [read(row, 'sku'), `id:${read(row, 'id')}`].filter((key) => key !== '');
      const own = keys.flatMap((key) => variations.get(key) ?? []);
      const name = readHtmlAsText(read(row, 'name'));
      return {
        id: makeSlug(name),
        name,
        category: nameCategory(readHtmlAsText(read(row, 'categories'))),
        description: readHtmlAsText(read(row, 'description') || read(row, 'shortDescription')),
        variants:
          own.length === 0
            ? [{ line: row.line, size: '', price: read(row, 'price') }]
            : own.map((variation) => ({
                line: variation.line,
                size: nameSize([
                  read(variation, 'attribute1'),
                  read(variation, 'attribute2'),
                  read(variation, 'attribute3'),
                ]),
                price: read(variation, 'price'),
              })),
      };
    });
}

function nameSize(options: readonly string[]): string {
  return options.filter((option) => option !== '' && option !== NO_OPTION).join(' / ');
}

/** The innermost of the first: "Food > Cakes, Gifts" is Cakes. */
function nameCategory(categories: string): string {
  const [first = ''] = categories.split(',');
  return first.split('>').at(-1)?.trim() || NO_CATEGORY;
}
