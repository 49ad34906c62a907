import type { ReactNode } from 'react';
import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import { ONLINE_CHANNELS, type PaymentWay } from '../../../../../domain/payments/ways.ts';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { formatMoment } from '../../../../ui/formats/format-moment.ts';
import { writeNaira } from '../../order-words.ts';
import { describeSource, REFUND_STATUS_WORDS, WAY_WORDS } from '../admin-words.ts';

type MoneyLinesProps = { readonly order: AdminOrderDetails };

/** Every kobo that moved, oldest first, with how and why. */
export function MoneyLines({ order: { money, paymentNotes, adjustments } }: MoneyLinesProps) {
  const lines = [
    ...money.payments.map((payment, place) => ({
      at: payment.paidAt,
      content: (
        <Line amount={`+${writeNaira(payment.amount)}`} title={WAY_WORDS[payment.way]} at={payment.paidAt}>
          {isOnline(payment.way) ? (
            <span className="font-code wrap-anywhere">{payment.reference}</span>
          ) : (
            describeSource(payment.way, paymentNotes[place])
          )}
        </Line>
      ),
    })),
    ...money.refunds.map((refund) => ({
      at: refund.createdAt,
      content: (
        <Line
          amount={`−${writeNaira(refund.amount)}`}
          title={`Refund: ${WAY_WORDS[refund.way].toLowerCase()}`}
          at={refund.createdAt}
          badge={
            <Badge tone={REFUND_STATUS_WORDS[refund.status].tone}>
              {REFUND_STATUS_WORDS[refund.status].words}
            </Badge>
          }
        >
          {refund.reason}
        </Line>
      ),
    })),
    ...adjustments.map(({ amount, reason, at, by }) => ({
      at,
      content: (
        <Line amount={writeNaira(Math.abs(amount))} title={amount < 0 ? 'Forgiven' : 'Kept'} at={at}>
          {reason}, by {by}
        </Line>
      ),
    })),
  ];
  if (lines.length === 0) return <p className="text-label text-cocoa-2">No money has moved yet.</p>;
  const inOrder = lines.toSorted((one, other) => one.at.localeCompare(other.at));
  return (
    <ul aria-label="Payments and refunds" className="grid">
      {inOrder.map(({ at, content }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was booked is never taken out again
        <li key={`${at} ${place}`} className="border-b border-crust py-2.5 last:border-b-0 last:pb-0">
          {content}
        </li>
      ))}
    </ul>
  );
}

/** The provider knows such a payment by its reference; other references say nothing to anybody. */
function isOnline(way: PaymentWay): boolean {
  return ONLINE_CHANNELS.some((channel) => channel === way);
}

type LineProps = {
  readonly amount: string;
  readonly title: string;
  readonly at: string;
  readonly badge?: ReactNode;
  readonly children: ReactNode;
};

function Line({ amount, title, at, badge, children }: LineProps) {
  return (
    <div className="text-label">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-semibold">{title}</span>
        {badge}
        <span className="figures ml-auto font-semibold whitespace-nowrap">{amount}</span>
      </p>
      <p className="text-small text-cocoa-2">
        <time dateTime={at} className="whitespace-nowrap">
          {formatMoment(at)}
        </time>{' '}
        · {children}
      </p>
    </div>
  );
}
