import { expect, test } from 'vitest';
import { findNextCheck, makeReference } from './attempts.ts';

const now = new Date('2026-11-16T11:00:00Z');

test('an open attempt is asked about after a minute, ever more rarely, and given up after some days', () => {
  expect(findNextCheck(0, now)).toEqual(new Date('2026-11-16T11:01:00Z'));
  const pauses: number[] = [];
  for (let made = 0; ; made += 1) {
    const next = findNextCheck(made, now);
    if (!next) break;
    pauses.push(next.getTime() - now.getTime());
  }
  expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
  const daysInAll = pauses.reduce((sum, pause) => sum + pause, 0) / 86_400_000;
  expect(daysInAll).toBeGreaterThan(3);
  expect(daysInAll).toBeLessThan(7);
});

test('a reference begins with the number a person can read out', () => {
  expect(makeReference('482-093-718', 'k3x9')).toBe('482-093-718-k3x9');
});
