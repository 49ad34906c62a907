import type { Availability, OfferedSlot } from '../../../contract/availability.ts';
import { readNotice } from '../../../domain/catalogue/lead-time.ts';
import type { SlotState } from '../../../domain/delivery/availability.ts';
import { nameDay } from './day-words.ts';

export type ShownDay = Availability['days'][number];

/** What takes longest to make of everything that is ordered. */
export type SlowestItem = {
  readonly name: string;
  readonly leadTimeHours: number;
  /** The zone it goes to, where the way itself needs notice; left out: it does not. */
  readonly way?: { readonly name: string; readonly hours: number };
};

const HOURS_PER_DAY = 24;

/** Under the day's number, where there is room for two words. */
export const STATE_WORDS: Readonly<Record<SlotState, string>> = {
  free: 'Open',
  late: 'Short notice',
  overfull: 'Full',
  past: 'Past',
  closed: 'Closed',
  not_offered: 'Not offered',
  cut_off: 'Too late',
  too_soon: 'Too soon',
  too_much: 'Too much',
  day_full: 'Full',
  window_full: 'Full',
  too_far: 'Too far',
};

/** What is late is shown to staff alone, who may take it, and what is overfull to administrators. */
export function canBeTaken({ state }: { readonly state: SlotState }): boolean {
  return state === 'free' || state === 'late' || state === 'overfull';
}

/** Why nothing can be had on that day, in a sentence; blank when something can. */
export function explainDay({ day, state, note, work }: ShownDay, slowest: SlowestItem | undefined): string {
  const name = nameDay(day);
  // At the desk a day is not full: it has too little room for this order.
  if (work)
    return `Needs ${countWork(work.needed)}; ${work.free} ${work.free === 1 ? 'is' : 'are'} available on ${name}.`;
  switch (state) {
    case 'free':
    case 'late':
    case 'overfull':
      return '';
    case 'past':
      return `${name} has passed.`;
    case 'closed':
      return note === '' ? `We’re closed on ${name}.` : `We’re closed on ${name}: ${note}`;
    case 'not_offered':
      return `Not available on ${name}.`;
    case 'cut_off':
      return `It’s too late to order for ${name}.`;
    case 'too_soon':
      return slowest
        ? `${slowest.name} needs ${readNotice(slowest.leadTimeHours).time}${sayWay(slowest)}, so ${name} is too soon.`
        : `${name} is too soon for your order.`;
    case 'too_much':
      return `This is more than we can bake on ${name}. Order less, or contact us.`;
    case 'day_full':
    case 'window_full':
      return `${name} is fully booked.`;
    case 'too_far':
      return `${name} is too far ahead.`;
  }
}

/** Why a time that was chosen can no longer be had, where the order itself has made it impossible. */
export function explainLost(
  days: readonly ShownDay[],
  lost: Pick<OfferedSlot, 'day' | 'windowId'>,
  slowest: SlowestItem | undefined,
): string {
  const day = days.find((shown) => shown.day === lost.day);
  const state = day?.windows.find(({ id }) => id === lost.windowId)?.state ?? day?.state;
  if (state === 'too_soon' && slowest)
    return `${slowest.name} needs ${readNotice(slowest.leadTimeHours).time}${sayWay(slowest)}, so choose a later time.`;
  if (state === 'too_much')
    return 'This is more than we can bake for the time you chose. Choose another, or order less.';
  return 'The time you chose is no longer available. Choose another.';
}

function countWork(units: number): string {
  return units === 1 ? '1 kitchen point' : `${units} kitchen points`;
}

/** 'Red Velvet needs 2 days’ notice, so the first day is Thursday 19 November.' Blank where nothing has to wait. */
export function explainStart(
  earliest: { readonly day: string } | null,
  slowest: SlowestItem | undefined,
): string {
  if (!earliest || !slowest) return '';
  if (slowest.way) {
    return `Delivery to ${slowest.way.name} takes ${readNotice(slowest.way.hours).time} longer, so the first day is ${nameDay(earliest.day)}.`;
  }
  if (slowest.leadTimeHours <= HOURS_PER_DAY) return '';
  return `${slowest.name} needs ${readNotice(slowest.leadTimeHours).time}’ notice, so the first day is ${nameDay(earliest.day)}.`;
}

function sayWay({ way }: SlowestItem): string {
  return way ? ` and delivery to ${way.name} ${readNotice(way.hours).time} more` : '';
}

/** To where the way itself needs notice, that is said too. */
export function addWay(
  slowest: SlowestItem | undefined,
  zone: { readonly name: string; readonly extraNoticeHours?: number | undefined } | undefined,
): SlowestItem | undefined {
  if (!slowest || !zone?.extraNoticeHours) return slowest;
  return { ...slowest, way: { name: zone.name, hours: zone.extraNoticeHours } };
}

export function findSlowest(items: readonly SlowestItem[]): SlowestItem | undefined {
  return items.reduce<SlowestItem | undefined>(
    (slowest, item) => (slowest && slowest.leadTimeHours >= item.leadTimeHours ? slowest : item),
    undefined,
  );
}
