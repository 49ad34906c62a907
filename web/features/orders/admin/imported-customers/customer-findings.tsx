import type { CustomerImportAnswer } from '../../../../../contract/imported-customers.ts';
import { joinWords } from '../../../../ui/formats/join-words.ts';
import {
  FindingCount,
  FindingCounts,
  FoundRows,
  keyOfLine,
  LINE_COLUMN,
  SkippedColumns,
} from '../../../../ui/import/findings.tsx';
import { type Column, Table } from '../../../../ui/lists/table.tsx';

type Added = CustomerImportAnswer['added'][number];
type Completed = CustomerImportAnswer['completed'][number];
type Refused = CustomerImportAnswer['refused'][number];

/** What the file would do, worst first; nothing is saved yet. */
export function CustomerFindings({ found }: { readonly found: CustomerImportAnswer }) {
  const { newCount, completedCount, knownCount, refusedCount, unknownHeadings } = found;
  return (
    <div className="grid gap-6">
      <FindingCounts>
        <FindingCount of="New" count={newCount} />
        <FindingCount of="Updated" count={completedCount} />
        <FindingCount of="Unchanged" count={knownCount} />
        <FindingCount of="Not imported" count={refusedCount} isBad={refusedCount > 0} />
      </FindingCounts>
      <SkippedColumns headings={unknownHeadings} />
      <FoundRows title="Not imported" total={refusedCount} shown={found.refused.length}>
        <Table caption="Rows not imported" columns={REFUSED_COLUMNS} rows={found.refused} keyOf={keyOfLine} />
      </FoundRows>
      <FoundRows title="Updated" total={completedCount} shown={found.completed.length}>
        <Table
          caption="Updated customers"
          columns={COMPLETED_COLUMNS}
          rows={found.completed}
          keyOf={keyOfLine}
        />
      </FoundRows>
      <FoundRows title="New" total={newCount} shown={found.added.length}>
        <Table caption="New customers" columns={ADDED_COLUMNS} rows={found.added} keyOf={keyOfLine} />
      </FoundRows>
    </div>
  );
}

const CUSTOMER_COLUMN = {
  heading: 'Customer',
  cell: ({ name }: Added) => <span className="font-semibold wrap-anywhere">{name || 'No name'}</span>,
} as const;

const LEFT_OUT_COLUMN = {
  heading: 'Skipped',
  cell: ({ leftOut }: Added) => (leftOut.length > 0 ? <Sentences of={leftOut} /> : null),
} as const;

const REFUSED_COLUMNS: readonly Column<Refused>[] = [
  LINE_COLUMN,
  CUSTOMER_COLUMN,
  { heading: 'Problem', cell: ({ problem, leftOut }) => <Sentences of={[problem, ...leftOut]} /> },
];

const COMPLETED_COLUMNS: readonly Column<Completed>[] = [
  LINE_COLUMN,
  CUSTOMER_COLUMN,
  { heading: 'Added', cell: ({ added }) => joinWords(added, 'and') },
  LEFT_OUT_COLUMN,
];

const ADDED_COLUMNS: readonly Column<Added>[] = [LINE_COLUMN, CUSTOMER_COLUMN, LEFT_OUT_COLUMN];

function Sentences({ of }: { readonly of: readonly string[] }) {
  return (
    <ul className="grid gap-0.5 wrap-anywhere">
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
