import { useState } from 'react';
import { Link } from 'react-router';
import type * as z from 'zod/mini';
import { listOrdersEndpoint, type OrderSummary, readOrderEndpoint } from '../../../contract/orders.ts';
import { convertNairaToKobo } from '../../../domain/money.ts';
import { nameContents } from '../../../domain/orders/name-contents.ts';
import { fetchAnew } from '../../api/line-signs.ts';
import { shopApi } from '../../api/shop-api.ts';
import { cinnamonRolls } from '../../pictures/cinnamon-rolls.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Price } from '../../ui/formats/price.tsx';
import { LoadFailure } from '../../ui/loading/load-failure.tsx';
import { ShowMore } from '../../ui/loading/show-more.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { type Pages, usePages } from '../../ui/loading/use-pages.ts';
import { Picture } from '../../ui/pictures/picture.tsx';
import { nameDay, writeTimes } from '../../ui/slots/day-words.ts';
import { CustomOrdersOutlet } from '../custom-orders/custom-orders-context.tsx';
import { GuestOrdersOffer } from './guest-orders-offer.tsx';
import { AgainButton } from './order/order-again-button.tsx';
import { OrderPicture } from './order-picture.tsx';
import { findPaymentBadge, findStatusBadge } from './order-words.ts';
import { useOrderNews } from './use-order-news.ts';

const listOrders = (cursor: string | undefined, signal: AbortSignal, isAnew: boolean) =>
  shopApi.call(listOrdersEndpoint, { query: { cursor }, signal, ...(isAnew && { fetch: fetchAnew }) });

type OrderPages = Pages<z.infer<typeof listOrdersEndpoint.answerSchema>>;

/** The customer's orders below their custom ones, and above both what they did as a guest. */
export function OrdersList() {
  const list = usePages(listOrders);
  const { pages, reload } = list;
  // Whoever has gone on to older orders is not taken back to the newest.
  useOrderNews(reload, { isShown: pages.length === 1 });
  const [claims, setClaims] = useState(0);

  const { guestOrderCount = 0, guestRequestCount = 0 } = pages[0] ?? {};
  const isOffered = guestOrderCount + guestRequestCount > 0;
  return (
    <>
      {isOffered && (
        <div className="mb-6">
          <GuestOrdersOffer
            orders={guestOrderCount}
            requests={guestRequestCount}
            onClaimed={() => {
              reload();
              setClaims(claims + 1);
            }}
          />
        </div>
      )}
      {/* Loaded anew with what has joined the account. */}
      <CustomOrdersOutlet key={claims} />
      <OwnOrders list={list} isOffered={isOffered} />
    </>
  );
}

type OwnOrdersProps = { readonly list: OrderPages; readonly isOffered: boolean };

function OwnOrders({ list, isOffered }: OwnOrdersProps) {
  const { pages, status, failure, nextCursor, reload, loadMore } = list;
  const [firstPage] = pages;
  const orders = pages.flatMap(({ data }) => data);
  if (!firstPage) {
    return failure === null ? <OrdersSkeleton /> : <LoadFailure message={failure} onRetry={reload} />;
  }
  if (orders.length === 0) return isOffered ? null : <NoOrders />;
  return (
    <div className="grid gap-6">
      {/* Only where custom cakes, under a heading of their own, come first. */}
      <h2 className="hidden [section+div>&]:block">Orders</h2>
      {status === 'failed' && failure !== null && <LoadFailure message={failure} onRetry={reload} />}
      <ul className="grid gap-4 tablet:grid-cols-2">
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
      <ShowMore status={status} failure={failure} hasMore={nextCursor !== null} onMore={loadMore}>
        {`${nextCursor === null ? '' : `${orders.length} of `}${firstPage.total === 1 ? '1 order' : `${firstPage.total} orders`}`}
      </ShowMore>
    </div>
  );
}

function OrdersSkeleton() {
  return (
    <div role="status" className="grid gap-4 tablet:grid-cols-2">
      <span className="visually-hidden">Loading your orders…</span>
      <Skeleton className="h-28 rounded-picture phone:h-39" />
      <Skeleton className="h-28 rounded-picture phone:h-39" />
    </div>
  );
}

function NoOrders() {
  return (
    <EmptyState
      picture={<Picture picture={cinnamonRolls} alt="" sizes="208px" />}
      title="No orders yet"
      actions={
        <ButtonLink to="/products" kind="main">
          Shop now
        </ButtonLink>
      }
    >
      When you order, you can track it here, from oven to door.
    </EmptyState>
  );
}

function OrderCard({ order }: { readonly order: OrderSummary }) {
  const { words, tone } = findStatusBadge(order);
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
          <span className="figures text-small whitespace-nowrap text-cocoa-2">{order.number}</span>
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
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <Price amountInKobo={convertNairaToKobo(order.total)} />
          {order.isUnconfirmed ? (
            <ButtonLink
              to={`/orders/${order.id}`}
              kind="main"
              size="s"
              className="relative"
              aria-label={`Confirm your order: ${nameContents(order)}`}
            >
              Confirm your order
            </ButtonLink>
          ) : (
            <AgainButton
              readOrder={() => shopApi.call(readOrderEndpoint, { params: { id: order.id } })}
              viewer="customer"
              kind="line"
              size="s"
              className="relative"
              aria-label={`Order again: ${nameContents(order)}`}
            />
          )}
        </div>
      </div>
    </li>
  );
}
