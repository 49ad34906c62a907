import type { Database } from '../../../database/database.ts';
import { orderNotes } from '../../../database/schema/order-admin.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { announceOrder } from '../notifications/announce-order.ts';
import type { OrderRow } from '../order-rows.ts';

/** The others at the desk see it at once; to the customer nothing has changed. */
export function addOrderNote(
  db: Database,
  { userId }: Actor,
  order: OrderRow,
  { text, now }: { readonly text: string; readonly now: Date },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await tx.insert(orderNotes).values({ orderId: order.id, text, at: now, writtenBy: userId });
    await announceOrder(tx, order);
  });
}
