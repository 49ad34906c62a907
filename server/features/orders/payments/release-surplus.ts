import { ADJUSTMENT_KEY_STARTS } from '../../../../domain/payments/adjustments.ts';
import { computeSurplusToRelease } from '../../../../domain/payments/ledger.ts';
import type { Transaction } from '../../../database/database.ts';
import type { OrderRow } from '../order-rows.ts';
import { addAdjustment } from './adjustments.store.ts';
import { readLedger } from './order-ledger.ts';

type Gone = {
  readonly paymentId: string;
  readonly cause: 'voided' | 'reversed';
  /** Null: the shop itself. */
  readonly madeBy: string | null;
};

/** What was kept of a payment that is gone is kept no longer: otherwise the order would cost more than was agreed. */
export async function releaseSurplus(
  tx: Transaction,
  order: OrderRow,
  { paymentId, cause, madeBy }: Gone,
  now: Date,
): Promise<OrderRow> {
  const retainedInKobo = computeSurplusToRelease(readLedger(order, now));
  if (retainedInKobo === 0) return order;
  const reason = `The payment it was kept from was ${cause}`;
  const key = `${ADJUSTMENT_KEY_STARTS[cause]}${cause === 'voided' ? '' : `${order.version}-`}${paymentId}`;
  const back = { orderId: order.id, amountInKobo: -retainedInKobo, reason, key, at: now, madeBy };
  return addAdjustment(tx, back, now);
}
