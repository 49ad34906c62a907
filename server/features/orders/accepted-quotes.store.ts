import { desc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { customOrderQuotes, customOrders, type QuoteLine } from '../../database/schema/custom-orders.ts';

/** What an order was made of: a custom request and its accepted quote. */
export type AcceptedQuote = {
  readonly requestId: string;
  readonly number: string;
  readonly lines: readonly QuoteLine[];
  readonly note: string;
  readonly instructions: string;
};

/** By order; orders out of the cart have none. Only the newest quote can be accepted, and none follows it. */
export async function listAcceptedQuotes(
  db: Database | Transaction,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string | null, AcceptedQuote>> {
  const rows = await db
    .selectDistinctOn([customOrders.id], {
      orderId: customOrders.orderId,
      requestId: customOrders.id,
      number: customOrders.number,
      lines: customOrderQuotes.lines,
      note: customOrderQuotes.note,
      instructions: customOrders.instructions,
    })
    .from(customOrders)
    .innerJoin(customOrderQuotes, eq(customOrderQuotes.customOrderId, customOrders.id))
    .where(inArray(customOrders.orderId, [...orderIds]))
    .orderBy(customOrders.id, desc(customOrderQuotes.version));
  return new Map(rows.map(({ orderId, ...quote }) => [orderId, quote]));
}
