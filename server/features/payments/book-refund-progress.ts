import { findNextCheck } from '../../../domain/payments/attempts.ts';
import { isUnderWay } from '../../../domain/payments/ways.ts';
import type { Transaction } from '../../database/database.ts';
import type { FoundRefund } from '../../ports/payments.ts';
import type { OrderRow } from '../orders/orders.store.ts';
import { changeRefund, type RefundRow } from './ledger.store.ts';
import { tellPaymentProblem, tellRefund } from './tell-about-money.ts';

/** What the provider says of a refund, written down once; the order when that changed something. */
export async function bookRefundProgress(
  tx: Transaction,
  refund: RefundRow,
  { status, providerId }: Pick<FoundRefund, 'status'> & Partial<FoundRefund>,
  now: Date,
): Promise<OrderRow | undefined> {
  const checksMade = refund.checksMade + 1;
  const nextCheckAt = isUnderWay(status) ? (findNextCheck(checksMade, now) ?? null) : null;
  const progress = { status, nextCheckAt, checksMade, ...(providerId !== undefined && { providerId }) };
  const order = await changeRefund(tx, refund, progress, now);
  if (!order || status === refund.status) return undefined;
  if (status === 'processed') await tellRefund(tx, order, { ...refund, status });
  if (status === 'failed' || status === 'needs_attention') {
    await tellPaymentProblem(tx, order, `refund ${refund.id} ${status}`);
  }
  return order;
}
