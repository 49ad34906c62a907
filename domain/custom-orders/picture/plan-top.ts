import type { CakeCandles, CakeDesign } from '../design/cake-design.ts';
import type { TierInches } from '../design/options.ts';
import { findSignLift, measureRadius } from '../drawing/canvas/frame.ts';
import { findOnRing, measureTier } from '../drawing/canvas/round-tier.ts';
import { type Box, type PlannedLayer, placeColour, type Spot } from './place-layer.ts';
import { hasInscription } from './plan-text.ts';

const CANDLES = ['candle-pink-colour', 'candle-blue-colour', 'candle-yellow-colour'] as const;
/** Of the tier's radius. */
const CANDLE_RING = 0.56;
const DIGIT_SPACING = 58;
/** What stands alone stands a little before the middle, and so before the topping; as a part of the tier's radius. */
const ALONE_PLACE = 0.1;

const SIGN = 'plaque-topper-colour';
/** The parts of the sign's file: its plate, a short piece of either stick, and their feet with the shadow. */
const SIGN_PLATE: Box = { x: 0, y: 0, width: 218, height: 94 };
const SIGN_STICKS: readonly Box[] = [
  { x: 46, y: 90, width: 8, height: 4 },
  { x: 164, y: 90, width: 8, height: 4 },
];
const SIGN_FEET: Box = { x: 0, y: 94, width: 218, height: 40 };
/** How high the plate's lower edge is above its feet. */
const SIGN_CLEARANCE = 28;

/** Everything on the top tier, the farthest first. `foot` is that tier's. */
export function planTop(design: CakeDesign, inches: TierInches, foot: Spot): readonly PlannedLayer[] {
  const { topping, candles } = design;
  const top = { x: foot.x, y: foot.y + measureTier(inches).top };
  const { back, front } = planCandles(candles, inches, top);
  return [
    ...back,
    ...(hasInscription(design, 'top') ? planSign(top, findSignRise(design, inches)) : []),
    ...(topping === 'none' ? [] : [placeColour(`topping-${topping}-${inches}-colour`, foot)]),
    ...front,
  ];
}

/** How much longer than rendered the sticks of the sign are. */
export function findSignRise(design: CakeDesign, inches: TierInches): number {
  return Math.max(0, Math.round(findSignLift(design, measureTier(inches).depth)) - SIGN_CLEARANCE);
}

function planSign(foot: Spot, rise: number): readonly PlannedLayer[] {
  const whole = placeColour(SIGN, foot);
  if (rise === 0) return [whole];
  const cut = (part: Box, y: number, height = part.height): PlannedLayer => ({
    ...whole,
    part,
    x: whole.x + part.x,
    y: whole.y + y,
    width: part.width,
    height,
  });
  return [
    cut(SIGN_FEET, SIGN_FEET.y),
    ...SIGN_STICKS.map((stick) => cut(stick, SIGN_FEET.y - rise, rise)),
    cut(SIGN_PLATE, -rise),
  ];
}

type PlannedCandles = { readonly back: readonly PlannedLayer[]; readonly front: readonly PlannedLayer[] };

function planCandles(candles: CakeCandles, inches: TierInches, top: Spot): PlannedCandles {
  const radius = measureRadius(inches);
  if (candles.kind === 'number') return { back: [], front: planNumber(candles.number, radius, top) };
  const { count } = candles;
  const places = Array.from({ length: count }, (_, index) => ({
    ...(count === 1
      ? { x: 0, y: radius * ALONE_PLACE }
      : findOnRing(radius * CANDLE_RING, 0.06 + index / count)),
    name: CANDLES[index % CANDLES.length] ?? CANDLES[0],
  })).sort((one, other) => one.y - other.y);
  const plan = (each: typeof places) =>
    each.map(({ name, x, y }) => placeColour(name, { x: Math.round(top.x + x), y: Math.round(top.y + y) }));
  return {
    back: plan(places.filter(({ y }) => y <= 0)),
    front: plan(places.filter(({ y }) => y > 0)),
  };
}

function planNumber(number: number, radius: number, top: Spot): readonly PlannedLayer[] {
  const digits = String(number).match(/\d/g) ?? [];
  const y = Math.round(top.y + radius * ALONE_PLACE);
  return digits.map((digit, index) =>
    placeColour(`number-${digit as Digit}-colour`, {
      x: top.x + (index - (digits.length - 1) / 2) * DIGIT_SPACING,
      y,
    }),
  );
}

type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
