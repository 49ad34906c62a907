import type { ImportAnswer } from '../../../../../contract/product-table.ts';
import {
  CellList,
  FindingCount,
  FindingCounts,
  FoundRows,
  keyOfLine,
  LINE_COLUMN,
  SkippedColumns,
} from '../../../../ui/import/findings.tsx';
import { type Column, Table } from '../../../../ui/lists/table.tsx';

type Refused = ImportAnswer['refused'][number];
type Changed = ImportAnswer['changed'][number];
type Added = ImportAnswer['added'][number];

/** What the table would do, worst first; nothing is changed yet. */
export function ImportFindings({ found }: { readonly found: ImportAnswer }) {
  const { newCount, changedCount, unchangedCount, refusedCount, unknownHeadings } = found;
  return (
    <div className="grid gap-6">
      <FindingCounts>
        <FindingCount of="New" count={newCount} />
        <FindingCount of="Changed" count={changedCount} />
        <FindingCount of="Unchanged" count={unchangedCount} />
        <FindingCount of="Not imported" count={refusedCount} isBad={refusedCount > 0} />
      </FindingCounts>
      <SkippedColumns headings={unknownHeadings} />
      <FoundRows title="Not imported" total={refusedCount} shown={found.refused.length}>
        <Table caption="Rows not imported" columns={REFUSED_COLUMNS} rows={found.refused} keyOf={keyOfLine} />
      </FoundRows>
      <FoundRows title="Changed" total={changedCount} shown={found.changed.length}>
        <Table caption="Changed products" columns={CHANGED_COLUMNS} rows={found.changed} keyOf={keyOfLine} />
      </FoundRows>
      <FoundRows title="New" total={newCount} shown={found.added.length}>
        <Table caption="New products" columns={ADDED_COLUMNS} rows={found.added} keyOf={keyOfLine} />
      </FoundRows>
    </div>
  );
}

const PRODUCT_COLUMN = {
  heading: 'Product',
  cell: ({ name, id }: Added) => (
    <span className="font-semibold wrap-anywhere">{name || id || 'No name'}</span>
  ),
} as const;

const REFUSED_COLUMNS: readonly Column<Refused>[] = [
  LINE_COLUMN,
  PRODUCT_COLUMN,
  {
    heading: 'Problem',
    cell: ({ problems }) => (
      <CellList cells={problems.map(({ column, problem }) => ({ column, words: problem }))} />
    ),
  },
];

const CHANGED_COLUMNS: readonly Column<Changed>[] = [
  LINE_COLUMN,
  PRODUCT_COLUMN,
  {
    heading: 'Changes',
    cell: ({ changes }) => (
      <CellList cells={changes.map(({ column, change }) => ({ column, words: change }))} />
    ),
  },
];

const ADDED_COLUMNS: readonly Column<Added>[] = [
  LINE_COLUMN,
  PRODUCT_COLUMN,
  { heading: 'Id', cell: ({ id }) => <span className="wrap-anywhere text-cocoa-2">{id}</span> },
];
