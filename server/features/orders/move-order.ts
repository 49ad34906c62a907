import { and, eq, sql } from 'drizzle-orm';
import type { SlotChoice } from '../../../contract/availability.ts';
import type { PlacementRefusal } from '../../../contract/orders.ts';
import { findNearestFree, judgeSlot } from '../../../domain/checkout/availability.ts';
import type { DayLoad, Demand } from '../../../domain/checkout/calendar.ts';
import { readStatus, type StepMaker } from '../../../domain/orders/statuses.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { orders } from '../../database/schema/orders.ts';
import { inTransaction } from '../../database/transaction.ts';
import { lockDays, readDeliveryPlan, readExceptions, readLoads } from '../delivery/delivery-plan.store.ts';
import { describeSlot, listDays } from '../delivery/read-availability.ts';
import { announceOrder } from './announce-order.ts';
import { isMovable } from './describe-order.ts';
import { insertEvent, type OrderRow } from './orders.store.ts';
import { SLOT_REFUSALS } from './slot-refusals.ts';
import { tellOrderStep } from './tell-about-order.ts';

const ALTERNATIVES = 4;
const NOT_MOVABLE = refuse(
  'conflict',
  'not_movable',
  'The order can no longer be moved. Write to us if something has come up.',
).refusal;

export type Move = {
  readonly slot: SlotChoice;
  readonly by: StepMaker;
  readonly actorId: string | null;
  readonly now: Date;
};
export type MoveOutcome =
  | { readonly ok: true; readonly order: OrderRow }
  | { readonly ok: false; readonly refusal: Refusal; readonly details: PlacementRefusal };

/** Takes the new place and gives back the old one in the same moment, so the order never stands without one. */
export async function moveOrder(db: Database, order: OrderRow, move: Move): Promise<MoveOutcome> {
  const outcome = await inTransaction(db, (tx) => moveInTransaction(tx, order, move));
  if (outcome.ok || outcome.refusal === NOT_MOVABLE) return outcome;
  const days = await listDays(db, demandOf(order), move.now);
  const nearest = findNearestFree(days, move.slot, ALTERNATIVES);
  return { ...outcome, details: { alternatives: nearest.flatMap((slot) => describeSlot(days, slot) ?? []) } };
}

async function moveInTransaction(
  tx: Transaction,
  order: OrderRow,
  { slot, by, actorId, now }: Move,
): Promise<MoveOutcome> {
  if (!isMovable(readStatus(order, now))) return { ok: false, refusal: NOT_MOVABLE, details: {} };
  const { calendar } = await readDeliveryPlan(tx);
  await lockDays(tx, [order.day, slot.day]);
  const exceptions = await readExceptions(tx, slot.day, slot.day);
  const loads = new Map(await readLoads(tx, slot.day, slot.day, now));
  const load = loads.get(slot.day);
  if (load && slot.day === order.day) loads.set(slot.day, takeOut(load, order));

  const demand = demandOf(order);
  const state = judgeSlot({ calendar, exceptions, loads, demand, now }, slot);
  const window = calendar.windows.find(({ id }) => id === slot.windowId);
  if (state !== 'free' || !window) {
    const message = SLOT_REFUSALS[state === 'free' ? 'not_offered' : state];
    const { refusal } = refuse('conflict', `slot_${state}`, message, { slot: message });
    return { ok: false, refusal, details: {} };
  }
  const [moved] = await tx
    .update(orders)
    .set({
      day: slot.day,
      windowId: window.id,
      windowFrom: window.from,
      windowTo: window.to,
      version: sql`${orders.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(orders.id, order.id), eq(orders.version, order.version)))
    .returning();
  if (!moved) return { ok: false, refusal: NOT_MOVABLE, details: {} };
  const words = `Moved from ${order.day}, ${order.windowFrom}–${order.windowTo}`;
  const eventId = await insertEvent(tx, {
    orderId: order.id,
    at: now,
    status: moved.status,
    madeBy: by,
    actorId,
    words,
  });
  await tellOrderStep(tx, moved, eventId);
  await announceOrder(tx, moved);
  return { ok: true, order: moved };
}

function demandOf({ method, workUnits, leadTimeHours }: OrderRow): Demand {
  return { method, workUnits, leadTimeHours };
}

/** Within its own day an order does not stand in its own way. */
function takeOut(load: DayLoad, { workUnits, windowId, method }: OrderRow): DayLoad {
  const window = load.windows[windowId] ?? { delivery: 0, pickup: 0 };
  return {
    workUnits: load.workUnits - workUnits,
    windows: { ...load.windows, [windowId]: { ...window, [method]: window[method] - 1 } },
  };
}
