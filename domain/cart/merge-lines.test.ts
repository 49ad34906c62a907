import { describe, expect, test } from 'vitest';
import type { CartLine } from './choice.ts';
import { areSameLines, hasTooManyPieces, mergeLines, rebaseLines } from './merge-lines.ts';

const line = (productId: string, quantity: number, sizeId: string | null = null): CartLine => ({
  productId,
  sizeId,
  inscription: '',
  design: '',
  isEggless: false,
  name: productId,
  quantity,
});

describe('merging', () => {
  test('adds up the same choice and keeps the others (P3.5)', () => {
    expect(mergeLines([line('pie', 2)], [line('bread', 1), line('pie', 3)])).toEqual([
      line('pie', 5),
      line('bread', 1),
    ]);
  });

  test('stops at 100 pieces of a product over all its sizes (P3.2, P3.5)', () => {
    expect(
      mergeLines([line('cake', 60, 'large')], [line('cake', 60, 'small'), line('cake', 5, 'large')]),
    ).toEqual([line('cake', 60, 'large'), line('cake', 40, 'small')]);
  });

  test('keeps different designs apart, and counts them together (P3.1, P3.2)', () => {
    const pink = { ...line('own-cake', 60), design: '1.pink' };
    const blue = { ...line('own-cake', 60), design: '1.blue' };
    expect(mergeLines([pink], [blue, { ...pink, quantity: 1 }])).toEqual([pink, { ...blue, quantity: 40 }]);
    expect(areSameLines([pink], [blue])).toBe(false);
  });

  test('leaves out lines beyond the 200th', () => {
    const many = (prefix: string) => Array.from({ length: 150 }, (_, index) => line(`${prefix}${index}`, 1));
    const merged = mergeLines(many('a'), many('b'));
    expect(merged).toHaveLength(200);
    expect(merged.slice(0, 150)).toEqual(many('a'));
  });
});

test('a hundred pieces are not too many, one more is, however they are spread (P3.2)', () => {
  expect(hasTooManyPieces([line('cake', 60, 'large'), line('cake', 40, 'small'), line('pie', 100)])).toBe(
    false,
  );
  expect(hasTooManyPieces([line('cake', 60, 'large'), line('cake', 41, 'small')])).toBe(true);
});

test('the same lines in another order are the same', () => {
  expect(areSameLines([line('pie', 2), line('bread', 1)], [line('bread', 1), line('pie', 2)])).toBe(true);
  expect(areSameLines([line('pie', 2)], [line('pie', 3)])).toBe(false);
  expect(areSameLines([line('pie', 2)], [line('pie', 2), line('bread', 1)])).toBe(false);
});

describe('a change made here, while another device changed the cart,', () => {
  test('is added to what is there now', () => {
    const base = [line('pie', 1)];
    expect(rebaseLines({ base, local: [line('pie', 2)], newest: [line('pie', 3)] })).toEqual([
      line('pie', 4),
    ]);
    expect(
      rebaseLines({ base, local: [line('pie', 1), line('bread', 2)], newest: [line('pie', 3)] }),
    ).toEqual([line('pie', 3), line('bread', 2)]);
  });

  test('removes what was removed here, whatever became of it there', () => {
    expect(rebaseLines({ base: [line('pie', 1)], local: [], newest: [line('pie', 3)] })).toEqual([]);
  });

  test('does not bring back what was removed there', () => {
    const base = [line('pie', 1), line('bread', 1)];
    expect(rebaseLines({ base, local: base, newest: [line('bread', 1)] })).toEqual([line('bread', 1)]);
  });

  test('is not added twice when its first answer was lost', () => {
    const change = {
      base: [line('pie', 1)],
      local: [line('pie', 2)],
      newest: [line('pie', 2), line('bread', 1)],
    };
    expect(rebaseLines({ ...change, isInDoubt: true })).toEqual(change.newest);
  });

  test('stays within the limit', () => {
    expect(
      rebaseLines({ base: [line('pie', 1)], local: [line('pie', 90)], newest: [line('pie', 50)] }),
    ).toEqual([line('pie', 100)]);
  });
});
