import { listCustomOrdersEndpoint } from '../../../contract/custom-orders.ts';
import { fetchAnew } from '../../api/line-signs.ts';
import { shopApi } from '../../api/shop-api.ts';
import { LoadFailure } from '../../ui/loading/load-failure.tsx';
import { ShowMore } from '../../ui/loading/show-more.tsx';
import { usePages } from '../../ui/loading/use-pages.ts';
import { useCustomOrderNews } from './custom-order/use-custom-order-news.ts';
import { CustomOrderCard } from './list/custom-order-card.tsx';

const listCustomOrders = (cursor: string | undefined, signal: AbortSignal, isAnew: boolean) =>
  shopApi.call(listCustomOrdersEndpoint, { query: { cursor }, signal, ...(isAnew && { fetch: fetchAnew }) });

/** The customer's custom orders with how they stand, for the page of all orders. Whoever has none sees nothing of it. */
export function CustomOrdersShelf() {
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
      <h2 id="custom-orders-heading">Custom cakes</h2>
      <ul className="grid gap-4 tablet:grid-cols-2">
        {customOrders.map((customOrder) => (
          <CustomOrderCard key={customOrder.id} customOrder={customOrder} />
        ))}
      </ul>
      {nextCursor !== null && (
        <ShowMore status={status} failure={failure} hasMore onMore={loadMore}>
          {`${customOrders.length} of ${firstPage.total} custom orders`}
        </ShowMore>
      )}
    </section>
  );
}
