import { expect, test } from 'vitest';
import { readBlogAddress, writeBlogAddress, writePostAddress } from './blog-address.ts';

test.each([
  [{ tag: null, page: 1 }, '/blog'],
  [{ tag: null, page: 3 }, '/blog?page=3'],
  [{ tag: 'small chops', page: 1 }, '/blog?tag=small+chops'],
  [{ tag: 'ẹ̀bà & co', page: 2 }, '/blog?tag=%E1%BA%B9%CC%80b%C3%A0+%26+co&page=2'],
])('%j has one address', (query, address) => {
  expect(writeBlogAddress(query)).toBe(address);
  expect(readBlogAddress(new URL(address, 'https://shop.example').searchParams)).toEqual(query);
});

test('whatever a slug holds stays within its part of the address', () => {
  expect(writePostAddress('cake-sizes')).toBe('/blog/cake-sizes');
  expect(writePostAddress('a/b?c')).toBe('/blog/a%2Fb%3Fc');
});
