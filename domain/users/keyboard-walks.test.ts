import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWalk, WALK_MIN_LENGTH, WALKS } from './keyboard-walks.ts';

/** What a walk is, word for word: too slow for any but short texts. */
function isPlainlyWalk(text: string): boolean {
  if (text === '') return true;
  for (let length = WALK_MIN_LENGTH; length <= text.length; length++) {
    const isPiece = WALKS.some((walk) => walk.includes(text.slice(0, length)));
    if (isPiece && isPlainlyWalk(text.slice(length))) return true;
  }
  return false;
}

test.each([
  ['qwerty12345', true],
  ['1q2w3e4r5t', true],
  ['abcxyz', true],
  ['lkjhgfdsa', true],
  ['', true],
  ['12', false],
  ['abc12', false],
  ['qwertz', false],
  ['1qaz2wsx~~', false],
])('"%s" is a walk: %s', (text, expected) => {
  expect(isWalk(text)).toBe(expected);
});

test('a text is a walk when it can be cut into pieces of walks, wherever the cuts are', () => {
  const piece = fc
    .tuple(fc.constantFrom(...WALKS), fc.nat(), fc.integer({ min: 1, max: 6 }))
    .map(([walk, from, length]) => walk.slice(from % walk.length).slice(0, length));
  const stray = fc.constantFrom('~', 'é', '1', 'a', 'z');
  const text = fc
    .array(fc.oneof({ weight: 8, arbitrary: piece }, { weight: 1, arbitrary: stray }), { maxLength: 5 })
    .map((parts) => parts.join('').slice(0, 18));
  fc.assert(
    fc.property(text, (typed) => {
      expect(isWalk(typed)).toBe(isPlainlyWalk(typed));
    }),
  );
});
