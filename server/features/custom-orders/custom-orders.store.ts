import { asc, desc, eq, getTableColumns, type InferSelectModel, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../database/database.ts';
import { products } from '../../database/schema/catalogue.ts';
import {
  customOrderEvents,
  customOrderMessages,
  customOrderPictures,
  customOrderQuotes,
  customOrders,
} from '../../database/schema/custom-orders.ts';
import { users } from '../../database/schema/identity.ts';
import { orders } from '../../database/schema/orders.ts';
import { pictures } from '../../database/schema/pictures.ts';
import { IS_PAID } from './newest-quote.ts';

const takers = alias(users, 'takers');

export type CustomOrderRow = InferSelectModel<typeof customOrders>;
export type QuoteRow = InferSelectModel<typeof customOrderQuotes>;

/** What a custom order has to know of the order it has become. */
const ORDER_COLUMNS = {
  id: orders.id,
  number: orders.number,
  status: orders.status,
  holdUntil: orders.holdUntil,
  totalInKobo: orders.totalInKobo,
  depositInKobo: orders.depositInKobo,
  paidInKobo: orders.paidInKobo,
  refundedInKobo: orders.refundedInKobo,
  refundingInKobo: orders.refundingInKobo,
  nettedInKobo: orders.nettedInKobo,
  adjustedInKobo: orders.adjustedInKobo,
};
export type MadeOrder = Pick<InferSelectModel<typeof orders>, keyof typeof ORDER_COLUMNS>;

/** As the account says, or the guest; beside a row with its user joined. */
export const CUSTOMER = {
  name: sql<string>`coalesce(${users.name}, ${customOrders.customerName})`,
  email: sql<string>`coalesce(${users.email}, ${customOrders.customerEmail})`,
};

export type WholeCustomOrder = NonNullable<Awaited<ReturnType<typeof findWholeCustomOrder>>>;

export async function findCustomOrder(
  db: Database | Transaction,
  id: string,
): Promise<CustomOrderRow | undefined> {
  const [row] = await db.select().from(customOrders).where(eq(customOrders.id, id));
  return row;
}

/** Nobody else changes it before the transaction ends. */
export async function lockCustomOrder(tx: Transaction, id: string): Promise<CustomOrderRow | undefined> {
  const [row] = await tx.select().from(customOrders).where(eq(customOrders.id, id)).for('update');
  return row;
}

export async function findMadeOrder(
  db: Database | Transaction,
  { orderId }: Pick<CustomOrderRow, 'orderId'>,
): Promise<MadeOrder | undefined> {
  if (orderId === null) return undefined;
  const [order] = await db.select(ORDER_COLUMNS).from(orders).where(eq(orders.id, orderId));
  return order;
}

/** The newest first. */
export function listQuotes(db: Database | Transaction, id: string) {
  return db
    .select({ ...getTableColumns(customOrderQuotes), makerName: users.name })
    .from(customOrderQuotes)
    .innerJoin(users, eq(users.id, customOrderQuotes.madeBy))
    .where(eq(customOrderQuotes.customOrderId, id))
    .orderBy(desc(customOrderQuotes.version));
}

/** With all that belongs to it. */
export async function findWholeCustomOrder(db: Database | Transaction, id: string) {
  const [found] = await db
    .select({
      row: getTableColumns(customOrders),
      customer: CUSTOMER,
      productName: products.name,
      discountPercentage: products.discountPercentage,
      vatClass: products.vatClass,
      isPaid: IS_PAID,
      takerName: takers.name,
    })
    .from(customOrders)
    .leftJoin(users, eq(users.id, customOrders.userId))
    .leftJoin(takers, eq(takers.id, customOrders.takenBy))
    .leftJoin(products, eq(products.id, customOrders.productId))
    .where(eq(customOrders.id, id));
  if (!found) return undefined;
  return {
    ...found,
    order: (await findMadeOrder(db, found.row)) ?? null,
    quotes: await listQuotes(db, id),
    messages: await db
      .select()
      .from(customOrderMessages)
      .where(eq(customOrderMessages.customOrderId, id))
      .orderBy(asc(customOrderMessages.at), asc(customOrderMessages.id)),
    pictures: await listPictures(db, id),
    events: await db
      .select({ ...getTableColumns(customOrderEvents), actorName: users.name })
      .from(customOrderEvents)
      .leftJoin(users, eq(users.id, customOrderEvents.actorId))
      .where(eq(customOrderEvents.customOrderId, id))
      .orderBy(asc(customOrderEvents.version)),
  };
}

function listPictures(db: Database | Transaction, id: string) {
  return db
    .select({
      messageId: customOrderPictures.messageId,
      id: pictures.id,
      width: pictures.width,
      height: pictures.height,
      placeholder: pictures.placeholder,
    })
    .from(customOrderPictures)
    .innerJoin(pictures, eq(pictures.id, customOrderPictures.pictureId))
    .where(eq(customOrderPictures.customOrderId, id))
    .orderBy(asc(customOrderPictures.position));
}
