import { expect, test } from 'vitest';
import { FOUND_AFTER, runKillRounds, type Victims } from '../../testing/kill-rounds.ts';
import { createChance } from '../../testing/payment-schedules.ts';
import { FRESH_SEED } from '../../testing/seeds.ts';

const ROUNDS = 12;

test(`no acknowledged row is lost, whoever is killed at whatever moment, with seed ${FRESH_SEED}`, async () => {
  const chance = createChance(FRESH_SEED);
  const kinds = Object.keys(FOUND_AFTER) as Victims[]; // its own keys
  const victims = Array.from({ length: ROUNDS }, () => chance.pick(kinds));
  const { outcomes, acknowledged, lost } = await runKillRounds(victims, chance);
  expect(outcomes).toEqual(['created', ...victims.map((each) => FOUND_AFTER[each])]);
  expect(acknowledged).toBeGreaterThan(ROUNDS);
  expect(lost).toEqual([]);
});
