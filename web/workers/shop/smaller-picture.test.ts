import { expect, test } from 'vitest';
import { PICTURE_WIDTHS } from '../../../domain/pictures/renditions.ts';
import { findSmallerPicture } from './smaller-picture.ts';

const hero = [
  [360, '/assets/hero-360-a.avif'],
  [640, '/assets/hero-640-b.avif'],
  [1280, '/assets/hero-1280-c.avif'],
] as const;

test.each([
  [1600, 640],
  [1280, 640],
  [960, 480],
  [640, 320],
  [480, 320],
])('instead of %i pixels of a product %i are fetched', (width, smaller) => {
  expect(findSmallerPicture(`/pictures/7/${width}.avif`, [])).toBe(`/pictures/7/${smaller}.avif`);
  expect(PICTURE_WIDTHS).toContain(smaller);
});

test.each([160, 320])('a picture of %i pixels is small enough', (width) => {
  expect(findSmallerPicture(`/pictures/7/${width}.webp`, [])).toBe(`/pictures/7/${width}.webp`);
});

test('a picture of the site has its own widths', () => {
  expect(findSmallerPicture('/assets/hero-1280-c.avif', [hero])).toBe('/assets/hero-640-b.avif');
  expect(findSmallerPicture('/assets/hero-640-b.avif', [hero])).toBe('/assets/hero-360-a.avif');
  expect(findSmallerPicture('/assets/hero-360-a.avif', [hero])).toBe('/assets/hero-360-a.avif');
});

test('whatever else there is stays as it is', () => {
  expect(findSmallerPicture('/cake-pictures/abc/800.avif', [hero])).toBe('/cake-pictures/abc/800.avif');
});
