import { REFUND_WORKING_DAYS } from './money-back.ts';

/** How long a bank takes to show what was sent back through the payment provider. */
export const BANK_WORKING_DAYS = '3 to 10 working days';

const WHERE = 'the card or account you paid with';

/** Before it is sent: when we send it, and that the bank's own time comes after. `amount` is written out. */
export function promiseRefund(amount: string): string {
  return `We’ll send ${amount} back to ${WHERE} within ${REFUND_WORKING_DAYS} working days. Your bank may then take another ${BANK_WORKING_DAYS}.`;
}

/** Handed to the payment provider; the bank has not shown it yet. */
export function sayRefundUnderWay(amount: string): string {
  return `We’ve sent ${amount} back to ${WHERE}. Your bank may take ${BANK_WORKING_DAYS}.`;
}
