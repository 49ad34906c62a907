import { toChoice } from '../../../../domain/cart/cart-item.ts';
import { refreshItems } from '../../../../domain/cart/refresh-items.ts';
import { useFreshness } from '../../../ui/loading/use-freshness.ts';
import { findOffers } from '../offers-context.ts';
import { shopCart } from '../shop-cart.ts';

/** Asks the catalogue what everything in the cart costs now, when the screen opens; until then the prices are those last seen. */
export const useFreshCart = () => useFreshness(refreshCart);

async function refreshCart(signal: AbortSignal): Promise<void> {
  const found = await findOffers(shopCart.readItems().map(toChoice), signal);
  shopCart.change((items) => refreshItems(items, found));
}
