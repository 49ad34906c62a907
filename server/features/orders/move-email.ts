import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { orders } from '../../database/schema/orders.ts';
import { announceOrder } from './notifications/announce-order.ts';

/** The account's own orders: emails about them go to the new address. What was placed with any other one keeps it. */
export async function moveOrdersOf(
  tx: Transaction,
  { userId, from, to }: { readonly userId: string; readonly from: string; readonly to: string },
): Promise<void> {
  const moved = await tx
    .update(orders)
    .set({ contactEmail: to, version: sql`${orders.version} + 1` })
    .where(and(eq(orders.userId, userId), eq(orders.contactEmail, from)))
    .returning();
  for (const order of moved) await announceOrder(tx, order);
}
