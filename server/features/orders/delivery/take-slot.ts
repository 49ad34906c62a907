import type { OfferedSlot, SlotChoice } from '../../../../contract/availability.ts';
import { findNearestFree, judgeSlot, type SlotState } from '../../../../domain/delivery/availability.ts';
import type { Calendar, DayLoad, DeliveryWindow, Demand } from '../../../../domain/delivery/calendar.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import type { OrderRow } from '../order-rows.ts';
import { lockDays, readLoads } from './calendar-days.store.ts';
import { describeSlot, listDays } from './read-availability.ts';

/** What a shopper is told when the chosen slot cannot be had. */
const SLOT_REFUSALS: Readonly<Record<Exclude<SlotState, 'free'>, string>> = {
  past: 'That day is over. Choose another.',
  closed: 'We are closed on that day. Choose another.',
  not_offered: 'That time is not offered. Choose another.',
  cut_off: 'It is too late to order for that day. Choose a later one.',
  too_soon: 'Something in your cart needs more time. Choose a later day.',
  too_much: 'This is more than we can bake in one day. Order less, or write to us.',
  day_full: 'That day has just been fully booked. These are the nearest free times.',
  window_full: 'That time has just been taken. These are the nearest free times.',
  too_far: 'That day is too far ahead. Choose an earlier one.',
};

const ALTERNATIVES_MAX = 4;

export type SlotInput = {
  /** Shared, so that it cannot change before the order is in. */
  readonly calendar: Calendar;
  readonly slot: SlotChoice;
  readonly demand: Demand;
  readonly now: Date;
  /** The order that gives its place back in the same moment. */
  readonly moved?: OrderRow;
};

/** Holds the day to the end of the transaction: a slot that is free now is free until then. */
export async function takeSlot(
  tx: Transaction,
  { calendar, slot, demand, now, moved }: SlotInput,
): Promise<Result<DeliveryWindow>> {
  const exceptions = await lockDays(tx, moved ? [moved.day, slot.day] : [slot.day]);
  const loads = new Map(await readLoads(tx, { from: slot.day, to: slot.day }, now));
  const load = loads.get(slot.day);
  if (load && moved?.day === slot.day) loads.set(slot.day, takeOut(load, moved));

  const state = judgeSlot({ calendar, exceptions, loads, demand, now }, slot);
  const window = calendar.windows.find(({ id }) => id === slot.windowId);
  if (state === 'free' && window) return accept(window);
  const reason = state === 'free' ? 'not_offered' : state;
  const message = SLOT_REFUSALS[reason];
  return refuse('conflict', `slot_${reason}`, message, { slot: message });
}

/** Looked up once the day is given back, so that nobody waits for it. */
export async function listAlternatives(
  db: Database,
  { slot, demand, now }: Pick<SlotInput, 'slot' | 'demand' | 'now'>,
): Promise<OfferedSlot[]> {
  const days = await listDays(db, demand, now);
  return findNearestFree(days, slot, ALTERNATIVES_MAX).flatMap((free) => describeSlot(days, free) ?? []);
}

/** Within its own day an order does not stand in its own way. */
function takeOut(load: DayLoad, { workUnits, windowId, method }: OrderRow): DayLoad {
  const window = load.windows[windowId] ?? { delivery: 0, pickup: 0 };
  return {
    workUnits: load.workUnits - workUnits,
    windows: { ...load.windows, [windowId]: { ...window, [method]: window[method] - 1 } },
  };
}
