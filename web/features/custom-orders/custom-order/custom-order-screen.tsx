import ArrowLeftIcon from 'lucide-react/icons/arrow-left';
import ClockIcon from 'lucide-react/icons/clock';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import {
  acceptQuoteEndpoint,
  type CustomOrder,
  type OwnCustomOrder,
  type Quote,
  readCustomOrderEndpoint,
} from '../../../../contract/custom-orders.ts';
import { convertNairaToKobo } from '../../../../domain/money.ts';
import { fetchAnew } from '../../../api/line-signs.ts';
import { nullIfMissing } from '../../../api/read-refusal.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { coverWedding } from '../../../pictures/cover-wedding.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { formatMoment } from '../../../ui/formats/format-moment.ts';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { LoadFailure } from '../../../ui/loading/load-failure.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { nameDay } from '../../../ui/slots/day-words.ts';
import { FixedCheckout } from '../../checkout/checkout-context.tsx';
import { useHasDesigner } from '../../shop/shop-context.tsx';
import { forgetDeviceRequest, noteDeviceRequest } from '../request-link/device-requests.ts';
import { CustomOrderDetails, type Viewer } from './custom-order-details.tsx';
import { sayTimeLeft } from './quote/time-left.ts';
import { useOver } from './quote/use-over.ts';
import { useAcceptedVersion } from './use-accepted-version.ts';
import { useCustomOrderNews } from './use-custom-order-news.ts';

/** One custom order as it is at this moment: what changes about it shows without a reload. */
export function CustomOrderScreen({ id, viewer }: { readonly id: string; readonly viewer: Viewer }) {
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
  useEffect(() => {
    if (viewer !== 'guest' || customOrder === undefined) return;
    // One without a link has joined an account, which has a list of its own.
    if (customOrder === null || customOrder.linkKey === null) forgetDeviceRequest(id);
    else noteDeviceRequest(customOrder);
  }, [id, viewer, customOrder]);
  const accepting = useAcceptedVersion(customOrder);
  const [refusal, setRefusal] = useState<string | null>(null);
  const handleRefusal = useCallback(
    (message: string) => {
      setRefusal(message);
      reload();
    },
    [reload],
  );

  if (customOrder === null) return <NoSuchCustomOrder viewer={viewer} />;
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
          onRefused={handleRefusal}
        />
      )}
      {customOrder && !accepting.quote && (
        <CustomOrderDetails
          customOrder={customOrder}
          viewer={viewer}
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
  return canAccept ? 'There’s a newer quote. Check it before you accept.' : null;
}

function CustomOrderSkeleton() {
  return (
    <div role="status" className="grid gap-10 pt-12">
      <span className="visually-hidden">Loading your cake request…</span>
      <Skeleton className="h-100 rounded-sheet" />
      <div className="grid gap-10 tablet:grid-cols-[minmax(0,1fr)_--spacing(100)]">
        <Skeleton className="h-80 rounded-picture" />
        <Skeleton className="h-100 rounded-picture" />
      </div>
    </div>
  );
}

/** Another's custom order looks the same as one that never was. */
function NoSuchCustomOrder({ viewer }: { readonly viewer: Viewer }) {
  const hasDesigner = useHasDesigner();
  return (
    <div className="wrap">
      <EmptyState
        level={1}
        picture={<Picture picture={coverWedding} alt="" sizes="208px" />}
        title="Cake request not found"
        actions={
          <>
            <ButtonLink to="/orders" kind="main">
              My Orders
            </ButtonLink>
            {hasDesigner && (
              <ButtonLink to="/design" kind="line">
                Design a cake
              </ButtonLink>
            )}
          </>
        }
      >
        {viewer === 'customer'
          ? 'We can’t find this cake request in your account.'
          : 'Open it from the link we sent you. If it has been added to an account, that link no longer works: sign in to the account to open it.'}
      </EmptyState>
    </div>
  );
}

type AcceptScreenProps = {
  readonly customOrder: OwnCustomOrder;
  readonly quote: Quote;
  /** Something may have changed about it. */
  readonly onNews: () => void;
  readonly onRefused: (message: string) => void;
};

type PlaceFixed = Parameters<typeof FixedCheckout>[0]['place'];

/** Accepting a quote is ordering it: checkout with the quote as its one fixed line. */
function AcceptScreen({ customOrder, quote, onNews, onRefused }: AcceptScreenProps) {
  const { id, productName, description, vatClass, phone, now } = customOrder;
  const { version, day, total, deposit, expiresAt } = quote;
  useOver({ until: expiresAt, now }, onNews);
  const { pathname } = useLocation();
  const place = useCallback<PlaceFixed>(
    (order, idempotencyKey) => {
      const body = { ...order, quoteVersion: version };
      return shopApi.call(acceptQuoteEndpoint, { params: { id }, body, idempotencyKey });
    },
    [id, version],
  );
  const sale = {
    subject: id,
    name: productName ?? 'Custom cake',
    words: description,
    design: customOrder.isDesigned ? customOrder.design : '',
    day,
    vatClass,
    priceInKobo: convertNairaToKobo(total),
    depositInKobo: convertNairaToKobo(deposit),
    isEmailOptional: customOrder.linkKey !== null,
    contact: { name: customOrder.guest?.name ?? '', email: customOrder.guest?.email ?? '', phone },
  };
  return (
    <>
      <Link to={pathname} className="link mt-4 inline-flex min-h-11 items-center gap-2 text-label">
        <ArrowLeftIcon />
        Back to the quote
      </Link>
      <PageHeading title={`Accept quote ${version}`}>
        Your cake for {nameDay(day)}. Choose delivery or pickup and a time, then pay the deposit.
      </PageHeading>
      <Suspense fallback={<Skeleton className="h-100 rounded-card" />}>
        <FixedCheckout
          sale={sale}
          place={place}
          onRefused={onRefused}
          notes={
            <Note tone="tip" icon={ClockIcon}>
              The quote is valid until {formatMoment(expiresAt)}: {sayTimeLeft(expiresAt, now)}.
            </Note>
          }
        />
      </Suspense>
    </>
  );
}
