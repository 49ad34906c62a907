import type { Node } from 'prosemirror-model';
import { textSchema } from '../markdown/text-schema.ts';

const { nodes } = textSchema;

/** The first row has the headings, and a table keeps two rows and one column. */
export const TABLE_STEPS: readonly { readonly label: string; readonly change: (table: Node) => Node }[] = [
  { label: 'Add row', change: (table) => rebuild(table, [...table.children, createRow(table)]) },
  { label: 'Remove row', change: (table) => rebuild(table, dropLast(table.children, 2)) },
  {
    label: 'Add column',
    change: (table) =>
      rebuild(
        table,
        table.children.map((row, index) =>
          row.copy(row.content.addToEnd(nodes.table_cell.create({ isHead: index === 0 }))),
        ),
      ),
  },
  {
    label: 'Remove column',
    change: (table) =>
      rebuild(
        table,
        table.children.map((row) => nodes.table_row.create(null, dropLast(row.children, 1))),
      ),
  },
];

function createRow(table: Node): Node {
  const width = table.firstChild?.childCount ?? 1;
  return nodes.table_row.create(
    null,
    Array.from({ length: width }, () => nodes.table_cell.create()),
  );
}

function rebuild(table: Node, rows: readonly Node[]): Node {
  const width = rows[0]?.childCount ?? 1;
  const align: readonly (string | null)[] = table.attrs.align ?? [];
  return nodes.table.create(
    { align: Array.from({ length: width }, (_, column) => align[column] ?? null) },
    rows,
  );
}

function dropLast(items: readonly Node[], fewest: number): readonly Node[] {
  return items.length > fewest ? items.slice(0, -1) : items;
}
