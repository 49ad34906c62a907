import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeMark } from './compute-mark.ts';

test('the same values always have the same mark', () => {
  expect(computeMark([1, 'Oyin Bakes', 'Puff-puff'])).toBe(computeMark([1, 'Oyin Bakes', 'Puff-puff']));
});

test('a mark goes into a file name and an address as it is', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (values) => {
      expect(computeMark(values)).toMatch(/^[0-9a-z]{13}$/);
    }),
  );
});

test('other values have another mark', () => {
  const marks = new Set<string>();
  for (let number = 0; number < 20_000; number += 1) marks.add(computeMark([`cake ${number}`]));
  expect(marks.size).toBe(20_000);
});

test('where one value ends and the next begins counts', () => {
  expect(computeMark(['ab', 'c'])).not.toBe(computeMark(['a', 'bc']));
});
