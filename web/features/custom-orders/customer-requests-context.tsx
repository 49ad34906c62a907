import { Link } from 'react-router';
import type { CustomerCard } from '../../../contract/customers.ts';
import { WORK_AREA } from '../../ui/browser/work-area.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { formatDay } from '../../ui/formats/format-moment.ts';
import { findAdminBadge } from './admin/admin-words.ts';

type CustomerRequestListProps = {
  readonly requests: CustomerCard['requests'];
  readonly labelledBy: string;
};

/** For staff: what a customer has asked for, the newest first. */
export function CustomerRequestList({ requests, labelledBy }: CustomerRequestListProps) {
  return (
    <ol aria-labelledby={labelledBy} className="mt-3 grid">
      {requests.map(({ id, number, status, isPaid, createdAt }) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-crust py-2.5 text-label last:border-b-0"
        >
          <Link
            to={`${WORK_AREA}/custom-orders/${encodeURIComponent(id)}`}
            className="link figures inline-flex min-h-11 items-center whitespace-nowrap"
          >
            {number}
          </Link>
          <span className="text-cocoa-2">{formatDay(createdAt)}</span>
          <span className="ml-auto">
            <RequestBadge {...findAdminBadge({ status, isPaid })} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function RequestBadge({ tone, words }: ReturnType<typeof findAdminBadge>) {
  return <Badge tone={tone}>{words}</Badge>;
}
