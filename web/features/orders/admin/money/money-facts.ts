import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import { convertKoboToNaira, convertNairaToKobo } from '../../../../../domain/money.ts';
import { isUnderWay } from '../../../../../domain/payments/ways.ts';
import { isGivenUp } from '../../order-words.ts';

type Settled = Pick<AdminOrderDetails, 'status' | 'money' | 'refundable' | 'refundableOnline'>;

/** What is on its way back to the customer. */
export function sumUnderWay({ refunds }: Settled['money']): number {
  const inKobo = refunds
    .filter(({ status }) => isUnderWay(status))
    .reduce((sum, { amount }) => sum + convertNairaToKobo(amount), 0);
  return convertKoboToNaira(inKobo);
}

/** What is the customer's and for which nobody has done anything yet. */
export function findSurplus({ money }: Pick<Settled, 'money'>): number {
  const inKobo = convertNairaToKobo(money.refundDue) - convertNairaToKobo(sumUnderWay(money));
  return convertKoboToNaira(Math.max(0, inKobo));
}

/** What stays with the shop of all that came, once the provider has kept its part. */
export function findNet({ money, fees }: Pick<AdminOrderDetails, 'money' | 'fees'>): number {
  const [paid, refunded, kept] = [money.paid, money.refunded, fees].map(convertNairaToKobo);
  return convertKoboToNaira((paid ?? 0) - (refunded ?? 0) - (kept ?? 0));
}

/** In naira as they were typed: never below nought, and nought for what is no amount. */
export function subtractNaira(one: number, other: number): number {
  if (Number.isNaN(one) || Number.isNaN(other)) return 0;
  return convertKoboToNaira(Math.max(0, convertNairaToKobo(one) - convertNairaToKobo(other)));
}

export type RefundSuggestion = {
  /** Nought: nothing is owed back, and it is for the owner to say how much goes. */
  readonly amount: number;
  readonly way: 'online' | 'transfer';
  readonly reason: string;
};

/**
 * What is most likely meant: what is the customer's own, the way it came, for the reason that is plain to see. How much of a
 * paid order goes back is for whoever gives it to say, so that no whole price goes back by a slip.
 */
export function suggestRefund(order: Settled): RefundSuggestion {
  const surplus = findSurplus(order);
  const isEnough = order.refundableOnline >= (surplus > 0 ? surplus : order.refundable);
  const way = order.refundableOnline > 0 && isEnough ? 'online' : 'transfer';
  return { amount: surplus, way, reason: explainRefund(order, surplus) };
}

function explainRefund({ status }: Settled, surplus: number): string {
  if (status === 'expired') return 'The payment came after the order expired';
  if (isGivenUp(status)) return 'The order was cancelled';
  return surplus > 0 ? 'The customer paid more than the total' : '';
}
