/*
 * What a cake can be made of. The place of an id in its list is part of every link that was ever shared:
 * new ones go to the end, and none is ever taken away (the owner stops offering it instead).
 */

export const SHAPES = ['round'] as const;
/** Inches across the widest tier. */
export const BASE_INCHES = [6, 8, 10, 12] as const;
/** Inches across any tier: each is two narrower than the one below. */
export const TIER_INCHES = [4, 6, 8, 10, 12] as const;
export const TIERS_MAX = 4;
export const FROSTINGS = ['buttercream', 'whipped-cream', 'fondant', 'ganache'] as const;
export const FINISHES = ['smooth', 'combed', 'rustic', 'semi-naked'] as const;
export const COLOURS = [
  'ivory',
  'vanilla',
  'blush',
  'rose',
  'lilac',
  'sky',
  'mint',
  'pistachio',
  'lemon',
  'peach',
  'caramel',
  'chocolate',
  'charcoal',
] as const;
export const SPONGES = [
  'vanilla',
  'chocolate',
  'red-velvet',
  'lemon',
  'carrot',
  'coconut',
  'funfetti',
  'marble',
] as const;
export const FILLINGS = [
  'buttercream',
  'strawberry',
  'chocolate-ganache',
  'salted-caramel',
  'cream-cheese',
  'lemon-curd',
  'mango',
] as const;
export const DRIPS = ['none', 'chocolate', 'white', 'caramel', 'pink'] as const;
export const BORDERS = ['none', 'shells', 'pearls', 'rosettes'] as const;
export const SIDES = ['none', 'sprinkles', 'gold-leaf', 'quilted-pearls', 'flower-cascade'] as const;
export const TOPPINGS = [
  'none',
  'strawberries',
  'berries',
  'macarons',
  'sugar-roses',
  'wild-flowers',
  'chocolate-shards',
  'truffles',
  'sprinkles',
  'rosettes-cherry',
] as const;
export const LETTERINGS = ['script', 'capitals'] as const;
export const INSCRIPTION_PLACES = ['front', 'top'] as const;
export const STANDS = ['white', 'blush', 'wood'] as const;

export const CANDLES_MAX = 12;
/** The highest age in number candles: two digits are as many as stand side by side. */
export const CANDLE_NUMBER_MAX = 99;

export type Shape = (typeof SHAPES)[number];
export type BaseInches = (typeof BASE_INCHES)[number];
export type TierInches = (typeof TIER_INCHES)[number];
export type Frosting = (typeof FROSTINGS)[number];
export type Finish = (typeof FINISHES)[number];
export type Colour = (typeof COLOURS)[number];
export type Sponge = (typeof SPONGES)[number];
export type Filling = (typeof FILLINGS)[number];
export type Drip = (typeof DRIPS)[number];
export type Border = (typeof BORDERS)[number];
export type Side = (typeof SIDES)[number];
export type Topping = (typeof TOPPINGS)[number];
export type Lettering = (typeof LETTERINGS)[number];
export type InscriptionPlace = (typeof INSCRIPTION_PLACES)[number];
export type Stand = (typeof STANDS)[number];
