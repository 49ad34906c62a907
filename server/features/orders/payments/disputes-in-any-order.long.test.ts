import { expect, test } from 'vitest';
import { playDisputes } from '../../../testing/play-disputes.ts';
import { FIXED_SEED, FRESH_SEED } from '../../../testing/seeds.ts';

const ORDERS = 100;

test.each([FIXED_SEED, FRESH_SEED])(
  'disputes, reversals, refunds and fees in any order end with the provider’s books, with seed %i',
  async (seed) => {
    expect(await playDisputes(seed, ORDERS)).toEqual([]);
  },
);
