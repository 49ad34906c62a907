import { Link, useLocation } from 'react-router';
import { type AdminOrder, ORDER_COUNT_MAX } from '../../../../../contract/order-admin.ts';
import { nameContents } from '../../../../../domain/orders/name-contents.ts';
import { OrderPicture } from '../../order-picture.tsx';
import { STATUS_BADGES } from '../../order-words.ts';
import { AttentionBadges, OrderAmount } from '../admin-badges.tsx';
import { rememberOrderList, writeOrderPath } from '../admin-paths.ts';
import { type OrderListState, writeOrderList } from '../list/order-list-query.ts';
import { ListActButton } from '../list-act-button.tsx';
import { OrderSlot } from '../order-slot.tsx';
import { StatusMark } from '../status-mark.tsx';
import type { AdminActs } from '../use-admin-acts.ts';
import type { Column } from './choose-columns.ts';

type BoardColumnProps = { readonly column: Column; readonly admin: OrderListState; readonly acts: AdminActs };

export function BoardColumn({ column: { status, total, data }, admin, acts }: BoardColumnProps) {
  const { words } = STATUS_BADGES[status];
  const hidden = total - data.length;
  return (
    <section
      aria-label={`${words}: ${writeCount(total)}`}
      className="grid w-[85%] max-w-80 flex-none snap-start grid-cols-1 gap-2 rounded-picture bg-crust p-1.5 phone:w-auto phone:min-w-48 phone:flex-1 hero:min-w-46"
    >
      <h2 className="flex items-center gap-1.5 px-1.5 pt-1.5 pb-1 font-text text-small font-semibold tracking-normal whitespace-nowrap hero:max-wide:px-1 hero:max-wide:text-tiny">
        <StatusMark status={status} className="text-small hero:max-wide:text-tiny" />
        <span className="figures ml-auto min-w-7 rounded-pill bg-paper px-2 py-0.5 text-center text-tiny">
          {writeCount(total)}
        </span>
      </h2>
      {data.length === 0 && <p className="px-2 pb-3 text-small text-cocoa-2">Nothing here.</p>}
      {data.length > 0 && (
        <ul className="grid gap-2">
          {data.map((order) => (
            <BoardCard key={order.id} order={order} acts={acts} />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <Link
          to={{ search: String(writeOrderList({ ...admin, view: 'table', tab: 'all', status })) }}
          className="link inline-flex min-h-11 items-center px-2 text-small"
        >
          and {writeCount(hidden)} more
        </Link>
      )}
    </section>
  );
}

function writeCount(count: number): string {
  return count > ORDER_COUNT_MAX ? `${ORDER_COUNT_MAX.toLocaleString('en-GB')}+` : String(count);
}

type BoardCardProps = { readonly order: AdminOrder; readonly acts: AdminActs };

function BoardCard({ order, acts }: BoardCardProps) {
  const { search } = useLocation();
  return (
    <li className="relative grid grid-cols-1 gap-2.5 rounded-card bg-paper p-3 shadow-1 transition-shadow duration-(--duration-fast) hover:shadow-2">
      <div>
        <p className="figures text-tiny text-cocoa-2">{order.number}</p>
        <h3 className="mt-1 text-fs-4">
          <Link
            to={writeOrderPath(order.id)}
            state={rememberOrderList(search)}
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
        <p className="line-clamp-2 min-w-0 text-small text-cocoa-2">{nameContents(order)}</p>
      </div>
      <p className="text-label">
        <OrderAmount order={order} />
      </p>
      <div className="flex flex-wrap gap-1.5 empty:hidden">
        <AttentionBadges attention={order.attention} />
      </div>
      <ListActButton order={order} acts={acts} className="w-full px-2" />
    </li>
  );
}
