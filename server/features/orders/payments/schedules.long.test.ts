import { expect, test } from 'vitest';
import { playSchedules } from '../../../testing/play-payment-schedules.ts';
import { FIXED_SEED, FRESH_SEED } from '../../../testing/seeds.ts';

const SCHEDULES = 500;

test.each([FIXED_SEED, FRESH_SEED])(
  'however payments, messages, returns, expiries, refunds and deaths fall together, with seed %i the books are those of the plain course',
  async (seed) => {
    expect(await playSchedules(seed, SCHEDULES)).toEqual([]);
  },
);
