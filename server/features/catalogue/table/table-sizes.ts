import type { Product } from '../../../../domain/catalogue/product.ts';
import type { ProductContent } from '../../../../domain/catalogue/product-content.ts';
import { giveSizeIds } from '../../../../domain/catalogue/size-ids.ts';
import type { LineProblem, ProductOfTable, SizeRow } from '../../../../domain/catalogue/table/gather-rows.ts';
import { nameColumn } from '../../../../domain/catalogue/table/read-product-rows.ts';
import type { SizeInTable } from '../../../../domain/catalogue/table/size-cell.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';

/**
 * Whoever sends a table with only some of a product's rows means those: sizes without a row stay, and so does what is said on
 * the rows that are missing. A size is removed on the product's own page.
 */
export function keepUnnamedSizes(row: ProductOfTable, product: Product | undefined): ProductOfTable {
  const { sizeRows, line } = row;
  if (!sizeRows || !product) return row;
  const findRow = ({ id, name }: Product['sizes'][number]) =>
    sizeRows.find((size) => (size.id === null ? size.name === name : size.id === id));
  if (product.sizes.every(findRow)) return row;
  const present = product.sizes.map(
    (size) => findRow(size) ?? { line, id: size.id, name: size.name, values: {} },
  );
  const said = Object.entries(row.values).filter(([field]) => !row.emptied.has(field));
  return {
    ...row,
    values: Object.fromEntries(said),
    sizeRows: [...present, ...sizeRows.filter((size) => !present.includes(size))],
  };
}

/** The product as the API would be told of it, its sizes known by their id or, without one, by their name. */
export function fillSizes(
  row: ProductOfTable,
  product: Product | undefined,
): Readonly<Record<string, unknown>> {
  const sizes = row.sizeRows ?? readSizesCell(row);
  if (!sizes) return row.values;
  const known = new Map(product?.sizes.map(({ id, name }) => [name, id]));
  const taken = new Set(sizes.map(({ id }) => id));
  const named = sizes.map((size) => {
    const id = size.id ?? known.get(size.name) ?? null;
    return { ...size, id: size.id === null && taken.has(id) ? null : id };
  });
  const filled = giveSizeIds(named).map((size) => completeSize(size, product));
  // A new product has to have a price; with sizes it is the cheapest one's, whatever stands here.
  return { price: filled[0]?.price, ...row.values, sizes: filled };
}

function readSizesCell({ line, values }: ProductOfTable): readonly SizeRow[] | undefined {
  if (!Array.isArray(values.sizes)) return undefined;
  // Read by the column itself.
  const sizes = values.sizes as readonly SizeInTable[];
  return sizes.map(({ id, name, ...own }) => ({ line, id, name, values: own }));
}

function completeSize(
  { id, name, values }: Omit<SizeRow, 'id'> & { readonly id: string },
  product: Product | undefined,
): Readonly<Record<string, unknown>> {
  const present = product?.sizes.find((size) => size.id === id);
  return {
    price: present && convertKoboToNaira(present.priceInKobo),
    servings: present?.servings ?? null,
    workUnits: present?.workUnits ?? 1,
    ...values,
    id,
    name,
  };
}

const OF_SIZES = {
  price: { words: 'price', read: ({ priceInKobo }: ProductContent) => convertKoboToNaira(priceInKobo) },
  servings: { words: 'number of servings', read: ({ servings }: ProductContent) => servings },
  workUnits: { words: 'kitchen points', read: ({ workUnits }: ProductContent) => workUnits },
} as const;

/** Cells that were changed and change nothing: with sizes, the product has the price of its cheapest one. */
export function findIdleCells(
  { line, values }: ProductOfTable,
  content: ProductContent,
  product: Product | undefined,
): readonly LineProblem[] {
  if (content.sizes.length === 0) return [];
  return Object.entries(OF_SIZES).flatMap(([field, { words, read }]) => {
    const said = values[field];
    // A table of our own repeats here what the product was, and that says nothing.
    const isIdle =
      said !== undefined && said !== null && said !== read(content) && (!product || said !== read(product));
    const problem = `This product is sold in sizes, and each has its own ${words}. Enter it on the size’s row.`;
    return isIdle ? [{ line, column: nameColumn(field), problem }] : [];
  });
}

const SIZE_PATH = /^sizes\.(\d+)\.(\w+)$/;
const SIZE_COLUMNS: Readonly<Record<string, string>> = { id: 'sizeId', name: 'size' };

/** Line and column of what the API calls by a path such as `sizes.0.name`. */
export function placePath(
  { line, sizeRows }: ProductOfTable,
  path: string,
): { readonly line: number; readonly column: string } {
  const [, index, part = ''] = SIZE_PATH.exec(path) ?? [];
  const size = index === undefined ? undefined : sizeRows?.[Number(index)];
  if (size) return { line: size.line, column: nameColumn(SIZE_COLUMNS[part] ?? part) };
  return { line, column: nameColumn(sizeRows && path === 'sizes' ? 'size' : path) };
}
