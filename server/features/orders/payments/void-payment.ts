import { eq } from 'drizzle-orm';
import { formatNaira } from '../../../../domain/money.ts';
import { endHold } from '../../../../domain/payments/payment-methods.ts';
import { canVoid, isRecordedByHand } from '../../../../domain/payments/voiding.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import { isAdministratorRole } from '../../../../domain/users/roles.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { orders } from '../../../database/schema/orders.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { readDeliveryTerms } from '../delivery/delivery-plan.store.ts';
import { announceOrder } from '../notifications/announce-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { addVoid, findVoid } from './ledger.store.ts';
import { lockOrderWithDay } from './lock-order.ts';
import { notifyPaymentVoided } from './notify-corrections.ts';
import { findPayment } from './refunds.store.ts';
import { releaseSurplus } from './release-surplus.ts';

export const NO_SUCH_PAYMENT = refuse('not_found', 'no_such_payment', 'This order has no such payment.');
const ALREADY_VOIDED = refuse('conflict', 'payment_voided', 'This payment has already been voided.');
const NOT_BY_HAND = refuse(
  'conflict',
  'payment_not_by_hand',
  'Only a payment that was recorded by hand can be voided.',
);
const CARRIED_OVER = refuse(
  'conflict',
  'payment_carried_over',
  'This order was reinstated with a new number and its payments moved with it. Refund it there instead.',
);
export const NOT_YOURS = refuse(
  'forbidden',
  'void_not_allowed',
  'The person who recorded a payment can void it until the end of the day. After that, only the owner can.',
);

/** What is only promised is not said to have been made. */
export const refuseGivenBack = ({ refundedInKobo, refundingInKobo }: OrderRow) =>
  refuse(
    'conflict',
    'payment_refunded',
    refundingInKobo > 0
      ? `${formatNaira(refundingInKobo)} is still to be refunded for this order. Void that refund before you void the payment.`
      : `${formatNaira(refundedInKobo)} has been refunded for this order, so this payment can’t be voided.`,
  );

export type Voiding = {
  readonly orderId: string;
  readonly paymentId: string;
  readonly reason: string;
  readonly key: string;
  readonly actor: Pick<Actor, 'userId' | 'role'>;
};

/** Takes back a payment that was recorded by mistake. The order stays as far as it is; what it owes is due again. */
export function voidPayment(
  db: Database,
  { orderId, paymentId, reason, key, actor }: Voiding,
  readClock: () => Date,
): Promise<Result<OrderRow>> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrderWithDay(tx, orderId);
    const now = readClock();
    const payment = await findPayment(tx, paymentId);
    if (payment?.orderId !== orderId) return NO_SUCH_PAYMENT;
    const earlier = await findVoid(tx, paymentId);
    if (earlier) return earlier.key === key ? accept(order) : ALREADY_VOIDED;
    if (!isRecordedByHand(payment)) return NOT_BY_HAND;
    if (order.reinstatedAs) return CARRIED_OVER;
    if (!canVoid(payment, toVoider(actor), now)) return NOT_YOURS;
    const made = { paymentId, orderId, reason, key, at: now, madeBy: actor.userId };
    const voided = await addVoid(tx, payment, made, now);
    if (!voided) return refuseGivenBack(order);
    const released = await releaseSurplus(
      tx,
      voided,
      { paymentId, cause: 'voided', madeBy: actor.userId },
      now,
    );
    const changed = await holdAsUnpaid(tx, released, now);
    await notifyPaymentVoided(tx, changed, payment, now);
    await announceOrder(tx, changed);
    return accept(changed);
  });
}

/** An order without any money is held no longer than one that has just been placed. */
async function holdAsUnpaid(tx: Transaction, order: OrderRow, now: Date): Promise<OrderRow> {
  if (order.status !== 'pending_payment' || order.holdUntil === null || order.paidInKobo > 0) return order;
  const { holds } = await readDeliveryTerms(tx);
  const holdUntil = endHold(order.paymentMethod, now, holds);
  if (holdUntil === null || holdUntil >= order.holdUntil) return order;
  const [held] = await tx.update(orders).set({ holdUntil }).where(eq(orders.id, order.id)).returning();
  if (!held) throw new Error('Holding an order whose payment was voided returned no row.');
  return held;
}

/** There are no roles among administrators yet: each of them runs the shop. */
export function toVoider({ userId, role }: Pick<Actor, 'userId' | 'role'>) {
  return { userId, isOwner: isAdministratorRole(role) };
}
