import type { AdminOrderDetails } from '../../../../contract/order-admin.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { isEarlyToStart } from '../../../../domain/orders/early-start.ts';
import { canUndoHandOver, findLastStep } from '../../../../domain/orders/second-thoughts.ts';
import { isOpenDispute } from '../../../../domain/payments/disputes.ts';
import { computeOwnFees } from '../../../../domain/payments/fees.ts';
import { computeNetPaid } from '../../../../domain/payments/ledger.ts';
import { canVoidRefund, findVoidRule } from '../../../../domain/payments/voiding.ts';
import { accept, type Result } from '../../../../domain/refusal.ts';
import { ORDER_ACTIVITY } from '../../../../domain/users/audit-actions.ts';
import type { Database } from '../../../database/database.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { isId } from '../../../http/id-parameter.ts';
import { listChanges } from '../changes/changes.store.ts';
import { listRiders } from '../deliveries/deliveries.store.ts';
import { describeOrder } from '../describe-order.ts';
import { NO_SUCH_ORDER } from '../find-own-order.ts';
import { findWholeOrder, type WholeOrder } from '../orders.store.ts';
import { canReinstate } from '../payments/can-reinstate.ts';
import { readLedger } from '../payments/order-ledger.ts';
import { listRefundableOnline } from '../payments/refunds.store.ts';
import { toVoider } from '../payments/void-payment.ts';
import { listVoucherSources } from '../vouchers/give-back.ts';
import { findNames, listActivity, listAdjustments, listNotes, wasNotified } from './admin-order.store.ts';
import { findClosedDays } from './admin-orders.store.ts';
import { describeAdjustments } from './describe-adjustments.ts';
import { findAttentionOf, listSteps } from './describe-admin-orders.ts';

/** Whatever an administrator did to an order, the answer is the order as it is now. */
export async function showAdminOrder(
  db: Database,
  id: string,
  actor: Actor,
  now: Date,
): Promise<Result<AdminOrderDetails>> {
  const whole = isId(id) ? await findWholeOrder(db, id) : undefined;
  return whole ? accept(await describeAdminOrderDetails(db, whole, actor, now)) : NO_SUCH_ORDER;
}

