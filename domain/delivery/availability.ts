import { isOpenThroughout } from '../shop/opening-hours.ts';
import type { OpeningHours } from '../shop/profile.ts';
import { WEEKDAYS } from '../weekdays.ts';
import type { Calendar, DayException, DayLoad, DayPlan, DeliveryWindow, Demand } from './calendar.ts';
import { NO_LOAD } from './calendar.ts';
import {
  addDays,
  atLagosTime,
  findWeekday,
  type LagosDay,
  readLagosDay,
  type TimeOfDay,
} from './lagos-time.ts';

/** Why a slot cannot be had; `free` when it can, `late` when staff can still take an order for it and customers cannot, `overfull` when only an administrator can. */
export const SLOT_STATES = [
  'free',
  'late',
  'overfull',
  'past',
  'closed',
  'not_offered',
  'cut_off',
  'too_soon',
  'too_much',
  'day_full',
  'window_full',
  'too_far',
] as const;
export type SlotState = (typeof SLOT_STATES)[number];

export type Slot = { readonly day: LagosDay; readonly windowId: string };

export type WindowAvailability = {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly state: SlotState;
};
export type DayAvailability = {
  readonly day: LagosDay;
  readonly state: SlotState;
  /** The owner's words about a closed day. */
  readonly note: string;
  readonly windows: readonly WindowAvailability[];
};

/** Everything that is wanted lies on today's shelf: it can be had today, in windows that still take orders. */
export type SameDay = {
  /** By window id; a window that is not named takes none. */
  readonly cutOffs: Readonly<Record<string, TimeOfDay>>;
  readonly noticeHours: number;
};

export type AvailabilityQuestion = {
  readonly calendar: Calendar;
  /** When the shop's door is open: nobody is offered a pickup before a closed one. */
  readonly openingHours: readonly OpeningHours[];
  readonly exceptions: ReadonlyMap<LagosDay, DayException>;
  readonly loads: ReadonlyMap<LagosDay, DayLoad>;
  readonly demand: Demand;
  /** Left out: nothing can be had today. */
  readonly sameDay?: SameDay | undefined;
  /** Staff decide how late is too late: neither cut-off nor notice is in their way, only what is full, closed or over. */
  readonly isForStaff?: boolean;
  /** Whoever answers for the kitchen may take on more than there is room for: what is only full is `overfull`. */
  readonly mayOverfill?: boolean;
  readonly now: Date;
};

/** Every day from today to the horizon with what can be had on it, and why not where nothing can. */
export function listAvailability(question: AvailabilityQuestion): readonly DayAvailability[] {
  const today = readLagosDay(question.now);
  return Array.from({ length: question.calendar.horizonDays + 1 }, (_, index) =>
    describeDay(question, addDays(today, index)),
  );
}

export function describeDay(question: AvailabilityQuestion, day: LagosDay): DayAvailability {
  const windows = question.calendar.windows.map((window) => ({
    id: window.id,
    from: window.from,
    to: window.to,
    state: judgeWindow(question, day, window),
  }));
  const offered = windows.filter(({ state }) => state !== 'not_offered');
  const state = offered.some((window) => window.state === 'free')
    ? 'free'
    : ((
        offered.find((window) => window.state === 'late') ??
        offered.find((window) => window.state === 'overfull') ??
        offered.at(-1)
      )?.state ?? 'not_offered');
  return { day, state, note: question.exceptions.get(day)?.note ?? '', windows };
}

/** The same rules for one slot; asked again under lock when the order is placed. */
export function judgeSlot(question: AvailabilityQuestion, { day, windowId }: Slot): SlotState {
  const window = question.calendar.windows.find(({ id }) => id === windowId);
  return window ? judgeWindow(question, day, window) : 'not_offered';
}

