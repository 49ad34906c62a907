import { useEffect, useState, useSyncExternalStore } from 'react';
import { CART_PRODUCTS_MAX, listCartOffersEndpoint } from '../../../../contract/cart.ts';
import type { ProductAnswer } from '../../../../contract/products.ts';
import type { CartItem } from '../../../../domain/cart/cart-item.ts';
import { chooseOffers } from '../../../../domain/cart/choose-offers.ts';
import { backgroundApi } from '../../../api/shop-api.ts';
import { useOnline } from '../../../ui/browser/use-online.ts';
import { shopCart } from '../shop-cart.ts';

const NONE: readonly ProductAnswer[] = [];

/** Asked for anew with what is in the cart; where nobody can be asked, nothing is offered: nor would its pictures be there. */
export function useCartOffers(items: readonly CartItem[]): readonly ProductAnswer[] {
  const isDismissed = useSyncExternalStore(shopCart.subscribe, shopCart.areOffersDismissed, () => true);
  const isOnline = useOnline();
  const [offered, setOffered] = useState(NONE);
  const ids = [...new Set(items.map(({ id }) => id))].slice(0, CART_PRODUCTS_MAX).join(',');

  useEffect(() => {
    if (isDismissed) return;
    const leaving = new AbortController();
    backgroundApi.call(listCartOffersEndpoint, { query: { ids }, signal: leaving.signal }).then(
      ({ data }) => setOffered(data),
      () => {},
    );
    return () => leaving.abort();
  }, [isDismissed, ids]);

  return isDismissed || !isOnline ? NONE : chooseOffers(offered, items);
}
