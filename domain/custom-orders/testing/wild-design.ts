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
  SIDES,
  SPONGES,
  STANDS,
  TIERS_MAX,
  TOPPINGS,
} from '../design/options.ts';
import type { RandomSource } from '../design/random-design.ts';

const TEXTS = [
  '',
  'Happy Birthday Ada',
  'Ẹ kú ọjọ́ ìbí Adésọlá ọmọ wa olólùfẹ́',
  'Mr & Mrs <Okonkwo> "2025"',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  '🎂👩🏾‍🍳👨‍👩‍👧‍👦',
  'عيد ميلاد سعيد',
  '</text><script>alert(1)</script>',
] as const;

/** Any choice beside any other, in no taste at all and often impossible: what rules are tried on. */
export function makeWildDesign(random: RandomSource): CakeDesign {
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item =>
    items[Math.floor(random() * items.length)] ?? items[0];
  const makeTier = (): CakeTier => ({
    finish: pick(FINISHES),
    colour: pick(COLOURS),
    sponge: pick(SPONGES),
    filling: pick(FILLINGS),
    drip: pick(DRIPS),
    lowerBorder: pick(BORDERS),
    upperBorder: pick(BORDERS),
    side: pick(SIDES),
  });
  return {
    shape: 'round',
    baseInches: pick(BASE_INCHES),
    frosting: pick(FROSTINGS),
    tiers: Array.from({ length: 1 + Math.floor(random() * TIERS_MAX) }, makeTier),
    topping: pick(TOPPINGS),
    candles: pickCandles(random),
    inscription: {
      text: random() < 0.6 ? pick(TEXTS) : makeText(random),
      lettering: pick(LETTERINGS),
      place: pick(INSCRIPTION_PLACES),
    },
    stand: pick(STANDS),
    isEggless: random() < 0.3,
    isNutFree: random() < 0.3,
  };
}

function pickCandles(random: RandomSource): CakeCandles {
  if (random() < 0.4) return { kind: 'number', number: 1 + Math.floor(random() * CANDLE_NUMBER_MAX) };
  return { kind: 'plain', count: Math.floor(random() * (CANDLES_MAX + 1)) };
}

/** From every corner of Unicode, halves of characters and all. */
function makeText(random: RandomSource): string {
  const length = Math.floor(random() * 50);
  return Array.from({ length }, () => {
    const limit = random() < 0.5 ? 0x250 : 0x11_0000;
    return String.fromCodePoint(Math.floor(random() * limit));
  }).join('');
}
