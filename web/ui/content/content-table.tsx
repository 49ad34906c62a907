import { joinInlines, type Words } from '../../../domain/content/blocks.ts';
import { joinClasses } from '../join-classes.ts';
import { InlineWords, type ShowLive } from './inline-words.tsx';

type ContentTableProps = {
  readonly head: readonly Words[];
  readonly rows: readonly (readonly Words[])[];
  readonly showLive?: ShowLive | undefined;
};

/** So many columns fit on a phone; more are pushed along inside their frame. */
const NARROW_COLUMNS_MAX = 3;

/** The first cell of a row names the row. */
export function ContentTable({ head, rows, showLive }: ContentTableProps) {
  const isWide = head.length > NARROW_COLUMNS_MAX;
  return (
    <section
      aria-label={`Table: ${head.map(joinInlines).filter(Boolean).join(', ')}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what is pushed along by finger must be so by keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-crust bg-paper"
    >
      <table
        className={joinClasses(
          'w-full border-collapse text-left text-body leading-label',
          isWide && 'max-phone:min-w-150',
        )}
      >
        <thead>
          <tr className="bg-crust text-small">
            {head.map((label, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a text never change their order
              <th key={column} scope="col" className="px-3 py-3 phone:px-4 font-semibold">
                <InlineWords words={label} showLive={showLive} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = [], ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a text never change their order
            <tr key={row} className="break-inside-avoid border-t border-crust align-top">
              <th scope="row" className="px-3 py-3 phone:px-4 font-medium">
                <InlineWords words={name} showLive={showLive} />
              </th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a text never change their order
                <td key={column} className="px-3 py-3 phone:px-4">
                  <InlineWords words={cell} showLive={showLive} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
