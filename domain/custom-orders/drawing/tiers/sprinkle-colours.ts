import type { HexColour } from '../canvas/paint.ts';

export const SPRINKLE_COLOURS: readonly HexColour[] = [
  '#E8476B',
  '#F6B93B',
  '#4FA3D9',
  '#5FB878',
  '#A071CF',
  '#FF8A5C',
];
