import { expect, test } from 'vitest';
import { compareSlots } from './slot-distance.ts';

const at = (day: string, from: string) => ({ day, windowId: from, from, to: '' });
const wanted = at('2026-11-21', '13:00');

test.each([
  ['2026-11-21', '10:00', '3 hours earlier'],
  ['2026-11-21', '14:00', 'An hour later'],
  ['2026-11-21', '15:30', '2.5 hours later'],
  ['2026-11-20', '16:00', 'The day before'],
  ['2026-11-22', '10:00', 'The day after'],
  ['2026-11-24', '10:00', '3 days later'],
  ['2026-11-19', '10:00', '2 days earlier'],
])('%s %s is told as “%s” (P4.5)', (day, from, words) => {
  expect(compareSlots(wanted, at(day, from))).toBe(words);
});
