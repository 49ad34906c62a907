import { convertKoboToNaira, convertNairaToKobo } from '../money.ts';
import { isUnderWay, type RefundStatus } from './ways.ts';

/** Within so many working days the shop sends back what it owes, on its pages and on the order alike. */
export const REFUND_WORKING_DAYS = 2;

type MoneyBack = {
  /** What has to be sent back, or is on its way. */
  readonly refundDue: number;
  readonly refunds: readonly { readonly status: RefundStatus; readonly amount: number }[];
};

/** What is on its way back to the customer. */
export function sumUnderWay({ refunds }: Pick<MoneyBack, 'refunds'>): number {
  const inKobo = refunds
    .filter(({ status }) => isUnderWay(status))
    .reduce((sum, { amount }) => sum + convertNairaToKobo(amount), 0);
  return convertKoboToNaira(inKobo);
}

/** What is the customer's and for which nobody has done anything yet: paid too much, or for an order that has ended. */
export function findSurplus(money: MoneyBack): number {
  const inKobo = convertNairaToKobo(money.refundDue) - convertNairaToKobo(sumUnderWay(money));
  return convertKoboToNaira(Math.max(0, inKobo));
}
