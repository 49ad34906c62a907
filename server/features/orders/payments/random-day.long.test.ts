import { test } from 'vitest';
import { playCounterDay } from '../../../testing/counter-day.ts';
import { FIXED_SEED, FRESH_SEED } from '../../../testing/seeds.ts';

const ACT_COUNT = 300;

test.each([FIXED_SEED, FRESH_SEED])(
  'a long random day at the counter ends with cash-up, ledger and orders saying the same, with seed %i',
  (seed) => playCounterDay(seed, ACT_COUNT),
);
