import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readNotice } from '../catalogue/lead-time.ts';
import {
  type AvailabilityQuestion,
  describeDay,
  findEarliest,
  findNearestFree,
  judgeSlot,
  listAvailability,
} from './availability.ts';
import type { Calendar, DayException, DayLoad } from './calendar.ts';
import { addDays, atLagosTime, readLagosDay } from './lagos-time.ts';

const DAY_PLAN = { isOpen: true, workUnits: 40 };
const CLOSED = { isOpen: false, workUnits: 0 };
const CALENDAR: Calendar = {
  weekdays: [DAY_PLAN, DAY_PLAN, DAY_PLAN, DAY_PLAN, DAY_PLAN, DAY_PLAN, CLOSED],
  windows: [
    { id: 'morning', from: '10:00', to: '13:00', capacities: { delivery: 3, pickup: 5 } },
    { id: 'afternoon', from: '14:00', to: '17:00', capacities: { delivery: 2, pickup: 5 } },
    { id: 'evening', from: '17:00', to: '19:00', capacities: { delivery: 0, pickup: 4 } },
  ],
  cutOff: '16:00',
  horizonDays: 14,
};
/** A Tuesday. */
const TUESDAY = '2026-11-17';
const MONDAY_NOON = atLagosTime('2026-11-16', '12:00');

const ask = (changes: Partial<AvailabilityQuestion> = {}): AvailabilityQuestion => ({
  calendar: CALENDAR,
  openingHours: [],
  exceptions: new Map(),
  loads: new Map(),
  demand: { method: 'delivery', workUnits: 4, leadTimeHours: 12 },
  now: MONDAY_NOON,
  ...changes,
});
const judge = (changes: Partial<AvailabilityQuestion>, day = TUESDAY, windowId = 'morning') =>
  judgeSlot(ask(changes), { day, windowId });
const exceptionOn = (exception: DayException) => new Map([[exception.day, exception]]);
const loadOn = (day: string, load: DayLoad) => new Map([[day, load]]);

