// biome-ignore-all lint/a11y/noRedundantRoles: Safari forgets what a table is once its rows are laid out as cards

import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { ROW_MARK } from './use-focus-after-removal.ts';

export type Column<Row> = {
  readonly heading: string;
  /** Null for what is not known. */
  readonly cell: (row: Row) => ReactNode;
  /**
   * Where the cell stands on a phone's card: on a line of its own, with its heading before it or without, at the top right, or
   * nowhere, because another cell says it there.
   */
  readonly onCard?: 'line' | 'named-line' | 'aside' | 'none';
  /** Left out where there is no room for it. */
  readonly isOnlyWide?: boolean;
};

type TableProps<Row> = {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly isBusy?: boolean;
  /** Many columns with few words each: their headings take several lines rather than leave the frame. */
  readonly wrapsHeadings?: boolean;
};

/**
 * A table; on a phone each row is a card. The first column names the row. While newer rows are asked for, a line above says so:
 * the old ones stay as readable as they were.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, keyOf, isBusy = false, wrapsHeadings = false } = props;
  return (
    <table
      role="table"
      aria-busy={isBusy}
      className="w-full border-collapse text-left text-label transition-shadow aria-busy:shadow-busy aria-busy:delay-300"
    >
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup" className="max-phone:visually-hidden">
        <tr role="row" className="border-b border-crust-2">
          {columns.map(({ heading, isOnlyWide }) => (
            <th
              key={heading}
              role="columnheader"
              scope="col"
              className={joinClasses(
                'px-3 py-2.5 text-tiny font-semibold text-cocoa-2 first:pl-2',
                wrapsHeadings ? 'align-bottom' : 'whitespace-nowrap',
                isOnlyWide && 'max-rail:hidden',
              )}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr
            {...ROW_MARK}
            key={keyOf(row)}
            role="row"
            className="relative border-b border-crust last:border-b-0 hover:bg-cream max-phone:grid max-phone:grid-cols-[minmax(0,1fr)_auto] max-phone:gap-x-3 max-phone:gap-y-1 max-phone:py-3.5"
          >
            {columns.map((column, index) => (
              <Cell key={column.heading} column={column} row={row} isFirst={index === 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CellProps<Row> = { readonly column: Column<Row>; readonly row: Row; readonly isFirst: boolean };

function Cell<Row>({ column, row, isFirst }: CellProps<Row>) {
  const { heading, cell, onCard = 'line', isOnlyWide } = column;
  const className = joinClasses(
    'px-3 py-3.5 align-middle font-plain first:pl-2 empty:max-phone:hidden max-phone:p-0 max-phone:first:pl-0',
    isOnlyWide && 'max-rail:hidden',
    onCard === 'aside' && 'max-phone:col-start-2 max-phone:row-start-1',
    onCard === 'none' && 'max-phone:hidden',
    onCard !== 'aside' && !isFirst && 'max-phone:col-span-full',
  );
  const contents = cell(row);
  if (isFirst) {
    return (
      <th role="rowheader" scope="row" className={className}>
        {contents}
      </th>
    );
  }
  return (
    <td role="cell" className={className}>
      {onCard === 'named-line' && contents !== null && (
        <span className="text-cocoa-2 phone:hidden">{heading}: </span>
      )}
      {contents}
    </td>
  );
}
