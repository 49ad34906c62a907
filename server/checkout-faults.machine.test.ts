import { expect, test } from 'vitest';
import { runCheckoutsUnderFaults } from './testing/checkout-faults.ts';

test('while nodes are killed, every acknowledged order is there once, every payment is booked once, and every mail and push arrives (P4.4, P9.3, P9.4, P10.4, P10.5)', async () => {
  const outcome = await runCheckoutsUnderFaults(30, 2);
  expect(outcome.faults).toEqual([]);
  expect(outcome).toMatchObject({
    acknowledged: 30,
    orders: 30,
    payments: 10,
    mails: 80,
    pushes: 30,
    kills: 2,
  });
});