describe('a slot', () => {
  test('is free when nothing speaks against it', () => {
    expect(judge({})).toBe('free');
  });

  test('that is too late for customers is late for staff, while there is room and it is not over (P28.25)', () => {
    const [now, isForStaff] = [atLagosTime(TUESDAY, '11:00'), true];
    expect(judge({ now })).toBe('cut_off');
    expect(judge({ now, isForStaff })).toBe('late');
    expect(describeDay(ask({ now, isForStaff }), TUESDAY).state).toBe('late');
    expect(judge({ now: atLagosTime(TUESDAY, '13:00'), isForStaff })).toBe('past');
    const full = loadOn(TUESDAY, { workUnits: 40, windows: {} });
    expect(judge({ now, isForStaff, loads: full })).toBe('day_full');
    expect(judge({ isForStaff })).toBe('free');
  });

  test('that is full can be overfilled by whoever may, and by nobody else; what is closed, past or not offered cannot (P28.233)', () => {
    const allowed = { isForStaff: true, mayOverfill: true };
    const fullDay = loadOn(TUESDAY, { workUnits: 40, windows: {} });
    const fullWindow = loadOn(TUESDAY, { workUnits: 8, windows: { morning: { delivery: 3, pickup: 0 } } });
    for (const loads of [fullDay, fullWindow]) expect(judge({ ...allowed, loads })).toBe('overfull');
    expect(judge({ isForStaff: true, loads: fullWindow })).toBe('window_full');
    expect(describeDay(ask({ ...allowed, loads: fullDay }), TUESDAY).state).toBe('overfull');
    expect(describeDay(ask({ ...allowed, loads: fullWindow }), TUESDAY).state).toBe('free');
    expect(judge({ ...allowed, loads: fullDay }, TUESDAY, 'evening')).toBe('not_offered');
    expect(judge({ ...allowed, loads: fullDay }, '2026-11-22')).toBe('closed');
    expect(judge({ ...allowed, now: atLagosTime(TUESDAY, '13:00'), loads: fullDay })).toBe('past');
    expect(judge(allowed)).toBe('free');
  });

  test('is refused once the cut-off of the day before has passed, to the second (P4.2)', () => {
    const cutOff = atLagosTime('2026-11-16', '16:00');
    expect(judge({ now: cutOff })).toBe('free');
    expect(judge({ now: new Date(cutOff.getTime() + 1) })).toBe('cut_off');
    expect(judge({ now: new Date(cutOff.getTime() + 1) }, '2026-11-18')).toBe('free');
  });

  test('is refused when the lead time ends after the window opens (P4.2)', () => {
    const demand = { method: 'delivery', workUnits: 4, leadTimeHours: 22 } as const;
    expect(judge({ demand })).toBe('free');
    expect(judge({ demand: { ...demand, leadTimeHours: 23 } })).toBe('too_soon');
    expect(judge({ demand: { ...demand, leadTimeHours: 23 } }, TUESDAY, 'afternoon')).toBe('free');
  });

  test('is offered for pickup only while the door is open, and for delivery all the same (P29.11)', () => {
    const openingHours = [{ days: 'Mon to Sat', opens: '07:00', closes: '18:00' }];
    const pickup = { method: 'pickup', workUnits: 4, leadTimeHours: 12 } as const;
    expect(judge({ openingHours, demand: pickup })).toBe('free');
    expect(judge({ openingHours, demand: pickup }, TUESDAY, 'evening')).toBe('not_offered');
    const late = [{ days: 'Daily', opens: '12:00', closes: '20:00' }];
    expect(judge({ openingHours: late, demand: pickup })).toBe('not_offered');
    expect(judge({ openingHours: late })).toBe('free');
  });

  test('is refused on a weekday that is closed, and on a closed day with its note', () => {
    expect(judge({}, '2026-11-22')).toBe('closed');
    const exceptions = exceptionOn({ day: TUESDAY, isClosed: true, workUnits: null, note: 'Eid holiday' });
    expect(judge({ exceptions })).toBe('closed');
    expect(describeDay(ask({ exceptions }), TUESDAY)).toMatchObject({
      state: 'closed',
      note: 'Eid holiday',
    });
  });

  test('can be had on a Sunday that the owner opens', () => {
    const exceptions = exceptionOn({ day: '2026-11-22', isClosed: false, workUnits: 10, note: '' });
    expect(judge({ exceptions }, '2026-11-22')).toBe('free');
  });

  test('takes exactly what is left of the day, and not one unit more (P4.1)', () => {
    expect(judge({ loads: loadOn(TUESDAY, { workUnits: 36, windows: {} }) })).toBe('free');
    expect(judge({ loads: loadOn(TUESDAY, { workUnits: 37, windows: {} }) })).toBe('day_full');
  });

  test('takes the last place of a window, and not one more, by the way of receiving (P4.1)', () => {
    const loads = (delivery: number) =>
      loadOn(TUESDAY, { workUnits: 0, windows: { morning: { delivery, pickup: 5 } } });
    expect(judge({ loads: loads(2) })).toBe('free');
    expect(judge({ loads: loads(3) })).toBe('window_full');
    expect(judge({ loads: loads(0), demand: { method: 'pickup', workUnits: 1, leadTimeHours: 1 } })).toBe(
      'window_full',
    );
  });

  test('is not offered for a way of receiving the window does not have, nor in a window that does not exist', () => {
    expect(judge({}, TUESDAY, 'evening')).toBe('not_offered');
    expect(judge({}, TUESDAY, 'midnight')).toBe('not_offered');
  });

  test('says when a whole day would not be enough', () => {
    expect(judge({ demand: { method: 'delivery', workUnits: 41, leadTimeHours: 0 } })).toBe('too_much');
  });

  test('is neither in the past nor beyond the horizon', () => {
    expect(judge({}, '2026-11-15')).toBe('past');
    expect(judge({}, '2026-11-30')).toBe('free');
    expect(judge({}, '2026-12-01')).toBe('too_far');
  });
});

