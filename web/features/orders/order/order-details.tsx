import type { Order } from '../../../../contract/orders.ts';
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx';
import { PushOffer } from '../../notifications/push-offer-context.tsx';
import { findAwaitedNews } from './awaited-news.ts';
import { ClaimOffer } from './claim-offer.tsx';
import type { Viewer } from './no-such-order.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderBanner } from './order-banner.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderReceipt } from './order-receipt.tsx';
import { OrderPayment } from './pay/order-payment.tsx';
import type { PaymentTrip } from './pay/use-payment-trip.ts';
import { Timeline } from './timeline.tsx';
import type { ArrivalState } from './use-arrival.ts';
import { useThanks } from './use-thanks.ts';

type OrderDetailsProps = {
  readonly order: Order;
  readonly viewer: Viewer;
  readonly arriving: ArrivalState;
  readonly trip: PaymentTrip;
  readonly onChange: (order: Order) => void;
  /** Something may have changed about the order. */
  readonly onNews: () => void;
};

export function OrderDetails({ order, viewer, arriving, trip, onChange, onNews }: OrderDetailsProps) {
  const thanks = useThanks(order, arriving);
  const awaited = findAwaitedNews(order);
  return (
    <>
      <Breadcrumb
        steps={viewer === 'customer' ? [{ to: '/orders', name: 'My Orders' }] : []}
        current={`Order ${order.number}`}
        className="no-print"
      />
      <OrderBanner order={order} thanks={thanks} onChange={onChange} />
      <div className="grid items-start gap-10 pt-9 tablet:grid-cols-[minmax(0,1fr)_--spacing(110)] tablet:gap-18 phone:pt-14 print:block print:pt-0">
        <div className="no-print grid gap-10">
          <OrderPayment order={order} viewer={viewer} trip={trip} onNews={onNews} />
          {viewer === 'customer' && awaited !== null && <PushOffer awaited={awaited} />}
          <section aria-labelledby="timeline-heading">
            <h2 id="timeline-heading" className="mb-6">
              What has happened
            </h2>
            <Timeline order={order} />
          </section>
          <OrderFacts order={order} />
        </div>
        <aside aria-label="Receipt" className="grid gap-5">
          <OrderReceipt order={order} />
          <OrderActions order={order} onChange={onChange} />
          {viewer === 'guest' && <ClaimOffer order={order} />}
        </aside>
      </div>
    </>
  );
}
