import { expect, test } from 'vitest';
import { nameRange, orderRange } from './day-ranges.ts';

test('days are named as people say them', () => {
  expect(nameRange({ from: '2026-11-21', to: '2026-11-21' })).toBe('Sat 21 Nov');
  expect(nameRange({ from: '2026-11-21', to: '2026-11-23' })).toBe('Sat 21 Nov to Mon 23 Nov');
  expect(nameRange({ from: '2026-11-21', to: null })).toBe('from Sat 21 Nov');
  expect(nameRange({ from: null, to: '2026-11-21' })).toBe('until Sat 21 Nov');
  expect(nameRange({ from: null, to: null })).toBe('');
});

test('the later day said first means the same days', () => {
  expect(orderRange({ from: '2026-11-23', to: '2026-11-21' })).toEqual({
    from: '2026-11-21',
    to: '2026-11-23',
  });
  expect(orderRange({ from: '2026-11-23', to: null })).toEqual({ from: '2026-11-23', to: null });
});
