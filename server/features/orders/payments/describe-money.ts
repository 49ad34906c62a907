import type { OrderMoney } from '../../../../contract/payments.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { computeDue, computeDueNow, computeSurplus } from '../../../../domain/payments/ledger.ts';
import { computeWaived, computeWrittenOff } from '../../../../domain/payments/money-sums.ts';
import type { OrderRow } from '../order-rows.ts';
import type { MoneyRows } from './money-rows.store.ts';
import { readLedger } from './order-ledger.ts';

/** The money of an order in the words of the API. */
export function describeMoney(
  order: OrderRow,
  { payments, refunds, reversals, writtenOffInKobo, openAttempt }: MoneyRows,
  now: Date,
): OrderMoney {
  const ledger = readLedger(order, now);
  return {
    deposit: order.depositInKobo === null ? null : convertKoboToNaira(order.depositInKobo),
    paid: convertKoboToNaira(order.paidInKobo),
    refunded: convertKoboToNaira(order.refundedInKobo),
    due: convertKoboToNaira(computeDue(ledger)),
    dueNow: convertKoboToNaira(computeDueNow(ledger, order.depositInKobo)),
    refundDue: convertKoboToNaira(computeSurplus(ledger) + order.refundingInKobo),
    waived: convertKoboToNaira(computeWaived(ledger)),
    writtenOff: convertKoboToNaira(computeWrittenOff(ledger, writtenOffInKobo)),
    payments: payments.map(({ way, amountInKobo, surchargeInKobo, paidAt, reference }) => ({
      way,
      amount: convertKoboToNaira(amountInKobo),
      surcharge: convertKoboToNaira(surchargeInKobo),
      paidAt: paidAt.toISOString(),
      reference,
    })),
    refunds: refunds.map(({ id, way, amountInKobo, status, reason, createdAt, settledAt }) => ({
      id,
      way,
      amount: convertKoboToNaira(amountInKobo),
      status,
      reason,
      createdAt: createdAt.toISOString(),
      settledAt: settledAt?.toISOString() ?? null,
    })),
    reversals: reversals.map(({ amountInKobo, at }) => ({
      amount: convertKoboToNaira(amountInKobo),
      at: at.toISOString(),
    })),
    transferClaimedAt: order.transferClaimedAt?.toISOString() ?? null,
    openAttempt: openAttempt
      ? {
          reference: openAttempt.reference,
          channel: openAttempt.channel,
          startedAt: openAttempt.createdAt.toISOString(),
          isProcessing: openAttempt.isProcessing,
          rejected: openAttempt.rejectedAt && {
            amount: convertKoboToNaira(openAttempt.rejectedInKobo ?? 0),
            asked: convertKoboToNaira(openAttempt.amountInKobo),
          },
        }
      : null,
  };
}
