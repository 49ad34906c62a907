import { expect, test } from 'vitest';
import { moveItem } from './move-item.ts';

test('an item moves before or behind the others', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
});

test('past either end is the end', () => {
  expect(moveItem(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  expect(moveItem(['a', 'b', 'c'], 2, 9)).toEqual(['a', 'b', 'c']);
});

test('an item that is not there moves nothing', () => {
  expect(moveItem(['a'], 3, 0)).toEqual(['a']);
});
