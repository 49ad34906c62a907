import { Link } from 'react-router';
import type { OrderSummary } from '../../../../contract/orders.ts';
import { convertNairaToKobo } from '../../../../domain/money.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Price } from '../../../ui/formats/price.tsx';
import { nameDay, writeTimes } from '../../../ui/slots/day-words.ts';
import { OrderPicture } from '../order-picture.tsx';
import { findPaymentBadge, STATUS_BADGES } from '../order-words.ts';

export function OrderCard({ order }: { readonly order: OrderSummary }) {
  const { words, tone } = STATUS_BADGES[order.status];
  const payment = findPaymentBadge(order);
  return (
    <li className="relative grid grid-cols-[--spacing(22)_minmax(0,1fr)] gap-4 rounded-picture border border-crust bg-paper p-3 transition-shadow duration-(--duration-fast) hover:shadow-2 phone:grid-cols-[--spacing(33)_minmax(0,1fr)] phone:gap-5">
      <OrderPicture
        pictureId={order.pictureId}
        design={order.design}
        sizes="(width > 760px) 132px, 88px"
        className="aspect-square rounded-card"
      />
      <div className="grid content-center gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="flex flex-wrap gap-1.5">
            <Badge tone={tone}>{words}</Badge>
            {payment && <Badge tone={payment.tone}>{payment.words}</Badge>}
          </span>
          <span className="figures text-small text-cocoa-2">{order.number}</span>
        </div>
        <h2 className="text-fs-4 leading-snug phone:text-fs-3">
          <Link
            to={`/orders/${order.id}`}
            className="no-underline after:absolute after:inset-0 after:rounded-picture hover:underline"
          >
            {nameContents(order)}
          </Link>
        </h2>
        <p className="text-small text-cocoa-2">
          {order.method === 'pickup' ? 'Pickup' : 'Delivery'} {nameDay(order.slot.day)},{' '}
          {writeTimes(order.slot)}
        </p>
        <p>
          <Price amountInKobo={convertNairaToKobo(order.total)} />
        </p>
      </div>
    </li>
  );
}

/** "Red Velvet and 2 more" */
function nameContents({ firstName, itemCount }: OrderSummary): string {
  return itemCount > 1 ? `${firstName} and ${itemCount - 1} more` : firstName;
}
