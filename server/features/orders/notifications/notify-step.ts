import { findOrderNews } from '../../../../domain/orders/customer-news.ts';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { findEvent } from '../orders.store.ts';
import { lockOrderWithDay } from '../payments/lock-order.ts';
import { notifyOrderNews } from './notify-about-order.ts';

/**
 * The customer hears of a step once it can no longer be undone, and never of one that was. Where the order has gone on
 * meanwhile, the later step tells more: nobody wants to read that a cake is ready which they have fetched.
 */
export async function notifyStep(
  db: Database,
  { orderId, version }: { readonly orderId: string; readonly version: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Whoever undoes it in this moment waits here, or was first.
    const order = await lockOrderWithDay(tx, orderId);
    const step = await findEvent(tx, orderId, version);
    if (step?.status !== order.status) return;
    const news = findOrderNews(step.status, order.method);
    if (news) await notifyOrderNews(tx, order, news, step.id);
  });
}
