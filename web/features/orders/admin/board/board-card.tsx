import { Link, useLocation } from 'react-router';
import type { DeskOrder } from '../../../../../contract/order-admin.ts';
import { OrderPicture } from '../../order-picture.tsx';
import { writeNaira } from '../../order-words.ts';
import { AttentionBadges, PaymentBadge } from '../desk-badges.tsx';
import { rememberDesk, writeOrderPath } from '../desk-paths.ts';
import { ListActButton } from '../list-act-button.tsx';
import { OrderSlot } from '../order-slot.tsx';
import type { DeskActs } from '../use-desk-acts.ts';

type BoardCardProps = { readonly order: DeskOrder; readonly acts: DeskActs };

export function BoardCard({ order, acts }: BoardCardProps) {
  const { search } = useLocation();
  return (
    <li className="relative grid grid-cols-1 gap-2.5 rounded-card bg-paper p-3 shadow-1 transition-shadow duration-(--duration-fast) hover:shadow-2">
      <div>
        <p className="figures flex flex-wrap justify-between gap-x-2 text-tiny font-semibold">
          <span className="whitespace-nowrap">{order.number}</span>
          <span>{writeNaira(order.total)}</span>
        </p>
        <h3 className="mt-1 text-fs-4">
          <Link
            to={writeOrderPath(order.id)}
            state={rememberDesk(search)}
            className="wrap-anywhere no-underline after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            {order.customerName}
          </Link>
        </h3>
        <p className="text-label">
          <OrderSlot order={order} />
        </p>
      </div>
      <div className="flex items-center gap-2.5">
        <OrderPicture
          pictureId={order.pictureId}
          design={order.design}
          sizes="48px"
          className="size-12 flex-none rounded-small"
        />
        <p className="line-clamp-2 min-w-0 text-small text-cocoa-2">
          {order.firstName}
          {order.itemCount > 1 && ` and ${order.itemCount - 1} more`}
        </p>
      </div>
      <div className="flex flex-wrap gap-1.5">
        <AttentionBadges attention={order.attention} />
        <PaymentBadge paymentState={order.paymentState} due={order.due} />
      </div>
      <ListActButton order={order} acts={acts} className="w-full px-2" />
    </li>
  );
}
