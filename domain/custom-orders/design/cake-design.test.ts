import { expect, test } from 'vitest';
import { countTiersOn, DEFAULT_DESIGN, listTierInches, PLAIN_TIER } from './cake-design.ts';
import { BASE_INCHES } from './options.ts';

test('each tier is two inches narrower, and the top one has at least four', () => {
  expect(BASE_INCHES.map(countTiersOn)).toEqual([2, 3, 4, 4]);
  for (const baseInches of BASE_INCHES) {
    const tiers = Array.from({ length: countTiersOn(baseInches) }, () => PLAIN_TIER);
    const inches = listTierInches({ baseInches, tiers });
    expect(inches).toEqual(
      [baseInches, baseInches - 2, baseInches - 4, baseInches - 6].slice(0, tiers.length),
    );
    expect(inches.at(-1)).toBeGreaterThanOrEqual(4);
  }
});

test('the design to begin with has one tier', () => {
  expect(listTierInches(DEFAULT_DESIGN)).toEqual([8]);
});
