import { convertNairaToKobo, formatNaira } from '../../../../domain/money.ts';
import { readStatus } from '../../../../domain/orders/statuses.ts';
import { computeExpected } from '../../../../domain/payments/ledger.ts';
import type { HandWay } from '../../../../domain/payments/ways.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { OrderRow } from '../order-rows.ts';
import { KEY_REUSED } from './key-reused.ts';
import { lockOrderWithDay } from './lock-order.ts';
import { noteBefore } from './order-before-payment.ts';
import { readLedger } from './order-ledger.ts';
import { recordPaymentInTransaction } from './record-payment.ts';
import { findPaymentByReference } from './refunds.store.ts';

export type PaymentByHand = {
  readonly way: HandWay;
  readonly amount: number;
  readonly note: string;
  /** More came than is due, and it is no slip. */
  readonly acceptOverpayment: boolean;
  /** Of a part: the order is confirmed, and the rest is paid on receipt. Left out: it waits for the rest. */
  readonly isRestAgreed?: boolean;
  /** It was taken as the order was placed. */
  readonly isWithOrder?: boolean;
  readonly key: string;
  readonly actorId: string;
};

/** The owner has seen the money: on the account, over the counter, at the door. */
export function recordByHand(
  db: Database,
  orderId: string,
  payment: PaymentByHand,
  readClock: () => Date,
): Promise<Result<OrderRow>> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrderWithDay(tx, orderId);
    return recordByHandInTransaction(tx, order, payment, readClock());
  });
}

/** The same for whoever holds the order and its day already. */
export async function recordByHandInTransaction(
  tx: Transaction,
  order: OrderRow,
  {
    way,
    amount,
    note,
    acceptOverpayment,
    isRestAgreed = false,
    isWithOrder = false,
    key,
    actorId,
  }: PaymentByHand,
  now: Date,
): Promise<Result<OrderRow>> {
  const amountInKobo = convertNairaToKobo(amount);
  const reference = `hand-${key}`;
  const known = await findPaymentByReference(tx, reference);
  if (known) {
    // Sent a second time after a lost answer, unless it is something else under the same key.
    const isSame = known.orderId === order.id && known.way === way && known.amountInKobo === amountInKobo;
    return isSame ? accept(order) : KEY_REUSED;
  }
  const hasRunOut = readStatus(order, now) === 'expired' && order.reinstatedAs === null;
  const expectedInKobo = computeExpected(readLedger(order, now), hasRunOut);
  if (amountInKobo > expectedInKobo && !acceptOverpayment) return refuseExcess(amountInKobo, expectedInKobo);
  const orderBefore = await noteBefore(tx, order);
  const came = { orderId: order.id, way, note, amountInKobo, reference, orderBefore };
  const moments = { paidAt: now, recordedAt: now, recordedBy: actorId };
  const paid = await recordPaymentInTransaction(tx, { ...came, ...moments }, now, {
    isRestAgreed,
    isWithOrder,
  });
  // Somebody used the key for another order in this moment.
  if (!paid) return KEY_REUSED;
  return accept(paid);
}

function refuseExcess(amountInKobo: number, expectedInKobo: number) {
  const due = expectedInKobo === 0 ? 'Nothing' : formatNaira(expectedInKobo);
  const message = `${due} is due, and this is ${formatNaira(amountInKobo - expectedInKobo)} more. Change the amount, or confirm that you received it.`;
  return refuse('conflict', 'overpayment', message, { amount: message });
}
