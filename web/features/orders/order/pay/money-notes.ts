import type { Order } from '../../../../../contract/orders.ts';
import type { OrderMoney } from '../../../../../contract/payments.ts';
import { findSurplus } from '../../../../../domain/payments/money-back.ts';
import {
  findOwedSince,
  promiseRefund,
  sayRefundAccount,
  sayRefundUnderWay,
} from '../../../../../domain/payments/refund-time.ts';
import type { RefundWay } from '../../../../../domain/payments/ways.ts';
import { formatDay } from '../../../../ui/formats/format-moment.ts';
import { writeNaira } from '../../order-words.ts';

export type MoneyNote = {
  readonly key: string;
  readonly tone: 'tip' | 'good' | 'warning';
  readonly words: string;
};

type Announced = Pick<Order, 'status' | 'money' | 'reinstatedAs' | 'history' | 'now'>;
type Refund = OrderMoney['refunds'][number];

/** What there is to say about money that is not simply paid or to be paid: the customer never has to ask where it is. */
export function listMoneyNotes(order: Announced): readonly MoneyNote[] {
  const refunds = order.money.refunds.filter(({ way }) => way !== 'carried_over');
  const late = describeLate(order);
  const back = describeSurplus(order);
  return [
    ...describeAttempt(order),
    ...order.money.reversals.map(({ amount, at }) => ({
      key: `reversal ${at}`,
      tone: 'warning' as const,
      words: `Your bank reversed your payment of ${writeNaira(amount)} on ${formatDay(at)}, so it’s due again.`,
    })),
    ...(late ? [late] : []),
    ...(back ? [back] : []),
    ...refunds.map((refund, index) => ({ key: `refund ${index}`, ...describeRefund(refund, order.money) })),
  ];
}

/** What the bank made of the last visit to the payment page, while something is still to be paid. */
function describeAttempt({ money: { due, openAttempt } }: Announced): readonly MoneyNote[] {
  if (!openAttempt || due === 0) return [];
  if (openAttempt.rejected) {
    const { amount, asked } = openAttempt.rejected;
    const words = `Your transfer of ${writeNaira(amount)} was not accepted: it has to be exactly ${writeNaira(asked)}. Your bank will return it to you. Please pay again.`;
    return [{ key: 'rejected', tone: 'warning', words }];
  }
  if (!openAttempt.isProcessing) return [];
  const words =
    'Your bank is still processing your payment. Please don’t pay again. We’ll confirm your order as soon as it arrives.';
  return [{ key: 'processing', tone: 'tip', words }];
}

function describeLate({ status, money, reinstatedAs }: Announced): MoneyNote | undefined {
  if (reinstatedAs) {
    const words =
      money.paid === 0
        ? 'This order had expired. We’ve reinstated it with a new order number.'
        : 'Your payment came after this order expired. We’ve reinstated it with a new order number and your payment.';
    return { key: 'taken up', tone: 'good', words };
  }
  if (status !== 'expired' || money.openAttempt === null || money.paid > 0) return undefined;
  const words =
    'Already paid? Please don’t pay again. If your slot is still available when your payment arrives, we’ll reinstate your order. If not, we’ll refund you.';
  return { key: 'late', tone: 'tip', words };
}

/** Too much, or for something that will not be baked, and not on its way back yet. */
function describeSurplus(order: Announced): MoneyNote | undefined {
  const { status, money } = order;
  const surplus = findSurplus(money);
  if (surplus === 0) return undefined;
  const amount = writeNaira(surplus);
  if (status === 'expired') {
    const words = `${amount} arrived after this order expired. We’ll contact you about a new time or refund you.`;
    return { key: 'surplus', tone: 'warning', words };
  }
  const words =
    status === 'cancelled'
      ? `${promiseRefund(amount, findOwedSince(order))} We’ll let you know when it’s sent.`
      : `You’ve paid ${amount} more than the total. We’ll refund the difference and let you know.`;
  return { key: 'surplus', tone: 'tip', words };
}

const WAYS_BACK: Readonly<Record<RefundWay, string>> = {
  online: 'to your original payment method',
  transfer: 'by bank transfer',
  cash: 'in cash',
  voucher: 'to your voucher',
  carried_over: 'to another order',
};

function describeRefund(
  { status, amount, way, createdAt, settledAt }: Refund,
  { payments }: OrderMoney,
): Omit<MoneyNote, 'key'> {
  const money = writeNaira(amount);
  switch (status) {
    case 'processed':
      return {
        tone: 'good',
        words: `We refunded ${money} ${WAYS_BACK[way]} on ${formatDay(settledAt ?? createdAt)}.`,
      };
    case 'to_send':
      return {
        tone: 'tip',
        words: `We’ll refund ${money} by bank transfer and let you know when it’s sent. ${sayRefundAccount(payments)}`,
      };
    case 'failed':
      return {
        tone: 'warning',
        words: `${money} couldn’t be refunded the first time. We still have it and will refund you another way.`,
      };
    case 'needs_attention':
      return {
        tone: 'warning',
        words: `There’s a problem with the ${money} refund. We’re working on it and will let you know.`,
      };
    default:
      return {
        tone: 'tip',
        words: `${sayRefundUnderWay(money, new Date(createdAt))} We’ll let you know when it’s done.`,
      };
  }
}
