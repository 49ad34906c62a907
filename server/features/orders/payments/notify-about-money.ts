import { convertKoboToNaira } from '../../../../domain/money.ts';
import type { Transaction } from '../../../database/database.ts';
import { listAdministrators } from '../../../jobs/addressees.store.ts';
import { queueMessages } from '../../../jobs/queue-messages.ts';
import { writeMessages } from '../../../jobs/write-messages.ts';
import { findCustomer } from '../notifications/addressees.store.ts';
import type { OrderRow } from '../order-rows.ts';
import type { RefundRow } from './ledger.store.ts';

export type Came = { readonly reference: string; readonly amountInKobo: number };

/** What the messages about one payment are known by. */
export const namePaid = ({ reference }: Pick<Came, 'reference'>) => `order_paid ${reference}`;

/** To the customer: so much has come. */
export async function notifyPayment(
  tx: Transaction,
  order: OrderRow,
  { reference, amountInKobo }: Came,
  /** Staff took it as they placed the order: the mail about placing it names it. */
  isWithOrder = false,
): Promise<void> {
  const paid = {
    event: namePaid({ reference }),
    kind: 'order_paid',
    details: { amount: convertKoboToNaira(amountInKobo), ...(isWithOrder && { isWithOrder }) },
  } as const;
  await queueMessages(
    tx,
    writeMessages({ orderId: order.id }, paid, [await findCustomer(tx, order, paid.kind)]),
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

/** What the messages about one claimed transfer are known by. */
export const nameTransferClaim = (orderId: string, at: Date) =>
  `transfer_claimed ${orderId} ${at.toISOString()}`;

/** To the administrators: a customer says that a transfer was made. */
export async function notifyTransferClaim(
  tx: Transaction,
  order: OrderRow,
  at: Date,
  dueInKobo: number,
): Promise<void> {
  const claim = {
    event: nameTransferClaim(order.id, at),
    kind: 'payment_problem',
    // An order that has expired by the time this is read owes nothing.
    details: { claimed: true, amount: convertKoboToNaira(dueInKobo) },
  } as const;
  await queueMessages(
    tx,
    writeMessages({ orderId: order.id }, claim, await listAdministrators(tx, claim.kind)),
  );
}

/** What the messages about one refund that is done are known by; one that was put back is done a second time. */
export const nameRefunded = (refundId: string, at: Date | null) =>
  `refund ${refundId} done${at ? ` ${at.toISOString()}` : ''}`;

/** To the customer, when a refund is on its way and when it has arrived. */
export async function notifyRefund(
  tx: Transaction,
  order: OrderRow,
  { id, amountInKobo, status, way, paymentId, settledAt }: RefundRow,
): Promise<void> {
  const isDone = status === 'processed';
  const onVoucher = way === 'voucher' && { refundId: id, isCredit: paymentId === null };
  const byHand = (way === 'cash' && { isCash: true }) || (way === 'transfer' && { isTransfer: true });
  const refund = {
    event: isDone ? nameRefunded(id, settledAt) : `refund ${id} begun`,
    kind: 'refund',
    details: { amount: convertKoboToNaira(amountInKobo), isDone, ...byHand, ...onVoucher },
  } as const;
  await queueMessages(
    tx,
    writeMessages({ orderId: order.id }, refund, [await findCustomer(tx, order, refund.kind)]),
  );
}
