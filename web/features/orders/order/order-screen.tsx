import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router';
import { LoadFailure } from '../../../ui/loading/load-failure.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { Spinner } from '../../../ui/loading/spinner.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { forgetDeviceOrder, noteDeviceOrder } from '../device-orders.ts';
import { readOrder } from '../read-order.ts';
import { noteUnpaidOrder } from '../unpaid-order-context.ts';
import { useOrderNews } from '../use-order-news.ts';
import { NoSuchOrder, type Viewer } from './no-such-order.tsx';
import { OrderDetails } from './order-details.tsx';
import { usePaymentTrip } from './pay/use-payment-trip.ts';
import { useArrival } from './use-arrival.ts';

type OrderScreenProps = { readonly id: string; readonly viewer: Viewer };

/** One order as it is at this moment: what changes about it shows without a reload. */
export function OrderScreen({ id, viewer }: OrderScreenProps) {
  const load = useCallback((signal: AbortSignal, isAnew: boolean) => readOrder(id, signal, isAnew), [id]);
  const { data: order, failure, reload, replace } = useLoaded(load);
  useOrderNews(reload, { id, isShown: order !== null });
  const { pathname } = useLocation();
  useEffect(() => {
    if (order) noteUnpaidOrder(order, pathname);
    if (viewer !== 'guest') return;
    if (order) noteDeviceOrder(order);
    if (order === null) forgetDeviceOrder(id);
  }, [id, viewer, order, pathname]);
  const arriving = useArrival();
  const trip = usePaymentTrip({ id, order, arriving, onNews: reload, onOrder: replace });

  if (order === null) return <NoSuchOrder id={id} viewer={viewer} onOpened={reload} />;
  if (trip.isLedOn) return <LedOn />;
  return (
    <div className="wrap">
      {failure !== null && (
        <div className="no-print pt-6">
          <LoadFailure message={failure} onRetry={reload} />
        </div>
      )}
      {order && (
        <OrderDetails
          order={order}
          viewer={viewer}
          arriving={arriving}
          trip={trip}
          onChange={replace}
          onNews={reload}
        />
      )}
      {!order && failure === null && <OrderSkeleton />}
    </div>
  );
}

/** Between checkout and the payment page, for a moment. */
function LedOn() {
  return (
    <div className="wrap grid min-h-80 content-center justify-items-center gap-4 py-12 text-center">
      <h1>Pay to confirm your order</h1>
      <p role="status" className="flex items-center gap-3">
        <Spinner />
        Taking you to the payment page…
      </p>
    </div>
  );
}

function OrderSkeleton() {
  return (
    <div role="status" className="grid gap-10 pt-12">
      <span className="visually-hidden">Loading your order…</span>
      <Skeleton className="h-110 rounded-sheet" />
      <div className="grid gap-10 tablet:grid-cols-[minmax(0,1fr)_--spacing(110)]">
        <Skeleton className="h-80 rounded-card" />
        <Skeleton className="h-100 rounded-picture" />
      </div>
    </div>
  );
}
