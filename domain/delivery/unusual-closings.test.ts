import { expect, test } from 'vitest';
import { listUnusualClosings } from './unusual-closings.ts';

const day = (name: string, state: 'free' | 'closed', note = '') => ({ day: name, state, note });

test('a day that is closed by itself is told, and a weekday that is always closed is not (P29.441)', () => {
  const days = [
    day('2026-12-13', 'closed'),
    day('2026-12-18', 'free'),
    day('2026-12-20', 'closed', 'Closed for stocktaking'),
    day('2026-12-25', 'closed'),
    day('2026-12-26', 'free'),
  ];
  expect(listUnusualClosings(days).map((each) => each.day)).toEqual(['2026-12-20', '2026-12-25']);
});
