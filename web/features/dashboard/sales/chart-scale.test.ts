import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeScale, writeShortNaira } from './chart-scale.ts';

test('the axis ends in a round figure not far above the highest value', () => {
  expect(makeScale([612_400, 815_000])).toEqual({
    marks: [0, 250_000, 500_000, 750_000, 1_000_000],
    top: 1_000_000,
  });
  expect(makeScale([7]).marks).toEqual([0, 2, 4, 6, 8]);
  expect(makeScale([])).toEqual({ marks: [0], top: 1 });
  expect(makeScale([0, 0])).toEqual({ marks: [0], top: 1 });
});

test('whatever is shown fits below the top, which is never more than half empty', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0.01, max: 1e9, noNaN: true }), { minLength: 1 }), (values) => {
      const highest = Math.max(...values);
      const { marks, top } = makeScale(values);
      expect(top).toBeGreaterThanOrEqual(highest * 0.999_999);
      expect(top).toBeLessThanOrEqual(highest * 2.001);
      expect(marks.length).toBeLessThanOrEqual(5);
      expect(marks.at(-1)).toBeCloseTo(top);
    }),
  );
});

test('amounts on the axis are short', () => {
  expect([0, 950, 1_000, 612_400, 2_500_000].map(writeShortNaira)).toEqual([
    '₦0',
    '₦950',
    '₦1k',
    '₦612.4k',
    '₦2.5m',
  ]);
});