describe('the days ahead', () => {
  test('reach from today to the horizon, each with the reason why nothing can be had (P4.3)', () => {
    const days = listAvailability(ask());
    expect(days).toHaveLength(15);
    expect(days[0]).toMatchObject({ day: '2026-11-16', state: 'cut_off' });
    expect(days[1]).toMatchObject({ day: TUESDAY, state: 'free' });
    expect(days[6]).toMatchObject({ day: '2026-11-22', state: 'closed' });
    expect(findEarliest(days)).toEqual({ day: TUESDAY, windowId: 'morning' });
  });

  test('have no earliest slot when everything is taken', () => {
    const calendar = { ...CALENDAR, weekdays: CALENDAR.weekdays.map(() => CLOSED) };
    expect(findEarliest(listAvailability(ask({ calendar })))).toBeUndefined();
  });

  test('offer the nearest slots instead of a taken one: that day first, then the days around it (P4.5)', () => {
    const loads = loadOn('2026-11-19', { workUnits: 0, windows: { morning: { delivery: 3, pickup: 0 } } });
    const days = listAvailability(ask({ loads }));
    expect(findNearestFree(days, { day: '2026-11-19', windowId: 'morning' }, 4)).toEqual([
      { day: '2026-11-19', windowId: 'afternoon' },
      { day: '2026-11-18', windowId: 'morning' },
      { day: '2026-11-18', windowId: 'afternoon' },
      { day: '2026-11-20', windowId: 'morning' },
    ]);
  });

  test('never offer what the same rules would refuse, whatever the load, the demand and the hour (P4.3)', () => {
    const anyQuestion = fc.record({
      hours: fc.integer({ min: 0, max: 24 * 30 }),
      method: fc.constantFrom('delivery' as const, 'pickup' as const),
      workUnits: fc.integer({ min: 0, max: 60 }),
      leadTimeHours: fc.integer({ min: 0, max: 200 }),
      taken: fc.array(fc.tuple(fc.nat(45), fc.nat(4), fc.nat(6)), { minLength: 15, maxLength: 15 }),
    });
    fc.assert(
      fc.property(anyQuestion, ({ hours, method, workUnits, leadTimeHours, taken }) => {
        const now = new Date(MONDAY_NOON.getTime() + hours * 3_600_000);
        const today = readLagosDay(now);
        const loads = new Map(
          taken.map(([units, delivery, pickup], index) => [
            addDays(today, index),
            { workUnits: units, windows: { morning: { delivery, pickup } } },
          ]),
        );
        const question = ask({ now, loads, demand: { method, workUnits, leadTimeHours } });
        for (const { day, windows, state } of listAvailability(question)) {
          expect(windows.some((window) => window.state === 'free')).toBe(state === 'free');
          for (const { id, from, state: windowState } of windows) {
            expect(judgeSlot(question, { day, windowId: id })).toBe(windowState);
            if (windowState !== 'free') continue;
            const load = loads.get(day);
            expect((load?.workUnits ?? 0) + workUnits).toBeLessThanOrEqual(40);
            expect(atLagosTime(day, from).getTime() - now.getTime()).toBeGreaterThanOrEqual(
              leadTimeHours * 3_600_000,
            );
          }
        }
      }),
    );
  });
});

test('what is offered is never sooner than the notice that stands beside it, in any hour of the week (P24.3)', () => {
  // The calendar that offers most: open every day until late, with a cut-off at the very end of the day before.
  const window = { id: 'late', from: '23:00', to: '23:59', capacities: { delivery: 1, pickup: 1 } };
  const weekdays = Array.from({ length: 7 }, () => DAY_PLAN);
  const calendar: Calendar = { ...CALENDAR, weekdays, windows: [window], cutOff: '23:59' };
  const hoursOfWeek = Array.from({ length: 7 * 24 }, (_, hour) => hour);
  const distancesInDays = hoursOfWeek.slice(0, calendar.horizonDays);
  const leadTimes = [...Array.from({ length: 100 }, (_, hours) => hours), 119, 120, 121, 167, 168];
  for (const leadTimeHours of leadTimes) {
    const { days, words } = readNotice(leadTimeHours);
    const distances = hoursOfWeek.map((hour) => {
      const now = new Date(MONDAY_NOON.getTime() + hour * 3_600_000);
      const demand = { method: 'delivery', workUnits: 1, leadTimeHours } as const;
      const question = ask({ calendar, now, demand });
      return distancesInDays.find((distance) => {
        const day = addDays(readLagosDay(now), distance);
        return judgeSlot(question, { day, windowId: window.id }) === 'free';
      });
    });
    // Both ways: nothing is offered sooner than the words allow, and the words ask for no day more than the best hour needs.
    expect({ words, days: Math.min(...distances.map((distance) => distance ?? Number.NaN)) }).toEqual({
      words,
      days,
    });
    const [, namedDays] = /Order (\d+) days ahead/.exec(words) ?? [];
    if (namedDays !== undefined) expect(days).toBe(Number(namedDays));
  }
});
