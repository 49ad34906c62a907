import type { Allergen } from '../catalogue/allergens.ts';
import { listAllergens } from '../custom-orders/design/allergens.ts';
import { describeDesign } from '../custom-orders/design/describe-design.ts';
import { type DesignTextRefusal, readDesignText } from '../custom-orders/link/design-text.ts';
import { computeLeadTimeHours, countWorkUnits } from '../custom-orders/price/effort.ts';
import { priceDesign } from '../custom-orders/price/price-design.ts';
import type { PriceList } from '../custom-orders/price/price-list.ts';
import { convertKoboToNaira } from '../money.ts';
import { accept, type Result } from '../refusal.ts';
import type { CartProduct } from './cart-item.ts';

/** What a line needs to know of a design; the catalogue's product adds the name it is sold under. */
export type DesignedCake = {
  /** In one line. */
  readonly words: string;
  readonly listPriceInKobo: number;
  /** Less the discount of the product it is ordered as. */
  readonly priceInKobo: number;
  readonly allergens: readonly Allergen[];
  readonly leadTimeHours: number;
  /** Of a day's capacity of the kitchen, for one piece. */
  readonly workUnits: number;
};

export function readDesignedCake(
  text: string,
  list: PriceList,
  discountPercentage = 0,
): Result<DesignedCake, DesignTextRefusal> {
  const read = readDesignText(text, list);
  if (!read.ok) return read;
  const design = read.value;
  const { totalInKobo, listTotalInKobo } = priceDesign(design, list, discountPercentage);
  return accept({
    words: describeDesign(design, list),
    listPriceInKobo: listTotalInKobo,
    priceInKobo: totalInKobo,
    allergens: listAllergens(design),
    leadTimeHours: computeLeadTimeHours(design, list),
    workUnits: countWorkUnits(design, list),
  });
}

/**
 * A custom product as it is sold to one design: `addToCart` takes it like any other product. Null for what is not made
 * to designs, and for a design that cannot be made, or not at the moment.
 */
export function offerDesign<Product extends CartProduct>(
  product: Product,
  text: string,
  list: PriceList,
): Product | null {
  const read = product.isCustom ? readDesignedCake(text, list, product.discountPercentage) : undefined;
  if (!read?.ok) return null;
  const { words, listPriceInKobo, priceInKobo, allergens, leadTimeHours } = read.value;
  return {
    ...product,
    price: convertKoboToNaira(listPriceInKobo),
    priceToPay: convertKoboToNaira(priceInKobo),
    allergens,
    leadTimeHours,
    // The design has its own words and widths.
    allowsInscription: false,
    egglessExtra: null,
    sizes: [],
    design: { text, words },
  };
}
