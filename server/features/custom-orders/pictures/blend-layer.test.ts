import { expect, test } from 'vitest';
import { blendLayer } from './blend-layer.ts';
import type { Pixels } from './pixels.ts';

const makePixels = (...pixels: readonly (readonly number[])[]): Pixels => ({
  data: Buffer.from(pixels.flat()),
  width: pixels.length,
  height: 1,
});
const CREAM = [250, 240, 230, 255] as const;

test('white takes the tint; a black shadow within the layer darkens what is below and stays black', () => {
  const picture = makePixels(CREAM, CREAM, CREAM);
  blendLayer(picture, makePixels([255, 255, 255, 255], [0, 0, 0, 51], [9, 9, 9, 0]), {
    x: 0,
    y: 0,
    tint: '#EE9AAC',
  });
  expect([...picture.data]).toEqual([0xee, 0x9a, 0xac, 255, 200, 192, 184, 255, ...CREAM]);
});

test('a layer can be fainter than it is', () => {
  const picture = makePixels([0, 0, 0, 255]);
  blendLayer(picture, makePixels([255, 255, 255, 255]), { x: 0, y: 0, opacity: 0.2 });
  expect([...picture.data]).toEqual([51, 51, 51, 255]);
});

test('what sticks out of the picture is cut off', () => {
  const picture = makePixels(CREAM, CREAM);
  const layer = makePixels([1, 1, 1, 255], [2, 2, 2, 255], [3, 3, 3, 255], [4, 4, 4, 255]);
  blendLayer(picture, layer, { x: -1, y: 0 });
  expect([...picture.data]).toEqual([2, 2, 2, 255, 3, 3, 3, 255]);
  blendLayer(picture, layer, { x: 0, y: 1 });
  expect([...picture.data]).toEqual([2, 2, 2, 255, 3, 3, 3, 255]);
});
