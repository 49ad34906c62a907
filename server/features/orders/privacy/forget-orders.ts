import { and, eq, exists, inArray, isNotNull, isNull, like, lt, not, or, sql } from 'drizzle-orm';
import { addDays, readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import {
  FINISHED_STATUSES,
  findOldestRetained,
  TRACKING_DAYS_AFTER_DAY,
} from '../../../../domain/orders/retention.ts';
import { NOT_FROM_CATALOGUE } from '../../../../domain/orders/taken-orders.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { auditEvents } from '../../../database/schema/audit-events.ts';
import { messages } from '../../../database/schema/messages.ts';
import { orderNotes } from '../../../database/schema/order-admin.ts';
import { orderChanges } from '../../../database/schema/order-changes.ts';
import { orderEvents, orderLines, orders } from '../../../database/schema/orders.ts';
import { paymentAttempts, payments } from '../../../database/schema/payments.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { forgetOffersOf } from '../offers/forget-offers.ts';

/** Locked for as long as one of them needs. */
const BATCH_SIZE = 200;

/** What was ordered and paid stays for the books; who ordered, for whom and where to does not. */
export async function forgetOrders(tx: Transaction, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(orders)
    .set({
      userId: null,
      contactName: 'Removed',
      contactEmail: '',
      contactPhone: '',
      // Where a zone begins is no secret of anybody; the street is.
      address: sql`case when ${orders.address} is null then null else jsonb_build_object(
        'state', ${orders.address}->'state', 'lga', ${orders.address}->'lga',
        'area', 'Removed', 'street', 'Removed', 'landmark', ''
      ) end`,
      note: '',
      giftMessage: '',
      onAccountReason: null,
      changeRequest: null,
      network: '',
      trackingKeyHash: null,
      forgottenAt: now,
      updatedAt: now,
      version: sql`${orders.version} + 1`,
    })
    .where(inArray(orders.id, [...ids]));
  await tx
    .update(orderLines)
    .set({ inscription: '', pictureIds: [] })
    .where(inArray(orderLines.orderId, [...ids]));
  // What was written down from a chat may say anything, and its pictures may show anybody.
  await tx
    .update(orderLines)
    .set({ sizeName: null, pictureId: null })
    .where(and(inArray(orderLines.orderId, [...ids]), like(orderLines.productId, `${NOT_FROM_CATALOGUE}%`)));
  await tx
    .update(orderEvents)
    .set({ words: '' })
    .where(inArray(orderEvents.orderId, [...ids]));
  // What was typed as a reason or to the customer may name somebody; what was done, by whom and for how much stays.
  await tx
    .update(auditEvents)
    .set({ details: sql`${auditEvents.details} - 'reason' - 'message' - 'onAccount'` })
    .where(inArray(auditEvents.orderId, [...ids]));
  await tx.delete(orderNotes).where(inArray(orderNotes.orderId, [...ids]));
  await tx.delete(orderChanges).where(inArray(orderChanges.orderId, [...ids]));
  await tx.delete(messages).where(inArray(messages.orderId, [...ids]));
}

/** Something was paid, or may still arrive. */
export const hasMoney = (tx: Transaction) => {
  const one = { one: sql`1` };
  return sql<boolean>`(${or(
    exists(tx.select(one).from(payments).where(eq(payments.orderId, orders.id))),
    exists(
      tx
        .select(one)
        .from(paymentAttempts)
        .where(and(eq(paymentAttempts.orderId, orders.id), eq(paymentAttempts.status, 'open'))),
    ),
  )})`;
};

const isErasureRequested = (tx: Transaction) =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(auditEvents)
      .where(and(eq(auditEvents.orderId, orders.id), eq(auditEvents.action, 'order.erasure_requested'))),
  );

/** Its own words and pictures of what an order was agreed from go with it. */
export type ForgetAgreements = (tx: Transaction, orderIds: readonly string[]) => Promise<void>;

/** As long as the privacy page says, and not a day longer; sooner where it was asked for and no book needs the name. */
export async function forgetOldOrders(
  db: Database,
  forgetAgreements: ForgetAgreements,
  now: Date,
): Promise<void> {
  for (let count = BATCH_SIZE; count === BATCH_SIZE; ) {
    count = await inTransaction(db, async (tx) => {
      const old = await tx
        .select({ id: orders.id })
        .from(orders)
        .where(
          and(
            isNull(orders.forgottenAt),
            or(lt(orders.createdAt, findOldestRetained(now)), and(isErasureRequested(tx), not(hasMoney(tx)))),
            inArray(orders.status, [...FINISHED_STATUSES]),
          ),
        )
        .limit(BATCH_SIZE)
        .for('update', { skipLocked: true });
      const ids = old.map(({ id }) => id);
      await forgetOrders(tx, ids, now);
      await forgetAgreements(tx, ids);
      return old.length;
    });
  }
}

/** The link of an order that was handed over long ago opens nothing. */
export async function endOldTracking(db: Database, now: Date): Promise<void> {
  const lastDay = addDays(readLagosDay(now), -TRACKING_DAYS_AFTER_DAY);
  await db
    .update(orders)
    .set({ trackingKeyHash: null })
    .where(and(isNotNull(orders.trackingKeyHash), lt(orders.day, lastDay)));
}

export type Contact = { readonly email: string | null; readonly phone: string | null };

function isOrderOf({ email, phone }: Contact) {
  return or(
    email === null ? undefined : eq(sql`lower(${orders.contactEmail})`, email),
    phone === null ? undefined : eq(orders.contactPhone, phone),
  );
}

export async function listOrderIdsOf(db: Database, contact: Contact): Promise<readonly string[]> {
  const rows = await db.select({ id: orders.id }).from(orders).where(isOrderOf(contact));
  return rows.map(({ id }) => id);
}

/** Of a person without an account, or with one. What is still to be baked stays until it is done. */
export async function forgetOrdersOf(
  tx: Transaction,
  contact: Contact,
  now: Date,
): Promise<{ readonly forgotten: number; readonly open: number }> {
  const found = await tx
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(and(isOrderOf(contact), isNull(orders.forgottenAt)))
    .for('update');
  await forgetOffersOf(tx, contact);
  const finished = found.filter(({ status }) => FINISHED_STATUSES.some((known) => known === status));
  await forgetOrders(
    tx,
    finished.map(({ id }) => id),
    now,
  );
  return { forgotten: finished.length, open: found.length - finished.length };
}
