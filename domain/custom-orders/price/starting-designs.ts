import { type CakeDesign, DEFAULT_DESIGN, PLAIN_TIER } from '../design/cake-design.ts';
import { DEFAULT_PRICE_LIST } from './default-price-list.ts';
import { countServings } from './effort.ts';
import { priceDesign } from './price-design.ts';

/** The least that can be designed: a small cake with nothing on it. */
export const SMALLEST_DESIGN: CakeDesign = {
  ...DEFAULT_DESIGN,
  baseInches: 6,
  tiers: [{ ...PLAIN_TIER, colour: 'blush' }],
  topping: 'none',
};

const FONDANT: CakeDesign = {
  ...DEFAULT_DESIGN,
  frosting: 'fondant',
  tiers: [PLAIN_TIER],
  topping: 'none',
};
const PEARLS = { ...PLAIN_TIER, lowerBorder: 'pearls' } as const;

export const LOGO_DESIGN: CakeDesign = { ...FONDANT, isNutFree: true };

export const IVORY_DESIGN: CakeDesign = {
  ...FONDANT,
  baseInches: 10,
  tiers: [PEARLS, { ...PEARLS, side: 'flower-cascade' }, PEARLS],
  topping: 'sugar-roses',
};

export const GOLD_LEAF_DESIGN: CakeDesign = {
  ...FONDANT,
  tiers: [
    { ...PLAIN_TIER, side: 'gold-leaf' },
    { ...PLAIN_TIER, sponge: 'lemon', side: 'gold-leaf' },
  ],
  topping: 'sugar-roses',
  isNutFree: true,
};

const STARTING_DESIGNS = [DEFAULT_DESIGN, SMALLEST_DESIGN, LOGO_DESIGN, IVORY_DESIGN, GOLD_LEAF_DESIGN];

type Promised = { readonly priceInKobo: number; readonly servings: number | null };

/**
 * The cake a custom product opens with: the one that feeds as many as its card says, for the price nearest to the card's. By
 * the first price list, so that page and browser draw the same cake before the shop's own is known.
 */
export function findStartingDesign({ priceInKobo, servings }: Promised): CakeDesign {
  if (servings === null) return DEFAULT_DESIGN;
  const distances = STARTING_DESIGNS.map((design) => ({
    design,
    servings: Math.abs(countServings(design, DEFAULT_PRICE_LIST) - servings),
    price: Math.abs(priceDesign(design, DEFAULT_PRICE_LIST).totalInKobo - priceInKobo),
  }));
  distances.sort((one, other) => one.servings - other.servings || one.price - other.price);
  return distances[0]?.design ?? DEFAULT_DESIGN;
}