export function planDay(
  calendar: Calendar,
  exceptions: ReadonlyMap<LagosDay, DayException>,
  day: LagosDay,
): DayPlan {
  const usual = calendar.weekdays[findWeekday(day)] ?? { isOpen: false, workUnits: 0 };
  const exception = exceptions.get(day);
  if (!exception) return usual;
  return { isOpen: !exception.isClosed, workUnits: exception.workUnits ?? usual.workUnits };
}

/** What can never be had is told before what is only taken: a shopper should not wait for a closed day to free up. */
function judgeWindow(question: AvailabilityQuestion, day: LagosDay, window: DeliveryWindow): SlotState {
  const { calendar, openingHours, exceptions, loads, demand, sameDay, isForStaff, mayOverfill, now } =
    question;
  const today = readLagosDay(now);
  if (day < today) return 'past';
  if (day > addDays(today, calendar.horizonDays)) return 'too_far';
  const plan = planDay(calendar, exceptions, day);
  if (!plan.isOpen) return 'closed';
  const capacity = window.capacities[demand.method];
  if (capacity === 0) return 'not_offered';
  const weekday = WEEKDAYS[findWeekday(day)];
  if (demand.method === 'pickup' && !isOpenThroughout(openingHours, weekday, window)) return 'not_offered';
  const load = loads.get(day) ?? NO_LOAD;
  const isFromShelf = day === today && sameDay !== undefined;
  const notice = judgeNotice(question, day, window);
  if (notice !== 'free' && !isForStaff) return notice;
  if (isForStaff && atLagosTime(day, window.to) <= now) return 'past';
  const taken = load.windows[window.id]?.[demand.method] ?? 0;
  // What lies on the shelf is baked already.
  const room = isFromShelf ? 'free' : judgeWork(plan, load, demand);
  const full = room === 'free' && taken + 1 > capacity ? 'window_full' : room;
  if (full !== 'free') return mayOverfill ? 'overfull' : full;
  return notice === 'free' ? 'free' : 'late';
}

function judgeWork(plan: DayPlan, load: DayLoad, demand: Demand): 'free' | 'too_much' | 'day_full' {
  if (demand.workUnits > plan.workUnits) return 'too_much';
  return load.workUnits + demand.workUnits > plan.workUnits ? 'day_full' : 'free';
}

/** Whether it is still early enough, for whoever orders in the shop. */
function judgeNotice(
  { calendar, demand, sameDay, now }: AvailabilityQuestion,
  day: LagosDay,
  window: DeliveryWindow,
): 'free' | 'cut_off' | 'too_soon' {
  const isFromShelf = day === readLagosDay(now) && sameDay !== undefined;
  const cutOff = isFromShelf ? sameDay.cutOffs[window.id] : calendar.cutOff;
  if (cutOff === undefined) return 'cut_off';
  if (now > atLagosTime(isFromShelf ? day : addDays(day, -1), cutOff)) return 'cut_off';
  const noticeHours = isFromShelf ? sameDay.noticeHours : demand.leadTimeHours;
  const opensMs = atLagosTime(day, window.from).getTime();
  return opensMs < now.getTime() + noticeHours * 3_600_000 ? 'too_soon' : 'free';
}

/** The free slots closest to a wanted one: the same day first, then days nearest to it, earlier before later. */
export function findNearestFree(
  days: readonly DayAvailability[],
  wanted: Slot,
  count: number,
): readonly Slot[] {
  const wantedMs = Date.parse(wanted.day);
  return days
    .flatMap(({ day, windows }) =>
      windows.filter(({ state }) => state === 'free').map(({ id }) => ({ day, windowId: id })),
    )
    .map((slot, order) => ({ slot, order, distanceMs: Math.abs(Date.parse(slot.day) - wantedMs) }))
    .sort((one, other) => one.distanceMs - other.distanceMs || one.order - other.order)
    .slice(0, count)
    .map(({ slot }) => slot);
}

export function findEarliest(days: readonly DayAvailability[]): Slot | undefined {
  for (const { day, windows } of days) {
    const free = windows.find(({ state }) => state === 'free');
    if (free) return { day, windowId: free.id };
  }
  return undefined;
}
