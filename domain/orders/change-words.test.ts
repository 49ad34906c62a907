import { expect, test } from 'vitest';
import { sayMove } from '../delivery/day-words.ts';
import { findLatestChange, sayChange } from './change-words.ts';

const after = (...words: readonly string[]) => findLatestChange(words.map((each) => ({ words: each })));

test('a history says whether the last thing was a change, and what it costs (P28.57)', () => {
  expect(after('', sayChange(2_050_000, 2_900_000, ''))).toEqual({ kind: 'changed', price: '₦8,500 more' });
  expect(after('', sayChange(200, 100, ''))).toEqual({ kind: 'changed', price: '₦1 less' });
  expect(after('', sayChange(100, 100, ''))).toEqual({ kind: 'changed', price: 'same price' });
  expect(after(sayChange(100, 100, 'inscription, note'))).toEqual({ kind: 'changed', price: 'same price' });
  expect(after(sayChange(200, 100, 'items'))).toEqual({ kind: 'changed', price: '₦1 less' });
  expect(after('', sayChange(100, 100, ''), '')).toBeNull();
  expect(after('', 'Change declined')).toBeNull();
  expect(after()).toBeNull();
});

test('a change says both sums and what lies between them (P28.274)', () => {
  expect(sayChange(2_050_000, 2_900_000, '')).toBe('Changed, ₦8,500 more (₦20,500 → ₦29,000)');
  expect(sayChange(2_900_000, 2_050_000, '')).toBe('Changed, ₦8,500 less (₦29,000 → ₦20,500)');
  expect(sayChange(2_900_000, 2_900_000, '')).toBe('Changed, same price');
  expect(sayChange(100, 100, 'inscription, note')).toBe('Changed, same price: inscription, note');
});

test('a move is told by the words it is written down with (P28.57)', () => {
  const slot = { day: '2026-11-20', from: '09:00', to: '12:00' } as const;
  expect(after(sayMove(slot, { ...slot, day: '2026-11-21' }))).toEqual({ kind: 'moved' });
  expect(after(sayMove(slot, { ...slot, to: '13:00' }))).toEqual({ kind: 'moved' });
});
