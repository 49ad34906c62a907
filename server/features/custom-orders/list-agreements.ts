import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { KitchenAgreement } from '../../../contract/kitchen.ts';
import type { Database } from '../../database/database.ts';
import {
  customOrderMessages,
  customOrderPictures,
  customOrderQuotes,
  customOrders,
} from '../../database/schema/custom-orders.ts';
import { pictures } from '../../database/schema/pictures.ts';

/** What was agreed about the cakes of these orders beyond their designs, by order; orders out of the cart have nothing here. */
export async function listAgreements(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, KitchenAgreement>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({
      orderId: customOrders.orderId,
      id: customOrders.id,
      number: customOrders.number,
      productId: customOrders.productId,
      instructions: customOrders.instructions,
    })
    .from(customOrders)
    .where(inArray(customOrders.orderId, [...orderIds]));
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const [quotes, picturesOf] = await Promise.all([listAcceptedQuotes(db, ids), listAllPictures(db, ids)]);
  return new Map(
    rows.map(({ orderId, ...row }) => [
      orderId ?? '',
      {
        ...row,
        quoteLines: quotes.get(row.id)?.lines.map(({ words }) => words) ?? [],
        quoteNote: quotes.get(row.id)?.note ?? '',
        pictures: (picturesOf.get(row.id) ?? []).map(({ customOrderId: _, ...picture }) => picture),
      },
    ]),
  );
}

/** Only the newest quote can be accepted, and none follows it. */
async function listAcceptedQuotes(db: Database, ids: readonly string[]) {
  const { customOrderId, lines, note, version } = customOrderQuotes;
  const quotes = await db
    .selectDistinctOn([customOrderId], { customOrderId, lines, note })
    .from(customOrderQuotes)
    .where(inArray(customOrderId, [...ids]))
    .orderBy(customOrderId, desc(version));
  return new Map(quotes.map((quote) => [quote.customOrderId, quote]));
}

/** Those of the request first, then as they were sent. */
async function listAllPictures(db: Database, ids: readonly string[]) {
  const { id, width, height, placeholder } = pictures;
  const { customOrderId, position } = customOrderPictures;
  const rows = await db
    .select({ customOrderId, id, width, height, placeholder })
    .from(customOrderPictures)
    .innerJoin(pictures, eq(id, customOrderPictures.pictureId))
    .leftJoin(customOrderMessages, eq(customOrderMessages.id, customOrderPictures.messageId))
    .where(inArray(customOrderId, [...ids]))
    .orderBy(sql`${customOrderMessages.at} nulls first`, asc(position));
  return Map.groupBy(rows, (row) => row.customOrderId);
}
