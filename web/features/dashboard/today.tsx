import { Link } from 'react-router';
import type { Dashboard } from '../../../contract/dashboard.ts';
import { readLagosTime } from '../../../domain/delivery/lagos-time.ts';
import type { OrderStatus } from '../../../domain/orders/statuses.ts';
import { sayDue, sayUnpaid } from './today-words.ts';

type TodayProps = Pick<Dashboard, 'today' | 'asOf' | 'ahead'> & Pick<Dashboard['attention'], 'unpaid'>;

const STAGES: readonly { readonly words: string; readonly statuses: readonly OrderStatus[] }[] = [
  { words: 'Awaiting payment', statuses: ['pending_payment'] },
  { words: 'To bake', statuses: ['confirmed'] },
  { words: 'In the kitchen', statuses: ['in_kitchen'] },
  { words: 'Ready', statuses: ['ready'] },
  { words: 'On the way', statuses: ['out_for_delivery', 'delivery_failed'] },
  { words: 'Completed', statuses: ['delivered', 'collected'] },
];

/** How far the day's orders are, and what tomorrow brings. */
export function Today({ today, asOf, ahead, unpaid }: TodayProps) {
  const [now, tomorrow] = ahead;
  const count = (statuses: readonly OrderStatus[]) =>
    statuses.reduce((sum, status) => sum + (today[status] ?? 0), 0);
  const completed = count(['delivered', 'collected']);
  return (
    <>
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h2>Due today</h2>
        <p className="figures text-small text-cocoa-2">as of {readLagosTime(new Date(asOf))}</p>
      </div>
      {now && <p className="font-semibold">{sayDue(now, completed)}</p>}
      {STAGES.some(({ statuses }) => count(statuses) > 0) && (
        <dl className="mt-3 grid grid-cols-3 gap-x-4 gap-y-3">
          {STAGES.map(({ words, statuses }) => (
            <div key={words}>
              <dt className="text-small text-cocoa-2">{words}</dt>
              <dd className="figures font-display text-fs-3 font-bold">{count(statuses)}</dd>
            </div>
          ))}
        </dl>
      )}
      {unpaid.orders > 0 && (
        <p className="mt-3 text-label text-cocoa-2">
          Unpaid in total:{' '}
          <Link to="/admin/orders?payment=unpaid" className="link figures">
            {sayUnpaid(unpaid)}
          </Link>
        </p>
      )}
      {tomorrow && (
        <p className="mt-4 flex flex-wrap justify-between gap-x-4 gap-y-2 border-t border-crust pt-3 text-label text-cocoa-2">
          <span>
            Tomorrow:{' '}
            <Link to={`/admin/kitchen?day=${tomorrow.day}`} className="link">
              {sayDue(tomorrow)}
            </Link>
          </span>
          {now && (
            <Link to={`/admin/reports?from=${now.day}&to=${now.day}`} className="link">
              End of day
            </Link>
          )}
        </p>
      )}
    </>
  );
}
