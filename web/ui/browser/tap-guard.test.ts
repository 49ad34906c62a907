import { expect, test } from 'vitest';
import { createTapGuard, DOUBLE_TAP_MS } from './tap-guard.ts';

test('a double tap means one, and whoever presses again means another (P29.41)', () => {
  let now = 0;
  const isDoubleTap = createTapGuard(() => now);
  expect(isDoubleTap()).toBe(false);
  now = DOUBLE_TAP_MS - 1;
  expect(isDoubleTap()).toBe(true);
  now = DOUBLE_TAP_MS;
  expect(isDoubleTap()).toBe(false);
});
