import { expect, test } from 'vitest';
import { runCheckoutsUnderFaults } from '../testing/checkout-faults.ts';
import { createChance } from '../testing/payment-schedules.ts';
import { FRESH_SEED } from '../testing/seeds.ts';

const CHECKOUTS = 300;
const KILLS = 8;

test(`while nodes are killed over and over, with seed ${FRESH_SEED}, every acknowledged order is there once, every payment is booked once, and every mail and push arrives`, async () => {
  const outcome = await runCheckoutsUnderFaults(CHECKOUTS, KILLS, createChance(FRESH_SEED));
  expect(outcome.faults).toEqual([]);
  expect(outcome).toMatchObject({ acknowledged: CHECKOUTS, orders: CHECKOUTS, kills: KILLS });
});
