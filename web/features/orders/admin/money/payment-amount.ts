import type { OrderStatus } from '../../../../../domain/orders/statuses.ts';
import { writeNaira } from '../../order-words.ts';
import { subtractNaira } from './money-facts.ts';

export type Asked = {
  readonly status: OrderStatus;
  readonly due: number;
  /** What of it is asked for next: the deposit first. */
  readonly dueNow: number;
  /** Null: none was agreed. */
  readonly deposit: number | null;
};

/** The deposit is open: it is asked for, and the balance later. */
export function isDepositOpen({ due, dueNow }: Asked): boolean {
  return dueNow < due;
}

/** Whether it leaves an order that waits for its payment waiting: somebody has to say for what. */
export function isTooLittle(amount: number, { status, dueNow }: Asked): boolean {
  return status === 'pending_payment' && amount > 0 && amount < dueNow;
}

/** What would come on top of what is due; nought for what is no amount. */
export function findExcess(amount: number, due: number): number {
  return subtractNaira(amount, due);
}

/** What is wrong with an amount that has a limit; undefined: it is kept, or there is no amount yet. */
export function findTooMuch(amount: number, most: number): string | undefined {
  return amount > most ? `Enter at most ${writeNaira(most)}.` : undefined;
}

/** What the amount is, and what stays due afterwards. */
export function describeAmount(amount: number, asked: Asked): string {
  const { due, dueNow, deposit } = asked;
  const rest = subtractNaira(due, amount);
  // Nothing is said of what is no amount, a negative one among it: its refusal says what is asked for.
  if (!(amount > 0) || findExcess(amount, due) > 0) return '';
  if (rest === 0)
    return deposit !== null && !isDepositOpen(asked) ? 'This is the full balance.' : 'Paid in full.';
  const part = deposit !== null && dueNow < deposit ? 'the rest of the deposit' : 'the deposit';
  const named = isDepositOpen(asked) && amount === dueNow ? `This is ${part}. ` : '';
  return `${named}${writeNaira(rest)} still due.`;
}
