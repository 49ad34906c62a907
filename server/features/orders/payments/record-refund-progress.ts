import { findNextCheck } from '../../../../domain/payments/attempts.ts';
import { isUnderWay } from '../../../../domain/payments/ways.ts';
import type { Transaction } from '../../../database/database.ts';
import type { FoundRefund } from '../../../ports/payments.ts';
import { announceOrder } from '../notifications/announce-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { findOrder } from '../orders.store.ts';
import { changeRefund, type RefundRow } from './ledger.store.ts';
import { notifyPaymentProblem, notifyRefund } from './notify-about-money.ts';

/** Banks take weeks at times: once the usual checks are made, it is asked about every day until it has come to its end. */
const LATER_PAUSE_MS = 86_400_000;

export type RefundNews = Pick<FoundRefund, 'status'> & Partial<Pick<FoundRefund, 'providerId'>>;

/** What the provider says of a refund, written down once. `refund` is as it was known before the provider was asked. */
export async function recordRefundProgress(
  tx: Transaction,
  refund: RefundRow,
  { status, providerId }: RefundNews,
  now: Date,
): Promise<void> {
  const checksMade = refund.checksMade + 1;
  const nextCheckAt = isUnderWay(status)
    ? (findNextCheck(checksMade, now) ?? new Date(now.getTime() + LATER_PAUSE_MS))
    : null;
  const progress = { status, nextCheckAt, checksMade, ...(providerId !== undefined && { providerId }) };
  const changed = await changeRefund(tx, refund, progress, now);
  if (changed.outcome === 'too_much') await notifyTooMuch(tx, refund);
  if (changed.outcome === 'changed') await reportProgress(tx, changed.order, { ...refund, status });
}

async function reportProgress(tx: Transaction, order: OrderRow, refund: RefundRow): Promise<void> {
  const { id, status } = refund;
  if (status === 'processed') await notifyRefund(tx, order, refund);
  if (status === 'failed' || status === 'needs_attention') {
    await notifyPaymentProblem(tx, order, `refund ${id} ${status}`);
  }
  await announceOrder(tx, order);
}

/** It was taken to have failed, the money was given back another way, and now both are gone. */
async function notifyTooMuch(tx: Transaction, { id, orderId }: RefundRow): Promise<void> {
  const order = await findOrder(tx, orderId);
  if (order) await notifyPaymentProblem(tx, order, `refund ${id} above what came`);
}
