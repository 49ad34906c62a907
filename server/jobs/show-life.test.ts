import { expect, test } from 'vitest';
import { POLL_EVERY_MS } from './keep-working.ts';
import { RHYTHM } from './show-life.ts';

test('silence, the look for it and the next poll together take less than 30 s (P10.5)', () => {
  expect(RHYTHM.deadAfterMs + RHYTHM.everyMs + POLL_EVERY_MS).toBeLessThan(30_000);
  // A worker that misses a beat or two is not taken for dead.
  expect(RHYTHM.deadAfterMs / RHYTHM.everyMs).toBeGreaterThanOrEqual(4);
});
