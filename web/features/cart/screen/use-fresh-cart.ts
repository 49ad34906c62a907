import { useCallback, useEffect, useState } from 'react';
import { toChoice } from '../../../../domain/cart/cart-item.ts';
import { refreshItems } from '../../../../domain/cart/refresh-items.ts';
import { findOffers } from '../offers-context.ts';
import { shopCart } from '../shop-cart.ts';

/** `retrying`: nobody could tell, and is being asked again. */
export type Freshness = 'checking' | 'fresh' | 'unknown' | 'retrying';

/** Asks the catalogue what everything in the cart costs now, when the screen opens; until then the prices are those last seen. */
export function useFreshCart(): { readonly freshness: Freshness; readonly checkAgain: () => void } {
  const [freshness, setFreshness] = useState<Freshness>('checking');
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another check.
  useEffect(() => {
    const leaving = new AbortController();
    findOffers(shopCart.readItems().map(toChoice), leaving.signal).then(
      (found) => {
        shopCart.change((items) => refreshItems(items, found));
        setFreshness('fresh');
      },
      () => {
        if (!leaving.signal.aborted) setFreshness('unknown');
      },
    );
    return () => leaving.abort();
  }, [round]);

  const checkAgain = useCallback(() => {
    setFreshness('retrying');
    setRound((before) => before + 1);
  }, []);

  useEffect(() => {
    window.addEventListener('online', checkAgain);
    return () => window.removeEventListener('online', checkAgain);
  }, [checkAgain]);

  return { freshness, checkAgain };
}
