import type { AdminOrder } from '../../../../contract/order-admin.ts';
import { atLagosTime } from '../../../../domain/delivery/lagos-time.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { type AttentionReason, findAttention } from '../../../../domain/orders/attention.ts';
import { listNextStatuses, type OrderStatus, readStatus } from '../../../../domain/orders/statuses.ts';
import { computeDue, computeDueNow, computeSurplus } from '../../../../domain/payments/ledger.ts';
import type { Database } from '../../../database/database.ts';
import { summariseOrder } from '../describe-order.ts';
import type { OrderCardRow } from '../order-rows.ts';
import { readLedger } from '../payments/order-ledger.ts';
import {
  findClosedDays,
  findUnansweredDisputes,
  findWaitingRefunds,
  listLinesOf,
  type RefundGlimpse,
  sumDraws,
} from './admin-orders.store.ts';

/** Orders in the words of the desk, in the order in which they are given. */
export async function describeAdminOrders(
  db: Database,
  rows: readonly OrderCardRow[],
  now: Date,
): Promise<AdminOrder[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [lines, waiting, disputed, drawn, closed] = await Promise.all([
    listLinesOf(db, ids),
    findWaitingRefunds(db, ids),
    findUnansweredDisputes(db, ids),
    sumDraws(db, ids),
    findClosedDays(
      db,
      rows.map(({ day }) => day),
    ),
  ]);
  return rows.map((order) => ({
    ...describeDue(order, now),
    ...summariseOrder(order, lines.get(order.id) ?? [], now),
    customerName: order.contactName,
    customerPhone: order.contactPhone,
    zoneName: order.zoneName,
    origin: order.origin,
    payment: order.paymentMethod,
    attention: [
      ...findAttentionOf(
        order,
        {
          refunds: waiting.get(order.id) ?? [],
          hasUnansweredDispute: disputed.has(order.id),
          drawnInKobo: drawn.get(order.id) ?? 0,
          isDayClosed: closed.has(order.day),
        },
        now,
      ),
    ],
    stoppedFor: order.stoppedFor,
    nextStatuses: [...listSteps(order, now)],
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
  readonly refunds: readonly RefundGlimpse[];
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
