import WarningIcon from 'lucide-react/icons/triangle-exclamation-point';
import type { AdminOrder } from '../../../../contract/order-admin.ts';
import type { AttentionReason } from '../../../../domain/orders/attention.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { findStatusBadge, PAYMENT_BADGES, writeNaira } from '../order-words.ts';
import { ATTENTION_WORDS } from './admin-words.ts';

type StatusBadgeProps = Pick<AdminOrder, 'status'> & Partial<Pick<AdminOrder, 'isUnconfirmed'>>;

export function StatusBadge({ status, isUnconfirmed = false }: StatusBadgeProps) {
  const { words, tone } = findStatusBadge({ status, isUnconfirmed });
  return <Badge tone={tone}>{words}</Badge>;
}

/** Unpaid is what has something due, and says how much. Where nobody is going to ask for anything, nothing is unpaid. */
export function PaymentBadge({ paymentState, due }: Pick<AdminOrder, 'paymentState' | 'due'>) {
  if (due > 0) {
    const { words, tone } = PAYMENT_BADGES[paymentState === 'part_paid' ? paymentState : 'unpaid'];
    return <Badge tone={tone}>{`${words}: ${writeNaira(due)} due`}</Badge>;
  }
  if (paymentState === 'unpaid') return null;
  const { words, tone } = PAYMENT_BADGES[paymentState];
  return <Badge tone={tone}>{words}</Badge>;
}

/** What the badges of status and payment say already is not said again. */
const ANNOUNCED_BY_OTHERS: readonly AttentionReason[] = [
  'delivery_failed',
  'part_paid',
  'overpaid',
  'refund_due',
];

type AttentionBadgesProps = Pick<AdminOrder, 'attention'> & { readonly isAlone?: boolean };

export function AttentionBadges({ attention, isAlone = false }: AttentionBadgesProps) {
  const announced = isAlone ? attention : attention.filter((reason) => !ANNOUNCED_BY_OTHERS.includes(reason));
  return announced.map((reason) => (
    <Badge key={reason} tone="news">
      <WarningIcon className="size-3.5" />
      {ATTENTION_WORDS[reason].mark}
    </Badge>
  ));
}
