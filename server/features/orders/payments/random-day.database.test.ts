import { test } from 'vitest';
import { playCounterDay } from '../../../testing/counter-day.ts';
import { FIXED_SEED } from '../../../testing/seeds.ts';

const ACT_COUNT = 80;

test(
  'a random day at the counter ends with cash-up, ledger and orders saying the same (P18.10)',
  { tags: 'long' },
  () => playCounterDay(FIXED_SEED, ACT_COUNT),
);
