import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import { convertKoboToNaira, convertNairaToKobo } from '../../../../../domain/money.ts';
import { isHandedOver } from '../../../../../domain/orders/handing-over.ts';
import { findSurplus, sumUnderWay } from '../../../../../domain/payments/money-back.ts';
import { WAY_WORDS } from '../../../../../domain/payments/way-words.ts';
import { isGivenUp, namePayment, writeNaira } from '../../order-words.ts';

type Refundable = Pick<AdminOrderDetails, 'refundable' | 'refundableOnline' | 'refundableToVouchers'>;
type Settled = Refundable & Pick<AdminOrderDetails, 'status' | 'money'>;
type RefundChoice = 'online' | 'transfer' | 'cash' | 'voucher';

/** How it is going to be paid belongs to what is still due: once money came, it is said how that came. */
export function sayHowPaid(
  order: Pick<AdminOrderDetails, 'payment' | 'money' | 'total' | 'isBalanceAgreed'>,
): string {
  const { payments, due } = order.money;
  const ways = [...new Set(payments.map(({ way }) => WAY_WORDS[way]))];
  if (ways.length === 0) return `Payment method: ${namePayment(order)}.`;
  const paid = `Paid by: ${ways.join(', ')}.`;
  return due > 0 && !order.isBalanceAgreed ? `${paid} For the balance: ${namePayment(order)}.` : paid;
}

/** For each payment whether it went to the deposit: whole, or a part of it. */
export function findDepositPayments({
  deposit,
  payments,
}: Pick<AdminOrderDetails['money'], 'deposit' | 'payments'>): readonly boolean[] {
  const depositInKobo = convertNairaToKobo(deposit ?? 0);
  let paidInKobo = 0;
  return payments.map(({ amount }) => {
    paidInKobo += convertNairaToKobo(amount);
    return paidInKobo <= depositInKobo;
  });
}

/** What staff agreed to be paid later is asked for as the goods change hands; null: nothing was agreed, or nothing is left of it. */
export function sayAgreedBalance({
  isBalanceAgreed,
  status,
  method,
  money: { due },
}: Pick<AdminOrderDetails, 'isBalanceAgreed' | 'status' | 'method' | 'money'>): string | null {
  if (!isBalanceAgreed || due === 0 || isHandedOver(status) || isGivenUp(status)) return null;
  return `Collect ${writeNaira(due)} ${method === 'delivery' ? 'on delivery' : 'at pickup'}.`;
}

/** All that goes back, where only a part of it has been promised; null: one sentence about it is enough. */
export function sayWholeRefund(money: AdminOrderDetails['money']): string | null {
  const [surplus, promised] = [findSurplus(money), sumUnderWay(money)];
  if (surplus === 0 || promised === 0) return null;
  return `${writeNaira(money.refundDue)} to refund in total: ${writeNaira(promised)} is already promised, ${writeNaira(surplus)} still has to be refunded.`;
}

/** What stays with the shop of all that came, once the provider has kept its part. */
export function findNet({ money, fees }: Pick<AdminOrderDetails, 'money' | 'fees'>): number {
  const [paid, refunded, lost] = [money.paid, money.refunded, fees].map(convertNairaToKobo);
  return convertKoboToNaira((paid ?? 0) - (refunded ?? 0) - (lost ?? 0));
}

/** In naira as they were typed: never below nought, and nought for what is no amount. */
export function subtractNaira(one: number, other: number): number {
  if (Number.isNaN(one) || Number.isNaN(other)) return 0;
  return convertKoboToNaira(Math.max(0, convertNairaToKobo(one) - convertNairaToKobo(other)));
}

export type RefundSuggestion = {
  /** Nought: nothing is owed back, and it is for the owner to say how much goes. */
  readonly amount: number;
  readonly way: RefundChoice;
  readonly reason: string;
};

/**
 * What is most likely meant: what is the customer's own, the way it came, for the reason that is plain to see. How much of a
 * paid order goes back is for whoever gives it to say, so that no whole price goes back by a slip.
 */
export function suggestRefund(order: Settled): RefundSuggestion {
  const surplus = findSurplus(order.money);
  const way = suggestRefundWay(order, surplus > 0 ? surplus : order.refundable);
  return { amount: surplus, way, reason: explainRefund(order, surplus) };
}

/** Whether a refund would be goodwill: all is paid, and the customer keeps the order and gets a part of its price back. */
export function isGoodwill({
  status,
  money,
  refundable,
}: Pick<Settled, 'status' | 'money' | 'refundable'>): boolean {
  return refundable > 0 && money.due === 0 && !isGivenUp(status) && findSurplus(money) === 0;
}

/** The way it came, where all of it can go back like that; cash in hand before a transfer to an account that paid nothing. */
export function suggestRefundWay(order: Refundable & Pick<Settled, 'money'>, amount: number): RefundChoice {
  if (order.refundable > 0 && order.refundableToVouchers === order.refundable) return 'voucher';
  if (order.refundableOnline > 0 && order.refundableOnline >= amount) return 'online';
  const { payments } = order.money;
  const came = new Set(payments.map(({ way }) => way));
  return came.has('cash') && !came.has('transfer') ? 'cash' : 'transfer';
}

/** What a refund leaves the customer to pay: giving back something of a paid order lowers its price and asks for nothing anew. */
export function findOwedAfterRefund(
  { status, money }: Pick<Settled, 'status' | 'money'>,
  amount: number,
): number {
  if (isGivenUp(status) || money.due === 0 || !(amount > 0)) return 0;
  return convertKoboToNaira(convertNairaToKobo(money.due) + convertNairaToKobo(amount));
}

/** What a voucher paid is never turned into money; instead of money the customer may agree to credit. */
export function listRefundWays(
  { refundable, refundableOnline, refundableToVouchers }: Refundable,
  isCreditOffered: boolean,
): readonly RefundChoice[] {
  if (refundable > 0 && refundableToVouchers === refundable) return ['voucher'];
  return [
    ...(refundableOnline > 0 ? (['online'] as const) : []),
    'transfer',
    'cash',
    ...(isCreditOffered ? (['voucher'] as const) : []),
  ];
}

export function sayVoucherPart(amount: number): string {
  return amount === 0 ? '' : ` ${writeNaira(amount)} was paid with a voucher and goes back to it.`;
}

function explainRefund({ status }: Settled, surplus: number): string {
  if (status === 'expired') return 'The payment came after the order expired';
  if (isGivenUp(status)) return 'The order was cancelled';
  return surplus > 0 ? 'The customer paid more than the total' : '';
}
