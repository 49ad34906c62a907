import { expect, test } from 'vitest';
import { playSchedules } from '../../../testing/play-payment-schedules.ts';
import { FIXED_SEED } from '../../../testing/seeds.ts';

/** A thousand of them, by chance, belong to the long tests. */
const SCHEDULES = 10;

test('however payments, messages, returns, expiries, refunds and deaths fall together, the books are those of the plain course (P9.3, P9.4)', {
  tags: 'long',
}, async () => {
  expect(await playSchedules(FIXED_SEED, SCHEDULES)).toEqual([]);
});
