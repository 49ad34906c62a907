import { expect, test } from 'vitest';
import { judgeDay } from './day-outlook.ts';

const day = {
  day: '2026-11-28',
  isOpen: true,
  isException: false,
  workUnits: 40,
  workUnitsTaken: 30,
  note: '',
  orderCount: 6,
  windows: [],
};

test('a cake that takes what is left still fits', () => {
  expect(judgeDay(day, 10)).toEqual({ state: 'fits', words: '10 kitchen points left', share: 0.75 });
});

test('a cake that takes one unit more does not', () => {
  expect(judgeDay(day, 11).state).toBe('full');
});

test('a day beyond its measure has nothing free', () => {
  expect(judgeDay({ ...day, workUnitsTaken: 45 }, 1)).toEqual({
    state: 'full',
    words: '0 kitchen points left',
    share: 1.125,
  });
});

test('a closed day says so, and why', () => {
  expect(judgeDay({ ...day, isOpen: false, note: 'Stocktaking' }, 1)).toMatchObject({
    state: 'closed',
    words: 'Closed: Stocktaking',
  });
  expect(judgeDay({ ...day, isOpen: false }, 1).words).toBe('Closed');
});
