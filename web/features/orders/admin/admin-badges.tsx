import WarningIcon from 'lucide-react/icons/triangle-exclamation-point';
import type { AdminOrder } from '../../../../contract/order-admin.ts';
import type { AttentionReason } from '../../../../domain/orders/attention.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { PAYMENT_BADGES, writeNaira } from '../order-words.ts';
import { ATTENTION_WORDS } from './admin-words.ts';

type PaymentBadgeProps = Pick<AdminOrder, 'paymentState' | 'due' | 'refundDue'>;

/**
 * Unpaid is what has something due, and says how much, as what is to be refunded does. Where nobody is going to ask for anything,
 * nothing is unpaid.
 */
export function PaymentBadge({ paymentState, due, refundDue }: PaymentBadgeProps) {
  const toRefund = refundDue > 0 && <Badge tone="warning">{sayToRefund(refundDue)}</Badge>;
  if (due > 0) {
    const { words, tone } = PAYMENT_BADGES[paymentState === 'part_paid' ? paymentState : 'unpaid'];
    return (
      <>
        <Badge tone={tone}>{`${words}: ${writeNaira(due)} due`}</Badge>
        {toRefund}
      </>
    );
  }
  if (paymentState === 'unpaid') return null;
  if (paymentState === 'refund_due') return toRefund;
  const { words, tone } = PAYMENT_BADGES[paymentState];
  return (
    <>
      <Badge tone={tone}>{words}</Badge>
      {toRefund}
    </>
  );
}

type OrderAmountProps = {
  readonly order: Pick<AdminOrder, 'paymentState' | 'due' | 'dueNow' | 'refundDue' | 'total'>;
};

const AMOUNT_COLOURS = {
  plain: 'text-cocoa-2',
  good: 'text-leaf-deep',
  busy: 'text-honey-deep',
  warning: 'text-ember-deep',
} as const;

/** One amount for an order: what is due, otherwise the total and what became of it; what is to go back is said as that. */
export function OrderAmount({ order: { paymentState, due, dueNow, refundDue, total } }: OrderAmountProps) {
  if (due > 0) {
    return (
      <span className="figures whitespace-nowrap">
        <span className="font-semibold text-ember-deep">{writeNaira(due)} due</span>
        {paymentState === 'part_paid' && (
          <span className="block text-small font-plain text-cocoa-2">Partly paid</span>
        )}
        {dueNow < due && (
          <span className="block text-small font-plain text-cocoa-2">{writeNaira(dueNow)} deposit first</span>
        )}
        <ToRefund amount={refundDue} />
      </span>
    );
  }
  const { words, tone } = PAYMENT_BADGES[paymentState];
  return (
    <span className="figures whitespace-nowrap">
      <span className="font-semibold">{writeNaira(total)}</span>
      {(refundDue === 0 ? paymentState !== 'unpaid' : paymentState === 'overpaid') && (
        <span className={`block text-small font-plain ${AMOUNT_COLOURS[tone]}`}>{words}</span>
      )}
      <ToRefund amount={refundDue} />
    </span>
  );
}

const sayToRefund = (amount: number) => `${writeNaira(amount)} to refund`;

function ToRefund({ amount }: { readonly amount: number }) {
  if (amount === 0) return null;
  return (
    <span className={`block text-small font-plain ${AMOUNT_COLOURS.warning}`}>{sayToRefund(amount)}</span>
  );
}

/** What the status and the amount say already is not said again. */
const ANNOUNCED_BY_OTHERS: readonly AttentionReason[] = [
  'delivery_failed',
  'part_paid',
  'overpaid',
  'refund_due',
];

type AttentionBadgesProps = Pick<AdminOrder, 'attention'> & { readonly isAlone?: boolean };

export function AttentionBadges({ attention, isAlone = false }: AttentionBadgesProps) {
  const announced = isAlone ? attention : attention.filter((reason) => !ANNOUNCED_BY_OTHERS.includes(reason));
  return announced.map((reason) =>
    // Agreed with the customer: nothing has gone wrong.
    reason === 'on_account' ? (
      <Badge key={reason} tone="busy">
        {ATTENTION_WORDS[reason].mark}
      </Badge>
    ) : (
      <Badge key={reason} tone="news">
        <WarningIcon className="size-3.5" />
        {ATTENTION_WORDS[reason].mark}
      </Badge>
    ),
  );
}
