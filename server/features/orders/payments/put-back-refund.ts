import { canPutBackRefund } from '../../../../domain/payments/voiding.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { announceOrder } from '../notifications/announce-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { lockRefund, putBackRefund } from './ledger.store.ts';
import { lockOrderWithDay } from './lock-order.ts';
import { NO_SUCH_REFUND } from './mark-refund-sent.ts';
import { notifyRefundPutBack } from './notify-corrections.ts';

const NOT_SENT = refuse(
  'conflict',
  'refund_not_sent',
  'Only a bank transfer refund that was marked as sent can go back to “To be sent”.',
);

export type RefundPuttingBack = {
  readonly orderId: string;
  readonly refundId: string;
  readonly reason: string;
  readonly actorId: string;
};

/** For a transfer that was marked as sent and was not: it is to be sent again, and whoever was told otherwise hears so. */
export function putRefundBack(
  db: Database,
  { orderId, refundId, reason, actorId }: RefundPuttingBack,
  readClock: () => Date,
): Promise<Result<OrderRow>> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrderWithDay(tx, orderId);
    const now = readClock();
    const refund = await lockRefund(tx, refundId);
    if (refund?.orderId !== orderId) return NO_SUCH_REFUND;
    if (refund.status === 'to_send') return accept(order);
    if (!canPutBackRefund(refund)) return NOT_SENT;
    const changed = await putBackRefund(tx, refund, { reason, madeBy: actorId }, now);
    await notifyRefundPutBack(tx, changed, refund, now);
    await announceOrder(tx, changed);
    return accept(changed);
  });
}
