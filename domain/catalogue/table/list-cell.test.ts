import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readListCell, writeListCell } from './list-cell.ts';

test('several things of several parts come back from one cell', () => {
  const arbitraryPart = fc
    .array(fc.constantFrom('|', ';', '\\', 'a', ' ', '\n'), { maxLength: 6 })
    .map((signs) => signs.join('').trim());
  const arbitraryThing = fc
    .array(arbitraryPart, { minLength: 1, maxLength: 4 })
    .filter((parts) => parts.some((part) => part !== ''));
  fc.assert(
    fc.property(fc.array(arbitraryThing, { maxLength: 4 }), (things) => {
      expect(readListCell(writeListCell(things))).toEqual(things);
    }),
  );
});
