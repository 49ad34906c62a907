import BanIcon from 'lucide-react/icons/ban';
import BikeIcon from 'lucide-react/icons/bike';
import CheckIcon from 'lucide-react/icons/check';
import ChefHatIcon from 'lucide-react/icons/chef-hat';
import ClockIcon from 'lucide-react/icons/clock';
import HouseIcon from 'lucide-react/icons/house';
import PackageIcon from 'lucide-react/icons/package';
import StoreIcon from 'lucide-react/icons/store';
import WarningIcon from 'lucide-react/icons/triangle-exclamation-point';
import MoneyBackIcon from 'lucide-react/icons/undo-2';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Order } from '../../../../contract/orders.ts';
import { formatPhoneForNigeria } from '../../../../domain/phone.ts';
import { listAddressLines } from '../../../../domain/shop/address-lines.ts';
import { formatRecentMoment } from '../../../ui/formats/format-moment.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx';
import { Fact } from '../../../ui/layout/fact.tsx';
import { nameDay, writeTimes } from '../../../ui/slots/day-words.ts';
import { PushOffer } from '../../notifications/push-offer-context.tsx';
import { OrderReviews } from '../../reviews/order-reviews-context.tsx';
import { useShopProfile } from '../../shop/shop-context.tsx';
import { DemoMailNote } from '../../users/demo-mail-context.tsx';
import { AddressLines } from '../address-lines.tsx';
import { isGivenUp } from '../order-words.ts';
import type { Arrival } from './arrival.ts';
import { findAwaitedNews } from './awaited-news.ts';
import { OrderChanges } from './change/order-changes.tsx';
import { ClaimOffer } from './claim-offer.tsx';
import { ConfirmOrder } from './confirm-order.tsx';
import type { Viewer } from './no-such-order.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderBanner, OrderHelp } from './order-banner.tsx';
import { OrderReceipt } from './order-receipt.tsx';
import { OrderSection } from './order-section.tsx';
import { listTimeline, type TimelineEntry } from './order-timeline.ts';
import { OrderPayment } from './pay/order-payment.tsx';
import type { PaymentTrip } from './pay/use-payment-trip.ts';
import { sayThanks } from './say-thanks.ts';
import type { ArrivalState } from './use-arrival.ts';

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
      <OrderBanner order={order} viewer={viewer} thanks={thanks} />
      {/* On a phone what it costs comes before what is seldom looked at. */}
      <div className="grid items-start gap-10 pt-9 tablet:grid-cols-[minmax(0,1fr)_--spacing(110)] tablet:grid-rows-[auto_1fr] tablet:gap-x-18 max-phone:gap-8 phone:pt-14 print:block print:pt-0">
        <div className="no-print grid gap-10 empty:hidden">
          {order.isUnconfirmed && <ConfirmOrder order={order} onChange={onChange} onOver={onNews} />}
          <OrderPayment order={order} trip={trip} onNews={onNews} />
          {order.status === 'pending_payment' && (
            <div className="-mt-10">
              <OrderHelp order={order} />
            </div>
          )}
          {thanks !== null && !order.isUnconfirmed && <DemoMailNote />}
          <OrderReviews order={order} />
        </div>
        <aside
          aria-label="Receipt"
          className="grid gap-5 tablet:col-start-2 tablet:row-span-2 tablet:row-start-1"
        >
          <OrderReceipt order={order} />
          <OrderActions order={order} viewer={viewer} />
          {viewer === 'guest' && <ClaimOffer order={order} />}
        </aside>
        <div className="no-print grid gap-10 max-phone:gap-0">
          {viewer === 'customer' && awaited !== null && <PushOffer awaited={awaited} />}
          <OrderChanges order={order} onChange={onChange} />
          <OrderSection title="Order history">
            <Timeline order={order} />
          </OrderSection>
          <OrderFacts order={order} viewer={viewer} />
        </div>
      </div>
    </>
  );
}

/** Thanks while the page stays open. The browser's history forgets what they were for, so a reload does not repeat them. */
function useThanks(order: Order, { arrival, changeArrival }: ArrivalState): string | null {
  const [thanked, setThanked] = useState<Arrival | null>(null);
  const shop = useShopProfile();
  const thanks = sayThanks(arrival, order, shop);
  useEffect(() => {
    if (thanks === null) return;
    setThanked(arrival);
    void changeArrival({ isPlaced: false, isEarlier: false, reference: null });
  }, [thanks, arrival, changeArrival]);
  return thanks ?? (thanked && sayThanks(thanked, order, shop));
}

