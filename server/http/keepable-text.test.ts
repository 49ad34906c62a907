import { expect, test } from 'vitest';
import { findUnkeepable, isKeepable } from './keepable-text.ts';

test.each(['', 'Ọmọ’s 🎂', 'شوكولاتة', '\u{1F9C1}', '\u0001\u007f\u202e'])('%j can be kept', (text) => {
  expect(isKeepable(text)).toBe(true);
});

test.each(['\0', 'pie\0', '\ud83c', '\udf82\ud83c', 'cake \udf82'])('%j cannot be kept', (text) => {
  expect(isKeepable(text)).toBe(false);
});

test('the place of what cannot be kept is told, in values and in names', () => {
  expect(findUnkeepable({ name: 'pie', sizes: [{ id: 'a' }, { id: 'b\0' }] })).toEqual(['sizes', '1', 'id']);
  expect(findUnkeepable({ notes: { 'a\0': 1 } })).toEqual(['notes']);
  expect(findUnkeepable('\0')).toEqual([]);
  expect(findUnkeepable({ name: 'pie', price: 12.5, tags: [null, true] })).toBeUndefined();
});

test('what is nested too deeply is found without going to its end', () => {
  const nest = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
  expect(findUnkeepable(nest(20))).toBeUndefined();
  expect(findUnkeepable(nest(22))).toHaveLength(20);
  expect(findUnkeepable(nest(100_000))).toHaveLength(20);
});
