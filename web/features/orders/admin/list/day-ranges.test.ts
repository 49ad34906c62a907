import { expect, test } from 'vitest';
import { isSameRange, listQuickRanges, nameRange, orderRange } from './day-ranges.ts';

test('the quick choices are reckoned from today, over the end of the year too', () => {
  expect(listQuickRanges('2026-12-31')).toEqual([
    { words: 'Today', range: { from: '2026-12-31', to: '2026-12-31' } },
    { words: 'Tomorrow', range: { from: '2027-01-01', to: '2027-01-01' } },
    { words: 'Next 7 days', range: { from: '2026-12-31', to: '2027-01-06' } },
  ]);
});

test('days are named as people say them', () => {
  expect(nameRange({ from: '2026-11-21', to: '2026-11-21' })).toBe('Sat 21 Nov');
  expect(nameRange({ from: '2026-11-21', to: '2026-11-23' })).toBe('Sat 21 Nov to Mon 23 Nov');
  expect(nameRange({ from: '2026-11-21', to: null })).toBe('from Sat 21 Nov');
  expect(nameRange({ from: null, to: '2026-11-21' })).toBe('until Sat 21 Nov');
  expect(nameRange({ from: null, to: null })).toBe('');
});

test('the later day said first means the same days', () => {
  const range = orderRange({ from: '2026-11-23', to: '2026-11-21' });
  expect(isSameRange(range, { from: '2026-11-21', to: '2026-11-23' })).toBe(true);
  expect(orderRange({ from: '2026-11-23', to: null })).toEqual({ from: '2026-11-23', to: null });
});
