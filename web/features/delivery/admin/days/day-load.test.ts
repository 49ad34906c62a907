import { expect, test } from 'vitest';
import { computeShare, judgeLoad, LOAD_WORDS } from './day-load.ts';

test.each([
  [true, 80, 0, 'Free'],
  [true, 80, 1, 'Has room'],
  [true, 80, 67, 'Has room'],
  [true, 80, 68, 'Nearly full'],
  [true, 80, 80, 'Full'],
  [true, 0, 0, 'Full'],
  [true, 60, 80, 'Overbooked'],
  [false, 80, 12, 'Closed'],
])(
  'a day that is open: %s, with %i kitchen points and %i of them taken, reads “%s” (P1.24)',
  (isOpen, workUnits, workUnitsTaken, words) => {
    expect(LOAD_WORDS[judgeLoad({ isOpen, workUnits, workUnitsTaken })]).toBe(words);
  },
);

test('a day is as full as its work, and full where no work is done', () => {
  expect(computeShare({ isOpen: true, workUnits: 80, workUnitsTaken: 20 })).toBe(0.25);
  expect(computeShare({ isOpen: true, workUnits: 0, workUnitsTaken: 0 })).toBe(1);
});
