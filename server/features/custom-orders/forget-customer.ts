import { and, eq, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import { writeDesignText } from '../../../domain/custom-orders/link/design-text.ts';
import { DEFAULT_PRICE_LIST } from '../../../domain/custom-orders/price/default-price-list.ts';
import { findOldestRetained } from '../../../domain/orders/retention.ts';
import type { Database, Transaction } from '../../database/database.ts';
import {
  customOrderEvents,
  customOrderMessages,
  customOrderPictures,
  customOrders,
} from '../../database/schema/custom-orders.ts';
import { users } from '../../database/schema/identity.ts';
import { messages } from '../../database/schema/messages.ts';
import { orders } from '../../database/schema/orders.ts';
import { inTransaction } from '../../database/transaction.ts';
import { ENDED_STATUSES } from './describe-custom-order.ts';
import { type Contact, isRequestOf } from './is-request-of.ts';
import { readStoredDesign } from './read-design.ts';
import { lockSettled } from './steps/settle-custom-orders.ts';
import { takeCustomStep } from './steps/take-custom-step.ts';

/** What is left is taken up the next night. */
const FORGOTTEN_AT_ONCE = 500;

/** Whoever leaves takes their words and pictures along. What was still open is withdrawn; what became an order goes on. */
export async function forgetCustomOrders(tx: Transaction, userId: string, now: Date): Promise<void> {
  const own = await tx
    .select({ id: customOrders.id })
    .from(customOrders)
    .where(eq(customOrders.userId, userId));
  for (const { id } of own) {
    const row = await lockSettled(tx, id, now);
    const isOpen = row?.status === 'submitted' || row?.status === 'quoted';
    if (isOpen) await takeCustomStep(tx, row, { to: 'withdrawn', by: 'customer', actorId: userId, now });
  }
  const ids = own.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.update(customOrders).set({ instructions: '', phone: '' }).where(inArray(customOrders.id, ids));
  await tx.delete(customOrderPictures).where(inArray(customOrderPictures.customOrderId, ids));
  await tx
    .delete(customOrderMessages)
    .where(and(inArray(customOrderMessages.customOrderId, ids), eq(customOrderMessages.by, 'customer')));
}

/** After their orders: what is still open, or has become an order that is, stays until it is done. */
export async function forgetCustomOrdersOf(tx: Transaction, contact: Contact): Promise<void> {
  const found = await tx
    .select({ id: customOrders.id })
    .from(customOrders)
    .leftJoin(users, eq(users.id, customOrders.userId))
    .leftJoin(orders, eq(orders.id, customOrders.orderId))
    .where(
      and(
        isRequestOf(contact),
        or(inArray(customOrders.status, [...ENDED_STATUSES]), isNotNull(orders.forgottenAt)),
      ),
    );
  await blankCustomOrders(
    tx,
    found.map(({ id }) => id),
  );
}

/** Requests that came to nothing, as long ago as orders are kept. */
export function forgetOldRequests(db: Database, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const old = await tx
      .select({ id: customOrders.id })
      .from(customOrders)
      .where(
        and(
          isNull(customOrders.orderId),
          ne(customOrders.phone, ''),
          inArray(customOrders.status, [...ENDED_STATUSES]),
          lt(customOrders.updatedAt, findOldestRetained(now)),
        ),
      )
      .limit(FORGOTTEN_AT_ONCE);
    await blankCustomOrders(
      tx,
      old.map(({ id }) => id),
    );
  });
}

export async function forgetCustomOrdersOfOrders(
  tx: Transaction,
  orderIds: readonly string[],
): Promise<void> {
  if (orderIds.length === 0) return;
  const found = await tx
    .select({ id: customOrders.id })
    .from(customOrders)
    .where(inArray(customOrders.orderId, [...orderIds]));
  await blankCustomOrders(
    tx,
    found.map(({ id }) => id),
  );
}

/** What was designed and quoted stays for the books; what was said, shown and written on the cake does not. */
async function blankCustomOrders(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx
    .select({ id: customOrders.id, design: customOrders.design })
    .from(customOrders)
    .where(inArray(customOrders.id, [...ids]))
    .for('update');
  for (const { id, design } of rows) {
    await tx
      .update(customOrders)
      .set({
        instructions: '',
        phone: '',
        customerName: 'Removed',
        customerEmail: '',
        linkKeyHash: null,
        declineReason: '',
        design: withoutInscription(design),
      })
      .where(eq(customOrders.id, id));
  }
  await tx.delete(customOrderPictures).where(inArray(customOrderPictures.customOrderId, [...ids]));
  await tx.delete(customOrderMessages).where(inArray(customOrderMessages.customOrderId, [...ids]));
  await tx
    .update(customOrderEvents)
    .set({ words: '' })
    .where(inArray(customOrderEvents.customOrderId, [...ids]));
  await tx.delete(messages).where(inArray(messages.customOrderId, [...ids]));
}

function withoutInscription(text: string): string {
  const design = readStoredDesign(text, DEFAULT_PRICE_LIST);
  return writeDesignText({ ...design, inscription: { ...design.inscription, text: '' } });
}
