import { expect, test } from 'vitest';
import { acceptCaveat, findCaveat, isStillFree, moveToDay } from './move-to-day.ts';
import type { ShownDay } from './state-words.ts';

type State = ShownDay['state'];

function makeDay(morning: State, noon: State): ShownDay {
  return {
    day: '2026-11-21',
    state: 'free',
    note: '',
    windows: [
      { id: 'morning', from: '09:00', to: '12:00', state: morning },
      { id: 'noon', from: '12:00', to: '15:00', state: noon },
    ],
  };
}

const noonSlot = { day: '2026-11-21', windowId: 'noon', from: '12:00', to: '15:00' };

test('another day keeps the time, where it is free there too', () => {
  expect(moveToDay(makeDay('free', 'free'), 'noon')).toEqual(noonSlot);
});

test('the only free time of a day needs no choosing', () => {
  expect(moveToDay(makeDay('window_full', 'free'), 'morning')).toEqual(noonSlot);
});

test('where several are free and the former is not among them, the shopper chooses', () => {
  expect(moveToDay(makeDay('free', 'free'), 'evening')).toBeNull();
  expect(moveToDay(makeDay('free', 'free'), undefined)).toBeNull();
});

test('a slot that was taken, closed or is gone is no longer free (P4.3)', () => {
  expect(isStillFree([makeDay('free', 'free')], noonSlot)).toBe(true);
  expect(isStillFree([makeDay('free', 'window_full')], noonSlot)).toBe(false);
  expect(isStillFree([makeDay('free', 'free')], { ...noonSlot, windowId: 'evening' })).toBe(false);
  expect(isStillFree([], noonSlot)).toBe(false);
});

test('what staff can still take is said apart from what is free, and taken with what they accept (P28.233)', () => {
  const days = [makeDay('overfull', 'late')];
  expect(moveToDay(makeDay('day_full', 'overfull'), 'noon')).toEqual(noonSlot);
  expect(findCaveat(days, noonSlot)).toBe('late');
  expect(findCaveat(days, { ...noonSlot, windowId: 'morning' })).toBe('overfull');
  expect(findCaveat([makeDay('free', 'free')], noonSlot)).toBeNull();
  expect(acceptCaveat('late')).toEqual({ acceptLate: true, acceptFull: false });
  expect(acceptCaveat('overfull')).toEqual({ acceptLate: true, acceptFull: true });
});
