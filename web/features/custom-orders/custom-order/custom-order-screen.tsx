import { useCallback, useState } from 'react';
import { type CustomOrder, readCustomOrderEndpoint } from '../../../../contract/custom-orders.ts';
import { fetchAnew } from '../../../api/line-signs.ts';
import { nullIfMissing } from '../../../api/read-refusal.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { coverWedding } from '../../../pictures/cover-wedding.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../../ui/loading/load-failure.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { AcceptScreen } from './accept/accept-screen.tsx';
import { useAcceptedVersion } from './accept/use-accepted-version.ts';
import { CustomOrderDetails } from './custom-order-details.tsx';
import { useCustomOrderNews } from './use-custom-order-news.ts';

/** One custom order as it is at this moment: what changes about it shows without a reload. */
export function CustomOrderScreen({ id }: { readonly id: string }) {
  const load = useCallback(
    (signal: AbortSignal, isAnew: boolean) => {
      const options = { params: { id }, signal, ...(isAnew && { fetch: fetchAnew }) };
      // Somebody else's is not there either; the shop does not say which.
      return nullIfMissing(shopApi.call(readCustomOrderEndpoint, options));
    },
    [id],
  );
  const { data: customOrder, failure, reload, replace } = useLoaded(load);
  useCustomOrderNews(reload, { id, orderId: customOrder?.order?.id, isShown: customOrder !== null });
  const accepting = useAcceptedVersion(customOrder);
  const [refusal, setRefusal] = useState<string | null>(null);
  const hearRefusal = useCallback(
    (message: string) => {
      setRefusal(message);
      reload();
    },
    [reload],
  );

  if (customOrder === null) return <NoSuchCustomOrder />;
  return (
    <div className="wrap">
      {failure !== null && (
        <div className="pt-6">
          <LoadFailure message={failure} onRetry={reload} />
        </div>
      )}
      {customOrder && accepting.quote && (
        <AcceptScreen
          customOrder={customOrder}
          quote={accepting.quote}
          onNews={reload}
          onRefused={hearRefusal}
        />
      )}
      {customOrder && !accepting.quote && (
        <CustomOrderDetails
          customOrder={customOrder}
          refusal={accepting.isOver ? (refusal ?? explainEnd(customOrder)) : null}
          onChange={replace}
          onNews={reload}
        />
      )}
      {!customOrder && failure === null && <CustomOrderSkeleton />}
    </div>
  );
}

/** To whoever was about to accept, and somebody or the clock was quicker. */
function explainEnd({ canAccept }: CustomOrder): string | null {
  return canAccept ? 'There is a newer quote. Look at it before you accept.' : null;
}

function CustomOrderSkeleton() {
  return (
    <div role="status" className="grid gap-10 pt-12">
      <span className="visually-hidden">Loading your custom order…</span>
      <Skeleton className="h-100 rounded-sheet" />
      <div className="grid gap-10 tablet:grid-cols-[minmax(0,1fr)_--spacing(100)]">
        <Skeleton className="h-80 rounded-picture" />
        <Skeleton className="h-100 rounded-picture" />
      </div>
    </div>
  );
}

/** Another's custom order looks the same as one that never was. */
function NoSuchCustomOrder() {
  return (
    <div className="wrap">
      <EmptyState
        level={1}
        picture={<Picture picture={coverWedding} alt="" sizes="208px" />}
        title="No such custom order"
        actions={
          <>
            <ButtonLink to="/orders" kind="main">
              My Orders
            </ButtonLink>
            <ButtonLink to="/products?custom=1" kind="line">
              Design a cake
            </ButtonLink>
          </>
        }
      >
        You have not asked us for a cake under this number.
      </EmptyState>
    </div>
  );
}
