import { expect, test } from 'vitest';
import { FOUND_AFTER, runKillRounds, type Victims } from '../../testing/kill-rounds.ts';
import { createChance } from '../../testing/payment-schedules.ts';
import { FIXED_SEED } from '../../testing/seeds.ts';

test('no acknowledged row is lost, whoever is killed', { tags: 'long' }, async () => {
  const victims = Object.keys(FOUND_AFTER) as Victims[]; // its own keys
  const { outcomes, acknowledged, lost } = await runKillRounds(victims, createChance(FIXED_SEED));
  expect(outcomes).toEqual(['created', ...victims.map((each) => FOUND_AFTER[each])]);
  expect(acknowledged).toBeGreaterThan(victims.length);
  expect(lost).toEqual([]);
});
