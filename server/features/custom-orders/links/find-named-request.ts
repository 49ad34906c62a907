import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { customOrders } from '../../../database/schema/custom-orders.ts';
import { users } from '../../../database/schema/identity.ts';
import { CUSTOMER } from '../custom-orders.store.ts';

/** A custom cake request by what its customer knows of it; a guest's is one whose link still opens it. */
export async function findNamedRequest(
  db: Database,
  { number, phone }: { readonly number: string; readonly phone: string },
) {
  const [found] = await db
    .select({
      id: customOrders.id,
      number: customOrders.number,
      userId: customOrders.userId,
      linkKeyHash: customOrders.linkKeyHash,
      email: CUSTOMER.email,
    })
    .from(customOrders)
    .leftJoin(users, eq(users.id, customOrders.userId))
    .where(and(eq(customOrders.number, number), eq(customOrders.phone, phone)));
  if (!found) return undefined;
  const { userId, linkKeyHash, ...request } = found;
  return { ...request, isGuests: linkKeyHash !== null, isInAccount: userId !== null };
}
