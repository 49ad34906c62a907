import type { CakeTier } from '../../design/cake-design.ts';
import type { Border, Colour, Drip, Filling, Frosting, Sponge, Stand } from '../../design/options.ts';
import { keepMade } from './keep-made.ts';

/** `#RRGGBB` */
export type HexColour = `#${string}`;

/** The colours of the rendered layers, so that drawing and picture show the same cake. */
export const ICING_COLOURS: Readonly<Record<Colour, HexColour>> = {
  ivory: '#FFF3DF',
  vanilla: '#FDE9BE',
  blush: '#F9CFCF',
  rose: '#EE9AAC',
  lilac: '#D9C7EC',
  sky: '#BBDCEF',
  mint: '#C3E6D3',
  pistachio: '#CFE0AA',
  lemon: '#FBE88C',
  peach: '#FBC7A0',
  caramel: '#CF9558',
  chocolate: '#6B3F28',
  charcoal: '#4A464A',
};
export const DRIP_COLOURS: Readonly<Record<Exclude<Drip, 'none'>, HexColour>> = {
  chocolate: '#3B1C10',
  white: '#FFF8EC',
  caramel: '#B96A22',
  pink: '#F08FA8',
};
export const SPONGE_COLOURS: Readonly<Record<Sponge, HexColour>> = {
  vanilla: '#E9C27C',
  chocolate: '#6A3B22',
  'red-velvet': '#A8322F',
  lemon: '#EFCF6E',
  carrot: '#C9853F',
  coconut: '#F0DDB4',
  funfetti: '#EBCB8E',
  marble: '#B98A55',
};
export const FILLING_COLOURS: Readonly<Record<Filling, HexColour>> = {
  buttercream: '#FFF3DF',
  strawberry: '#E4677A',
  'chocolate-ganache': '#4A2717',
  'salted-caramel': '#C67F33',
  'cream-cheese': '#FFFBF0',
  'lemon-curd': '#F6D548',
  mango: '#F5A93B',
};
export const STAND_COLOURS: Readonly<Record<Exclude<Stand, 'wood'>, HexColour>> = {
  white: '#FFFEFB',
  blush: '#F6D3D0',
};
export const WHITE_ICING: HexColour = '#FFFDF8';
export const GOLD: HexColour = '#E2AE3F';
export const INK: HexColour = '#5A3020';

/** Borders are piped in white; on ganache in ganache, and pearls on charcoal are golden. */
export function pickBorderColour(
  { colour }: Pick<CakeTier, 'colour'>,
  border: Border,
  frosting: Frosting,
): HexColour {
  if (frosting === 'ganache') return ICING_COLOURS[colour];
  if (border === 'pearls' && colour === 'charcoal') return GOLD;
  return WHITE_ICING;
}

/** From the first colour (0) to the second (1). */
export const mix = keepMade((from: HexColour, to: HexColour, part: number): HexColour => {
  const [start, end] = [readChannels(from), readChannels(to)];
  const blend = (one: number, other: number) => Math.round(one + (other - one) * part);
  const mixed =
    (blend(start.red, end.red) << 16) | (blend(start.green, end.green) << 8) | blend(start.blue, end.blue);
  return `#${mixed.toString(16).padStart(6, '0')}`;
});

export function lighten(colour: HexColour, part: number): HexColour {
  return mix(colour, '#FFFFFF', part);
}

/** Towards a warm brown rather than black, so that shade still looks edible. */
export function darken(colour: HexColour, part: number): HexColour {
  return mix(colour, '#3A1A0E', part);
}

/** From 0 for black to 1 for white. */
export function measureLightness(colour: HexColour): number {
  const { red, green, blue } = readChannels(colour);
  return (red + green + blue) / (3 * 255);
}

type Channels = { readonly red: number; readonly green: number; readonly blue: number };

function readChannels(colour: HexColour): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return { red: value >> 16, green: (value >> 8) & 255, blue: value & 255 };
}
