import type { CsvRow } from './parse-csv.ts';

/** What another shop calls the columns that are read; earlier names of the same column stand behind. */
export type ForeignColumns<Field extends string> = Readonly<Record<Field, readonly string[]>>;
export type ReadCell<Field extends string> = (row: CsvRow, field: Field) => string;

/** Whether the first line has a heading for each of these; who writes the table tells them by their exports' names. */
export function hasHeadings(first: CsvRow, needed: readonly string[]): boolean {
  const names = new Set(first.cells.map(plain));
  return needed.every((name) => names.has(plain(name)));
}

/** Where each column is, whatever the order, and the headings of what says something but is not read. */
export function findColumns<Field extends string>(
  first: CsvRow,
  others: readonly CsvRow[],
  columns: ForeignColumns<Field>,
): { readonly read: ReadCell<Field>; readonly leftOut: readonly string[] } {
  const headings = first.cells.map(plain);
  const places = new Map<string, number>();
  for (const [field, names] of Object.entries<readonly string[]>(columns)) {
    const place = names.map((name) => headings.indexOf(plain(name))).find((found) => found >= 0);
    if (place !== undefined) places.set(field, place);
  }
  const used = new Set(places.values());
  return {
    read: ({ cells }, field) => (cells[places.get(field) ?? -1] ?? '').trim(),
    leftOut: first.cells.filter(
      (_, place) => !used.has(place) && others.some(({ cells }) => (cells[place] ?? '').trim() !== ''),
    ),
  };
}

function plain(heading: string): string {
  return heading.trim().toLowerCase();
}
