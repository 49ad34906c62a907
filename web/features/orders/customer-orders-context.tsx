import { useCallback } from 'react';
import { Link } from 'react-router';
import type { CustomerCard } from '../../../contract/customers.ts';
import { type AdminOrder, listAdminOrdersEndpoint } from '../../../contract/order-admin.ts';
import { shopApi } from '../../api/shop-api.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { formatDay } from '../../ui/formats/format-moment.ts';
import { LoadFailure } from '../../ui/loading/load-failure.tsx';
import { ShowMore } from '../../ui/loading/show-more.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { usePages } from '../../ui/loading/use-pages.ts';
import { nameDayShortly } from '../../ui/slots/day-words.ts';
import { AddressLines } from './address-lines.tsx';
import { OrderAmount } from './admin/admin-badges.tsx';
import { ADMIN_PATH, QUOTES_PATH, writeOrderPath } from './admin/admin-paths.ts';
import { OFFER_WORDS } from './admin/admin-words.ts';
import { StatusMark } from './admin/status-mark.tsx';
import { writeNaira } from './order-words.ts';

/** For an administrator: what a customer has ordered, the newest first. */
export function CustomerOrders({ userId }: { readonly userId: string }) {
  const loadPage = useCallback(
    (cursor: string | undefined, signal: AbortSignal) =>
      shopApi.call(listAdminOrdersEndpoint, {
        query: { customer: userId, sort: 'newest', limit: 10, cursor },
        signal,
      }),
    [userId],
  );
  const { pages, status, failure, nextCursor, reload, loadMore } = usePages(loadPage);
  const orders = pages.flatMap(({ data }) => data);
  const isKnown = pages.length > 0;
  return (
    <>
      <h2 id="customer-orders-heading">Orders</h2>
      {status === 'failed' && <LoadFailure message={failure ?? ''} onRetry={reload} />}
      {!isKnown && status === 'loading' && <OrdersSkeleton />}
      {isKnown && orders.length === 0 && <p className="mt-3 text-label text-cocoa-2">No orders yet.</p>}
      {orders.length > 0 && (
        <div className="grid gap-4">
          <CustomerOrderList orders={orders} labelledBy="customer-orders-heading" />
          {nextCursor !== null && (
            <ShowMore status={status} failure={failure} hasMore onMore={loadMore}>
              {`${orders.length} orders shown`}
            </ShowMore>
          )}
        </div>
      )}
    </>
  );
}

type CustomerOrderListProps = {
  readonly orders: readonly (AdminOrder & { readonly isOnAccount?: boolean })[];
  readonly labelledBy: string;
};

export function CustomerOrderList({ orders, labelledBy }: CustomerOrderListProps) {
  return (
    <ol aria-labelledby={labelledBy} className="@container mt-3 grid">
      {orders.map((order) => (
        <OrderLine key={order.id} order={order} />
      ))}
    </ol>
  );
}

/** Where somebody's things went. */
export function CustomerAddress({ address }: { readonly address: CustomerCard['addresses'][number] }) {
  return <AddressLines address={address} />;
}

type CustomerQuoteListProps = { readonly quotes: CustomerCard['quotes']; readonly labelledBy: string };

/** What was quoted to a customer, the newest first. */
export function CustomerQuoteList({ quotes, labelledBy }: CustomerQuoteListProps) {
  return (
    <ol aria-labelledby={labelledBy} className="mt-3 grid">
      {quotes.map(({ id, contents, total, status, createdAt, orderId }) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-crust py-2.5 text-label last:border-b-0"
        >
          <Link
            to={orderId === null ? QUOTES_PATH : writeOrderPath(orderId)}
            className="link inline-flex min-h-11 min-w-0 items-center wrap-anywhere"
          >
            {contents}
          </Link>
          <span className="text-cocoa-2">{formatDay(createdAt)}</span>
          <Badge tone={OFFER_WORDS[status].tone}>{OFFER_WORDS[status].words}</Badge>
          <span className="figures ml-auto font-semibold">{writeNaira(total)}</span>
        </li>
      ))}
    </ol>
  );
}

function OrderLine({ order }: { readonly order: CustomerOrderListProps['orders'][number] }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-crust py-2.5 text-label last:border-b-0 @min-[32rem]:grid @min-[32rem]:grid-cols-[--spacing(28)_--spacing(24)_minmax(0,1fr)_auto]">
      <Link
        to={`${ADMIN_PATH}/${encodeURIComponent(order.id)}`}
        className="link figures inline-flex min-h-11 items-center whitespace-nowrap"
      >
        {order.number}
      </Link>
      <span className="text-cocoa-2 @max-[32rem]:order-1 @max-[32rem]:w-full">
        {nameDayShortly(order.slot.day)}
      </span>
      <span className="@max-[32rem]:order-1">
        <StatusMark status={order.status} isUnconfirmed={order.isUnconfirmed} />
        {order.isOnAccount && <span className="block text-small text-ember-deep">On credit</span>}
      </span>
      <span className="ml-auto text-right">
        <OrderAmount order={order} />
      </span>
    </li>
  );
}

function OrdersSkeleton() {
  return (
    <div role="status" className="mt-4 grid gap-3">
      <span className="visually-hidden">Loading the orders…</span>
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-5 w-3/5" />
    </div>
  );
}
