import type { OfferedSlot, SlotChoice } from '../../../../contract/availability.ts';
import {
  type DayAvailability,
  findNearestFree,
  judgeSlot,
  planDay,
  type SlotState,
} from '../../../../domain/delivery/availability.ts';
import {
  type DayLoad,
  type DeliveryWindow,
  type Demand,
  NO_LOAD,
} from '../../../../domain/delivery/calendar.ts';
import { judgeShare } from '../../../../domain/orders/unconfirmed.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { ShelfLine } from '../../../../domain/shelf/shelf.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import type { OrderRow } from '../order-rows.ts';
import { findSameDayOf } from '../shelf/find-same-day.ts';
import {
  type DayLoads,
  lockDays,
  readExceptions,
  readLoads,
  readLoadsWithUnconfirmed,
} from './calendar-days.store.ts';
import { type DeliveryPlan, readCalendar } from './delivery-plan.store.ts';
import { describeSlot, listDays } from './read-availability.ts';

/** What a shopper is told when the chosen slot cannot be had. */
const SLOT_REFUSALS: Readonly<Record<Exclude<SlotState, 'free' | 'overfull'>, string>> = {
  past: 'That day has passed. Choose another.',
  closed: 'We’re closed that day. Choose another.',
  not_offered: 'That time isn’t available. Choose another.',
  late: 'It’s too late to order for that time. Choose a later one.',
  cut_off: 'It’s too late to order for that day. Choose a later one.',
  too_soon: 'Something in your cart needs more time to make. Choose a later day.',
  too_much: 'This is more than we can bake in one day. Order less, or contact us.',
  day_full: 'That day is now fully booked. Here are the nearest available times.',
  window_full: 'That time has just been taken. Here are the nearest available times.',
  too_far: 'That day is too far ahead. Choose an earlier one.',
};

const NOT_ON_SHELF = refuse(
  'conflict',
  'slot_not_on_shelf',
  'There isn’t enough left for today. Order less, or choose another day.',
  { slot: 'There isn’t enough left for today.' },
);

const ALTERNATIVES_MAX = 4;

const UNCONFIRMED_REFUSALS = {
  full: 'We already have several unpaid orders for that time. Choose another time, or pay online if it’s offered.',
  too_large: 'An order this large must be paid in advance. Pay online if it’s offered, or contact us.',
} as const;

export type SlotInput = {
  /** Its calendar is shared, so that it cannot change before the order is in. */
  readonly plan: Pick<DeliveryPlan, 'calendar' | 'openingHours' | 'shelf'>;
  readonly slot: SlotChoice;
  readonly demand: Demand;
  /** What of it may lie on today's shelf. */
  readonly lines: readonly ShelfLine[];
  readonly now: Date;
  /** The order that gives its place back in the same moment. */
  readonly moved?: OrderRow;
  /** Of somebody nobody knows, who has not paid: how much of a day all such orders may take, in percent. */
  readonly dayShare?: number | undefined;
  /** Staff take it although it comes too late for customers. */
  readonly acceptsLate?: boolean | undefined;
  /** An administrator takes it although there is no room left. */
  readonly acceptsFull?: boolean | undefined;
};

/** A window of the day; from the shelf, what is ordered takes pieces of it and none of the kitchen's work. */
export type TakenSlot = DeliveryWindow & {
  readonly isFromShelf: boolean;
  /** After the customers' cut-off, or with less notice than they have to give. */
  readonly isLate: boolean;
  /** There was no room left. */
  readonly isOverfull: boolean;
};

/** Holds the day to the end of the transaction: a slot that is free now is free until then, and so are the pieces of its shelf. */
export async function takeSlot(
  tx: Transaction,
  {
    plan: { calendar, openingHours, shelf },
    slot,
    demand,
    lines,
    now,
    moved,
    dayShare,
    acceptsLate = false,
    acceptsFull = false,
  }: SlotInput,
): Promise<Result<TakenSlot>> {
  const exceptions = await lockDays(tx, moved ? [moved.day, slot.day] : [slot.day]);
  const { all, unconfirmed } = await readLoadsWithUnconfirmed(tx, { from: slot.day, to: slot.day }, now);
  const withoutMoved = (loads: DayLoads): DayLoad => {
    const load = loads.get(slot.day);
    return load && moved?.day === slot.day ? takeOut(load, moved) : (load ?? NO_LOAD);
  };

  const loads = new Map([[slot.day, withoutMoved(all)]]);
  const wanted = { shelf, lines, wayHours: demand.wayHours ?? 0, now, without: moved?.id };
  const sameDay = await findSameDayOf(tx, slot.day, wanted);
  const allowed = { isForStaff: acceptsLate || acceptsFull, mayOverfill: acceptsFull };
  const question = { calendar, openingHours, exceptions, loads, demand, sameDay, ...allowed, now };
  const state = judgeSlot(question, slot);
  const window = calendar.windows.find(({ id }) => id === slot.windowId);
  if ((state === 'free' || state === 'late' || state === 'overfull') && window) {
    const taken = {
      ...window,
      isFromShelf: sameDay !== undefined,
      isLate: state === 'late',
      isOverfull: state === 'overfull',
    };
    if (dayShare === undefined) return accept(taken);
    const share = judgeShare({
      plan: planDay(calendar, exceptions, slot.day),
      window,
      load: withoutMoved(unconfirmed),
      demand: sameDay ? { ...demand, workUnits: 0 } : demand,
      dayShare,
    });
    return share === 'free' ? accept(taken) : refuseShare(share);
  }
  const reason = state === 'free' || state === 'overfull' ? 'not_offered' : state;
  const message = SLOT_REFUSALS[reason];
  return refuse('conflict', `slot_${reason}`, message, { slot: message });
}

