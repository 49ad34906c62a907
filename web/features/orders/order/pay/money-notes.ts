import type { Order } from '../../../../../contract/orders.ts';
import type { OrderMoney } from '../../../../../contract/payments.ts';
import { convertKoboToNaira, convertNairaToKobo } from '../../../../../domain/money.ts';
import { isUnderWay, type RefundWay } from '../../../../../domain/payments/ways.ts';
import { formatDay } from '../../../../ui/formats/format-moment.ts';
import { writeNaira } from '../../order-words.ts';

export type MoneyNote = {
  readonly key: string;
  readonly tone: 'tip' | 'good' | 'warning';
  readonly words: string;
};

type Announced = Pick<Order, 'status' | 'money' | 'takenUpAs'>;
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
      words: `Your bank took back ${writeNaira(amount)} on ${formatDay(at)}, so it’s no longer paid.`,
    })),
    ...(late ? [late] : []),
    ...(back ? [back] : []),
    ...refunds.map((refund, index) => ({ key: `refund ${index}`, ...describeRefund(refund) })),
  ];
}

/** What the bank made of the last visit to the payment page, while something is still to be paid. */
function describeAttempt({ money: { due, openAttempt } }: Announced): readonly MoneyNote[] {
  if (!openAttempt || due === 0) return [];
  if (openAttempt.rejected) {
    const { amount, asked } = openAttempt.rejected;
    const words = `Your transfer of ${writeNaira(amount)} was not accepted: it has to be exactly ${writeNaira(asked)}. Your bank returns it to you. Please pay again.`;
    return [{ key: 'rejected', tone: 'warning', words }];
  }
  if (!openAttempt.isProcessing) return [];
  const words =
    'Your bank is still processing your payment. Please don’t pay again. We’ll confirm your order as soon as it arrives.';
  return [{ key: 'processing', tone: 'tip', words }];
}

function describeLate({ status, money, takenUpAs }: Announced): MoneyNote | undefined {
  if (takenUpAs) {
    const words =
      money.paid === 0
        ? 'This order had expired. We’ve reinstated it under another number.'
        : 'Your payment came after this order had run out. It goes on under another number, with all that you have paid.';
    return { key: 'taken up', tone: 'good', words };
  }
  if (status !== 'expired' || money.openAttempt === null || money.paid > 0) return undefined;
  const words =
    'Have you paid already? Then please do not pay again. What arrives becomes an order if the place is still free, or comes back to you.';
  return { key: 'late', tone: 'tip', words };
}

/** Too much, or for something that will not be baked, and not on its way back yet. */
function describeSurplus({ status, money }: Announced): MoneyNote | undefined {
  const surplus = findSurplus(money);
  if (surplus === 0) return undefined;
  const amount = writeNaira(surplus);
  if (status === 'expired') {
    const words = `${amount} came after this order had run out, and is safe with us. We write to you about another time, or send it back.`;
    return { key: 'surplus', tone: 'warning', words };
  }
  const words =
    status === 'cancelled'
      ? `${amount} is yours. We send it back the way it came, and write to you when it is on its way.`
      : `You have paid ${amount} more than the price. It is yours: we send it back, and write to you when it is on its way.`;
  return { key: 'surplus', tone: 'tip', words };
}

function findSurplus({ refundDue, refunds }: OrderMoney): number {
  const sentInKobo = refunds
    .filter(({ status }) => isUnderWay(status))
    .reduce((sum, { amount }) => sum + convertNairaToKobo(amount), 0);
  return convertKoboToNaira(Math.max(0, convertNairaToKobo(refundDue) - sentInKobo));
}

const WAYS_BACK: Readonly<Record<RefundWay, string>> = {
  online: 'the way it came',
  transfer: 'by bank transfer',
  cash: 'in cash',
  carried_over: 'to another order',
};

function describeRefund({ status, amount, way, createdAt }: Refund): Omit<MoneyNote, 'key'> {
  const money = writeNaira(amount);
  switch (status) {
    case 'processed':
      return {
        tone: 'good',
        words: `We have sent you ${money} back ${WAYS_BACK[way]}, ${formatDay(createdAt)}.`,
      };
    case 'to_send':
      return {
        tone: 'tip',
        words: `We’ll send you ${money} back by bank transfer, and write to you when we’ve sent it.`,
      };
    case 'failed':
      return {
        tone: 'warning',
        words: `${money} could not be sent back at the first try. It is still with us, and we find another way.`,
      };
    case 'needs_attention':
      return {
        tone: 'warning',
        words: `Your bank needs a hand with the ${money} we are sending back. We are on it, and write to you.`,
      };
    default:
      return {
        tone: 'tip',
        words: `${money} is on its way back to you. Banks take up to ten working days for that; we write when it is done.`,
      };
  }
}
