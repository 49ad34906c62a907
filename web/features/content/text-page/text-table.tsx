import type { Words } from '../../../../domain/content/blocks.ts';
import { InlineWords, type ShowLive } from '../../../ui/content/inline-words.tsx';

type TextTableProps = {
  readonly head: readonly Words[];
  readonly rows: readonly (readonly Words[])[];
  readonly showLive?: ShowLive;
};

/** The first cell of a row names the row. */
export function TextTable({ head, rows, showLive }: TextTableProps) {
  return (
    <table className="w-full border-collapse text-left">
      <thead>
        <tr className="border-b-2 border-crust-2 text-small text-cocoa-2">
          {head.map((label, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a text never change their order
            <th key={column} scope="col" className="py-2 pr-6 font-semibold first:w-2/5 last:pr-0">
              <InlineWords words={label} showLive={showLive} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a text never change their order
          <tr key={row} className="break-inside-avoid border-b border-crust align-top">
            <th scope="row" className="py-3 pr-6 font-medium">
              <InlineWords words={name ?? []} showLive={showLive} />
            </th>
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a text never change their order
              <td key={column} className="py-3 pr-6 last:pr-0">
                <InlineWords words={cell} showLive={showLive} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
