import type { AdminOrder } from '../../../../contract/order-admin.ts';
import type { AttentionReason } from '../../../../domain/orders/attention.ts';
import type { OrderStatus } from '../../../../domain/orders/statuses.ts';
import type { AdminAct } from './admin-paths.ts';
import { describeStep, findMainStep } from './step-words.ts';

/** What can be done about an order where it is listed: at once, or with one press more on its page. */
export type ListAct =
  | { readonly kind: 'step'; readonly to: OrderStatus; readonly words: string }
  | { readonly kind: 'payment'; readonly words: string }
  | { readonly kind: 'open'; readonly act?: AdminAct; readonly words: string };

type Listed = Pick<AdminOrder, 'status' | 'isUnconfirmed' | 'attention' | 'nextStatuses'>;

/** What is most pressing, otherwise the next step; null for what is over and done with. */
export function chooseListAct(order: Listed): ListAct | null {
  const [reason] = order.attention;
  return (reason && answerReason(reason, order)) ?? continueOrder(order);
}

function answerReason(reason: AttentionReason, { status }: Listed): ListAct | null {
  switch (reason) {
    case 'payment_disputed':
      return { kind: 'open', words: 'See dispute' };
    case 'payment_reversed':
      return { kind: 'open', words: 'Review payment' };
    case 'day_closed':
      return { kind: 'open', words: 'Move or cancel' };
    case 'change_requested':
      return { kind: 'open', words: 'Review change' };
    case 'late':
    case 'delivery_failed':
    case 'unconfirmed':
      return null;
    case 'transfer_claimed':
    case 'done_unpaid':
    case 'prepayment_missing':
    case 'on_account':
    case 'part_paid':
    case 'balance_due':
      return { kind: 'payment', words: 'Record payment' };
    case 'refund_due':
      // One that ran out before its money came can also go on.
      return status === 'expired'
        ? { kind: 'open', words: 'Review payment' }
        : { kind: 'open', act: 'refund', words: 'Refund' };
    case 'overpaid':
      return { kind: 'open', act: 'refund', words: 'Refund' };
    case 'refund_to_send':
      return { kind: 'open', words: 'Send refund' };
    case 'refund_stuck':
      return { kind: 'open', words: 'View order' };
  }
}

function continueOrder({ status, isUnconfirmed, nextStatuses }: Listed): ListAct | null {
  if (isUnconfirmed) return { kind: 'step', to: 'confirmed', words: 'Confirm' };
  if (status === 'pending_payment') return { kind: 'payment', words: 'Record payment' };
  const to = findMainStep(nextStatuses);
  if (to === null) return null;
  const words = status === 'delivery_failed' ? 'Send out again' : describeStep(to).button;
  return { kind: 'step', to, words };
}
