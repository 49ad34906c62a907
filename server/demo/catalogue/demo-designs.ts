import { listAllergens } from '../../../domain/custom-orders/design/allergens.ts';
import type { CakeDesign } from '../../../domain/custom-orders/design/cake-design.ts';
import { DEFAULT_PRICE_LIST } from '../../../domain/custom-orders/price/default-price-list.ts';
import {
  computeLeadTimeHours,
  countServings,
  countWorkUnits,
} from '../../../domain/custom-orders/price/effort.ts';
import { priceDesign } from '../../../domain/custom-orders/price/price-design.ts';
import { convertKoboToNaira } from '../../../domain/money.ts';
import type { DemoProduct } from './demo-product.ts';

/** What a custom product says of itself is what the designer says of the cake it opens with, which is like the one in its picture. */
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
