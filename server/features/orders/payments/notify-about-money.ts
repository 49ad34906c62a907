import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import type { Transaction } from '../../../database/database.ts';
import { messages } from '../../../database/schema/messages.ts';
import { listAdministrators } from '../../../jobs/addressees.store.ts';
import { queueMessages } from '../../../jobs/queue-messages.ts';
import { writeMessages } from '../../../jobs/write-messages.ts';
import { findCustomer } from '../notifications/addressees.store.ts';
import type { OrderRow } from '../order-rows.ts';
import type { RefundRow } from './ledger.store.ts';

type Came = { readonly reference: string; readonly amountInKobo: number };

const namePaid = ({ reference }: Pick<Came, 'reference'>) => `order_paid ${reference}`;

/** To the customer: so much has come. */
export async function notifyPayment(
  tx: Transaction,
  order: OrderRow,
  { reference, amountInKobo }: Came,
): Promise<void> {
  const paid = {
    event: namePaid({ reference }),
    kind: 'order_paid',
    details: { amount: convertKoboToNaira(amountInKobo) },
  } as const;
  await queueMessages(
    tx,
    writeMessages({ orderId: order.id }, paid, [await findCustomer(tx, order, paid.kind)]),
  );
}

/**
 * To the customer: a payment they were notified of does not count. What has not left yet is dropped, and whoever was told
 * nothing hears nothing; a mail that is being sent in this moment counts as sent.
 */
export async function notifyPaymentVoided(
  tx: Transaction,
  order: OrderRow,
  payment: Came & { readonly id: string },
  now: Date,
): Promise<void> {
  const isAboutIt = and(eq(messages.orderId, order.id), eq(messages.event, namePaid(payment)));
  await tx
    .update(messages)
    .set({ readAt: now })
    .where(and(isAboutIt, ne(messages.channel, 'in_app'), eq(messages.attempts, 0), isNull(messages.sentAt)));
  const notified = await tx
    .select({ channel: messages.channel })
    .from(messages)
    .where(
      and(isAboutIt, or(eq(messages.channel, 'in_app'), isNull(messages.readAt), isNotNull(messages.sentAt))),
    );
  const voided = {
    event: `payment_voided ${payment.id}`,
    kind: 'order_paid',
    details: { amount: convertKoboToNaira(payment.amountInKobo), isWithdrawn: true },
  } as const;
  const corrections = writeMessages({ orderId: order.id }, voided, [
    await findCustomer(tx, order, voided.kind),
  ]);
  await queueMessages(
    tx,
    corrections.filter((each) => notified.some(({ channel }) => channel === each.channel)),
  );
}

/**
 * To the administrators: money does not fit its order, and only they can say what is to become of it. Whoever recorded it by hand
 * has just seen so.
 */
export async function notifyPaymentProblem(
  tx: Transaction,
  order: OrderRow,
  cause: string,
  recordedBy: string | null = null,
): Promise<void> {
  const problem = { event: `payment_problem ${cause}`, kind: 'payment_problem', details: {} } as const;
  const administrators = await listAdministrators(tx, problem.kind);
  const others = administrators.filter(({ userId }) => userId !== recordedBy);
  await queueMessages(tx, writeMessages({ orderId: order.id }, problem, others));
}

/** To the administrators: a customer says that a transfer was made. */
export async function notifyTransferClaim(tx: Transaction, order: OrderRow, at: Date): Promise<void> {
  const claim = {
    event: `transfer_claimed ${order.id} ${at.toISOString()}`,
    kind: 'payment_problem',
    details: { claimed: true },
  } as const;
  await queueMessages(
    tx,
    writeMessages({ orderId: order.id }, claim, await listAdministrators(tx, claim.kind)),
  );
}

/** To the customer, when a refund is on its way and when it has arrived. */
export async function notifyRefund(
  tx: Transaction,
  order: OrderRow,
  { id, amountInKobo, status, way, paymentId }: RefundRow,
): Promise<void> {
  const isDone = status === 'processed';
  const onVoucher = way === 'voucher' && { refundId: id, isCredit: paymentId === null };
  const byHand = way === 'cash' && { isCash: true };
  const refund = {
    event: `refund ${id} ${isDone ? 'done' : 'begun'}`,
    kind: 'refund',
    details: { amount: convertKoboToNaira(amountInKobo), isDone, ...byHand, ...onVoucher },
  } as const;
  await queueMessages(
    tx,
    writeMessages({ orderId: order.id }, refund, [await findCustomer(tx, order, refund.kind)]),
  );
}
