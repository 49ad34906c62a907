import { useCallback, useEffect, useState } from 'react';
import { toChoice } from '../../../../domain/cart/cart-item.ts';
import { refreshItems } from '../../../../domain/cart/refresh-items.ts';
import { findOffers } from '../offers-context.ts';
import { shopCart } from '../shop-cart.ts';

/** `retrying`: nobody could tell, and is being asked again. */
export type Freshness = 'checking' | 'fresh' | 'unknown' | 'retrying';

const FIRST_PAUSE_MS = 3_000;
const LONGEST_PAUSE_MS = 60_000;

/** Asks the catalogue what everything in the cart costs now, when the screen opens; until then the prices are those last seen. */
export function useFreshCart(): { readonly freshness: Freshness; readonly checkAgain: () => void } {
  const [freshness, setFreshness] = useState<Freshness>('checking');
  const [round, setRound] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    let next: ReturnType<typeof setTimeout> | undefined;
    findOffers(shopCart.readItems().map(toChoice), leaving.signal).then(
      (found) => {
        shopCart.change((items) => refreshItems(items, found));
        setFreshness('fresh');
      },
      () => {
        if (leaving.signal.aborted) return;
        setFreshness('unknown');
        // The first call after a connection is back is often lost. Without one, its return starts the next round.
        if (!navigator.onLine) return;
        const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** round);
        next = setTimeout(() => setRound((before) => before + 1), pause);
      },
    );
    return () => {
      leaving.abort();
      clearTimeout(next);
    };
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
