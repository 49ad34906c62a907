import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { announceOrder } from '../notifications/announce-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { changeRefund, lockRefund } from './ledger.store.ts';
import { lockOrderWithDay } from './lock-order.ts';
import { notifyRefund } from './notify-about-money.ts';

export const NO_SUCH_REFUND = refuse('not_found', 'no_such_refund', 'This order has no such refund.');
const NOT_TO_SEND = refuse(
  'conflict',
  'refund_not_to_send',
  'Only bank transfer refunds can be marked as sent.',
);

export type SentRefund = {
  readonly orderId: string;
  readonly refundId: string;
  readonly actorId: string;
};

/** The owner has made the transfer: the money is gone, and the customer hears of it now. */
export function markRefundSent(
  db: Database,
  { orderId, refundId, actorId }: SentRefund,
  readClock: () => Date,
): Promise<Result<OrderRow>> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrderWithDay(tx, orderId);
    const now = readClock();
    const refund = await lockRefund(tx, refundId);
    if (refund?.orderId !== orderId) return NO_SUCH_REFUND;
    if (refund.way === 'transfer' && refund.status === 'processed') return accept(order);
    if (refund.status !== 'to_send') return NOT_TO_SEND;
    const sent = { status: 'processed', nextCheckAt: null, checksMade: 0, sentBy: actorId } as const;
    const changed = await changeRefund(tx, refund, sent, now);
    if (changed.outcome !== 'changed')
      throw new Error('A refund could not be marked as sent under its lock.');
    await notifyRefund(tx, changed.order, { ...refund, status: 'processed', settledAt: now });
    await announceOrder(tx, changed.order);
    return accept(changed.order);
  });
}
