import { expect, test } from 'vitest';
import { findDueMoment } from './demanded-factor.ts';

const NOW = new Date('2026-11-16T10:00:00Z');
const LATER = new Date('2026-11-30T10:00:00Z');

test('a new manager needs a second factor from the first moment, an owner keeps the time that was given', () => {
  expect(findDueMoment({ role: null, dueAt: null }, 'manager', NOW)).toEqual(NOW);
  expect(findDueMoment({ role: 'desk', dueAt: null }, 'owner', NOW)).toEqual(NOW);
  expect(findDueMoment({ role: 'owner', dueAt: LATER }, 'manager', NOW)).toEqual(LATER);
  expect(findDueMoment({ role: 'owner', dueAt: LATER }, 'desk', NOW)).toBeNull();
  expect(findDueMoment({ role: 'manager', dueAt: LATER }, null, NOW)).toBeNull();
});
