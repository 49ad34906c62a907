import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSubmitGuard } from './submit-guard.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const opened: string[] = [];
  return { opened, guard: createSubmitGuard((query) => opened.push(query)) };
}

test('a submit opens the results at once, without the blanks around the query (S2.22)', () => {
  const { opened, guard } = setUp();
  guard.submit('  puff puff ');
  expect(opened).toEqual(['puff puff']);
});

test.each(['', '   ', '\t\n'])('a blank query %j is ignored (S5.8)', (query) => {
  const { opened, guard } = setUp();
  guard.submit(query);
  vi.runAllTimers();
  expect(opened).toEqual([]);
});

test('submits of the same query within 500 ms open the results once (S9.3)', () => {
  const { opened, guard } = setUp();
  guard.submit('puff');
  vi.advanceTimersByTime(499);
  guard.submit('puff');
  vi.runAllTimers();
  expect(opened).toEqual(['puff']);
});

test('the same query can be submitted again after 500 ms (S9.3)', () => {
  const { opened, guard } = setUp();
  guard.submit('puff');
  vi.advanceTimersByTime(500);
  guard.submit('puff');
  expect(opened).toEqual(['puff', 'puff']);
});

test('another query within 500 ms is opened when the submits rest', () => {
  const { opened, guard } = setUp();
  guard.submit('puff');
  guard.submit('chin');
  guard.submit('chin chin');
  expect(opened).toEqual(['puff']);
  vi.advanceTimersByTime(500);
  expect(opened).toEqual(['puff', 'chin chin']);
});

test('a guard that was dropped opens nothing more', () => {
  const { opened, guard } = setUp();
  guard.submit('puff');
  guard.submit('chin chin');
  guard.drop();
  vi.runAllTimers();
  expect(opened).toEqual(['puff']);
});
