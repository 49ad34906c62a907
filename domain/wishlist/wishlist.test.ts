import { expect, test } from 'vitest';
import { compareWishlists, rebaseWishlist, WISHLIST_MAX } from './wishlist.ts';

test('what makes one list another is what came and what went', () => {
  expect(compareWishlists(['pie', 'cake'], ['bread', 'pie'])).toEqual({
    added: ['bread'],
    removed: ['cake'],
  });
});

test('what was saved and removed here is repeated on what is newest elsewhere', () => {
  expect(rebaseWishlist(['pie', 'cake'], ['bread', 'pie'], ['roll', 'cake', 'pie'])).toEqual([
    'bread',
    'roll',
    'pie',
  ]);
});

test('what both sides saved is there once, and what both removed is gone', () => {
  expect(rebaseWishlist(['cake'], ['pie'], ['pie'])).toEqual(['pie']);
});

test('a list ends at its limit, what was saved last before what was there', () => {
  const full = Array.from({ length: WISHLIST_MAX }, (_, index) => `cake-${index}`);
  const rebased = rebaseWishlist([], ['pie'], full);
  expect([rebased.length, rebased[0]]).toEqual([WISHLIST_MAX, 'pie']);
});
