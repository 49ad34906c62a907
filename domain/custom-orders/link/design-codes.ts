import type { CakeCandles, CakeDesign, CakeTier } from '../design/cake-design.ts';
import {
  BASE_INCHES,
  BORDERS,
  CANDLE_NUMBER_MAX,
  CANDLES_MAX,
  COLOURS,
  DRIPS,
  FILLINGS,
  FINISHES,
  FROSTINGS,
  INSCRIPTION_PLACES,
  LETTERINGS,
  SHAPES,
  SIDES,
  SPONGES,
  STANDS,
  TOPPINGS,
} from '../design/options.ts';

/*
 * One letter or digit for each choice: its place in its list, to the base of 36. The order of the choices is
 * part of every shared link.
 */
const TIER_LISTS = {
  finish: FINISHES,
  colour: COLOURS,
  sponge: SPONGES,
  filling: FILLINGS,
  drip: DRIPS,
  lowerBorder: BORDERS,
  upperBorder: BORDERS,
  side: SIDES,
} as const satisfies { readonly [Part in keyof CakeTier]: readonly CakeTier[Part][] };
const TIER_PARTS = Object.keys(TIER_LISTS) as readonly (keyof CakeTier)[];
const DIETS = [
  { isEggless: false, isNutFree: false },
  { isEggless: true, isNutFree: false },
  { isEggless: false, isNutFree: true },
  { isEggless: true, isNutFree: true },
] as const;
const CANDLES: readonly CakeCandles[] = [
  ...Array.from({ length: CANDLES_MAX + 1 }, (_, count) => ({ kind: 'plain', count }) as const),
  ...Array.from(
    { length: CANDLE_NUMBER_MAX },
    (_, index) => ({ kind: 'number', number: index + 1 }) as const,
  ),
];

export const CAKE_CODE_LENGTH = 10;
export const TIER_CODE_LENGTH = TIER_PARTS.length;

type CakeWithoutTiers = Omit<CakeDesign, 'tiers'>;

export function writeCakeCode(design: CakeWithoutTiers): string {
  const { inscription, isEggless, isNutFree } = design;
  const diet = DIETS.findIndex((each) => each.isEggless === isEggless && each.isNutFree === isNutFree);
  return [
    writePlace(SHAPES.indexOf(design.shape)),
    writePlace(BASE_INCHES.indexOf(design.baseInches)),
    writePlace(FROSTINGS.indexOf(design.frosting)),
    writePlace(TOPPINGS.indexOf(design.topping)),
    writePlace(STANDS.indexOf(design.stand)),
    writePlace(diet),
    writePlace(LETTERINGS.indexOf(inscription.lettering)),
    writePlace(INSCRIPTION_PLACES.indexOf(inscription.place)),
    writePlace(findCandlesPlace(design.candles), 2),
  ].join('');
}

/** Undefined when a letter stands for nothing. */
export function readCakeCode(code: string, text: string): CakeWithoutTiers | undefined {
  const shape = SHAPES[readPlace(code, 0)];
  const baseInches = BASE_INCHES[readPlace(code, 1)];
  const frosting = FROSTINGS[readPlace(code, 2)];
  const topping = TOPPINGS[readPlace(code, 3)];
  const stand = STANDS[readPlace(code, 4)];
  const diet = DIETS[readPlace(code, 5)];
  const lettering = LETTERINGS[readPlace(code, 6)];
  const place = INSCRIPTION_PLACES[readPlace(code, 7)];
  const candles = CANDLES[readPlace(code, 8, 2)];
  if (!shape || !baseInches || !frosting || !topping || !stand) return undefined;
  if (!diet || !lettering || !place || !candles) return undefined;
  const inscription = { text, lettering, place };
  return { shape, baseInches, frosting, topping, stand, ...diet, inscription, candles };
}

export function writeTierCode(tier: CakeTier): string {
  return TIER_PARTS.map((part) => {
    const list: readonly string[] = TIER_LISTS[part];
    return writePlace(list.indexOf(tier[part]));
  }).join('');
}

export function readTierCode(code: string): CakeTier | undefined {
  const values = TIER_PARTS.map((part, index) => [part, TIER_LISTS[part][readPlace(code, index)]] as const);
  if (values.some(([, value]) => value === undefined)) return undefined;
  // Every part is there, with a value of its own list.
  return Object.fromEntries(values) as CakeTier;
}

function findCandlesPlace(candles: CakeCandles): number {
  return candles.kind === 'plain' ? candles.count : CANDLES_MAX + candles.number;
}

function writePlace(place: number, length = 1): string {
  return place.toString(36).padStart(length, '0');
}

function readPlace(code: string, start: number, length = 1): number {
  return Number.parseInt(code.slice(start, start + length), 36);
}
