import { expect, test } from 'vitest';
import type { CalendarDay } from '../../../../../contract/delivery.ts';
import {
  buildDayChange,
  describeUsual,
  fillDay,
  findDayProblems,
  nameSavedDay,
  warnOfOverbooking,
} from './day-change.ts';

const SATURDAY = { isOpen: true, workUnits: 120 };
const SUNDAY = { isOpen: false, workUnits: 0 };
const DAY: CalendarDay = {
  day: '2026-11-21',
  isOpen: true,
  isException: false,
  workUnits: 120,
  workUnitsTaken: 30,
  note: '',
  orderCount: 4,
  windows: [],
};

test('a day that is like its weekday needs no exception, and one typed back to it loses it', () => {
  expect(buildDayChange(fillDay(DAY, SATURDAY), SATURDAY)).toBeNull();
  expect(buildDayChange({ isOpen: true, workUnits: '120', note: 'forgotten' }, SATURDAY)).toBeNull();
  expect(buildDayChange({ isOpen: false, workUnits: '60', note: ' ' }, SUNDAY)).toBeNull();
});

test('a closed day keeps its note for shoppers, an open one its own capacity (P1.24)', () => {
  expect(buildDayChange({ isOpen: false, workUnits: '60', note: ' Eid holiday ' }, SATURDAY)).toEqual({
    isClosed: true,
    workUnits: null,
    note: 'Eid holiday',
  });
  expect(buildDayChange({ isOpen: true, workUnits: '60', note: 'Eid holiday' }, SATURDAY)).toEqual({
    isClosed: false,
    workUnits: 60,
    note: '',
  });
  expect(buildDayChange({ isOpen: false, workUnits: '', note: 'Eid holiday' }, SUNDAY)).not.toBeNull();
});

test('what the shop answers is what the form shows', () => {
  const closed = { ...DAY, isException: true, isOpen: false, note: 'Eid holiday' };
  expect(fillDay(closed, SATURDAY)).toEqual({ isOpen: false, workUnits: '', note: 'Eid holiday' });
  expect(fillDay({ ...DAY, isException: true, workUnits: 60 }, SATURDAY).workUnits).toBe('60');
});

test('a day that is usually closed is opened only with kitchen points', () => {
  expect(findDayProblems({ isOpen: true, workUnits: '', note: '' }, SUNDAY)).toEqual({
    workUnits: 'Enter the number of kitchen points.',
  });
  expect(findDayProblems({ isOpen: true, workUnits: '40', note: '' }, SUNDAY)).toEqual({});
});

test('what the server would refuse is said before it is asked', () => {
  const typed = (workUnits: string) => findDayProblems({ isOpen: true, workUnits, note: '' }, SATURDAY);
  expect(typed('many')).toEqual({ workUnits: 'Enter a whole number.' });
  expect(typed('-1')).toEqual({ workUnits: 'Enter at least 0.' });
  expect(typed('10001')).toEqual({ workUnits: 'Enter at most 10000.' });
});

test('what was saved is said in words', () => {
  expect(nameSavedDay(DAY)).toBe('Saturday 21 November is back to a normal Saturday');
  expect(nameSavedDay({ ...DAY, isException: true, isOpen: false })).toBe('Saturday 21 November is closed');
  expect(nameSavedDay({ ...DAY, isException: true, workUnits: 60 })).toBe(
    'Saturday 21 November is open with 60 kitchen points',
  );
  expect(describeUsual({ isOpen: true, workUnits: 1 })).toBe('open with 1 kitchen point');
});

test('less room than is taken already is warned of before it is saved (P22.12)', () => {
  const warn = (workUnits: string, isOpen = true) =>
    warnOfOverbooking({ isOpen, workUnits, note: '' }, DAY, SATURDAY);
  expect(warn('20')).toBe(
    '30 kitchen points are already booked, so the day would be overbooked by 10. Existing orders aren’t affected.',
  );
  expect([warn('30'), warn(''), warn('some'), warn('20', false)]).toEqual(Array(4).fill(undefined));
});
