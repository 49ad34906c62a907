import { and, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import type { Transaction } from '../../../database/database.ts';
import { messages } from '../../../database/schema/messages.ts';
import { queueMessages } from '../../../jobs/queue-messages.ts';
import { writeMessages } from '../../../jobs/write-messages.ts';
import { findCustomer } from '../notifications/addressees.store.ts';
import type { OrderRow } from '../order-rows.ts';
import type { RefundRow } from './ledger.store.ts';
import { type Came, namePaid, nameRefunded } from './notify-about-money.ts';

/** To the customer: a payment they were notified of does not count. */
export function notifyPaymentVoided(
  tx: Transaction,
  order: OrderRow,
  payment: Came & { readonly id: string },
  now: Date,
): Promise<void> {
  const isAboutIt = eq(messages.event, namePaid(payment));
  const event = `payment_voided ${payment.id}`;
  return correct(tx, order, { isAboutIt, event, kind: 'order_paid', ...payment }, now);
}

/** To the customer: a refund they were told was sent was not. */
export function notifyRefundPutBack(
  tx: Transaction,
  order: OrderRow,
  refund: RefundRow,
  now: Date,
): Promise<void> {
  const isAboutIt = sql`starts_with(${messages.event}, ${nameRefunded(refund.id, null)})`;
  const event = `refund_put_back ${refund.id} ${now.toISOString()}`;
  return correct(tx, order, { isAboutIt, event, kind: 'refund', ...refund }, now);
}

type Correction = {
  readonly isAboutIt: SQL;
  readonly event: string;
  readonly kind: 'order_paid' | 'refund';
  readonly amountInKobo: number;
};

/**
 * What has not left yet is dropped, and whoever was told nothing hears nothing; a mail that is being sent in this moment counts
 * as sent.
 */
async function correct(
  tx: Transaction,
  order: OrderRow,
  { isAboutIt, event, kind, amountInKobo }: Correction,
  now: Date,
): Promise<void> {
  const isWrong = and(eq(messages.orderId, order.id), isAboutIt);
  await tx
    .update(messages)
    .set({ readAt: now })
    .where(and(isWrong, ne(messages.channel, 'in_app'), eq(messages.attempts, 0), isNull(messages.sentAt)));
  const notified = await tx
    .select({ channel: messages.channel, details: messages.details })
    .from(messages)
    .where(
      and(isWrong, or(eq(messages.channel, 'in_app'), isNull(messages.readAt), isNotNull(messages.sentAt))),
    );
  const isOnlyInOrderMail =
    notified.some((each) => each.details.isWithOrder === true) && (await hasOrderMailWaiting(tx, order));
  const details = { amount: convertKoboToNaira(amountInKobo), isWithdrawn: true };
  const corrections = writeMessages({ orderId: order.id }, { event, kind, details }, [
    await findCustomer(tx, order, kind),
  ]);
  await queueMessages(
    tx,
    corrections.filter(
      (each) =>
        notified.some(({ channel }) => channel === each.channel) &&
        !(each.channel === 'email' && isOnlyInOrderMail),
    ),
  );
}

/**
 * Whether the mail about placing the order, which names what was taken with it, is still to leave: it will say what is true by
 * then. Held, so that it does not leave in this moment. A confirmation takes its place, and has told of the payment.
 */
async function hasOrderMailWaiting(tx: Transaction, { id }: OrderRow): Promise<boolean> {
  const isMail = and(eq(messages.orderId, id), eq(messages.channel, 'email'));
  const waiting = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(isMail, eq(messages.kind, 'order_placed'), eq(messages.attempts, 0), isNull(messages.readAt)))
    .for('update');
  const isConfirmed = sql`${messages.details} ->> 'news' = 'confirmed'`;
  const isConfirmation = and(isMail, eq(messages.kind, 'order_status'), isConfirmed);
  return waiting.length > 0 && (await tx.$count(messages, isConfirmation)) === 0;
}
