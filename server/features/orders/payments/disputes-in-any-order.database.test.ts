import { expect, test } from 'vitest';
import { playDisputes } from '../../../testing/play-disputes.ts';
import { FIXED_SEED } from '../../../testing/seeds.ts';

/** A hundred of them, by chance, belong to the long tests. */
const ORDERS = 8;

test('disputes, reversals, refunds and fees in any order, their messages doubled, late and lost, end with the provider’s books, and nothing stopped leaves the house (P31.1, P31.5)', {
  tags: 'long',
}, async () => {
  expect(await playDisputes(FIXED_SEED, ORDERS)).toEqual([]);
});
