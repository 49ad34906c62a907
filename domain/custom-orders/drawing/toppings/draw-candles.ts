import type { CakeCandles } from '../../design/cake-design.ts';
import { darken, GOLD, type HexColour, INK, lighten } from '../canvas/paint.ts';
import { findOnRing, type RoundTier } from '../canvas/round-tier.ts';
import type { Sheet } from '../canvas/sheet.ts';
import { element, group, path, stamp } from '../canvas/svg.ts';
import { DIGIT_PATHS } from './digit-paths.ts';

const CANDLE_COLOURS: readonly HexColour[] = ['#F39BB2', '#8FC1E6', '#F7CF5E'];
const DIGIT_SPACING = 54;

/** Those behind the topping and those before it. */
export type DrawnCandles = { readonly back: string; readonly front: string };

export function drawCandles(candles: CakeCandles, shape: RoundTier, sheet: Sheet): DrawnCandles {
  if (candles.kind === 'number') return { back: '', front: drawNumber(candles.number, shape, sheet) };
  const id = candles.count > 0 ? defineCandle(sheet) : '';
  const reach = candles.count === 1 ? 0 : shape.radius * 0.56;
  const placed = Array.from({ length: candles.count }, (_, index) => ({
    ...findOnRing(reach, 0.06 + index / candles.count, shape.top),
    color: CANDLE_COLOURS[index % CANDLE_COLOURS.length],
  })).sort((one, other) => one.y - other.y);
  const draw = (each: readonly (typeof placed)[number][]) =>
    each.map(({ color, ...place }) => stamp(id, place, { color })).join('');
  return {
    back: draw(placed.filter(({ y }) => y <= shape.top)),
    front: draw(placed.filter(({ y }) => y > shape.top)),
  };
}

function defineCandle(sheet: Sheet): string {
  return sheet.define('candle', (id) =>
    group(
      { id },
      path('M-6 0V-84H6V0A6 2.4 0 0 1-6 0Z', {
        fill: 'currentColor',
        stroke: INK,
        'stroke-opacity': 0.6,
        'stroke-width': 1.6,
      }),
      path('M-5-8L5-20M-5-28L5-40M-5-48L5-60M-5-68L5-80', {
        fill: 'none',
        stroke: '#FFF',
        'stroke-opacity': 0.8,
        'stroke-width': 4.5,
      }),
      drawFlame(-84),
    ),
  );
}

function drawFlame(foot: number): string {
  return group(
    { transform: `translate(0 ${foot})` },
    element('circle', { cy: -20, r: 25, fill: '#FFC94D', 'fill-opacity': 0.2 }),
    path('M0 0V-9', { stroke: INK, 'stroke-width': 2, fill: 'none' }),
    path('M0-40C3-30 11-24 10-15 9-8 5-5 0-5-5-5-9-8-10-15-11-24-3-30 0-40Z', { fill: '#F8A62B' }),
    path('M0-27C2-21 6-18 5-12 4-9 2-8 0-8-2-8-4-9-5-12-6-18-2-21 0-27Z', { fill: '#FFF0B8' }),
  );
}

/** Digits of gold wax on sticks, with a wick. */
function drawNumber(number: number, { top, depth }: RoundTier, sheet: Sheet): string {
  const digits = [...String(number)];
  const first = (-(digits.length - 1) * DIGIT_SPACING) / 2;
  return digits
    .map((digit, index) =>
      stamp(defineDigit(digit, sheet), { x: first + index * DIGIT_SPACING, y: top + depth * 0.25 }),
    )
    .join('');
}

function defineDigit(digit: string, sheet: Sheet): string {
  const d = DIGIT_PATHS[digit] ?? '';
  const line = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return sheet.define(`digit${digit}`, (id) =>
    group(
      { id },
      path('M0 0V-34', { stroke: '#F3E3CF', 'stroke-width': 7 }),
      group(
        { ...line, transform: 'translate(-22 -106)' },
        path(d, { stroke: darken(GOLD, 0.5), 'stroke-width': 21 }),
        path(d, { stroke: GOLD, 'stroke-width': 17 }),
        path(d, { stroke: lighten(GOLD, 0.6), 'stroke-width': 5, transform: 'translate(-2.5 -2.5)' }),
      ),
      drawFlame(-114),
    ),
  );
}
