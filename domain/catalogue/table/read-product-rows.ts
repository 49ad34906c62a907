import type { CsvRow } from '../../csv/parse-csv.ts';
import { accept, type Result, refuse } from '../../refusal.ts';
import { refuseCell } from './cell-values.ts';
import { PRODUCT_COLUMNS, type ProductColumn } from './product-columns.ts';

export type CellProblem = {
  /** As the table's first line calls it; empty where the whole row is meant. */
  readonly column: string;
  readonly problem: string;
};

export type ProductRowInTable = {
  readonly line: number;
  /** What the row says, in the words of the API; what it leaves open is not in it. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The fields whose cells are empty and which `values` therefore has as nothing. */
  readonly emptied: ReadonlySet<string>;
  readonly problems: readonly CellProblem[];
};

export type TableHeadings = {
  /** In the order of the cells; undefined for what says nothing about products. */
  readonly columns: readonly (ProductColumn | undefined)[];
  readonly unknownHeadings: readonly string[];
};

const NEEDED_FIELDS = ['id', 'name'];
const TOO_LONG = refuseCell('This cell is too long. Is a quotation mark missing?');
/** More than any product needs, and what a quote that is never closed soon swallows. */
const CELL_MAX_LENGTH = 10_000;

/** The first line names the columns, in any order; what is left out of it is left as it is. */
export function readHeadings(first: CsvRow | undefined): Result<TableHeadings, 'no_product_table'> {
  const headings = (first?.cells ?? []).map((heading) => heading.trim());
  const columns = headings.map(findColumn);
  const named = columns.filter((column) => column !== undefined);
  if (!named.some(({ field }) => NEEDED_FIELDS.includes(field))) {
    return refuseTable('The first line must contain the column names, including “Id” or “Name”.');
  }
  const twice = named.find((column, place) => named.indexOf(column) !== place);
  if (twice) return refuseTable(`The column “${twice.heading}” appears twice.`);
  return accept({
    columns,
    unknownHeadings: headings.filter((heading, place) => heading !== '' && !columns[place]),
  });
}

function findColumn(heading: string): ProductColumn | undefined {
  const asked = heading.toLowerCase();
  return PRODUCT_COLUMNS.find(
    (column) => column.heading.toLowerCase() === asked || column.formerHeading?.toLowerCase() === asked,
  );
}

export function readProductRow(
  { columns }: Pick<TableHeadings, 'columns'>,
  { line, cells }: CsvRow,
): ProductRowInTable {
  const values: Record<string, unknown> = {};
  const emptied = new Set<string>();
  const problems: CellProblem[] = [];
  if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
    problems.push({
      column: '',
      problem: 'This row has more cells than columns. Is a quotation mark missing?',
    });
  }
  for (const [place, column] of columns.entries()) {
    const cell = cells[place] ?? '';
    const isEmpty = cell.trim() === '';
    if (!column || (column.whenEmpty === 'not said' && isEmpty)) continue;
    if (isEmpty) emptied.add(column.field);
    const reading = cell.length > CELL_MAX_LENGTH ? TOO_LONG : column.read(cell);
    if (reading.ok) values[column.field] = reading.value;
    else problems.push({ column: column.heading, problem: reading.refusal.message });
  }
  return { line, values, emptied, problems };
}

function refuseTable(message: string) {
  return refuse('invalid', 'no_product_table', message);
}

/** Where in the table something is that the API calls by a path such as `sizes.0.name`. */
export function nameColumn(path: string): string {
  const [field] = path.split('.');
  return PRODUCT_COLUMNS.find((column) => column.field === field)?.heading ?? '';
}
