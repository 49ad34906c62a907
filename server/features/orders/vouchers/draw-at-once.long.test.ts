import { test } from 'vitest';
import { drawAtOnce } from '../../../testing/draw-at-once.ts';

test('200 at once on two nodes draw exactly the ₦10,000 of a voucher', { timeout: 180_000 }, () =>
  drawAtOnce(200),
);
