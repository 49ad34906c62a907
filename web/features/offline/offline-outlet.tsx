import { type ComponentType, useEffect, useState } from 'react';
import { canKeepShop } from '../../api/shop-worker.ts';
import { receiveInstallOffer } from './install-offer.ts';

/** Loads what keeps the shop once the page stands and the line is free. In development a worker would show the code of before. */
export function OfflineOutlet() {
  const [Keeper, setKeeper] = useState<ComponentType | null>(null);

  useEffect(() => receiveInstallOffer(window), []);

  useEffect(() => {
    if (import.meta.env.DEV || !canKeepShop()) return;
    const load = () => {
      import('./offline-keeper.tsx').then(
        (module) => setKeeper(() => module.OfflineKeeper),
        (error: unknown) => console.error('The shop cannot be kept for when there is no line', error),
      );
    };
    const loadAfterRest = () => setTimeout(load, REST_MS);
    if (document.readyState === 'complete') {
      const timer = loadAfterRest();
      return () => clearTimeout(timer);
    }
    window.addEventListener('load', loadAfterRest, { once: true });
    return () => window.removeEventListener('load', loadAfterRest);
  }, []);

  return Keeper && <Keeper />;
}

/** Behind what the first screen still fetches by itself. */
const REST_MS = 1_500;