/** All there is to know of one order: what its customer sees, and what is for administrators alone. */
async function describeAdminOrderDetails(
  db: Database,
  whole: WholeOrder,
  actor: Actor,
  now: Date,
): Promise<AdminOrderDetails> {
  const { order, events, money } = whole;
  const step = findLastStep(events, order.status)?.step;
  const makers = events.map(({ madeBy, actorId }) => (madeBy === 'administrator' ? actorId : null));
  const voided = money.voidedPayments;
  const recorders = [...money.payments, ...voided].map(({ recordedBy }) => recordedBy);
  const voiders = [
    ...voided.map(({ voiding }) => voiding.madeBy),
    ...money.voidedRefunds.map((one) => one.voidedBy),
  ];
  const [names, adjustments, activity, changes, notes, online, drawn, riders, closed, isNotifiedReady] =
    await Promise.all([
      findNames(
        db,
        [...new Set([...makers, ...recorders, ...voiders, order.riderId])].filter((id) => id !== null),
      ),
      listAdjustments(db, order.id),
      listActivity(db, order.id),
      listChanges(db, order.id),
      listNotes(db, order.id),
      listRefundableOnline(db, order.id),
      listVoucherSources(db, order.id),
      order.method === 'delivery' ? listRiders(db) : [],
      findClosedDays(db, [order.day]),
      step?.status === 'ready' && wasNotified(db, step),
    ]);
  const described = describeOrder(whole, now);
  const netPaidInKobo = computeNetPaid(readLedger(order, now));
  const onlineInKobo = online.reduce((sum, { leftInKobo }) => sum + leftInKobo, 0);
  const drawnInKobo = Math.min(
    netPaidInKobo,
    drawn.reduce((sum, { amountInKobo }) => sum + amountInKobo, 0),
  );
  const nameOf = (id: string | null) => names.get(id ?? '') ?? null;
  return {
    ...described,
    userId: order.userId,
    origin: order.origin,
    attention: [
      ...findAttentionOf(
        order,
        {
          refunds: money.refunds,
          hasUnansweredDispute: money.disputes.some(({ status }) => status === 'awaiting_answer'),
          drawnInKobo: money.payments.reduce(
            (sum, { way, amountInKobo }) => sum + (way === 'voucher' ? amountInKobo : 0),
            0,
          ),
          isDayClosed: closed.has(order.day),
        },
        now,
      ),
    ],
    stoppedFor: order.stoppedFor,
    nextStatuses: [...listSteps(order, now)],
    isEarlyToStart: isEarlyToStart(order, now),
    workUnits: order.workUnits,
    leadTimeHours: order.leadTimeHours,
    rider: order.riderId === null ? null : { id: order.riderId, name: nameOf(order.riderId) ?? '' },
    riders: [...riders],
    // The history may have one step more than there are rows: what the clock has ended.
    historyActors: described.history.map((_, place) => nameOf(makers[place] ?? null)),
    paymentNotes: money.payments.map((payment) => ({
      id: payment.id,
      note: payment.note,
      by: nameOf(payment.recordedBy),
      fees: payment.feesInKobo === null ? null : convertKoboToNaira(payment.feesInKobo),
      voidRule: findVoidRule(
        {
          ...payment,
          netPaidInKobo,
          refundingInKobo: order.refundingInKobo,
          reversedInKobo: money.reversals
            .filter(({ paymentId }) => paymentId === payment.id)
            .reduce((sum, { amountInKobo }) => sum + amountInKobo, 0),
          isDisputed: money.disputes.some(
            ({ paymentId, status }) => paymentId === payment.id && isOpenDispute(status),
          ),
          isMoved: order.reinstatedAs !== null,
        },
        toVoider(actor),
        now,
      ),
    })),
    voidedPayments: voided.map(({ way, amountInKobo, paidAt, note, recordedBy, voiding }) => ({
      way,
      amount: convertKoboToNaira(amountInKobo),
      paidAt: paidAt.toISOString(),
      note,
      recordedBy: nameOf(recordedBy),
      reason: voiding.reason,
      voidedAt: voiding.at.toISOString(),
      voidedBy: nameOf(voiding.madeBy) ?? '',
    })),
    voidedRefunds: money.voidedRefunds.map(
      ({ way, amountInKobo, createdAt, settledAt, voidedBy, voidReason }) => ({
        way,
        amount: convertKoboToNaira(amountInKobo),
        createdAt: createdAt.toISOString(),
        reason: voidReason ?? '',
        voidedAt: (settledAt ?? createdAt).toISOString(),
        voidedBy: nameOf(voidedBy) ?? '',
      }),
    ),
    voidableRefundIds: money.refunds
      .filter((refund) => canVoidRefund(refund, toVoider(actor), now))
      .map(({ id }) => id),
    disputes: money.disputes.map(({ providerId, amountInKobo, openedAt, dueAt, status, category }) => ({
      id: providerId,
      status,
      amount: convertKoboToNaira(amountInKobo),
      category,
      openedAt: openedAt.toISOString(),
      dueAt: dueAt.toISOString(),
    })),
    fees: convertKoboToNaira(money.payments.reduce((sum, payment) => sum + computeOwnFees(payment), 0)),
    onAccountReason: order.onAccountReason,
    isBalanceAgreed: order.balanceAgreedAt !== null,
    canUndoHandOver: step !== undefined && canUndoHandOver(step, toVoider(actor), now),
    isNotifiedReady,
    canReinstate: canReinstate(order, now),
    refundableOnline: convertKoboToNaira(Math.min(netPaidInKobo - drawnInKobo, onlineInKobo)),
    refundableToVouchers: convertKoboToNaira(drawnInKobo),
    refundable: convertKoboToNaira(netPaidInKobo),
    adjustments: describeAdjustments(adjustments, readLedger(order, now), money.writtenOffInKobo),
    activity: activity.flatMap(({ action, at, ...entry }) => {
      const known = ORDER_ACTIVITY.find((each) => each === action);
      return known ? [{ ...entry, action: known, at: at.toISOString() }] : [];
    }),
    changes: changes.map(({ at, words }) => ({ at, words })),
    notes: notes.map((note) => ({ ...note, at: note.at.toISOString() })),
  };
}
