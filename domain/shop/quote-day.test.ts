import { expect, test } from 'vitest';
import { findQuoteDay, findReplyDay, isQuoteLate } from './quote-day.ts';

const WEEK = [{ days: 'Mon to Sat', opens: '07:00', closes: '19:00' }];
const FRIDAY = new Date('2026-11-20T09:00:00Z');
const SATURDAY = new Date('2026-11-21T09:00:00Z');

test('a quote is promised for the end of the next open day (P29.303)', () => {
  expect(findQuoteDay(FRIDAY, WEEK)).toBe('2026-11-21');
  expect(findQuoteDay(SATURDAY, WEEK)).toBe('2026-11-23');
  // By the clock in Lagos it is Saturday already.
  expect(findQuoteDay(new Date('2026-11-20T23:30:00Z'), WEEK)).toBe('2026-11-23');
});

test('hours that nobody can read as days close nothing', () => {
  expect(findQuoteDay(SATURDAY, [])).toBe('2026-11-22');
  expect(findQuoteDay(SATURDAY, [{ days: 'By appointment', opens: '07:00', closes: '19:00' }])).toBe(
    '2026-11-22',
  );
});

test('a promise is kept until its day is over, and late from then on (P29.303)', () => {
  expect(isQuoteLate(FRIDAY, WEEK, new Date('2026-11-21T22:59:00Z'))).toBe(false);
  expect(isQuoteLate(FRIDAY, WEEK, new Date('2026-11-21T23:00:00Z'))).toBe(true);
});

test('a requested change is answered by then too, and before the day of the order (P29.412)', () => {
  expect(findReplyDay(SATURDAY, WEEK, '2026-11-28')).toBe('2026-11-23');
  expect(findReplyDay(SATURDAY, WEEK, '2026-11-23')).toBe('2026-11-22');
  expect(findReplyDay(FRIDAY, WEEK, '2026-11-21')).toBe('2026-11-20');
  expect(findReplyDay(FRIDAY, WEEK, '2026-11-20')).toBeNull();
});
