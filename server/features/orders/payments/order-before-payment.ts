import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import { type OrderBeforePayment, payments, paymentVoids } from '../../../database/schema/payments.ts';
import type { OrderRow } from '../order-rows.ts';
import type { PaymentRow } from './ledger.store.ts';

/** What recording a payment by hand changes about an order besides its sums. */
export type MomentsBefore = Readonly<Record<keyof OrderBeforePayment, Date | null>>;

/** Of several payments each knows the hold from before the first of them. */
export async function noteBefore(tx: Transaction, order: OrderRow): Promise<OrderBeforePayment> {
  const { transferClaimedAt, heldBeforeClaim, heldForClaim } = order;
  const earlier = await findLastByHand(tx, order.id);
  return {
    holdUntil: earlier?.orderBefore?.holdUntil ?? order.holdUntil?.toISOString() ?? null,
    transferClaimedAt: transferClaimedAt?.toISOString() ?? null,
    heldBeforeClaim: heldBeforeClaim?.toISOString() ?? null,
    heldForClaim: heldForClaim?.toISOString() ?? null,
  };
}

export function readBefore({
  holdUntil,
  transferClaimedAt,
  heldBeforeClaim,
  heldForClaim,
}: OrderBeforePayment): MomentsBefore {
  return {
    holdUntil: readMoment(holdUntil),
    transferClaimedAt: readMoment(transferClaimedAt),
    heldBeforeClaim: readMoment(heldBeforeClaim),
    heldForClaim: readMoment(heldForClaim),
  };
}

const readMoment = (moment: string | null) => (moment === null ? null : new Date(moment));

/** The last payment of the order that was recorded by hand and still counts. */
export async function findLastByHand(tx: Transaction, orderId: string): Promise<PaymentRow | undefined> {
  const [found] = await tx
    .select({ payment: payments })
    .from(payments)
    .leftJoin(paymentVoids, eq(paymentVoids.paymentId, payments.id))
    .where(and(eq(payments.orderId, orderId), isNotNull(payments.recordedBy), isNull(paymentVoids.paymentId)))
    .orderBy(desc(payments.recordedAt))
    .limit(1);
  return found?.payment;
}
