import type { Order } from '../../../contract/orders.ts';
import { readUnpaidText, writeUnpaidText } from './unpaid-text-context.ts';

/** The order that this browser left before it was paid. */
export type UnpaidOrder = {
  readonly id: string;
  readonly number: string;
  /** The order's own page. */
  readonly path: string;
  /** By this device's clock, in milliseconds: until then its slot is held. */
  readonly until: number;
  /** It is paid on receipt: what it waits for is the emailed link. */
  readonly isUnconfirmed: boolean;
};

/** Undefined for what cannot be read and for what has expired. */
export function readUnpaidOrder(text: string | null, now = Date.now()): UnpaidOrder | undefined {
  try {
    const stored = JSON.parse(text ?? '') as Partial<Record<keyof UnpaidOrder, unknown>>;
    const { id, number, path, until } = stored;
    const isUnconfirmed = stored.isUnconfirmed === true;
    if (typeof id !== 'string' || typeof number !== 'string' || typeof path !== 'string') return undefined;
    const isOwnPage = path.startsWith('/orders/') || path.startsWith('/track/');
    if (!isOwnPage || typeof until !== 'number' || until <= now) return undefined;
    return { id, number, path, until, isUnconfirmed };
  } catch {
    return undefined;
  }
}

/** To be called with every answer about an order of this visitor: remembers what is left to pay, forgets what is not. */
export function noteUnpaidOrder(order: Order, path: string, now = Date.now()): void {
  const { id, number, holdUntil, isUnconfirmed } = order;
  if (isLeftToPay(order) && holdUntil !== null) {
    const leftMs = Date.parse(holdUntil) - Date.parse(order.now);
    const left: UnpaidOrder = { id, number, path, until: now + leftMs, isUnconfirmed };
    writeUnpaidText(JSON.stringify(left));
  } else if (readUnpaidOrder(readUnpaidText(), 0)?.id === id) {
    writeUnpaidText(null);
  }
}

/** What was said to be transferred, or is on its way through the banks, asks nothing of the customer. */
function isLeftToPay({ status, money }: Order): boolean {
  return (
    status === 'pending_payment' &&
    money.transferClaimedAt === null &&
    money.openAttempt?.isProcessing !== true
  );
}
