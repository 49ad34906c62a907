import { computeDue } from '../../../../domain/payments/ledger.ts';
import { setOff } from '../../../../domain/payments/set-off.ts';
import type { Transaction } from '../../../database/database.ts';
import type { OrderRow } from '../order-rows.ts';
import { addRefund, addRefundVoid } from './ledger.store.ts';
import { readLedger } from './order-ledger.ts';
import { lockRefundsToSend } from './refunds.store.ts';

const REASON = 'Used towards the balance after the order was changed';

/**
 * What a change made due is paid with refunds that were promised by bank transfer and not sent; what is left of one is promised
 * anew. A refund at the provider can't be called back. The order is held by the caller.
 */
export async function setOffPromised(
  tx: Transaction,
  order: OrderRow,
  { madeBy, now }: { readonly madeBy: string; readonly now: Date },
): Promise<OrderRow> {
  const due = computeDue(readLedger(order, now));
  if (due === 0 || order.refundingInKobo === 0) return order;
  let changed = order;
  for (const { refund, restInKobo } of setOff(due, await lockRefundsToSend(tx, order.id))) {
    changed = await addRefundVoid(tx, refund, { reason: REASON, madeBy }, now);
    if (restInKobo === 0) continue;
    const { orderId, way, status, reason, createdAt, madeBy: promisedBy } = refund;
    const rest = { orderId, way, status, reason, createdAt, madeBy: promisedBy };
    const added = await addRefund(
      tx,
      { ...rest, amountInKobo: restInKobo, key: `set-off-${refund.id}` },
      now,
    );
    if (added.outcome !== 'added') throw new Error('The rest of a refund did not fit its order.');
    changed = added.order;
  }
  return changed;
}
