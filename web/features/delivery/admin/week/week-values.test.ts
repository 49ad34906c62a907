import { expect, test } from 'vitest';
import { calendarSchema } from '../../../../../contract/delivery.ts';
import {
  addWindow,
  buildCalendar,
  fillWeek,
  findWeekProblems,
  isUnplanned,
  suggestWeek,
} from './week-values.ts';

const CALENDAR = {
  weekdays: [80, 80, 80, 80, 80, 120, 0].map((workUnits) => ({ isOpen: workUnits > 0, workUnits })),
  windows: [
    { id: 'morning', from: '09:00', to: '12:00', capacities: { delivery: 12, pickup: 20 } },
    { id: 'midday', from: '12:00', to: '15:00', capacities: { delivery: 0, pickup: 20 } },
  ],
  cutOff: '18:00',
  horizonDays: 60,
};
const WEEK = fillWeek(CALENDAR);

test('a week that is opened and saved untouched is the same week', () => {
  expect(buildCalendar(WEEK)).toEqual(CALENDAR);
  expect(findWeekProblems(WEEK)).toEqual({});
});

test('what the server would refuse is said at its field, by the server’s own rules (P1.24)', () => {
  const [monday, ...others] = WEEK.weekdays;
  expect(
    findWeekProblems({
      ...WEEK,
      weekdays: [{ isOpen: true, workUnits: '' }, ...others],
      windows: WEEK.windows.map((window) => ({
        ...window,
        to: '09:00',
        capacities: { ...window.capacities, delivery: '1001' },
      })),
      cutOff: '',
      horizonDays: '0',
    }),
  ).toEqual({
    'weekdays.0.workUnits': 'Enter a whole number.',
    'windows.0.to': 'The end time must be after the start time.',
    'windows.0.capacities.delivery': 'Enter at most 1000.',
    'windows.1.to': 'The end time must be after the start time.',
    'windows.1.capacities.delivery': 'Enter at most 1000.',
    cutOff: 'Enter a time such as 10:00.',
    horizonDays: 'Enter at least 1.',
  });
  expect(monday).toEqual({ isOpen: true, workUnits: '80' });
});

test('a closed weekday needs no kitchen points, and keeps those it had', () => {
  const close = (workUnits: string) =>
    buildCalendar({ ...WEEK, weekdays: WEEK.weekdays.map(() => ({ isOpen: false, workUnits })) }).weekdays[0];
  expect(close('')).toEqual({ isOpen: false, workUnits: 0 });
  expect(close('half')).toEqual({ isOpen: false, workUnits: 0 });
  expect(close('80')).toEqual({ isOpen: false, workUnits: 80 });
});

test('a new window begins where the last one ends and has an id of its own that the shop accepts', () => {
  const added = addWindow(WEEK.windows);
  expect(added).toMatchObject({ from: '15:00', to: '', capacities: { delivery: '0', pickup: '20' } });
  expect(addWindow(WEEK.windows).id).not.toBe(added.id);
  const week = { ...WEEK, windows: [...WEEK.windows, { ...added, to: '18:00' }] };
  expect(calendarSchema.safeParse(buildCalendar(week)).success).toBe(true);
  expect(addWindow([])).toMatchObject({ from: '', to: '', capacities: { delivery: '', pickup: '' } });
});

test('a shop that has planned no week is offered a usual one, which can be saved as it is (P36.18)', () => {
  const unplanned = fillWeek({
    ...CALENDAR,
    windows: [],
    weekdays: CALENDAR.weekdays.map(() => ({ isOpen: false, workUnits: 0 })),
  });
  expect([isUnplanned(WEEK), isUnplanned(unplanned)]).toEqual([false, true]);
  const suggested = { ...unplanned, ...suggestWeek(unplanned) };
  expect(isUnplanned(suggested)).toBe(false);
  expect(findWeekProblems(suggested)).toEqual({});
  expect(buildCalendar(suggested).weekdays.map(({ isOpen }) => isOpen)).toEqual([
    ...Array(6).fill(true),
    false,
  ]);
});
