import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Transaction } from '../../../database/database.ts';
import { orders } from '../../../database/schema/orders.ts';
import { announceOrder } from '../notifications/announce-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { keepGoodwill } from './keep-goodwill.ts';
import type { PaymentRow } from './ledger.store.ts';
import { lockOrderWithDay } from './lock-order.ts';
import { netPaid } from './money-audit.ts';
import { notifyReversal } from './notify-about-disputes.ts';
import { notifyPaymentProblem } from './notify-about-money.ts';
import { releaseSurplus } from './release-surplus.ts';
import { addReversal, sumGoneBack } from './reversals.store.ts';

/** All of the payment, or so much of it in disputes. */
export type Lost = 'all' | { readonly inKobo: number };

type Payment = Pick<PaymentRow, 'id' | 'orderId' | 'amountInKobo' | 'reference'>;

/**
 * Records what the provider says is lost of a payment and no row says yet. Whether a refund about it is heard of before, afterwards
 * or never, the sums of both are what is gone, and nothing is recorded twice.
 */
export async function recordReversal(
  tx: Transaction,
  payment: Payment,
  lost: Lost,
  { now, log }: { readonly now: Date; readonly log: Logger },
): Promise<void> {
  const order = await lockOrderWithDay(tx, payment.orderId);
  const { refundsInKobo, reversalsInKobo } = await sumGoneBack(tx, payment.id);
  const leftInKobo = payment.amountInKobo - refundsInKobo - reversalsInKobo;
  let missing = lost === 'all' ? leftInKobo : Math.min(leftInKobo, lost.inKobo - reversalsInKobo);
  if (missing <= 0) return;
  for (const holder of await lockHolders(tx, order)) {
    const amountInKobo = Math.min(missing, netPaid(holder));
    if (amountInKobo <= 0) continue;
    const added = await addReversal(tx, { orderId: holder.id, paymentId: payment.id, amountInKobo }, now);
    const gone = { paymentId: payment.id, cause: 'reversed', madeBy: null } as const;
    const priced = await keepGoodwill(tx, holder, added.order, gone, now);
    const changed = await releaseSurplus(tx, priced, gone, now);
    await notifyReversal(tx, changed, added.reversal);
    await announceOrder(tx, changed);
    missing -= amountInKobo;
  }
  if (missing === 0) return;
  // Given back by hand as well: the shop has lost it twice, and its ledger cannot say so.
  log.error({ reference: payment.reference }, 'More was reversed at the payment provider than is recorded');
  await notifyPaymentProblem(tx, order, `reversal of ${payment.reference} above what came`);
}

/** The order that was paid and those in its place, which have the money by now, all held to the end of the transaction. */
export async function lockHolders(tx: Transaction, order: OrderRow): Promise<readonly OrderRow[]> {
  const holders = [order];
  for (let next = order.reinstatedAs; next !== null; ) {
    const [successor] = await tx.select().from(orders).where(eq(orders.id, next)).for('update');
    if (!successor) break;
    holders.push(successor);
    next = successor.reinstatedAs;
  }
  return holders;
}
