import { expect, test } from 'vitest';
import { readTint } from '../../../domain/custom-orders/picture/read-tint.ts';
import { tintPixels } from './tint-pixels.ts';

test('white takes the tint, grey less of it, and black shadows stay black and as see-through as they were', () => {
  const [white, grey, shadow, nothing] = [
    [255, 255, 255, 255],
    [128, 128, 128, 200],
    [0, 0, 0, 90],
    [0, 0, 0, 0],
  ];
  const pixels = Uint8ClampedArray.from([white, grey, shadow, nothing].flatMap((pixel) => pixel ?? []));
  tintPixels(pixels, readTint('#EE9AAC'));
  expect([...pixels]).toEqual([0xee, 0x9a, 0xac, 255, 119, 77, 86, 200, 0, 0, 0, 90, 0, 0, 0, 0]);
});
