import { test } from 'vitest';
import { playChangedOrders } from '../../../testing/changed-orders.ts';
import { FIXED_SEED, FRESH_SEED } from '../../../testing/seeds.ts';

const ACT_COUNT = 300;

test.each([FIXED_SEED, FRESH_SEED])(
  'at length, changed orders agree with their payments, refunds and VAT to the kobo, with seed %i',
  (seed) => playChangedOrders(seed, ACT_COUNT),
);
