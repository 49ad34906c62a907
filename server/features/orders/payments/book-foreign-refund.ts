import { inTransaction } from '../../../database/transaction.ts';
import type { FoundRefund } from '../../../ports/payments.ts';
import { announceOrder } from '../notifications/announce-order.ts';
import { addForeignRefund } from './add-foreign-refund.ts';
import type { CheckParts } from './check-payment.ts';
import type { AddedRefund, PaymentRow } from './ledger.store.ts';
import { lockOrderWithDay } from './lock-order.ts';
import { tellPaymentProblem } from './tell-about-money.ts';

/** Made at the provider's own desk: the money is gone, so the book follows. */
export async function bookForeignRefund(
  { db, readClock, log }: CheckParts,
  payment: PaymentRow,
  found: FoundRefund,
): Promise<void> {
  if (found.status === 'failed') return;
  await inTransaction(db, async (tx) => {
    // Two messages about it may be looked into at the same moment: the second waits here, and then knows it.
    const order = await lockOrderWithDay(tx, payment.orderId);
    // Carried over, the money is another order's by now.
    const owners = [order.id, ...(order.takenUpAs ? [order.takenUpAs] : [])];
    let added: AddedRefund = { outcome: 'too_much' };
    for (const orderId of owners) {
      if (added.outcome === 'too_much') {
        added = await addForeignRefund(tx, { id: payment.id, orderId }, found, readClock());
      }
    }
    if (added.outcome === 'known') return;
    if (added.outcome === 'too_much') {
      log.error({ reference: payment.reference }, 'More went back at the payment provider than is booked');
      return tellPaymentProblem(tx, order, `refund ${found.providerId} above what came`);
    }
    await tellPaymentProblem(tx, added.order, `refund ${added.refund.id} elsewhere`);
    await announceOrder(tx, added.order);
  });
}