/** When, where, for whom and with which words. */
function OrderFacts({ order, viewer }: Pick<OrderDetailsProps, 'order' | 'viewer'>) {
  const { slot, address, contact, note, giftMessage, customRequest } = order;
  const requests = viewer === 'guest' ? '/cake-request' : '/custom-orders';
  const shop = useShopProfile();
  return (
    <OrderSection title="Order details">
      <dl className="grid gap-5 phone:grid-cols-2">
        <Fact name={order.method === 'pickup' ? 'Pickup' : 'Delivery'}>
          {nameDay(slot.day)}
          <br />
          {writeTimes(slot)}
        </Fact>
        <Fact name={address ? 'Deliver to' : 'Pick up at'}>
          {address ? (
            <AddressLines address={address} />
          ) : (
            listAddressLines(shop.address).join(', ') || shop.name
          )}
        </Fact>
        <Fact name="Ordered by">
          {contact.name}
          <br />
          {formatPhoneForNigeria(contact.phone)}
          <br />
          <span className="wrap-anywhere">{contact.email}</span>
        </Fact>
        {customRequest && (
          <Fact name="Cake request">
            <Link to={`${requests}/${encodeURIComponent(customRequest.id)}`} className="link">
              {customRequest.number}
            </Link>
          </Fact>
        )}
        {note !== '' && <Fact name="Your note">{note}</Fact>}
        {giftMessage !== '' && <Fact name="Gift message">“{giftMessage}”</Fact>}
      </dl>
    </OrderSection>
  );
}

const ICONS: Readonly<Record<TimelineEntry['status'], ReactNode>> = {
  pending_payment: <ClockIcon />,
  confirmed: <CheckIcon />,
  in_kitchen: <ChefHatIcon />,
  ready: <PackageIcon />,
  out_for_delivery: <BikeIcon />,
  delivered: <HouseIcon />,
  collected: <StoreIcon />,
  delivery_failed: <WarningIcon />,
  cancelled: <BanIcon />,
  expired: <BanIcon />,
  refund: <MoneyBackIcon />,
};

const MARKS: Readonly<Record<TimelineEntry['state'], string>> = {
  done: 'bg-leaf text-on-action',
  now: 'gold',
  next: 'bg-crust text-cocoa-2',
};

/** New entries fade in, and are read out. */
function Timeline({ order }: { readonly order: Order }) {
  const entries = listTimeline(order);
  return (
    <ol aria-live="polite" className="grid">
      {entries.map((entry, index) => (
        <li
          key={entry.key}
          className="grid grid-cols-[--spacing(11)_minmax(0,1fr)] gap-x-4 opacity-100 transition-opacity duration-(--duration-slow) starting:opacity-0"
        >
          <span className="grid grid-rows-[auto_1fr] justify-items-center">
            <span
              className={joinClasses(
                'scallop grid size-11 place-items-center transition-colors duration-(--duration-slow)',
                isOfNothing(entry.status) ? 'bg-crust-2 text-cocoa' : MARKS[entry.state],
              )}
            >
              {entry.state === 'done' && !isMishap(entry.status) ? <CheckIcon /> : ICONS[entry.status]}
            </span>
            {index < entries.length - 1 && (
              <span
                className={joinClasses('min-h-6 w-0.5', entry.state === 'done' ? 'bg-leaf' : 'bg-crust-2')}
              />
            )}
          </span>
          <div className="pt-2 pb-6">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <p className={entry.state === 'next' ? 'text-cocoa-2' : 'font-semibold'}>{entry.title}</p>
              <p className="text-small text-cocoa-2">
                {entry.at ? (
                  <time dateTime={entry.at}>{formatRecentMoment(entry.at, new Date(order.now))}</time>
                ) : (
                  entry.expected
                )}
              </p>
            </div>
            {entry.words !== '' && <p className="mt-1 text-label text-cocoa-2">{entry.words}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function isOfNothing(status: TimelineEntry['status']): boolean {
  return status !== 'refund' && isGivenUp(status);
}

function isMishap(status: TimelineEntry['status']): boolean {
  return isOfNothing(status) || status === 'delivery_failed';
}
