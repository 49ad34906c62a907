import { listOrdersEndpoint } from '../../../../contract/orders.ts';
import { fetchAnew } from '../../../api/line-signs.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { cinnamonRolls } from '../../../pictures/cinnamon-rolls.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../../ui/loading/load-failure.tsx';
import { ShowMore } from '../../../ui/loading/show-more.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { usePages } from '../../../ui/loading/use-pages.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { useOrderNews } from '../use-order-news.ts';
import { OrderCard } from './order-card.tsx';

const listOrders = (cursor: string | undefined, signal: AbortSignal, isAnew: boolean) =>
  shopApi.call(listOrdersEndpoint, { query: { cursor }, signal, ...(isAnew && { fetch: fetchAnew }) });

export function OrdersList() {
  const { pages, status, failure, nextCursor, reload, loadMore } = usePages(listOrders);
  // Whoever has gone on to older orders is not taken back to the newest.
  useOrderNews(reload, { isShown: pages.length === 1 });

  const [firstPage] = pages;
  const orders = pages.flatMap(({ data }) => data);
  if (!firstPage) {
    return failure === null ? <OrdersSkeleton /> : <LoadFailure message={failure} onRetry={reload} />;
  }
  if (orders.length === 0) return <NoOrders />;
  return (
    <div className="grid gap-6">
      {status === 'failed' && failure !== null && <LoadFailure message={failure} onRetry={reload} />}
      <ul className="grid gap-4 tablet:grid-cols-2">
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
      <ShowMore status={status} failure={failure} hasMore={nextCursor !== null} onMore={loadMore}>
        {`${orders.length} of ${firstPage.total === 1 ? '1 order' : `${firstPage.total} orders`}`}
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
          See what we bake
        </ButtonLink>
      }
    >
      Once you have ordered, you can follow it here from the oven to your gate.
    </EmptyState>
  );
}
