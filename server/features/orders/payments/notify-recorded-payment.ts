import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { findVoid } from './ledger.store.ts';
import { lockOrderWithDay } from './lock-order.ts';
import { notifyPayment } from './notify-about-money.ts';
import { findPayment } from './refunds.store.ts';

/** The customer hears of a payment that was recorded by hand once it has stood for a while, and never of one that was voided. */
export async function notifyRecordedPayment(db: Database, paymentId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const payment = await findPayment(tx, paymentId);
    if (!payment) return;
    // Whoever voids it in this moment waits here, or was first.
    const order = await lockOrderWithDay(tx, payment.orderId);
    if (!(await findVoid(tx, paymentId))) await notifyPayment(tx, order, payment);
  });
}
