import { convertKoboToNaira } from '../../../../domain/money.ts';
import type { Transaction } from '../../../database/database.ts';
import { listAdministrators } from '../../../jobs/addressees.store.ts';
import { queueMessages } from '../../../jobs/queue-messages.ts';
import { writeMessages } from '../../../jobs/write-messages.ts';
import { findCustomer } from '../notifications/addressees.store.ts';
import type { OrderRow } from '../order-rows.ts';
import type { DisputeRow } from './disputes.store.ts';
import type { AttemptRow } from './ledger.store.ts';
import type { ReversalRow } from './reversals.store.ts';

export type DisputeNews = 'opened' | 'reminder' | 'won' | 'lost';

const REMINDED_EVERY_HOURS = 4;

/**
 * To the administrators: a bank asks about a payment, and silence costs it. Reminders have no name of their own, so each of them
 * goes by the hours that are left: one that comes twice is heard once.
 */
export async function notifyDispute(
  tx: Transaction,
  order: OrderRow,
  { providerId, amountInKobo, dueAt }: DisputeRow,
  news: DisputeNews,
  now: Date,
): Promise<void> {
  const hoursLeft = (dueAt.getTime() - now.getTime()) / 3_600_000;
  const reminder = news === 'reminder' ? ` ${Math.max(0, Math.floor(hoursLeft / REMINDED_EVERY_HOURS))}` : '';
  await notifyAdministrators(tx, order, `dispute ${providerId} ${news}${reminder}`, {
    dispute: news,
    amount: convertKoboToNaira(amountInKobo),
    dueAt: dueAt.toISOString(),
  });
}

/** To the administrators: a bank has taken money back, and the order waits for their decision. */
export async function notifyReversal(
  tx: Transaction,
  order: OrderRow,
  { id, amountInKobo }: ReversalRow,
): Promise<void> {
  await notifyAdministrators(tx, order, `reversal ${id}`, {
    reversed: true,
    amount: convertKoboToNaira(amountInKobo),
  });
}

async function notifyAdministrators(
  tx: Transaction,
  order: OrderRow,
  cause: string,
  details: Readonly<Record<string, string | number | boolean>>,
): Promise<void> {
  const problem = { event: `payment_problem ${cause}`, kind: 'payment_problem', details } as const;
  await queueMessages(
    tx,
    writeMessages({ orderId: order.id }, problem, await listAdministrators(tx, problem.kind)),
  );
}

/** To the customer: a transfer was not accepted, and what to do instead. */
export async function notifyRejectedTransfer(
  tx: Transaction,
  order: OrderRow,
  { reference, amountInKobo: askedInKobo }: AttemptRow,
  amountInKobo: number,
): Promise<void> {
  const rejected = {
    event: `transfer_rejected ${reference} ${amountInKobo}`,
    kind: 'order_paid',
    details: {
      isRejected: true,
      amount: convertKoboToNaira(amountInKobo),
      asked: convertKoboToNaira(askedInKobo),
    },
  } as const;
  await queueMessages(
    tx,
    writeMessages({ orderId: order.id }, rejected, [await findCustomer(tx, order, rejected.kind)]),
  );
}
