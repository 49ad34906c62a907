import type { CakeTier } from '../../design/cake-design.ts';
import type { Frosting } from '../../design/options.ts';
import {
  darken,
  type HexColour,
  ICING_COLOURS,
  INK,
  lighten,
  measureLightness,
  SPONGE_COLOURS,
} from '../canvas/paint.ts';
import { type RoundTier, traceFront } from '../canvas/round-tier.ts';
import type { Sheet } from '../canvas/sheet.ts';
import { element, nums, path } from '../canvas/svg.ts';
import { drawFinish } from './draw-finish.ts';

/** How far the rim is rounded. */
const RIM = 10;

/** The tier itself: its shadow on the one below, side, finish and top. */
export function drawBody(
  tier: CakeTier,
  frosting: Frosting,
  shape: RoundTier,
  isLowest: boolean,
  sheet: Sheet,
): string {
  const icing = ICING_COLOURS[tier.colour];
  const isNaked = tier.finish === 'semi-naked';
  const side = isNaked ? SPONGE_COLOURS[tier.sponge] : icing;
  const line = { stroke: pickLine(icing), 'stroke-width': 2.5 };
  return [
    drawContact(shape, isLowest),
    path(traceSide(shape), { fill: shadeSide(side, sheet), ...line }),
    drawFinish(tier, shape, sheet),
    drawTop(icing, frosting, shape, sheet),
    path(traceSide(shape), { fill: 'none', ...line }),
  ].join('');
}

function pickLine(icing: HexColour): HexColour {
  return darken(icing, 0.46);
}

/** From the rim down the sides and around the foot. */
function traceSide({ radius, depth, top }: RoundTier): string {
  return `M${nums(-radius, top + RIM)}V0A${nums(radius, depth)} 0 0 0 ${nums(radius, 0)}V${nums(top + RIM)}`;
}

function shadeSide(colour: HexColour, sheet: Sheet): string {
  return sheet.shadeAcross(`side${colour.slice(1)}`, [
    [0, darken(colour, 0.17)],
    [0.12, darken(colour, 0.04)],
    [0.34, lighten(colour, 0.1 + 0.22 * measureLightness(colour))],
    [0.62, colour],
    [0.88, darken(colour, 0.09)],
    [1, darken(colour, 0.22)],
  ]);
}

function drawContact({ radius, depth }: RoundTier, isLowest: boolean): string {
  const reach = isLowest ? 22 : 15;
  return element('ellipse', {
    cx: 5,
    cy: 4,
    rx: radius + reach,
    ry: depth + reach * 0.5,
    fill: INK,
    'fill-opacity': isLowest ? 0.16 : 0.2,
  });
}

/** The rim is rounded: the top is drawn twice, the lower one as the bend, and light lies along the front of it. */
function drawTop(
  icing: HexColour,
  frosting: Frosting,
  { radius, depth, top }: RoundTier,
  sheet: Sheet,
): string {
  const fill = sheet.shadeAcross(`top${icing.slice(1)}`, [
    [0, lighten(icing, 0.2)],
    [0.4, lighten(icing, 0.55)],
    [1, darken(icing, 0.05)],
  ]);
  const isGlossy = frosting === 'ganache';
  return [
    path(
      `M${nums(-radius, top + RIM)}C${nums(-radius, top - depth * 0.3, -radius + 6, top - 4, -radius + 8, top - 2)}` +
        `H${nums(radius - 8)}C${nums(radius - 6, top - 4, radius, top - depth * 0.3, radius, top + RIM)}`,
      { fill: shadeSide(icing, sheet) },
    ),
    element('ellipse', { cy: top + RIM * 0.4, rx: radius, ry: depth, fill: shadeSide(icing, sheet) }),
    element('ellipse', { cy: top, rx: radius - 5, ry: depth - 3, fill }),
    path(traceFront(radius - 5, top + 2, 0.035), {
      fill: 'none',
      stroke: '#FFFFFF',
      'stroke-opacity': isGlossy ? 0.4 : 0.6,
      'stroke-width': 4,
      'stroke-linecap': 'round',
    }),
    element('ellipse', {
      cy: top,
      rx: radius,
      ry: depth,
      fill: 'none',
      stroke: pickLine(icing),
      'stroke-opacity': 0.55,
      'stroke-width': 1.5,
    }),
  ].join('');
}
