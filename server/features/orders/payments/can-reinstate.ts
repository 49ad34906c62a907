import { isEnoughToReinstate } from '../../../../domain/payments/ledger.ts';
import type { OrderRow } from '../order-rows.ts';
import { readLedger } from './order-ledger.ts';

/**
 * It expired and has not gone on as another order yet. One that was agreed on by a quote goes on by its deposit alone: until
 * that is paid its customer accepts the quote again.
 */
export function canReinstate(order: OrderRow, now: Date): boolean {
  const isWaiting = order.status === 'expired' && order.reinstatedAs === null;
  return isWaiting && (order.depositInKobo === null || isPaidFor(order, now));
}

/** Whether what came after it had expired would have been enough before. */
export function isPaidFor(order: OrderRow, now: Date): boolean {
  return isEnoughToReinstate(readLedger(order, now), order.depositInKobo);
}
