import type { HexColour } from '../drawing/canvas/paint.ts';

export type Tint = readonly [red: number, green: number, blue: number];

/** How much of each channel a tint leaves, from 0 to 1. */
export function readTint(colour: HexColour): Tint {
  const read = (start: number) => Number.parseInt(colour.slice(start, start + 2), 16) / 255;
  return [read(1), read(3), read(5)];
}
