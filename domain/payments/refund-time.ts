import { sayDayShortly } from '../delivery/day-words.ts';
import { type LagosDay, readLagosDay } from '../delivery/lagos-time.ts';
import { addWorkingDays } from '../delivery/working-days.ts';
import type { OrderStatus } from '../orders/statuses.ts';
import { REFUND_WORKING_DAYS } from './money-back.ts';
import type { PaymentWay, RefundStatus } from './ways.ts';

/** How long a bank takes to show what was sent back through the payment provider. */
const BANK_DAYS = { least: 3, most: 10 };
export const BANK_WORKING_DAYS = `${BANK_DAYS.least} to ${BANK_DAYS.most} working days`;

const WHERE = 'the card or account you paid with';

/** By when the shop sends back what it has owed since then. */
export function findSendDay(owedSince: Date): LagosDay {
  return addWorkingDays(readLagosDay(owedSince), REFUND_WORKING_DAYS);
}

/** By when the bank shows what was sent back on that day through the payment provider. */
export function findArrivalDay(sentOn: LagosDay): LagosDay {
  return addWorkingDays(sentOn, BANK_DAYS.most);
}

/** Before it is sent: when we send it, and that the bank's own time comes after. `amount` is written out. */
export function promiseRefund(amount: string, owedSince: Date): string {
  const sendDay = findSendDay(owedSince);
  return `We’ll send ${amount} back to ${WHERE} by ${sayDayShortly(sendDay)}. ${sayBankTime(sendDay)}`;
}

/** The same where somebody has decided to send it by bank transfer. */
export function promiseTransfer(amount: string, owedSince: Date, payments: Payments): string {
  return `We’ll refund ${amount} by bank transfer by ${sayDayShortly(findSendDay(owedSince))}. ${sayRefundAccount(payments)}`;
}

type Payments = readonly { readonly way: PaymentWay }[];

/** To which account that is: the one a transfer came from, or one that is asked for. */
export function sayRefundAccount(payments: Payments): string {
  return payments.some(({ way }) => way === 'transfer')
    ? 'It goes to the account you transferred from, unless you’ve given us another.'
    : 'If we don’t have your account details, we’ll contact you for them.';
}

/** Handed to the payment provider; the bank has not shown it yet. */
export function sayRefundUnderWay(amount: string, sentAt: Date): string {
  return `We’ve sent ${amount} back to ${WHERE}. ${sayBankTime(readLagosDay(sentAt))}`;
}

function sayBankTime(sentOn: LagosDay): string {
  return `Your bank may take until ${sayDayShortly(findArrivalDay(sentOn))} to show it.`;
}

type Owing = {
  readonly history: readonly { readonly at: string; readonly status: OrderStatus }[];
  readonly money: {
    readonly payments: readonly { readonly paidAt: string }[];
    readonly refunds: readonly { readonly status: RefundStatus; readonly settledAt: string | null }[];
  };
  readonly now: string;
};

/** Since when the shop owes what was paid for a cancelled order: money may come, and a refund fail, after it was cancelled. */
export function findOwedSince({ history, money: { payments, refunds }, now }: Owing): Date {
  const cancelled = history.filter(({ status }) => status === 'cancelled').map(({ at }) => at);
  if (cancelled.length === 0) return new Date(now);
  const failed = refunds.flatMap(({ status, settledAt }) => (status === 'failed' && settledAt) || []);
  const moments = [...cancelled, ...payments.map(({ paidAt }) => paidAt), ...failed];
  return new Date(Math.max(...moments.map((moment) => Date.parse(moment))));
}
