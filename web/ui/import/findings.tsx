import type { ReactNode } from 'react';
import { Note } from '../feedback/note.tsx';

/** What a table would do in numbers, and what stays out of it, worst first; nothing is changed yet. */
export function FindingCounts({ children }: { readonly children: ReactNode }) {
  return (
    <div role="status">
      <dl className="grid grid-cols-2 gap-2.5 phone:grid-cols-4">{children}</dl>
    </div>
  );
}

type FindingCountProps = { readonly of: string; readonly count: number; readonly isBad?: boolean };

export function FindingCount({ of, count, isBad = false }: FindingCountProps) {
  return (
    <div className={`rounded-card px-4 py-3 ${isBad ? 'bg-ember-soft' : 'bg-crust'}`}>
      <dt className="text-small text-cocoa-2">{of}</dt>
      <dd className="figures font-display text-fs-3 font-semibold">{count.toLocaleString('en-GB')}</dd>
    </div>
  );
}

export function SkippedColumns({ headings }: { readonly headings: readonly string[] }) {
  if (headings.length === 0) return null;
  return (
    <Note tone="tip">Unknown columns, skipped: {headings.map((heading) => `“${heading}”`).join(', ')}.</Note>
  );
}

type FoundRowsProps = {
  readonly title: string;
  readonly total: number;
  readonly shown: number;
  readonly children: ReactNode;
};

export function FoundRows({ title, total, shown, children }: FoundRowsProps) {
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

type OfLine = { readonly line: number };

export const keyOfLine = ({ line }: OfLine) => String(line);

export const LINE_COLUMN = {
  heading: 'Line',
  cell: ({ line }: OfLine) => <span className="figures whitespace-nowrap">Line {line}</span>,
} as const;

type CellWords = { readonly column: string; readonly words: string };

/** What is said about the cells of one row. */
export function CellList({ cells }: { readonly cells: readonly CellWords[] }) {
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
