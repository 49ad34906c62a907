import { Link } from 'react-router';
import type { CustomOrderSummary } from '../../../../contract/custom-orders.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { formatDay } from '../../../ui/formats/format-moment.ts';
import { DesignedCake } from '../../../ui/pictures/designed-cake.tsx';
import { nameDay } from '../../../ui/slots/day-words.ts';
import { CUSTOM_STATUS_BADGES, writeNaira } from '../custom-order/custom-order-words.ts';

export function CustomOrderCard({ customOrder }: { readonly customOrder: CustomOrderSummary }) {
  const { id, number, status, design, description, wantedDay, quoteTotal, createdAt } = customOrder;
  const { words, tone } = CUSTOM_STATUS_BADGES[status];
  return (
    <li className="relative grid grid-cols-[--spacing(22)_minmax(0,1fr)] gap-4 rounded-picture border border-crust bg-paper p-3 transition-shadow duration-(--duration-fast) hover:shadow-2 phone:grid-cols-[--spacing(33)_minmax(0,1fr)] phone:gap-5">
      <DesignedCake design={design} className="aspect-square self-start rounded-card" />
      <div className="grid content-center gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <Badge tone={tone}>{words}</Badge>
          <span className="figures text-small text-cocoa-2">{number}</span>
        </div>
        <h3 className="line-clamp-2 text-fs-4 leading-snug">
          <Link
            to={`/custom-orders/${id}`}
            className="no-underline after:absolute after:inset-0 after:rounded-picture hover:underline"
          >
            {description}
          </Link>
        </h3>
        <p className="text-small text-cocoa-2">
          {wantedDay === null ? `Asked on ${formatDay(createdAt)}` : `Wanted for ${nameDay(wantedDay)}`}
        </p>
        {quoteTotal !== null && <p className="figures font-bold">{writeNaira(quoteTotal)}</p>}
      </div>
    </li>
  );
}
