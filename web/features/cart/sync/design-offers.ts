import type { CartProduct } from '../../../../domain/cart/cart-item.ts';
import { offerDesign } from '../../../../domain/cart/designed-cake.ts';
import { readPriceList } from '../../custom-orders/price-list-context.ts';

/** Sells custom products to a design, by the price list of this moment. */
export async function startOfferingDesigns(signal: AbortSignal | undefined) {
  const list = await readPriceList(signal);
  return <Product extends CartProduct>(product: Product, design: string): Product | null =>
    offerDesign(product, design, list);
}
