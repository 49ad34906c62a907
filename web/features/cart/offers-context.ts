import { CART_PRODUCTS_MAX, listCartProductsEndpoint } from '../../../contract/cart.ts';
import type { ProductAnswer } from '../../../contract/products.ts';
import type { CartProduct } from '../../../domain/cart/cart-item.ts';
import { type CartChoice, makeOfferId } from '../../../domain/cart/choice.ts';
import { backgroundApi } from '../../api/shop-api.ts';

/** A product as it is sold now; of a designed cake, with the price and everything else of its design. */
export type Offer = ProductAnswer & Pick<CartProduct, 'design'>;
type Wanted = Pick<CartChoice, 'productId' | 'design'>;

/** What the shop sells of these at this moment, by `makeOfferId`, and null for what it does not. */
export async function findOffers(
  wanted: readonly Wanted[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, Offer | null>> {
  const [products, sellDesigned] = await Promise.all([
    findProducts([...new Set(wanted.map(({ productId }) => productId))], signal),
    wanted.some(({ design }) => design !== '') ? loadDesignOffers(signal) : undefined,
  ]);
  return new Map(
    wanted.map(({ productId, design }) => {
      const product = products.get(productId) ?? null;
      const offer = product && design !== '' ? (sellDesigned?.(product, design) ?? null) : product;
      return [makeOfferId({ productId, design }), offer];
    }),
  );
}

async function findProducts(
  ids: readonly string[],
  signal: AbortSignal | undefined,
): Promise<ReadonlyMap<string, Offer>> {
  const found = new Map<string, Offer>();
  for (let start = 0; start < ids.length; start += CART_PRODUCTS_MAX) {
    const query = { ids: ids.slice(start, start + CART_PRODUCTS_MAX).join(',') };
    const { data } = await backgroundApi.call(listCartProductsEndpoint, { query, signal });
    for (const product of data) found.set(product.id, product);
  }
  return found;
}

/** Who has designed nothing never downloads what prices a design. */
async function loadDesignOffers(signal: AbortSignal | undefined) {
  const { startOfferingDesigns } = await import('./sync/design-offers.ts');
  return startOfferingDesigns(signal);
}
