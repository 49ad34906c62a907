import { type CakeDesign, listTierInches } from '../../design/cake-design.ts';
import type { TierInches, Topping } from '../../design/options.ts';

/*
 * The rendered layers' camera: orthographic, 20 degrees above the horizon. Drawing and picture share it, and the frame
 * below, so that one can take the other's place without a jump.
 */
export const PIXELS_PER_INCH = 50;
export const TIER_HEIGHT = 200;
/** How much of its width a circle keeps in height. */
export const ELLIPSE_RATIO = 0.34202;

const SIDE_MARGIN = 96;
const STAND_SPACE = 152;
const TOP_MARGIN = 30;
/** How high things stand above the place they stand on. */
const TOPPING_HEIGHTS: Readonly<Record<Topping, number>> = {
  none: 0,
  strawberries: 62,
  berries: 50,
  macarons: 87,
  'sugar-roses': 62,
  'wild-flowers': 75,
  'chocolate-shards': 98,
  truffles: 64,
  sprinkles: 33,
  'rosettes-cherry': 115,
};
const CANDLE_HEIGHT = 156;
const NUMBER_HEIGHT = 156;
const SIGN_HEIGHT = 100;

export type CakeFrame = {
  /** A square, in pixels at 50 to the inch. */
  readonly size: number;
  /** The middle of the lowest tier's foot. */
  readonly originX: number;
  readonly originY: number;
};

export function frameCake(design: CakeDesign): CakeFrame {
  const radius = measureRadius(design.baseInches);
  const width = 2 * (radius + SIDE_MARGIN);
  const topInches = listTierInches(design).at(-1) ?? design.baseInches;
  const topDepth = measureRadius(topInches) * ELLIPSE_RATIO;
  const above =
    design.tiers.length * TIER_HEIGHT + Math.max(topDepth, findTopSpace(design, topDepth)) + TOP_MARGIN;
  const below = radius * ELLIPSE_RATIO + STAND_SPACE;
  const size = Math.ceil(Math.max(width, above + below));
  const spare = (size - above - below) / 2;
  return { size, originX: size / 2, originY: Math.round(spare + above) };
}

export function measureRadius(inches: TierInches): number {
  return (inches * PIXELS_PER_INCH) / 2;
}

/** How high above the middle of the top a sign begins, so that nothing before it hides its words. */
export function findSignLift({ candles, topping }: CakeDesign, topDepth: number): number {
  const isLit = candles.kind === 'number' || candles.count > 0;
  const heap = topping === 'none' ? 0 : TOPPING_HEIGHTS[topping] * 0.8 + topDepth * 0.7;
  return Math.max(48, isLit ? 140 : 0, heap);
}

/** Above the middle of the top; what stands at the back of it begins higher up. */
function findTopSpace(design: CakeDesign, topDepth: number): number {
  const { inscription, candles, topping } = design;
  const hasSign = inscription.text !== '' && inscription.place === 'top';
  const isLit = candles.kind === 'plain' && candles.count > 0;
  return Math.max(
    TOPPING_HEIGHTS[topping] + topDepth * 0.7,
    isLit ? CANDLE_HEIGHT + topDepth * 0.56 : 0,
    candles.kind === 'number' ? NUMBER_HEIGHT : 0,
    hasSign ? findSignLift(design, topDepth) + SIGN_HEIGHT : 0,
  );
}
