import { type ComponentType, useEffect, useState } from 'react';
import { canKeepShop, isShopStored } from '../../api/shop-worker.ts';
import { receiveInstallOffer } from './install-offer.ts';
import { listenForFirstUse } from './listen-for-first-use.ts';

/**
 * Loads what keeps the shop once somebody uses the page and the line is free: who opens a page and leaves again does not pay for
 * what they never come back to. In development a worker would show the code of before.
 */
export function OfflineOutlet() {
  const [Keeper, setKeeper] = useState<ComponentType | null>(null);

  useEffect(() => receiveInstallOffer(window), []);

  useEffect(() => {
    if (import.meta.env.DEV || !canKeepShop()) return;
    const ended = new AbortController();
    const whenever = (event: 'load' | 'online', act: () => void) =>
      window.addEventListener(event, act, { once: true, signal: ended.signal });
    const load = () => {
      if (ended.signal.aborted) return;
      if (!navigator.onLine) return whenever('online', load);
      import('./offline-keeper.tsx').then(
        (module) => setKeeper(() => module.OfflineKeeper),
        (error: unknown) => {
          if (navigator.onLine) console.error('Offline support could not be set up', error);
          whenever('online', load);
        },
      );
    };
    const loadAfterRest = () => void setTimeout(load, REST_MS);
    const loadOnceOpen = () => {
      if (document.readyState === 'complete') loadAfterRest();
      else whenever('load', loadAfterRest);
    };
    // Somebody who has it already is told of a new version, whether or not they do anything.
    if (isShopStored()) loadOnceOpen();
    else listenForFirstUse(window, loadOnceOpen, ended.signal);
    return () => ended.abort();
  }, []);

  return Keeper && <Keeper />;
}

/** Behind what the first screen still fetches by itself. */
const REST_MS = 1_500;
