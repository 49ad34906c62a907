import type { HexColour } from '../../../../domain/custom-orders/drawing/canvas/paint.ts';
import { measureBend } from '../../../../domain/custom-orders/picture/fit-text.ts';
import { readTint } from '../../../../domain/custom-orders/picture/read-tint.ts';
import { CHANNELS, type Pixels } from './pixels.ts';

/** How much of each pixel is covered, from 0 to 255, row by row. */
export type Stencil = { readonly data: Buffer; readonly width: number; readonly height: number };

const SHADOW_OPACITY = 0.28;

/** Lays it around the front of a tier: the farther from the middle, the higher it is seen. */
export function bendStencil(stencil: Stencil, radius: number): Stencil {
  const { width } = stencil;
  const findRise = (column: number) => measureBend(column + 0.5 - width / 2, radius);
  const highest = Math.ceil(findRise(0));
  // As much below as above, so that the middle of the letters stays in the middle.
  const height = stencil.height + 2 * highest;
  const data = Buffer.alloc(width * height);
  for (let column = 0; column < width; column += 1) {
    const shift = highest - findRise(column);
    for (let row = 0; row < height; row += 1) {
      data[row * width + column] = readBetween(stencil, column, row - shift);
    }
  }
  return { data, width, height };
}

/** Letters piped in that colour, with the shadow they throw. */
export function pipeStencil(
  stencil: Stencil,
  { colour, shadowDrop }: { readonly colour: HexColour; readonly shadowDrop: number },
): Pixels {
  const margin = Math.ceil(shadowDrop);
  const { width } = stencil;
  const height = stencil.height + 2 * margin;
  const data = Buffer.alloc(width * height * CHANNELS);
  const [red, green, blue] = readTint(colour);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const letter = readBetween(stencil, column, row - margin) / 255;
      const fallen = readBetween(stencil, column, row - margin - shadowDrop) / 255;
      const cover = letter + fallen * SHADOW_OPACITY * (1 - letter);
      if (cover === 0) continue;
      const part = (letter / cover) * 255;
      data.set([red * part, green * part, blue * part, cover * 255], (row * width + column) * CHANNELS);
    }
  }
  return { data, width, height };
}

/** Between two rows a part of each. */
function readBetween({ data, width, height }: Stencil, column: number, row: number): number {
  const upper = Math.floor(row);
  const part = row - upper;
  const read = (at: number) => (at < 0 || at >= height ? 0 : (data[at * width + column] ?? 0));
  return read(upper) * (1 - part) + read(upper + 1) * part;
}
