import type { Topping } from '../../design/options.ts';
import { type HexColour, INK } from '../canvas/paint.ts';
import type { RoundTier } from '../canvas/round-tier.ts';
import type { Sheet } from '../canvas/sheet.ts';
import { element } from '../canvas/svg.ts';
import { drawChocolateShards, drawTruffles } from './chocolate.ts';
import { drawSugarRoses, drawWildFlowers } from './flower-toppings.ts';
import { drawBerries, drawStrawberries } from './fruit.ts';
import { drawMacarons, drawRosettesCherry, drawSprinkles } from './sweets.ts';

/** `border`: what the tier's borders are piped in, and so are rosettes on top. */
type ToppingPainter = (shape: RoundTier, sheet: Sheet, border: HexColour) => string;

/** These lie apart, and a common shadow would join them. */
const SCATTERED: readonly Topping[] = ['sprinkles', 'macarons', 'rosettes-cherry'];

const PAINTERS: Readonly<Record<Exclude<Topping, 'none'>, ToppingPainter>> = {
  strawberries: drawStrawberries,
  berries: drawBerries,
  macarons: drawMacarons,
  'sugar-roses': drawSugarRoses,
  'wild-flowers': drawWildFlowers,
  'chocolate-shards': drawChocolateShards,
  truffles: drawTruffles,
  sprinkles: drawSprinkles,
  'rosettes-cherry': drawRosettesCherry,
};

export function drawTopping(topping: Topping, shape: RoundTier, sheet: Sheet, border: HexColour): string {
  if (topping === 'none') return '';
  const { radius, depth, top } = shape;
  const shadow = { cy: top + 3, rx: radius * 0.72, ry: depth * 0.74, fill: INK, 'fill-opacity': 0.13 };
  return (
    (SCATTERED.includes(topping) ? '' : element('ellipse', shadow)) + PAINTERS[topping](shape, sheet, border)
  );
}
