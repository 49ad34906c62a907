import { eq } from 'drizzle-orm';
import { formatNaira } from '../../../../domain/money.ts';
import { resumeHold } from '../../../../domain/payments/claimed-hold.ts';
import { limitHold } from '../../../../domain/payments/payment-methods.ts';
import { canVoid, isRecordedByHand } from '../../../../domain/payments/voiding.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import { isAdministratorRole } from '../../../../domain/users/roles.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { orders } from '../../../database/schema/orders.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { announceOrder } from '../notifications/announce-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { keepGoodwill } from './keep-goodwill.ts';
import { addVoid, findVoid, type PaymentRow } from './ledger.store.ts';
import { lockOrderWithDay } from './lock-order.ts';
import { notifyPaymentVoided } from './notify-corrections.ts';
import { findLastByHand, type MomentsBefore, readBefore } from './order-before-payment.ts';
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
  'This order was reinstated with a new number and its payments moved there. Refund the payment on the new order instead.',
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
    const gone = { paymentId, cause: 'voided', madeBy: actor.userId } as const;
    const priced = await keepGoodwill(tx, order, voided, gone, now);
    const released = await releaseSurplus(tx, priced, gone, now);
    const changed = await putBack(tx, released, payment, now);
    await notifyPaymentVoided(tx, changed, payment, now);
    await announceOrder(tx, changed);
    return accept(changed);
  });
}

/** What the customer said of a transfer, and the hold, as they were before the payment, unless another one counts for them. */
async function putBack(tx: Transaction, order: OrderRow, payment: PaymentRow, now: Date): Promise<OrderRow> {
  if (!payment.orderBefore) return order;
  const before = readBefore(payment.orderBefore);
  const other = await findLastByHand(tx, order.id);
  const claim = before.transferClaimedAt && !order.transferClaimedAt ? before : undefined;
  const isAnswered = other !== undefined && other.recordedAt > payment.recordedAt;
  const holdUntil = other ? null : findFormerHold(order, before.holdUntil, payment, now);
  const change = { ...(claim && !isAnswered && pickClaim(claim)), ...(holdUntil && { holdUntil }) };
  if (Object.keys(change).length === 0) return order;
  const [changed] = await tx.update(orders).set(change).where(eq(orders.id, order.id)).returning();
  if (!changed) throw new Error('Updating an order whose payment was voided returned no row.');
  return changed;
}

const pickClaim = ({ transferClaimedAt, heldBeforeClaim, heldForClaim }: MomentsBefore) => ({
  transferClaimedAt,
  heldBeforeClaim,
  heldForClaim,
});

/** Null where the payment does not hold it longer than it was held before. */
function findFormerHold(
  { status, holdUntil, day, windowFrom: from, windowTo: to }: OrderRow,
  before: Date | null,
  { recordedAt }: PaymentRow,
  now: Date,
): Date | null {
  if (status !== 'pending_payment' || holdUntil === null || before === null) return null;
  const former = limitHold(resumeHold(before, recordedAt, now), { day, from, to }, now);
  return former && former < holdUntil ? former : null;
}

/** Every administrator may void as the owner does: each of them runs the shop. */
export function toVoider({ userId, role }: Pick<Actor, 'userId' | 'role'>) {
  return { userId, isOwner: isAdministratorRole(role) };
}
