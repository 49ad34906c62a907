import type { Order } from '../../../../contract/orders.ts';
import type { OrderMoney } from '../../../../contract/payments.ts';
import { type LagosDay, readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { findSurplus } from '../../../../domain/payments/money-back.ts';
import { findArrivalDay, findOwedSince, findSendDay } from '../../../../domain/payments/refund-time.ts';
import { writeNaira } from '../order-words.ts';

type Refund = OrderMoney['refunds'][number];

export type RefundStep = {
  readonly title: string;
  /** Null for what is still to come. */
  readonly at: string | null;
  /** By when it is to be expected; null for what has happened. */
  readonly by: LagosDay | null;
};

/** What has become of each refund and what comes next, each in the order of its days. What failed is owed anew. */
export function listRefundSteps(order: Order): readonly RefundStep[] {
  const surplus = order.status === 'cancelled' ? findSurplus(order.money) : 0;
  const steps = [
    ...order.money.refunds.filter(({ way }) => way !== 'carried_over').flatMap(listStepsOf),
    ...(surplus > 0 ? listOwed(surplus, findSendDay(findOwedSince(order))) : []),
  ];
  const dayOf = ({ at, by }: RefundStep) => at ?? by ?? '';
  return steps.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)));
}

function listStepsOf({ way, status, amount, createdAt, settledAt }: Refund): readonly RefundStep[] {
  const refund = `Refund of ${writeNaira(amount)}`;
  const done = (words: string, at: string) => ({ title: `${refund} ${words}`, at, by: null });
  switch (status) {
    case 'failed':
      return [];
    case 'needs_attention':
      return [done('delayed', createdAt)];
    case 'to_send':
      return [done('approved', createdAt), expect(`${refund} sent`, findSendDay(new Date(createdAt)))];
    case 'processed':
      return [done(way === 'cash' || way === 'voucher' ? WAYS[way] : 'sent', settledAt ?? createdAt)];
    default:
      return [
        done('sent', createdAt),
        expect(`${refund} arrived`, findArrivalDay(readLagosDay(new Date(createdAt)))),
      ];
  }
}

const WAYS = { cash: 'paid in cash', voucher: 'added to your voucher' } as const;

/** Of what nobody has sent yet. */
function listOwed(surplus: number, sendDay: LagosDay): readonly RefundStep[] {
  const refund = `Refund of ${writeNaira(surplus)}`;
  return [expect(`${refund} sent`, sendDay), expect(`${refund} arrived`, findArrivalDay(sendDay))];
}

const expect = (title: string, by: LagosDay): RefundStep => ({ title, at: null, by });
