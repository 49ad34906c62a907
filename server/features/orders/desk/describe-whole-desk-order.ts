import type { WholeDeskOrder } from '../../../../contract/order-desk.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { computeKept } from '../../../../domain/payments/ledger.ts';
import { ONLINE_CHANNELS } from '../../../../domain/payments/ways.ts';
import type { Database } from '../../../database/database.ts';
import { describeOrder } from '../describe-order.ts';
import type { WholeOrder } from '../orders.store.ts';
import type { MoneyRows } from '../payments/ledger.store.ts';
import { readLedger } from '../payments/order-ledger.ts';
import { findAttentionOf, listSteps } from './describe-desk-orders.ts';
import { findNames, listAdjustments, listNotes } from './desk-order.store.ts';

/** All there is to know of one order: what its customer sees, and what is for administrators alone. */
export async function describeWholeDeskOrder(
  db: Database,
  whole: WholeOrder,
  now: Date,
): Promise<WholeDeskOrder> {
  const { order, lines, events, money } = whole;
  const makers = events.map(({ madeBy, actorId }) => (madeBy === 'administrator' ? actorId : null));
  const [names, adjustments, notes] = await Promise.all([
    findNames(
      db,
      [...new Set(makers)].filter((id) => id !== null),
    ),
    listAdjustments(db, order.id),
    listNotes(db, order.id),
  ]);
  const described = describeOrder(whole, now);
  const keptInKobo = computeKept(readLedger(order, now));
  const hasStuckRefund = money.refunds.some(({ status }) => status === 'needs_attention');
  return {
    ...described,
    userId: order.userId,
    origin: order.origin,
    attention: [...findAttentionOf(order, hasStuckRefund, now)],
    nextStatuses: [...listSteps(order, now)],
    workUnits: order.workUnits,
    lineAllergens: lines.map(({ allergens }) => allergens),
    // The history may have one step more than there are rows: what the clock has ended.
    historyActors: described.history.map((_, place) => names.get(makers[place] ?? '') ?? null),
    refundableOnline: convertKoboToNaira(Math.min(keptInKobo, sumRefundableOnline(money))),
    refundable: convertKoboToNaira(keptInKobo),
    adjustments: adjustments.map(({ amountInKobo, reason, at, by }) => ({
      amount: convertKoboToNaira(amountInKobo),
      reason,
      at: at.toISOString(),
      by,
    })),
    notes: notes.map((note) => ({ ...note, at: note.at.toISOString() })),
  };
}

/** What came over the provider and neither has gone back that way nor is about to. */
function sumRefundableOnline({ payments, refunds }: MoneyRows): number {
  const cameInKobo = payments
    .filter(({ way }) => ONLINE_CHANNELS.some((channel) => channel === way))
    .reduce((sum, { amountInKobo }) => sum + amountInKobo, 0);
  const wentInKobo = refunds
    .filter(({ way, status }) => way === 'online' && status !== 'failed')
    .reduce((sum, { amountInKobo }) => sum + amountInKobo, 0);
  return cameInKobo - wentInKobo;
}
