import { findNamesakeSizes } from '../size-names.ts';
import { makeSlug } from '../slug.ts';
import { PRODUCT_COLUMNS } from './product-columns.ts';
import { type CellProblem, nameColumn, type ProductRowInTable } from './read-product-rows.ts';

export type LineProblem = CellProblem & { readonly line: number };

/** What a table says of a size; what it leaves open stays as the size has it. */
export type SizeRow = {
  readonly line: number;
  readonly id: string | null;
  readonly name: string;
  readonly values: Readonly<Record<string, unknown>>;
};

/** A product with all its rows. */
export type ProductOfTable = {
  readonly id: string;
  readonly line: number;
  /** In the words of the API, without what its size rows say. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The fields that no row says anything about: their cells are empty. */
  readonly emptied: ReadonlySet<string>;
  /** Undefined where the table has no rows for sizes. */
  readonly sizeRows: readonly SizeRow[] | undefined;
  readonly problems: readonly LineProblem[];
};

/** Which product a row is about. Without an id the name says it, so that the same table a second time adds nothing. */
export function readRowId({ values }: ProductRowInTable): string {
  const { id, name } = values;
  return typeof id === 'string' ? id : makeSlug(typeof name === 'string' ? name : '');
}

/** Brings the rows of each product's sizes together, wherever a spreadsheet has sorted them to. */
export function gatherRows(rows: readonly ProductRowInTable[]): readonly ProductOfTable[] {
  const products = new Map<string, ProductRowInTable[]>();
  for (const row of rows) {
    const id = readRowId(row);
    const others = id === '' ? undefined : products.get(id);
    if (others) others.push(row);
    else products.set(id === '' ? `line ${row.line}` : id, [row]);
  }
  const gathered = [...products.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    return own.some(isSizeRow) ? [gatherSizes(first, own)] : own.map((row) => readAlone(row, first.line));
  });
  return gathered.toSorted((one, other) => one.line - other.line);
}

function isSizeRow({ values, emptied }: ProductRowInTable): boolean {
  return values.size !== undefined && !emptied.has('size');
}

function readAlone(row: ProductRowInTable, firstLine: number): ProductOfTable {
  const { size: _, sizeId: __, ...values } = row.values;
  const isTwice = row.line !== firstLine;
  return {
    id: readRowId(row),
    line: row.line,
    values,
    emptied: row.emptied,
    sizeRows: undefined,
    problems: isTwice
      ? [{ line: row.line, column: 'Id', problem: `Line ${firstLine} already has this product.` }]
      : row.problems.map((problem) => ({ ...problem, line: row.line })),
  };
}

const SIZE_FIELDS = PRODUCT_COLUMNS.filter(({ about }) => about === 'size').map(({ field }) => field);

function gatherSizes(first: ProductRowInTable, rows: readonly ProductRowInTable[]): ProductOfTable {
  const { values, emptied, problems } = mergeValues(rows);
  return {
    id: readRowId(first),
    line: first.line,
    values,
    emptied,
    sizeRows: rows.map(readSizeRow),
    problems: [
      ...rows.flatMap((row) => row.problems.map((problem) => ({ ...problem, line: row.line }))),
      ...rows.flatMap((row) => findRowProblems(row)),
      ...findNamesakes(rows),
      ...problems,
    ],
  };
}

function readSizeRow({
  line,
  values: { size, sizeId, price, servings, workUnits },
}: ProductRowInTable): SizeRow {
  return {
    line,
    id: typeof sizeId === 'string' ? sizeId : null,
    name: String(size),
    values: {
      ...(price !== undefined && { price }),
      ...(servings !== undefined && { servings }),
      ...(workUnits !== undefined && { workUnits }),
    },
  };
}

/** What is about the product stands on any of its rows, and on no two of them differently. */
function mergeValues(rows: readonly ProductRowInTable[]) {
  const values: Record<string, unknown> = {};
  const lines = new Map<string, number>();
  const problems: LineProblem[] = [];
  for (const { line, values: own, emptied } of rows) {
    for (const [field, value] of Object.entries(own)) {
      if (SIZE_FIELDS.includes(field) || field === 'sizes') continue;
      const saidAt = lines.get(field);
      if (emptied.has(field)) {
        if (saidAt === undefined) values[field] = value;
      } else if (saidAt === undefined) {
        values[field] = value;
        lines.set(field, line);
      } else if (JSON.stringify(values[field]) !== JSON.stringify(value)) {
        const problem = `Line ${saidAt} has a different value. It’s the same for all sizes, so enter it once.`;
        problems.push({ line, column: nameColumn(field), problem });
      }
    }
  }
  return { values, emptied: new Set(Object.keys(values).filter((field) => !lines.has(field))), problems };
}

function findRowProblems(row: ProductRowInTable): readonly LineProblem[] {
  const { line, values, emptied } = row;
  if (!isSizeRow(row)) {
    return [
      {
        line,
        column: nameColumn('size'),
        problem: 'Enter a size name. This product has a row for each size.',
      },
    ];
  }
  if (values.sizes !== undefined && !emptied.has('sizes')) {
    return [{ line, column: nameColumn('sizes'), problem: 'Leave this empty. Each size has its own row.' }];
  }
  return [];
}

function findNamesakes(rows: readonly ProductRowInTable[]): readonly LineProblem[] {
  const sizes = rows.filter(isSizeRow).map(({ line, values }) => ({ line, name: String(values.size) }));
  return findNamesakeSizes(sizes).map(({ size, earlier }) => ({
    line: size.line,
    column: nameColumn('size'),
    problem: `Line ${earlier.line} already has a size with this name.`,
  }));
}
