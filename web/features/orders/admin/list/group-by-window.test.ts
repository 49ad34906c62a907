import { expect, test } from 'vitest';
import { groupByWindow } from './group-by-window.ts';

const at = (id: string, day: string, from: string, to = '12:00') => ({ id, slot: { day, from, to } });

test('orders of one window stand together, in the order in which they came', () => {
  const groups = groupByWindow([
    at('a', '2026-11-16', '09:00'),
    at('b', '2026-11-16', '09:00'),
    at('c', '2026-11-16', '12:00', '15:00'),
    at('d', '2026-11-17', '09:00'),
  ]);
  expect(groups.map(({ key, orders }) => [key, orders.map(({ id }) => id).join('')])).toEqual([
    ['2026-11-16 09:00 12:00', 'ab'],
    ['2026-11-16 12:00 15:00', 'c'],
    ['2026-11-17 09:00 12:00', 'd'],
  ]);
  expect(groupByWindow([])).toEqual([]);
});
