import { convertNairaToKobo, formatNaira } from '../../../../domain/money.ts';
import { readStatus } from '../../../../domain/orders/statuses.ts';
import { computeDue, computeSurplus, isEnoughToConfirm } from '../../../../domain/payments/ledger.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { changeStatus } from '../change-status.ts';
import { announceOrder } from '../notifications/announce-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { addAdjustment, findAdjustment } from './adjustments.store.ts';
import { KEY_REUSED } from './key-reused.ts';
import { lockOrderWithDay } from './lock-order.ts';
import { readLedger } from './order-ledger.ts';

export type Settlement = {
  readonly orderId: string;
  readonly decision: 'write_off' | 'keep';
  readonly amount: number;
  readonly reason: string;
  readonly key: string;
  readonly actorId: string;
};

/** The owner's word on a rest or a surplus. A written-off balance can be what an order waited for. */
export function settleOrder(
  db: Database,
  { orderId, decision, amount, reason, key, actorId }: Settlement,
  readClock: () => Date,
): Promise<Result<OrderRow>> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrderWithDay(tx, orderId);
    const now = readClock();
    const amountInKobo = convertNairaToKobo(amount);
    const signed = decision === 'write_off' ? -amountInKobo : amountInKobo;
    const earlier = await findAdjustment(tx, key);
    if (earlier) {
      const isSame = earlier.orderId === orderId && earlier.amountInKobo === signed;
      return isSame ? accept(order) : KEY_REUSED;
    }
    const ledger = readLedger(order, now);
    const most = decision === 'write_off' ? computeDue(ledger) : computeSurplus(ledger);
    if (amountInKobo > most) return refuseTooMuch(decision, most);
    const adjusted = await addAdjustment(
      tx,
      { orderId, amountInKobo: signed, reason, key, at: now, madeBy: actorId },
      now,
    );
    const isPending = readStatus(adjusted, now) === 'pending_payment';
    if (isPending && isEnoughToConfirm(readLedger(adjusted, now), adjusted.depositInKobo)) {
      return changeStatus(tx, adjusted, { to: 'confirmed', by: 'administrator', actorId, now });
    }
    await announceOrder(tx, adjusted);
    return accept(adjusted);
  });
}

function refuseTooMuch(decision: Settlement['decision'], mostInKobo: number) {
  const message =
    decision === 'write_off'
      ? `You can write off at most ${formatNaira(mostInKobo)}.`
      : `You can keep at most ${formatNaira(mostInKobo)}.`;
  return refuse('invalid', 'settlement_too_much', message, { amount: message });
}
