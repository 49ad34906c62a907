import type { Tint } from '../../../domain/custom-orders/picture/read-tint.ts';

/**
 * Multiplies the colour of every pixel and leaves its alpha alone. A canvas's own `multiply` would colour the black
 * shadows that lie within a layer.
 */
export function tintPixels(pixels: Uint8ClampedArray, [red, green, blue]: Tint): void {
  for (let at = 0; at < pixels.length; at += 4) {
    pixels[at] = (pixels[at] ?? 0) * red;
    pixels[at + 1] = (pixels[at + 1] ?? 0) * green;
    pixels[at + 2] = (pixels[at + 2] ?? 0) * blue;
  }
}
