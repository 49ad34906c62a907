import type { HandOverPayment } from '../../../../../contract/payments.ts';
import type { LagosDay } from '../../../../../domain/delivery/lagos-time.ts';
import { findHandOverQuestion, isHandedOver } from '../../../../../domain/orders/handing-over.ts';
import type { OrderStatus } from '../../../../../domain/orders/statuses.ts';
import type { HandWay } from '../../../../../domain/payments/ways.ts';
import { writeNaira } from '../../order-words.ts';
import { subtractNaira } from './money-facts.ts';

/** An order that is about to be handed over, as far as its money is concerned. */
export type HandedOrder = {
  readonly id: string;
  readonly number: string;
  /** Of the order that was seen; left out where a list knows none. */
  readonly version?: number;
  readonly to: OrderStatus;
  readonly customerName: string;
  /** Phone number or email address, for the customer's card; left out where a screen knows none. */
  readonly contact?: string;
  readonly slot: { readonly day: LagosDay };
  readonly contents: string;
  readonly pictureId: string | null;
  readonly design: string;
  readonly due: number;
  readonly hasDeposit: boolean;
};

export type HandOverChoice = HandWay | 'on_account' | 'not_yet';

type Asked = Pick<HandedOrder, 'to' | 'due' | 'hasDeposit'>;

/** Whether the step asks what becomes of what is due. */
export function asksForMoney(order: Asked): boolean {
  return findHandOverQuestion(order) !== null;
}

/** Whether a word is not enough for what stays due: where a deposit was agreed the goods leave unpaid for a reason only. */
export function needsReason(order: Asked): boolean {
  return findHandOverQuestion(order) === 'balance' && order.to !== 'out_for_delivery';
}

/** Null: nobody has chosen yet, and most pay as they take the goods. */
export function isPaidLater(choice: HandOverChoice | null): choice is 'on_account' | 'not_yet' {
  return choice === 'on_account' || choice === 'not_yet';
}

/** More cash than is due is changed: the order gets what is due of it. NaN for what is no amount. */
export function findTaken(choice: HandOverChoice | null, received: number, due: number): number {
  return choice === 'cash' && received > due ? due : received;
}

/** What is given back over the counter. */
export function findChange(choice: HandOverChoice | null, received: number, due: number): number {
  return choice === 'cash' ? subtractNaira(received, due) : 0;
}

/** What stays due. */
export function findRest(choice: HandOverChoice | null, received: number, due: number): number {
  return isPaidLater(choice) ? due : subtractNaira(due, received);
}

/** The button says both things it does. */
export function nameHandOver(choice: HandOverChoice | null, taken: number, to: OrderStatus): string {
  const [step, stepAfter] = to === 'out_for_delivery' ? ['Send out', 'send out'] : ['Complete', 'complete'];
  if (!isPaidLater(choice))
    return Number.isNaN(taken)
      ? `Record payment and ${stepAfter}`
      : `Record ${writeNaira(taken)} and ${stepAfter}`;
  if (choice === 'on_account') return `${step} on credit`;
  return to === 'out_for_delivery' ? 'Send out, rider collects' : `${step} with balance due`;
}

/**
 * What is asked about the rest where only a part is taken: why it may wait, where it was to be paid first, and otherwise what
 * becomes of it, once the customer has the goods. Null: nothing.
 */
export function findRestQuestion(
  order: Asked,
  choice: HandOverChoice | null,
  taken: number,
): 'reason' | 'decision' | null {
  const isPart = !isPaidLater(choice) && taken > 0 && taken < order.due;
  if (!isPart) return null;
  if (needsReason(order)) return 'reason';
  return isHandedOver(order.to) ? 'decision' : null;
}

/** With a reason for what stays due, where one was asked for. */
export function toPayment(choice: HandOverChoice, taken: number, reason?: string): HandOverPayment {
  if (choice === 'on_account') return { decision: choice, reason: reason ?? '' };
  if (choice === 'not_yet') return { decision: choice };
  const paid = { decision: 'paid', way: choice, amount: taken, note: '', acceptOverpayment: false } as const;
  return reason === undefined ? paid : { ...paid, reason };
}
