import type { ProductAnswer } from '../../../../../contract/products.ts';
import { isInvalidPrice } from '../../../../../domain/cart/limits.ts';

/**
 * How a product is bought. A custom one whose price the cart does not take is talked over first; everything else goes into the
 * cart, which says itself what it does not take.
 */
export function chooseSale(
  { isCustom }: Pick<ProductAnswer, 'isCustom'>,
  priceToPay: number,
): 'cart' | 'ask' {
  return isCustom && isInvalidPrice(priceToPay) ? 'ask' : 'cart';
}
