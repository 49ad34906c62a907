import { useCallback, useState } from 'react';
import { type CartItem, toChoice } from '../../../../domain/cart/cart-item.ts';
import { makeOfferId } from '../../../../domain/cart/choice.ts';
import { refreshItems } from '../../../../domain/cart/refresh-items.ts';
import { useFreshness } from '../../../ui/loading/use-freshness.ts';
import { useCatalogue } from '../../catalogue/catalogue-context.tsx';
import { findOffers, type Offer } from '../offers-context.ts';
import { shopCart } from '../shop-cart.ts';

export type FindOffer = (item: CartItem) => Offer | null;

const NOT_ASKED: ReadonlyMap<string, Offer | null> = new Map();

/** Asks the catalogue what everything in the cart costs now, when the screen opens; until then the prices are those last seen. */
export function useFreshCart() {
  const [found, setFound] = useState(NOT_ASKED);
  const { products } = useCatalogue();
  const refresh = useCallback(async (signal: AbortSignal): Promise<void> => {
    const offers = await findOffers(shopCart.readItems().map(toChoice), signal);
    shopCart.change((items) => refreshItems(items, offers));
    setFound(offers);
  }, []);

  /** Of what was added since, and without a connection, what this browser knows of the shop; null where it knows nothing. */
  const findOffer: FindOffer = (item) => {
    const offer = found.get(makeOfferId(toChoice(item)));
    return offer === undefined ? (products.find(({ id }) => id === item.id) ?? null) : offer;
  };
  return { ...useFreshness(refresh), findOffer };
}
