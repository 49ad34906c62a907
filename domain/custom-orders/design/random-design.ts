import type { PriceList } from '../price/price-list.ts';
import { type CakeCandles, type CakeDesign, type CakeTier, countTiersOn, NO_CANDLES } from './cake-design.ts';
import {
  BASE_INCHES,
  type Border,
  CANDLES_MAX,
  type Colour,
  type Drip,
  FILLINGS,
  type Finish,
  type Frosting,
  type Side,
  SPONGES,
  STANDS,
  type Topping,
} from './options.ts';
import { repairDesign } from './repair-design.ts';

/** From 0 up to but not including 1, as Math.random gives them. */
export type RandomSource = () => number;

/** A look that belongs together; chance picks within it, so that a surprise is a pleasant one. */
type Look = {
  readonly colours: readonly Colour[];
  readonly frostings: readonly Frosting[];
  readonly finishes: readonly Finish[];
  readonly drips: readonly Drip[];
  readonly borders: readonly Border[];
  readonly sides: readonly Side[];
  readonly toppings: readonly Topping[];
};

const LOOKS: readonly Look[] = [
  {
    colours: ['blush', 'ivory', 'rose'],
    frostings: ['buttercream', 'whipped-cream', 'fondant'],
    finishes: ['smooth', 'combed'],
    drips: ['none', 'none', 'white', 'pink'],
    borders: ['shells', 'pearls', 'rosettes'],
    sides: ['none', 'none', 'flower-cascade'],
    toppings: ['strawberries', 'sugar-roses', 'macarons', 'rosettes-cherry'],
  },
  {
    colours: ['chocolate', 'caramel', 'ivory'],
    frostings: ['ganache', 'buttercream'],
    finishes: ['smooth', 'combed', 'rustic'],
    drips: ['chocolate', 'caramel', 'none'],
    borders: ['none', 'shells', 'rosettes'],
    sides: ['none', 'none', 'gold-leaf'],
    toppings: ['truffles', 'chocolate-shards', 'strawberries', 'rosettes-cherry'],
  },
  {
    colours: ['ivory', 'vanilla'],
    frostings: ['fondant', 'buttercream'],
    finishes: ['smooth'],
    drips: ['none'],
    borders: ['pearls', 'none'],
    sides: ['none', 'quilted-pearls', 'flower-cascade', 'gold-leaf'],
    toppings: ['sugar-roses', 'wild-flowers', 'none'],
  },
  {
    colours: ['lemon', 'sky', 'mint', 'peach', 'lilac'],
    frostings: ['buttercream'],
    finishes: ['smooth', 'combed'],
    drips: ['none', 'white', 'pink'],
    borders: ['shells', 'rosettes', 'pearls'],
    sides: ['none', 'sprinkles'],
    toppings: ['sprinkles', 'macarons', 'rosettes-cherry', 'berries'],
  },
  {
    colours: ['ivory', 'vanilla', 'pistachio'],
    frostings: ['buttercream', 'whipped-cream'],
    finishes: ['semi-naked', 'rustic'],
    drips: ['none', 'none', 'caramel'],
    borders: ['none'],
    sides: ['none'],
    toppings: ['berries', 'wild-flowers', 'strawberries'],
  },
  {
    colours: ['charcoal', 'ivory'],
    frostings: ['fondant', 'buttercream'],
    finishes: ['smooth'],
    drips: ['none', 'caramel', 'white'],
    borders: ['pearls', 'none'],
    sides: ['gold-leaf', 'none'],
    toppings: ['macarons', 'truffles', 'sugar-roses'],
  },
];

/** How often the n-th number of tiers is tried: small cakes are what most people need. */
const TIER_COUNTS = [1, 1, 1, 2, 2, 3, 3, 4] as const;
const CANDLE_CHANCE = 0.25;
const NUMBER_CHANCE = 0.1;

/** "Surprise me": a possible design in good taste. Its words and diet stay those of the shopper. */
export function makeRandomDesign(
  random: RandomSource,
  list: PriceList,
  { inscription, isEggless, isNutFree }: Pick<CakeDesign, 'inscription' | 'isEggless' | 'isNutFree'>,
): CakeDesign {
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)] ?? items[0];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  };
  const look = pick(LOOKS);
  const tierCount = pick(TIER_COUNTS);
  const baseInches = pick(BASE_INCHES.filter((inches) => countTiersOn(inches) >= tierCount));
  const sponge = pick(SPONGES);
  const filling = pick(FILLINGS);
  const lowerBorder = pick(look.borders);
  const decoratedTier = Math.floor(random() * tierCount);
  const side = pick(look.sides);
  const finish = pick(look.finishes);
  const makeTier = (_: unknown, index: number): CakeTier => ({
    finish,
    colour: pick(look.colours),
    sponge,
    filling,
    drip: index === tierCount - 1 ? pick(look.drips) : 'none',
    lowerBorder,
    upperBorder: index === tierCount - 1 ? pick(['none', lowerBorder]) : 'none',
    side: index === decoratedTier ? side : 'none',
  });
  const design: CakeDesign = {
    shape: 'round',
    baseInches,
    frosting: pick(look.frostings),
    tiers: Array.from({ length: tierCount }, makeTier),
    topping: pick(look.toppings),
    candles: pickCandles(random),
    inscription,
    stand: pick(STANDS),
    isEggless,
    isNutFree,
  };
  return repairDesign(design, list).design;
}

function pickCandles(random: RandomSource): CakeCandles {
  const chance = random();
  if (chance < NUMBER_CHANCE) return { kind: 'number', number: 1 + Math.floor(random() * 60) };
  if (chance < CANDLE_CHANCE) return { kind: 'plain', count: 1 + Math.floor(random() * CANDLES_MAX) };
  return NO_CANDLES;
}
