import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildAddress } from './request-address.ts';

test('a path is an address on the own origin, or on the one the API is at', () => {
  expect(buildAddress('', '/api/products')).toBe('/api/products');
  expect(buildAddress('https://api.bakery.example', '/api/products')).toBe(
    'https://api.bakery.example/api/products',
  );
  expect(buildAddress('https://bakery.example/shop/', '/api/products')).toBe(
    'https://bakery.example/shop/api/products',
  );
});

test('a query leaves out what is undefined and repeats lists', () => {
  const query = {
    q: 'puff puff',
    limit: 10,
    isCustom: false,
    after: undefined,
    dietaryTags: ['vegan', 'nut-free'],
    none: [],
  };
  expect(buildAddress('', '/api/products', query)).toBe(
    '/api/products?q=puff+puff&limit=10&isCustom=false&dietaryTags=vegan&dietaryTags=nut-free',
  );
});

test.each([
  '//elsewhere.example/api',
  '/\\elsewhere.example/api',
  '/\t/elsewhere.example/api',
  '/api/products/../users',
  '/api/products/..',
  '/api/products/%2e%2e',
  '/api/products/c1?admin=1',
  '/api/products/c1#top',
  '/api/products/a b',
  '/api/blog/ọjọ́-ìbí',
] as const)('"%s" is not taken for a path', (path) => {
  expect(() => buildAddress('', path)).toThrow('Not a plain path');
});

test('whatever an id is, once encoded it stays inside its place in the path or is refused', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (id) => {
      const path = `/api/products/${encodeURIComponent(id)}/read` as const;
      if (id === '.' || id === '..') expect(() => buildAddress('', path)).toThrow('Not a plain path');
      else expect(decodeURIComponent(buildAddress('', path).split('/')[3] ?? '')).toBe(id);
    }),
    { examples: [['.'], ['..'], ['../users'], ['a/b?c#d'], ['ọjọ́']] },
  );
});
