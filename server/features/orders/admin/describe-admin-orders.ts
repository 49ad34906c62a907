import type { AdminOrder } from '../../../../contract/order-admin.ts';
import { atLagosTime } from '../../../../domain/delivery/lagos-time.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import {
  ATTENTION_REASONS,
  type AttentionReason,
  findAttention,
} from '../../../../domain/orders/attention.ts';
import { isEarlyToStart } from '../../../../domain/orders/early-start.ts';
import { listNextStatuses, type OrderStatus, readStatus } from '../../../../domain/orders/statuses.ts';
import { computeDue, computeDueNow, computeSurplus } from '../../../../domain/payments/ledger.ts';
import type { RefundStatus } from '../../../../domain/payments/ways.ts';
import type { Database } from '../../../database/database.ts';
import { summariseOrder } from '../describe-order.ts';
import type { OrderCardRow } from '../order-rows.ts';
import { readLedger } from '../payments/order-ledger.ts';
import { listLinesOf } from './admin-orders.store.ts';
import type { AdminMoment } from './match-orders.ts';

/** Orders in the words of the desk, in the order in which they are given. */
export async function describeAdminOrders(
  db: Database,
  rows: readonly OrderCardRow[],
  moment: AdminMoment | Promise<AdminMoment>,
): Promise<AdminOrder[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [lines, { now, needing }] = await Promise.all([listLinesOf(db, ids), moment]);
  const reasons = new Map(needing.map((order) => [order.id, order.reasons]));
  return rows.map((order) => ({
    ...describeDue(order, now),
    ...summariseOrder(order, lines.get(order.id) ?? [], now),
    customerName: order.contactName,
    customerPhone: order.contactPhone,
    zoneName: order.zoneName,
    origin: order.origin,
    payment: order.paymentMethod,
    attention: ATTENTION_REASONS.filter((reason) => reasons.get(order.id)?.includes(reason)),
    stoppedFor: order.stoppedFor,
    nextStatuses: [...listSteps(order, now)],
    isEarlyToStart: isEarlyToStart(order, now),
  }));
}

function describeDue(
  order: OrderCardRow,
  now: Date,
): Pick<AdminOrder, 'due' | 'dueNow' | 'deposit' | 'refundDue'> {
  const ledger = readLedger(order, now);
  return {
    due: convertKoboToNaira(computeDue(ledger)),
    dueNow: convertKoboToNaira(computeDueNow(ledger, order.depositInKobo)),
    deposit: order.depositInKobo === null ? null : convertKoboToNaira(order.depositInKobo),
    refundDue: convertKoboToNaira(computeSurplus(ledger) + ledger.refundingInKobo),
  };
}

type AttentionGlimpse = {
  readonly refunds: readonly { readonly status: RefundStatus }[];
  readonly hasUnansweredDispute: boolean;
  /** By vouchers. */
  readonly drawnInKobo: number;
  readonly isDayClosed: boolean;
};

export function findAttentionOf(
  order: OrderCardRow,
  { refunds, hasUnansweredDispute, drawnInKobo, isDayClosed }: AttentionGlimpse,
  now: Date,
): readonly AttentionReason[] {
  return findAttention(
    {
      status: readStatus(order, now),
      slotStartsAt: atLagosTime(order.day, order.windowFrom),
      slotEndsAt: atLagosTime(order.day, order.windowTo),
      isDayClosed,
      ledger: readLedger(order, now),
      drawnInKobo,
      payment: order.paymentMethod,
      depositInKobo: order.depositInKobo,
      balanceDay: order.balanceDay,
      isChangeRequested: order.changeRequest?.status === 'open',
      isTransferClaimed: order.transferClaimedAt !== null,
      hasStuckRefund: refunds.some(({ status }) => status === 'needs_attention'),
      hasUnsentRefund: refunds.some(({ status }) => status === 'to_send'),
      hasUnansweredDispute,
      stoppedFor: order.stoppedFor,
      isOnAccount: order.onAccountReason !== null,
      isBalanceAgreed: order.balanceAgreedAt !== null,
    },
    now,
  );
}

export function listSteps(order: OrderCardRow, now: Date): readonly OrderStatus[] {
  return listNextStatuses(readStatus(order, now), 'administrator', order.method);
}
