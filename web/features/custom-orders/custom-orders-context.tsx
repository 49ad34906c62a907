import { Link } from 'react-router';
import { type CustomOrderSummary, listCustomOrdersEndpoint } from '../../../contract/custom-orders.ts';
import { fetchAnew } from '../../api/line-signs.ts';
import { shopApi } from '../../api/shop-api.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { formatDay, formatRecentMoment } from '../../ui/formats/format-moment.ts';
import { LoadFailure } from '../../ui/loading/load-failure.tsx';
import { ShowMore } from '../../ui/loading/show-more.tsx';
import { usePages } from '../../ui/loading/use-pages.ts';
import { DesignedCake } from '../../ui/pictures/designed-cake.tsx';
import { nameDay } from '../../ui/slots/day-words.ts';
import { findCustomBadge, writeNaira } from './custom-order/custom-order-words.ts';
import { useCustomOrderNews } from './custom-order/use-custom-order-news.ts';

const listCustomOrders = (cursor: string | undefined, signal: AbortSignal, isAnew: boolean) =>
  shopApi.call(listCustomOrdersEndpoint, { query: { cursor }, signal, ...(isAnew && { fetch: fetchAnew }) });

/** The customer's custom orders with how they stand, for the page of all orders. Whoever has none sees nothing of it. */
export function CustomOrdersOutlet() {
  const { pages, status, failure, nextCursor, reload, loadMore } = usePages(listCustomOrders);
  // Whoever has gone on to older ones is not taken back to the newest.
  useCustomOrderNews(reload, { isShown: pages.length === 1 });

  const [firstPage] = pages;
  const customOrders = pages.flatMap(({ data }) => data);
  if (status === 'failed' && failure !== null) {
    return (
      <div className="mb-4">
        <LoadFailure message={failure} onRetry={reload} />
      </div>
    );
  }
  if (!firstPage || customOrders.length === 0) return null;
  return (
    <section aria-labelledby="custom-orders-heading" className="mb-10 grid gap-5">
      <h2 id="custom-orders-heading">Cake requests</h2>
      <ul className="grid gap-4 tablet:grid-cols-2">
        {customOrders.map((customOrder) => (
          <CustomOrderCard key={customOrder.id} customOrder={customOrder} />
        ))}
      </ul>
      {nextCursor !== null && (
        <ShowMore status={status} failure={failure} hasMore onMore={loadMore}>
          {`${customOrders.length} of ${firstPage.total} cake requests`}
        </ShowMore>
      )}
    </section>
  );
}

function CustomOrderCard({ customOrder }: { readonly customOrder: CustomOrderSummary }) {
  const { id, number, design, isDesigned, description, wantedDay, quoteTotal, createdAt } = customOrder;
  const { words, tone } = findCustomBadge(customOrder);
  return (
    <li className="relative grid grid-cols-[--spacing(22)_minmax(0,1fr)] gap-4 rounded-picture border border-crust bg-paper p-3 transition-shadow duration-(--duration-fast) hover:shadow-2 phone:grid-cols-[--spacing(33)_minmax(0,1fr)] phone:gap-5">
      {isDesigned && <DesignedCake design={design} className="aspect-square self-start rounded-card" />}
      <div className="col-start-2 grid content-center gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <Badge tone={tone}>{words}</Badge>
          <span className="figures text-small whitespace-nowrap text-cocoa-2">{number}</span>
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
          {wantedDay === null
            ? `Requested: ${formatRecentMoment(createdAt, new Date(), formatDay)}`
            : `Needed for ${nameDay(wantedDay)}`}
        </p>
        {quoteTotal !== null && <p className="figures font-bold">{writeNaira(quoteTotal)}</p>}
      </div>
    </li>
  );
}
