import { expect, test } from 'vitest';
import { openUnderAttack } from '../testing/attack-shop.ts';
import { GOOD_BODIES } from '../testing/good-bodies.ts';
import { createHostileAttempts } from '../testing/hostile-attempts.ts';

const attempts = createHostileAttempts({ perPlace: Number.POSITIVE_INFINITY, largeEvery: 1 });

test.each([
  ['a body instead of JSON', attempts.listBodies],
  ['the place of an id', attempts.listIds],
  ['a query', attempts.listQueries],
  ['a call to the identity provider', attempts.listProviderCalls],
])('whatever stands in %s is refused or harmless, and never a fault', async (_, list) => {
  const { listFaults } = await openUnderAttack();
  const tried = list();
  expect(tried.length).toBeGreaterThan(100);
  expect(await listFaults(tried)).toEqual([]);
});

test('whatever stands in the place of any part of a body is refused or harmless', async () => {
  const { listFaults, makeReal } = await openUnderAttack();
  for (const [call, good] of GOOD_BODIES) {
    expect(await listFaults(attempts.listSpoilt(call, await makeReal(good)))).toEqual([]);
  }
});
