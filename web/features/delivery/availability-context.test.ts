import { expect, test } from 'vitest';
import { describeEarliest } from './availability-context.tsx';

const morning = { windowId: 'morning', from: '09:00', to: '12:00' };

test('the earliest delivery is told by the shop’s clock and in the shop’s days (P1.2)', () => {
  const now = '2026-11-15T23:30:00Z';
  expect(describeEarliest({ now, earliest: { day: '2026-11-17', ...morning } })).toBe(
    'Earliest delivery: tomorrow, 09:00–12:00',
  );
  expect(describeEarliest({ now, earliest: { day: '2026-11-19', ...morning } })).toBe(
    'Earliest delivery: Thursday 19 November, 09:00–12:00',
  );
});

test('a full calendar says what to do', () => {
  expect(describeEarliest({ now: '2026-11-15T10:00:00Z', earliest: null })).toBe(
    'Fully booked right now. Contact us.',
  );
});
