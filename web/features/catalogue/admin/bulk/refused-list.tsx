import { Link } from 'react-router';
import { writeEditPath } from '../product-paths.ts';
import type { LeftOut } from './bulk-report.ts';

type RefusedListProps = {
  readonly refused: readonly LeftOut[];
  readonly refusedCount: number;
};

/** Which products stay as they are, and why. */
export function RefusedList({ refused, refusedCount }: RefusedListProps) {
  const others = refusedCount - refused.length;
  return (
    <ul className="mt-1 grid gap-1 wrap-anywhere">
      {refused.map(({ id, name, reason }) => (
        <li key={id ?? name}>
          {id === null ? (
            name
          ) : (
            <Link to={writeEditPath(id)} className="link">
              {name}
            </Link>
          )}
          : {reason}
        </li>
      ))}
      {others > 0 && <li>and {others.toLocaleString('en-GB')} more</li>}
    </ul>
  );
}
