import { ADJUSTMENT_KEY_STARTS } from '../../../../domain/payments/adjustments.ts';
import { computeWaiverToRelease } from '../../../../domain/payments/change-price.ts';
import { canVoidRefund, isOwnRecord } from '../../../../domain/payments/voiding.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { announceOrder } from '../notifications/announce-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { addAdjustment, sumOfChangesSince } from './adjustments.store.ts';
import { addRefundVoid, lockRefund, type RefundRow } from './ledger.store.ts';
import { lockOrderWithDay } from './lock-order.ts';
import { NO_SUCH_REFUND } from './mark-refund-sent.ts';
import { readLedger } from './order-ledger.ts';
import { toVoider } from './void-payment.ts';

const ALREADY_VOIDED = refuse('conflict', 'refund_voided', 'This refund has already been voided.');
const NOT_OWN_RECORD = refuse(
  'conflict',
  'refund_not_to_send',
  'Only a cash refund, or a bank transfer refund that hasn’t been sent yet, can be voided.',
);
const NOT_YOURS = refuse(
  'forbidden',
  'void_not_allowed',
  'The person who recorded a refund can void it until the end of the day. After that, only the owner can.',
);

export type RefundVoiding = {
  readonly orderId: string;
  readonly refundId: string;
  readonly reason: string;
  readonly actor: Pick<Actor, 'userId' | 'role'>;
};

/** Takes back a refund before its transfer was made, of which the customer was told nothing, or cash that never left the drawer. */
export function voidRefund(
  db: Database,
  { orderId, refundId, reason, actor }: RefundVoiding,
  readClock: () => Date,
): Promise<Result<OrderRow>> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrderWithDay(tx, orderId);
    const now = readClock();
    const refund = await lockRefund(tx, refundId);
    if (refund?.orderId !== orderId) return NO_SUCH_REFUND;
    if (refund.voidedBy !== null) {
      // Sent a second time after a lost answer.
      const isSame = refund.voidedBy === actor.userId && refund.voidReason === reason;
      return isSame ? accept(order) : ALREADY_VOIDED;
    }
    if (!isOwnRecord(refund)) return NOT_OWN_RECORD;
    if (!canVoidRefund(refund, toVoider(actor), now)) return NOT_YOURS;
    const voided = await addRefundVoid(tx, refund, { reason, madeBy: actor.userId }, now);
    const changed = await releaseWaiver(tx, voided, refund, { madeBy: actor.userId, now });
    await announceOrder(tx, changed);
    return accept(changed);
  });
}

type Voiding = { readonly madeBy: string; readonly now: Date };

/** A change that came after the refund left it uncharged: without the refund, all of the price is asked for. */
async function releaseWaiver(
  tx: Transaction,
  order: OrderRow,
  { id, amountInKobo, createdAt }: RefundRow,
  { madeBy, now }: Voiding,
): Promise<OrderRow> {
  if (readLedger(order, now).isOver) return order;
  const changedInKobo = await sumOfChangesSince(tx, order.id, createdAt);
  const releasedInKobo = computeWaiverToRelease(amountInKobo, changedInKobo);
  if (releasedInKobo === 0) return order;
  const reason = 'Its refund was voided';
  const key = `${ADJUSTMENT_KEY_STARTS.change}void-${id}`;
  return addAdjustment(
    tx,
    { orderId: order.id, amountInKobo: releasedInKobo, reason, key, at: now, madeBy },
    now,
  );
}
