import { useCallback } from 'react';
import { Link } from 'react-router';
import { type AdminOrder, listAdminOrdersEndpoint } from '../../../contract/order-admin.ts';
import { readLagosDay } from '../../../domain/delivery/lagos-time.ts';
import { UNDER_WAY_STATUSES } from '../../../domain/orders/attention.ts';
import { shopApi } from '../../api/shop-api.ts';
import { LoadedContent } from '../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../ui/loading/use-loaded.ts';
import { OrderAmount } from './admin/admin-badges.tsx';
import { ADMIN_PATH, writeOrderPath } from './admin/admin-paths.ts';
import { OrderSlot } from './admin/order-slot.tsx';
import { StatusMark } from './admin/status-mark.tsx';
import { useAdminNews } from './admin/use-admin-news.ts';

const SHOWN = 5;

/** For an administrator: what leaves the house next, kept up to date. */
export function LeavingOrders() {
  const load = useCallback(async (signal: AbortSignal) => {
    const query = {
      status: UNDER_WAY_STATUSES.join(','),
      from: readLagosDay(new Date()),
      sort: 'slot',
      limit: SHOWN,
    } as const;
    return (await shopApi.call(listAdminOrdersEndpoint, { query, signal })).data;
  }, []);
  const loaded = useLoaded(load);
  useAdminNews(loaded.reload, true);
  return (
    <>
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 id="leaving-next">Going out next</h2>
        <Link to={ADMIN_PATH} className="link text-small">
          All orders
        </Link>
      </div>
      <LoadedContent
        loaded={loaded}
        waitingWords="Loading the next orders…"
        skeleton={<Skeleton className="h-60" />}
      >
        {(orders) =>
          orders.length === 0 ? (
            <p className="py-4 text-label text-cocoa-2">
              No orders to send out. The next one will show here.
            </p>
          ) : (
            <ol aria-labelledby="leaving-next">
              {orders.map((order) => (
                <LeavingOrder key={order.id} order={order} />
              ))}
            </ol>
          )
        }
      </LoadedContent>
    </>
  );
}

function LeavingOrder({ order }: { readonly order: AdminOrder }) {
  const { id, number, customerName, status } = order;
  return (
    <li className="relative grid grid-cols-1 gap-1.5 border-b border-crust py-3 text-label last:border-b-0 last:pb-0">
      <span className="flex items-baseline justify-between gap-4">
        <span className="min-w-0">
          <Link
            to={writeOrderPath(id)}
            className="font-semibold wrap-anywhere no-underline after:absolute after:inset-0 hover:underline"
          >
            {customerName}
          </Link>{' '}
          <span className="figures text-small whitespace-nowrap text-cocoa-2">{number}</span>
        </span>
        <span className="flex-none text-right">
          <OrderAmount order={order} />
        </span>
      </span>
      <span className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        <span>
          <OrderSlot order={order} />
        </span>
        <StatusMark status={status} />
      </span>
    </li>
  );
}
