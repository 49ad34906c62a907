import WarningIcon from 'lucide-react/icons/triangle-exclamation-point';
import type { DeskOrder } from '../../../../contract/order-admin.ts';
import type { AttentionReason } from '../../../../domain/orders/attention.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { PAYMENT_BADGES, STATUS_BADGES, writeNaira } from '../order-words.ts';
import { ATTENTION_WORDS } from './desk-words.ts';

export function StatusBadge({ status }: Pick<DeskOrder, 'status'>) {
  const { words, tone } = STATUS_BADGES[status];
  return <Badge tone={tone}>{words}</Badge>;
}

/** What is due is said where something is, unless nobody is going to ask for it any more. */
export function PaymentBadge({ paymentState, due }: Pick<DeskOrder, 'paymentState' | 'due'>) {
  const { words, tone } = PAYMENT_BADGES[paymentState];
  return <Badge tone={tone}>{due > 0 ? `${words}: ${writeNaira(due)}` : words}</Badge>;
}

/** What the badges of status and payment say already is not said again. */
const TOLD_BY_OTHERS: readonly AttentionReason[] = ['delivery_failed', 'part_paid', 'overpaid', 'refund_due'];

type AttentionBadgesProps = Pick<DeskOrder, 'attention'> & { readonly isAlone?: boolean };

export function AttentionBadges({ attention, isAlone = false }: AttentionBadgesProps) {
  const told = isAlone ? attention : attention.filter((reason) => !TOLD_BY_OTHERS.includes(reason));
  return told.map((reason) => (
    <Badge key={reason} tone="news">
      <WarningIcon className="size-3.5" />
      {ATTENTION_WORDS[reason].mark}
    </Badge>
  ));
}
