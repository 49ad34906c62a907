import { listAllergens } from '../../../domain/custom-orders/design/allergens.ts';
import {
  type CakeDesign,
  DEFAULT_DESIGN,
  PLAIN_TIER,
} from '../../../domain/custom-orders/design/cake-design.ts';
import { DEFAULT_PRICE_LIST } from '../../../domain/custom-orders/price/default-price-list.ts';
import {
  computeLeadTimeHours,
  countServings,
  countWorkUnits,
} from '../../../domain/custom-orders/price/effort.ts';
import { priceDesign } from '../../../domain/custom-orders/price/price-design.ts';
import { convertKoboToNaira } from '../../../domain/money.ts';
import type { DemoProduct } from './demo-product.ts';

/** The least that can be designed: a small cake with nothing on it. */
export const SMALLEST_DESIGN: CakeDesign = {
  ...DEFAULT_DESIGN,
  baseInches: 6,
  tiers: [PLAIN_TIER],
  topping: 'none',
};

const FONDANT: CakeDesign = { ...SMALLEST_DESIGN, baseInches: 8, frosting: 'fondant' };
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

/** What a custom product says of itself is what the designer says of a cake like the one in its picture. */
export function offerLike(
  design: CakeDesign,
): Pick<DemoProduct, 'price' | 'servings' | 'workUnits' | 'leadTimeHours' | 'allergens' | 'isCustom'> {
  return {
    isCustom: true,
    price: convertKoboToNaira(priceDesign(design, DEFAULT_PRICE_LIST).totalInKobo),
    servings: countServings(design, DEFAULT_PRICE_LIST),
    workUnits: countWorkUnits(design, DEFAULT_PRICE_LIST),
    leadTimeHours: computeLeadTimeHours(design, DEFAULT_PRICE_LIST),
    allergens: [...listAllergens(design)],
  };
}