type RetainedSlot = {
  readonly plan: Pick<DeliveryPlan, 'calendar' | 'shelf'>;
  readonly order: OrderRow;
  readonly lines: readonly ShelfLine[];
  /** What the order takes after the change. */
  readonly workUnits: number;
  readonly now: Date;
};

/** An order that stays in its slot may take more of its day, as far as there is room; neither notice nor cut-off is asked again. */
export async function keepSlot(
  tx: Transaction,
  { plan: { calendar, shelf }, order, lines, workUnits, now }: RetainedSlot,
): Promise<Result<TakenSlot>> {
  const exceptions = await lockDays(tx, [order.day]);
  const sameWindow = keepWindow(calendar, order);
  if (order.isFromShelf) {
    const wanted = { shelf, lines, wayHours: 0, now, without: order.id };
    return (await findSameDayOf(tx, order.day, wanted)) ? accept(sameWindow) : NOT_ON_SHELF;
  }
  const loads = await readLoads(tx, { from: order.day, to: order.day }, now);
  const others = takeOut(loads.get(order.day) ?? NO_LOAD, order).workUnits;
  const isMore = workUnits > order.workUnits;
  if (isMore && others + workUnits > planDay(calendar, exceptions, order.day).workUnits) {
    const message = SLOT_REFUSALS.day_full;
    return refuse('conflict', 'slot_day_full', message, { slot: message });
  }
  return accept(sameWindow);
}

/** The window as it was agreed, whatever has become of it in the plan. */
export function keepWindow(calendar: DeliveryPlan['calendar'], order: OrderRow): TakenSlot {
  const { windowId: id, windowFrom: from, windowTo: to, isFromShelf } = order;
  const known = calendar.windows.find((window) => window.id === id);
  return {
    ...(known ?? { id, capacities: { delivery: 0, pickup: 0 } }),
    from,
    to,
    isFromShelf,
    isLate: false,
    isOverfull: false,
  };
}

export function refuseShare(share: keyof typeof UNCONFIRMED_REFUSALS) {
  const message = UNCONFIRMED_REFUSALS[share];
  const field = share === 'full' ? 'slot' : 'payment';
  return refuse('conflict', `slot_unconfirmed_${share}`, message, { [field]: message });
}

/** Looked up once the day is given back, so that nobody waits for it. */
export async function listAlternatives(
  db: Database,
  { slot, demand, lines, now, dayShare }: Pick<SlotInput, 'slot' | 'demand' | 'lines' | 'now' | 'dayShare'>,
): Promise<OfferedSlot[]> {
  const offered = await listDays(db, { demand, lines, now });
  const days =
    dayShare === undefined ? offered : await leaveOutShared(db, offered, { demand, now, dayShare });
  return findNearestFree(days, slot, ALTERNATIVES_MAX).flatMap((free) => describeSlot(days, free) ?? []);
}

/** Without the times at which orders that nobody has paid for or confirmed have taken their share. */
async function leaveOutShared(
  db: Database,
  days: readonly DayAvailability[],
  { demand, now, dayShare }: { readonly demand: Demand; readonly now: Date; readonly dayShare: number },
): Promise<readonly DayAvailability[]> {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return days;
  const span = { from: first.day, to: last.day };
  const [calendar, exceptions, { unconfirmed }] = await Promise.all([
    readCalendar(db),
    readExceptions(db, span),
    readLoadsWithUnconfirmed(db, span, now),
  ]);
  return days.map((day) => ({
    ...day,
    windows: day.windows.filter(({ id }) => {
      const window = calendar.windows.find((each) => each.id === id);
      const plan = planDay(calendar, exceptions, day.day);
      const load = unconfirmed.get(day.day) ?? NO_LOAD;
      return window && judgeShare({ plan, window, load, demand, dayShare }) === 'free';
    }),
  }));
}

/** Within its own day an order does not stand in its own way. */
function takeOut(load: DayLoad, { workUnits, isFromShelf, windowId, method }: OrderRow): DayLoad {
  const window = load.windows[windowId] ?? { delivery: 0, pickup: 0 };
  return {
    workUnits: load.workUnits - (isFromShelf ? 0 : workUnits),
    windows: { ...load.windows, [windowId]: { ...window, [method]: window[method] - 1 } },
  };
}
