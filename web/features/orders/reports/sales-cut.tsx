import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/buttons/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { writeNaira } from '../order-words.ts';
import { Change, comparePercent } from './change.tsx';

export type CutRow = {
  readonly key: string;
  readonly name: string;
  /** Left out for what opens no orders of its own. */
  readonly to?: string | undefined;
  readonly count: number | null;
  readonly value: number;
  readonly valueBefore: number;
  /** What the customers got off, where the cut is about that. */
  readonly given?: number;
};

type SalesCutProps = {
  readonly title: string;
  /** What each row is, and what is counted of it. */
  readonly columns: readonly [name: string, count: string];
  readonly rows: readonly CutRow[];
};

/** More than these are shown when asked for. */
const FIRST_ROWS = 6;

/** The sales of these days cut one way, what brought in most first. */
export function SalesCut({ title, columns: [name, count], rows }: SalesCutProps) {
  const [isWhole, setWhole] = useState(false);
  const isCompared = rows.some(({ value, valueBefore }) => comparePercent(value, valueBefore) !== null);
  const isGiven = rows.some(({ given }) => given !== undefined);
  const shown = isWhole ? rows : rows.slice(0, FIRST_ROWS);
  return (
    <Panel>
      <div className="mb-1 flex items-center justify-between gap-3">
        <h2>{title}</h2>
        {rows.length > FIRST_ROWS && (
          <Button size="s" className="-my-2 -mr-4 text-hibiscus-press" onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show less' : `All ${rows.length}`}
          </Button>
        )}
      </div>
      <table
        aria-label={title}
        className="figures w-full border-collapse text-label *:*:*:pl-2.5 *:*:*:text-right *:*:*:first:pl-0 *:*:*:first:text-left phone:*:*:*:pl-4"
      >
        <thead className="text-tiny text-cocoa-2">
          <tr>
            <th scope="col" className="py-1.5 font-medium">
              {name}
            </th>
            <th scope="col" className="font-medium">
              {count}
            </th>
            {isGiven && (
              <th scope="col" className="font-medium">
                Discount
              </th>
            )}
            <th scope="col" className="font-medium">
              Sales
            </th>
            {isCompared && (
              <th scope="col" className="font-medium">
                Change
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.key} className="border-t border-crust">
              <th scope="row" className="font-semibold wrap-anywhere">
                {row.to ? (
                  <Link to={row.to} className="flex min-h-11 items-center no-underline hover:underline">
                    {row.name}
                  </Link>
                ) : (
                  <span className="flex min-h-11 items-center">{row.name}</span>
                )}
              </th>
              <td>{row.count}</td>
              {isGiven && <td>{writeNaira(row.given ?? 0)}</td>}
              <td className="font-semibold">{writeNaira(row.value)}</td>
              {isCompared && (
                <td className="text-small">
                  <Change now={row.value} before={row.valueBefore} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
