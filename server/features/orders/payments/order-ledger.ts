import { readStatus } from '../../../../domain/orders/statuses.ts';
import type { Ledger } from '../../../../domain/payments/ledger.ts';
import type { OrderRow } from '../order-rows.ts';

type MoneyColumns = Pick<OrderRow, 'status' | 'holdUntil' | keyof Omit<Ledger, 'isOver'>>;

/** The money of an order as it stands at this moment: a hold that has run out owes nothing any more. */
export function readLedger(order: MoneyColumns, now: Date): Ledger {
  const status = readStatus(order, now);
  return {
    totalInKobo: order.totalInKobo,
    isOver: status === 'cancelled' || status === 'expired',
    adjustedInKobo: order.adjustedInKobo,
    paidInKobo: order.paidInKobo,
    refundedInKobo: order.refundedInKobo,
    refundingInKobo: order.refundingInKobo,
    nettedInKobo: order.nettedInKobo,
  };
}
