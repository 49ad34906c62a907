import { planDay } from '../../../../domain/delivery/availability.ts';
import { NO_LOAD } from '../../../../domain/delivery/calendar.ts';
import { judgeShare } from '../../../../domain/orders/unconfirmed.ts';
import { accept, type Result } from '../../../../domain/refusal.ts';
import type { Transaction } from '../../../database/database.ts';
import type { OrderRow } from '../order-rows.ts';
import { readExceptions, readLoadsWithUnconfirmed } from './calendar-days.store.ts';
import type { DeliveryPlan } from './delivery-plan.store.ts';
import { keepWindow, refuseShare } from './take-slot.ts';

/**
 * Whether an order that was to be paid online may stay in its slot as one that nobody has paid for or confirmed. Its day is
 * held by the caller.
 */
export async function judgeOrderShare(
  tx: Transaction,
  { calendar, terms }: Pick<DeliveryPlan, 'calendar' | 'terms'>,
  order: OrderRow,
  now: Date,
): Promise<Result<void>> {
  const { day, method } = order;
  const span = { from: day, to: day };
  const { unconfirmed } = await readLoadsWithUnconfirmed(tx, span, now);
  const share = judgeShare({
    plan: planDay(calendar, await readExceptions(tx, span), day),
    window: keepWindow(calendar, order),
    load: unconfirmed.get(day) ?? NO_LOAD,
    demand: { method, workUnits: order.isFromShelf ? 0 : order.workUnits, leadTimeHours: 0 },
    dayShare: terms.unconfirmed.dayShare,
  });
  return share === 'free' ? accept(undefined) : refuseShare(share);
}
