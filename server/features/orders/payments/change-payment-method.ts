import { eq, sql } from 'drizzle-orm';
import { readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { endConfirmation } from '../../../../domain/orders/unconfirmed.ts';
import type { OfflineMethod } from '../../../../domain/payments/other-methods.ts';
import { endHold, limitHold, needsHold } from '../../../../domain/payments/payment-methods.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { lockNames } from '../../../database/lock-names.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { orders } from '../../../database/schema/orders.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { isMailboxProved } from '../../../jobs/proved-mailbox.store.ts';
import { changeStatus } from '../change-status.ts';
import {
  CALENDAR_LOCK,
  type DeliveryPlan,
  readDeliveryPlan,
  TERMS_LOCK,
} from '../delivery/delivery-plan.store.ts';
import { judgeOrderShare } from '../delivery/judge-order-share.ts';
import { listOtherPayments } from '../describe-order.ts';
import { announceOrder } from '../notifications/announce-order.ts';
import { notifyOrderPlacedAgain } from '../notifications/notify-about-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { isKnownCustomer } from '../placing/known-customer.ts';
import { countOpenOnReceipt, judgeOpenOnReceipt } from '../placing/open-on-receipt.ts';
import { ADMIN_NETWORK } from '../placing/order-network.ts';
import {
  countUnpaidHolds,
  type Holder,
  judgeUnpaidHolds,
  leaveOut,
  NO_HOLDS,
  nameHoldLocks,
} from '../placing/unpaid-holds.ts';
import { lockOrderWithDay } from './lock-order.ts';

const NOT_OFFERED = refuse(
  'conflict',
  'payment_method_not_offered',
  'This order can’t be paid that way. Choose another way to pay.',
);

const TOO_MANY_OTHERS = refuse(
  'conflict',
  'too_many_unpaid',
  'You have two other unpaid orders. Pay for this one online, or pay or cancel one of the others first.',
);

type PaymentChange = {
  readonly to: OfflineMethod;
  readonly userId: string | null;
  readonly readClock: () => Date;
};

/**
 * An order that waits for an online payment is paid another way: its slot is held, and strangers are judged, as if it had been
 * placed like that. A payment page that is still open stays good.
 */
export function changePaymentMethod(
  db: Database,
  seen: OrderRow,
  { to, userId, readClock }: PaymentChange,
): Promise<Result<OrderRow>> {
  return inTransaction(db, async (tx) => {
    const { contactEmail: email, contactPhone: phone, network } = seen;
    const holder = { email, phone, userId: seen.userId, network };
    await lockNames(tx, nameHoldLocks(holder), [CALENDAR_LOCK, TERMS_LOCK]);
    const plan = await readDeliveryPlan(tx);
    const order = await lockOrderWithDay(tx, seen.id);
    if (order.paymentMethod === to) return accept(order);
    const now = readClock();
    if (!isOffered(order, to, plan, now)) return NOT_OFFERED;
    const isKnown = order.network === ADMIN_NETWORK || (await isKnownCustomer(tx, order.userId));
    const isOnReceipt = !needsHold(to);
    const { unconfirmed, holds } = plan.terms;
    const isAsked = unconfirmed.mustConfirm && isOnReceipt && !isKnown;
    const isProved = isAsked && (await isMailboxProved(tx, { userId: order.userId, recipient: email }));
    const mustConfirm = isAsked && !isProved;
    const judged = await judge(tx, { order, to, holder, plan, isOnReceipt, mustConfirm, isKnown, now });
    if (!judged.ok) return judged;

    const holdUntil = mustConfirm ? endConfirmation(now, unconfirmed) : endHold(to, now, holds);
    const slot = { day: order.day, from: order.windowFrom, to: order.windowTo };
    const changes = { paymentMethod: to, holdUntil: limitHold(holdUntil, slot, now) };
    const [changed] = await tx
      .update(orders)
      .set({ ...changes, version: sql`${orders.version} + 1`, updatedAt: now })
      .where(eq(orders.id, order.id))
      .returning();
    if (!changed) throw new Error('Updating an order returned no row.');
    await recordAuditEvent(tx, {
      action: 'order.payment_method_changed',
      actorId: userId,
      orderId: order.id,
      at: now,
      details: { before: order.paymentMethod, after: to },
    });
    if (isOnReceipt && !mustConfirm) {
      return changeStatus(tx, changed, { to: 'confirmed', by: 'customer', actorId: userId, now });
    }
    await notifyOrderPlacedAgain(tx, changed);
    await announceOrder(tx, changed);
    return accept(changed);
  });
}

function isOffered(order: OrderRow, to: OfflineMethod, { terms }: DeliveryPlan, now: Date): boolean {
  if (!listOtherPayments(order, now).includes(to)) return false;
  const zone = terms.zones.find(({ id }) => id === order.zoneId);
  return to !== 'on_delivery' || zone?.allowsPayOnDelivery === true;
}

type Judged = {
  readonly order: OrderRow;
  readonly to: OfflineMethod;
  readonly holder: Holder;
  readonly plan: DeliveryPlan;
  readonly isOnReceipt: boolean;
  readonly mustConfirm: boolean;
  readonly isKnown: boolean;
  readonly now: Date;
};

/** By the rules of placing an order. What is paid online counts among its like only, so its own hold is judged anew. */
async function judge(
  tx: Transaction,
  { order, to, holder, plan, isOnReceipt, mustConfirm, isKnown, now }: Judged,
): Promise<Result<void>> {
  if (isOnReceipt) {
    const [counted] = await countOpenOnReceipt(tx, holder, readLagosDay(now));
    const few = judgeOpenOnReceipt(counted?.open ?? 0, holder);
    if (!few.ok) return few;
  }
  if (mustConfirm || !isOnReceipt) {
    const [held] = await countUnpaidHolds(tx, holder, now);
    const others = leaveOut(held ?? NO_HOLDS, order.paymentMethod);
    const few = judgeUnpaidHolds(others, holder, { payment: to, mustConfirm });
    if (!few.ok) return few.refusal.code === TOO_MANY_OTHERS.refusal.code ? TOO_MANY_OTHERS : few;
  }
  const isShared = !isKnown && order.depositInKobo === null && (mustConfirm || !isOnReceipt);
  return isShared ? judgeOrderShare(tx, plan, order, now) : accept(undefined);
}
