import { expect, test } from 'vitest';
import { runCheckoutsUnderFaults } from '../testing/checkout-faults.ts';
import { createChance } from '../testing/payment-schedules.ts';
import { FIXED_SEED } from '../testing/seeds.ts';

test('when a node is killed, every acknowledged order is there once, every payment is booked once, and every mail and push arrives (P4.4, P9.3, P9.4, P10.4, P10.5)', async () => {
  const outcome = await runCheckoutsUnderFaults(15, 1, createChance(FIXED_SEED));
  expect(outcome.faults).toEqual([]);
  expect(outcome).toMatchObject({
    acknowledged: 15,
    orders: 15,
    payments: 5,
    mails: 40,
    pushes: 15,
    kills: 1,
  });
});
