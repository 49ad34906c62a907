import { isEnoughToTakeUp } from '../../../../domain/payments/ledger.ts';
import type { OrderRow } from '../order-rows.ts';
import { readLedger } from './order-ledger.ts';

/** It ran out, was paid for all the same, and has not gone on as another order yet. */
export function canTakeUp(order: OrderRow, now: Date): boolean {
  const isWaiting = order.status === 'expired' && order.takenUpAs === null;
  return isWaiting && isEnoughToTakeUp(readLedger(order, now), order.depositInKobo);
}
