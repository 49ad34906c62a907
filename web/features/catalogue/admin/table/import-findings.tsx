import type { ReactNode } from 'react';
import type { ImportAnswer } from '../../../../../contract/product-table.ts';
import { Note } from '../../../../ui/feedback/note.tsx';
import { type Column, Table } from '../../../../ui/lists/table.tsx';

type Refused = ImportAnswer['refused'][number];
type Changed = ImportAnswer['changed'][number];
type Added = ImportAnswer['added'][number];

/** What the table would do, worst first; nothing is changed yet. */
export function ImportFindings({ found }: { readonly found: ImportAnswer }) {
  const { newCount, changedCount, unchangedCount, refusedCount, unknownHeadings } = found;
  return (
    <div className="grid gap-6">
      <div role="status">
        <dl className="grid grid-cols-2 gap-2.5 phone:grid-cols-4">
          <Count of="New" count={newCount} />
          <Count of="Changed" count={changedCount} />
          <Count of="Unchanged" count={unchangedCount} />
          <Count of="Refused" count={refusedCount} isBad={refusedCount > 0} />
        </dl>
      </div>
      {unknownHeadings.length > 0 && (
        <Note tone="tip">
          Unknown columns, skipped: {unknownHeadings.map((heading) => `“${heading}”`).join(', ')}.
        </Note>
      )}
      <Rows title="Refused" total={refusedCount} shown={found.refused.length}>
        <Table caption="Refused rows" columns={REFUSED_COLUMNS} rows={found.refused} keyOf={keyOfLine} />
      </Rows>
      <Rows title="Changed" total={changedCount} shown={found.changed.length}>
        <Table caption="Changed products" columns={CHANGED_COLUMNS} rows={found.changed} keyOf={keyOfLine} />
      </Rows>
      <Rows title="New" total={newCount} shown={found.added.length}>
        <Table caption="New products" columns={ADDED_COLUMNS} rows={found.added} keyOf={keyOfLine} />
      </Rows>
    </div>
  );
}

const keyOfLine = ({ line }: { readonly line: number }) => String(line);

const LINE_COLUMN = {
  heading: 'Line',
  cell: ({ line }: Added) => <span className="figures whitespace-nowrap">Line {line}</span>,
} as const;

const PRODUCT_COLUMN = {
  heading: 'Product',
  cell: ({ name, id }: Added) => (
    <span className="font-semibold wrap-anywhere">{name || id || 'no name'}</span>
  ),
} as const;

const REFUSED_COLUMNS: readonly Column<Refused>[] = [
  LINE_COLUMN,
  PRODUCT_COLUMN,
  {
    heading: 'Problem',
    cell: ({ problems }) => (
      <Cells cells={problems.map(({ column, problem }) => ({ column, words: problem }))} />
    ),
  },
];

const CHANGED_COLUMNS: readonly Column<Changed>[] = [
  LINE_COLUMN,
  PRODUCT_COLUMN,
  {
    heading: 'Changes',
    cell: ({ changes }) => <Cells cells={changes.map(({ column, change }) => ({ column, words: change }))} />,
  },
];

const ADDED_COLUMNS: readonly Column<Added>[] = [
  LINE_COLUMN,
  PRODUCT_COLUMN,
  { heading: 'Id', cell: ({ id }) => <span className="wrap-anywhere text-cocoa-2">{id}</span> },
];

type CellWords = { readonly column: string; readonly words: string };

function Cells({ cells }: { readonly cells: readonly CellWords[] }) {
  return (
    <ul className="grid gap-0.5 wrap-anywhere">
      {cells.map(({ column, words }) => (
        <li key={`${column} ${words}`}>
          {column !== '' && <span className="font-semibold">{column}: </span>}
          {words}
        </li>
      ))}
    </ul>
  );
}

type CountProps = { readonly of: string; readonly count: number; readonly isBad?: boolean };

function Count({ of, count, isBad = false }: CountProps) {
  return (
    <div className={`rounded-card px-4 py-3 ${isBad ? 'bg-ember-soft' : 'bg-crust'}`}>
      <dt className="text-small text-cocoa-2">{of}</dt>
      <dd className="figures font-display text-fs-3 font-semibold">{count.toLocaleString('en-GB')}</dd>
    </div>
  );
}

type RowsProps = {
  readonly title: string;
  readonly total: number;
  readonly shown: number;
  readonly children: ReactNode;
};

function Rows({ title, total, shown, children }: RowsProps) {
  if (total === 0) return null;
  return (
    <section className="grid gap-1">
      <h2>{title}</h2>
      {children}
      {total > shown && (
        <p className="pt-2 text-small text-cocoa-2">and {(total - shown).toLocaleString('en-GB')} more</p>
      )}
    </section>
  );
}
