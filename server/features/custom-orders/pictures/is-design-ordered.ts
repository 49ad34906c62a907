import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { customOrders } from '../../../database/schema/custom-orders.ts';
import { orderLines } from '../../../database/schema/orders.ts';

/** Asked only when a picture has just been composed, which takes far longer. */
export async function isDesignOrdered(db: Database, text: string): Promise<boolean> {
  const [request] = await db
    .select({ id: customOrders.id })
    .from(customOrders)
    .where(eq(customOrders.design, text))
    .limit(1);
  if (request) return true;
  const [line] = await db
    .select({ orderId: orderLines.orderId })
    .from(orderLines)
    .where(eq(orderLines.design, text))
    .limit(1);
  return line !== undefined;
}
