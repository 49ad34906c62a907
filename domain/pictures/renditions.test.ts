import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findShownWidth, listWidths, writePicturePath } from './renditions.ts';

test.each([
  [1600, [160, 320, 480, 640, 960, 1280, 1600]],
  [8000, [160, 320, 480, 640, 960, 1280, 1600]],
  [1000, [160, 320, 480, 640, 960, 1000]],
  [960, [160, 320, 480, 640, 960]],
  [161, [160, 161]],
  [160, [160]],
  [20, [20]],
])('a picture %i wide is kept at %j', (ownWidth, widths) => {
  expect(listWidths(ownWidth)).toEqual(widths);
});

test('no rendition is wider than the picture, and the widest is the picture as far as that is useful', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000 }), (ownWidth) => {
      const widths = listWidths(ownWidth);
      expect(widths).toEqual([...new Set(widths)].sort((one, other) => one - other));
      expect(widths.at(-1)).toBe(Math.min(ownWidth, 1600));
    }),
  );
});

test.each([
  [320, 320, 320],
  [480, 320, 320],
  [1600, 500, 500],
  [500, 500, 500],
  [480, 500, 480],
  [501, 500, undefined],
  [333, 1600, undefined],
  [0, 500, undefined],
])('who asks for %i of a picture %i wide is shown %s', (askedWidth, ownWidth, shownWidth) => {
  expect(findShownWidth(askedWidth, ownWidth)).toBe(shownWidth);
});

test('a rendition has an address of its own', () => {
  expect(writePicturePath('b7e6', 320, 'avif')).toBe('/pictures/b7e6/320.avif');
});
