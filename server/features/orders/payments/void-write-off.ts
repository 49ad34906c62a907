import { nameWriteOffVoid, readAdjustmentKind } from '../../../../domain/payments/adjustments.ts';
import { canVoidWriteOff } from '../../../../domain/payments/voiding.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { announceOrder } from '../notifications/announce-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { addAdjustment, findAdjustment, findAdjustmentOf, sumWriteOffs } from './adjustments.store.ts';
import { lockOrderWithDay } from './lock-order.ts';
import { readLedger } from './order-ledger.ts';

export const NO_SUCH_WRITE_OFF = refuse(
  'not_found',
  'no_such_write_off',
  'This order has no such write-off.',
);
const ALREADY_VOIDED = refuse('conflict', 'write_off_voided', 'This write-off has already been voided.');
const NO_LONGER = refuse(
  'conflict',
  'write_off_used',
  'This write-off can’t be voided: the order has ended, or money was refunded or kept since.',
);

export type WriteOffVoiding = {
  readonly orderId: string;
  readonly writeOffId: string;
  readonly reason: string;
  readonly actorId: string;
};

/** Takes back a write-off that was recorded by mistake: the customer owes that much again. The order stays as far as it is. */
export function voidWriteOff(
  db: Database,
  { orderId, writeOffId, reason, actorId }: WriteOffVoiding,
  readClock: () => Date,
): Promise<Result<OrderRow>> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrderWithDay(tx, orderId);
    const now = readClock();
    const writeOff = await findAdjustmentOf(tx, orderId, writeOffId);
    if (!writeOff || readAdjustmentKind(writeOff.key, writeOff.amountInKobo) !== 'written_off')
      return NO_SUCH_WRITE_OFF;
    const key = nameWriteOffVoid(writeOffId);
    const earlier = await findAdjustment(tx, key);
    if (earlier) {
      // Sent a second time after a lost answer.
      const isSame = earlier.madeBy === actorId && earlier.reason === reason;
      return isSame ? accept(order) : ALREADY_VOIDED;
    }
    const amountInKobo = -writeOff.amountInKobo;
    const writtenOffInKobo = await sumWriteOffs(tx, orderId);
    if (!canVoidWriteOff(readLedger(order, now), writtenOffInKobo, amountInKobo)) return NO_LONGER;
    const voiding = { orderId, amountInKobo, reason, key, at: now, madeBy: actorId };
    const voided = await addAdjustment(tx, voiding, now);
    await announceOrder(tx, voided);
    return accept(voided);
  });
}
