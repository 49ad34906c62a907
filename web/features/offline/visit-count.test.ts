import { expect, test } from 'vitest';
import { countVisit, mayAsk, readMemory } from './visit-count.ts';

const visit = (...days: readonly string[]) => days.reduce(countVisit, readMemory(null));

test('nobody is asked on their first day, however often they come', () => {
  expect(mayAsk(visit('2026-11-15', '2026-11-15', '2026-11-15'))).toBe(false);
});

test('whoever comes back on another day may be asked', () => {
  expect(mayAsk(visit('2026-11-15', '2026-11-17'))).toBe(true);
});

test('whoever has answered is never asked again', () => {
  expect(mayAsk({ ...visit('2026-11-15', '2026-11-17'), isAnswered: true })).toBe(false);
});

test.each(['', 'no JSON', '[]', '{"days":"7"}'])('%j is forgotten', (text) => {
  expect(readMemory(text)).toEqual({ days: 0, lastDay: '', isAnswered: false });
});

test('what was kept is read again', () => {
  const memory = visit('2026-11-15');
  expect(readMemory(JSON.stringify(memory))).toEqual(memory);
});
