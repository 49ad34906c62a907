import type { Transaction } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { FoundRefund } from '../../../ports/payments.ts';
import { announceOrder } from '../notifications/announce-order.ts';
import { addForeignRefund } from './add-foreign-refund.ts';
import { type CheckParts, checkPayment } from './check-payment.ts';
import type { AddedRefund, PaymentRow } from './ledger.store.ts';
import { lockOrderWithDay } from './lock-order.ts';
import { matchRefunds } from './match-refunds.ts';
import { notifyPaymentProblem } from './notify-about-money.ts';
import { recordRefundProgress } from './record-refund-progress.ts';
import { recordReversal } from './record-reversal.ts';
import { findPaymentByReference, listRefundsOf } from './refunds.store.ts';
import { sumGoneBack } from './reversals.store.ts';
import { sendRefund } from './send-refund.ts';

/** For a message of the provider: something happened to the refunds of this payment. */
export async function checkRefundsOfReference(parts: CheckParts, reference: string): Promise<void> {
  // Messages overtake each other: that of the payment itself may still be on its way.
  if (!(await findPaymentByReference(parts.db, reference))) await checkPayment(parts, reference);
  const payment = await findPaymentByReference(parts.db, reference);
  if (payment) await checkRefunds(parts, payment);
}

/** Asks the provider about all refunds of a payment. One that was made on the provider's dashboard is recorded here too. */
export async function checkRefunds(parts: CheckParts, payment: PaymentRow): Promise<void> {
  const { db, payments, readClock } = parts;
  if (!payment.providerId) return;
  // An answer is news about what was known when it was asked for; what was made since then is known by its row alone.
  const before = await listRefundsOf(db, payment.id);
  const found = await payments.listRefunds(payment.providerId);
  const after = await listRefundsOf(db, payment.id);
  const [knownBefore, knownAfter] = [matchRefunds(before, found), matchRefunds(after, found)];
  for (const one of found) {
    const refund = knownBefore.get(one);
    if (refund) await inTransaction(db, (tx) => recordRefundProgress(tx, refund, one, readClock()));
    else if (!knownAfter.has(one) && !one.isForDispute) await recordForeignRefund(parts, payment, one);
  }
  await recordLostDisputes(parts, payment, found);
  const known = new Set([...knownBefore.values()].map(({ id }) => id));
  const unanswered = before.filter((row) => row.status === 'asked' && !known.has(row.id));
  for (const { id } of unanswered) await sendRefund(parts, id);
}

/** What the provider gave back because a dispute was lost is none of the shop's refunds: what it had paid for is due again. */
async function recordLostDisputes(
  { db, readClock, log }: CheckParts,
  payment: PaymentRow,
  found: readonly FoundRefund[],
): Promise<void> {
  const inKobo = found
    .filter(({ isForDispute, status }) => isForDispute && status === 'processed')
    .reduce((sum, { amountInKobo }) => sum + amountInKobo, 0);
  if (inKobo === 0) return;
  await inTransaction(db, (tx) => recordReversal(tx, payment, { inKobo }, { now: readClock(), log }));
}

/** Made on the provider's dashboard: the money is gone, so the ledger follows. */
async function recordForeignRefund(
  { db, readClock, log }: CheckParts,
  payment: PaymentRow,
  found: FoundRefund,
): Promise<void> {
  if (found.status === 'failed') return;
  await inTransaction(db, async (tx) => {
    // Two messages about it may be looked into at the same moment: the second waits here, and then knows it.
    const order = await lockOrderWithDay(tx, payment.orderId);
    const amountInKobo = await findUnrecorded(tx, payment, found);
    if (amountInKobo === 0) return;
    // Carried over, the money is another order's by now.
    const owners = [order.id, ...(order.reinstatedAs ? [order.reinstatedAs] : [])];
    let added: AddedRefund = { outcome: 'too_much' };
    for (const orderId of owners) {
      if (added.outcome === 'too_much') {
        added = await addForeignRefund(
          tx,
          { id: payment.id, orderId },
          { ...found, amountInKobo },
          readClock(),
        );
      }
    }
    if (added.outcome === 'known') return;
    if (added.outcome === 'too_much') {
      log.error({ reference: payment.reference }, 'More went back at the payment provider than is recorded');
      return notifyPaymentProblem(tx, order, `refund ${found.providerId} above what came`);
    }
    await notifyPaymentProblem(tx, added.order, `refund ${added.refund.id} elsewhere`);
    await announceOrder(tx, added.order);
  });
}

/**
 * What of a refund no row says yet. What a bank has taken back is gone once, whatever is told of it later, and fees that the
 * customer bore are none of the order's money.
 */
async function findUnrecorded(
  tx: Transaction,
  { id, amountInKobo, surchargeInKobo }: PaymentRow,
  found: FoundRefund,
): Promise<number> {
  const { refundsInKobo, reversalsInKobo } = await sumGoneBack(tx, id);
  if (reversalsInKobo === 0 && surchargeInKobo === 0) return found.amountInKobo;
  return Math.max(0, Math.min(found.amountInKobo, amountInKobo - refundsInKobo - reversalsInKobo));
}
