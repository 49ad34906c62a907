import ArrowLeftIcon from 'lucide-react/icons/arrow-left';
import ClockIcon from 'lucide-react/icons/clock';
import { Suspense, useCallback } from 'react';
import { Link } from 'react-router';
import { acceptQuoteEndpoint, type CustomOrder, type Quote } from '../../../../../contract/custom-orders.ts';
import { convertNairaToKobo } from '../../../../../domain/money.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { Note } from '../../../../ui/feedback/note.tsx';
import { formatMoment } from '../../../../ui/formats/format-moment.ts';
import { PageHeading } from '../../../../ui/layout/page-heading.tsx';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
import { nameDay } from '../../../../ui/slots/day-words.ts';
import { FixedCheckout } from '../../../checkout/checkout-context.tsx';
import { sayTimeLeft } from '../quote/time-left.ts';
import { useOver } from '../quote/use-over.ts';

type AcceptScreenProps = {
  readonly customOrder: CustomOrder;
  readonly quote: Quote;
  /** Something may have changed about it. */
  readonly onNews: () => void;
  readonly onRefused: (message: string) => void;
};

type PlaceFixed = Parameters<typeof FixedCheckout>[0]['place'];

/** Accepting a quote is ordering it: checkout with the quote as its one fixed line. */
export function AcceptScreen({ customOrder, quote, onNews, onRefused }: AcceptScreenProps) {
  const { id, productName, description, design, vatClass, now } = customOrder;
  const { version, day, total, deposit, expiresAt } = quote;
  useOver({ until: expiresAt, now }, onNews);
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
    design,
    day,
    vatClass,
    priceInKobo: convertNairaToKobo(total),
    depositInKobo: convertNairaToKobo(deposit),
  };
  return (
    <>
      <Link
        to={`/custom-orders/${id}`}
        className="link mt-4 inline-flex min-h-11 items-center gap-2 text-label"
      >
        <ArrowLeftIcon />
        Back to the quote
      </Link>
      <PageHeading title={`Accept quote ${version}`}>
        Your cake for {nameDay(day)}. Tell us where to and what time, then pay the deposit.
      </PageHeading>
      <Suspense fallback={<Skeleton className="h-100 rounded-card" />}>
        <FixedCheckout
          sale={sale}
          place={place}
          onRefused={onRefused}
          notes={
            <Note tone="tip" icon={ClockIcon}>
              The quote holds until {formatMoment(expiresAt)}: {sayTimeLeft(expiresAt, now)}.
            </Note>
          }
        />
      </Suspense>
    </>
  );
}
