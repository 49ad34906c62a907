import type { Availability, OfferedSlot } from '../../../../contract/availability.ts';
import { listAreas, nameSoonestArea } from '../../../../domain/delivery/area-terms.ts';
import {
  type AvailabilityQuestion,
  type DayAvailability,
  findEarliest,
  listAvailability,
  planDay,
  type Slot,
} from '../../../../domain/delivery/availability.ts';
import { type Demand, NO_LOAD } from '../../../../domain/delivery/calendar.ts';
import { addDays, type LagosDay, readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import {
  type DeliveryTerms,
  findSmallestMinimum,
  type Goods,
  listExcluded,
  type Zone,
} from '../../../../domain/delivery/zones.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import type { ShelfLine } from '../../../../domain/shelf/shelf.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { describeShelfOf, findQuickestToday } from '../shelf/describe-shelf-of.ts';
import { findSameDay } from '../shelf/find-same-day.ts';
import { readExceptions, readLoads } from './calendar-days.store.ts';
import { readDeliveryPlan } from './delivery-plan.store.ts';

export type AskedDays = {
  readonly demand: Demand;
  /** What of it may lie on today's shelf. */
  readonly lines: readonly ShelfLine[];
  /** For zones to which not everything travels. */
  readonly goods?: readonly Goods[];
  /** Nothing in particular is asked for: whatever can be had first. */
  readonly isAnything?: boolean;
  /** It is to be delivered, and nobody has said yet where to. */
  readonly isPlaceOpen?: boolean;
  /** Also what is too late for customers. */
  readonly isForStaff?: boolean;
  /** Also what is full. */
  readonly mayOverfill?: boolean;
  /** Also how much work a day without room still has. */
  readonly isWorkShown?: boolean;
  readonly now: Date;
};

/** Every day until the horizon as it is at this moment. */
export async function listDays(db: Database, asked: AskedDays): Promise<readonly DayAvailability[]> {
  return listAvailability(await readQuestion(db, asked));
}

async function readQuestion(
  db: Database | Transaction,
  { demand, lines, isForStaff = false, mayOverfill = false, now }: AskedDays,
) {
  const { calendar, openingHours, shelf, terms } = await readDeliveryPlan(db);
  const today = readLagosDay(now);
  const span = { from: today, to: addDays(today, calendar.horizonDays) };
  const [exceptions, loads, sameDay] = await Promise.all([
    readExceptions(db, span),
    readLoads(db, span, now),
    findSameDay(db, { shelf, lines, wayHours: demand.wayHours ?? 0, now }),
  ]);
  const { zones, freeAboveInKobo } = terms;
  const found = { exceptions, loads, sameDay, zones, freeAboveInKobo };
  return { calendar, openingHours, demand, shelf, ...found, isForStaff, mayOverfill, now };
}

export async function readAvailability(db: Database, asked: AskedDays): Promise<Availability> {
  const { question, isPickupOnly } = letPickUp(await readQuestion(db, asked));
  const days = listAvailability(question);
  const quickest = asked.isAnything ? await findQuickestToday(db, question) : undefined;
  const earliest = findEarliest(days);
  return {
    now: asked.now.toISOString(),
    earliest: quickest ?? (earliest && describeSlot(days, earliest)) ?? null,
    ...(asked.isPlaceOpen && !asked.isAnything && describeSmallOrder(question)),
    ...(asked.isPlaceOpen && describeExcluded(question.zones, asked.goods ?? [])),
    ...(asked.isPlaceOpen && describeByArea(question, asked)),
    ...(isPickupOnly && { isPickupOnly }),
    ...(await describeShelfOf(db, question, asked.lines)),
    days: days.map((day) => ({
      ...day,
      ...(asked.isWorkShown && describeWork(question, day)),
      windows: [...day.windows],
    })),
  };
}

/** What the whole order needs of the kitchen, and what the day still has. */
function describeWork(question: AvailabilityQuestion, { day, state }: DayAvailability) {
  if (state !== 'too_much' && state !== 'day_full' && state !== 'overfull') return {};
  const { calendar, exceptions, loads, demand } = question;
  const free = planDay(calendar, exceptions, day).workUnits - (loads.get(day) ?? NO_LOAD).workUnits;
  // Only its time slots may be full.
  if (demand.workUnits <= free) return {};
  return { work: { needed: demand.workUnits, free: Math.max(0, free) } };
}

/** The first day that has room for so much work, as everybody who has not said where to is offered it; null where none has. */
export async function findEarliestDay(
  db: Database | Transaction,
  work: Pick<Demand, 'workUnits' | 'leadTimeHours'>,
  now: Date,
): Promise<LagosDay | null> {
  const read = await readQuestion(db, { demand: { ...work, method: 'delivery' }, lines: [], now });
  return findEarliest(listAvailability(letPickUp(read).question))?.day ?? null;
}

/** Where nothing is delivered at all, it is picked up. */
function letPickUp(read: Awaited<ReturnType<typeof readQuestion>>) {
  const isPickupOnly = read.demand.method === 'delivery' && read.zones.length === 0;
  const question = isPickupOnly ? { ...read, demand: { ...read.demand, method: 'pickup' as const } } : read;
  return { question, isPickupOnly };
}

/** What is too small to be delivered anywhere can still be picked up. */
function describeSmallOrder(question: Awaited<ReturnType<typeof readQuestion>>) {
  const minimumInKobo = findSmallestMinimum(question.zones) ?? 0;
  if (minimumInKobo === 0) return {};
  const days = listAvailability({ ...question, demand: { ...question.demand, method: 'pickup' } });
  const earliest = findEarliest(days);
  const pickup = (earliest && describeSlot(days, earliest)) ?? null;
  return { smallOrder: { minimum: convertKoboToNaira(minimumInKobo), pickup } };
}

function describeExcluded(zones: readonly Zone[], goods: readonly Goods[]) {
  const notDeliveredTo = zones.filter((zone) => listExcluded(zone, goods).length > 0).map(({ name }) => name);
  return notDeliveredTo.length === 0 ? {} : { notDeliveredTo };
}

/** Who asks for nothing in particular learns only where the earliest day is for. */
function describeByArea(
  { zones, freeAboveInKobo }: DeliveryTerms,
  { goods = [], isAnything = false }: Pick<AskedDays, 'goods' | 'isAnything'>,
) {
  const areas = listAreas(zones.filter((zone) => listExcluded(zone, goods).length === 0));
  const soonestIn = nameSoonestArea(areas);
  const each = areas.map((area) => ({
    name: area.name,
    lowestFee: convertKoboToNaira(area.lowestFeeInKobo),
    highestFee: convertKoboToNaira(area.highestFeeInKobo),
    leastExtraHours: area.leastExtraHours,
    mostExtraHours: area.mostExtraHours,
    lowestMinimum: convertKoboToNaira(area.lowestMinimumInKobo),
    highestMinimum: convertKoboToNaira(area.highestMinimumInKobo),
  }));
  const freeAbove = freeAboveInKobo === null ? null : convertKoboToNaira(freeAboveInKobo);
  return {
    ...(soonestIn && { soonestIn }),
    ...(!isAnything && each.length > 1 && { areas: { freeAbove, each } }),
  };
}

export function describeSlot(days: readonly DayAvailability[], slot: Slot): OfferedSlot | undefined {
  const window = days.find(({ day }) => day === slot.day)?.windows.find(({ id }) => id === slot.windowId);
  return window && { day: slot.day, windowId: slot.windowId, from: window.from, to: window.to };
}
