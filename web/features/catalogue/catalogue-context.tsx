import { createContext, type ReactNode, use, useEffect, useMemo, useSyncExternalStore } from 'react';
import { type CatalogueState, createCatalogueStore } from './catalogue-store.ts';
import { fetchProducts } from './fetch-products.ts';

export type Catalogue = CatalogueState & { readonly refresh: () => Promise<void> };

const CatalogueContext = createContext<Catalogue | null>(null);

const store = createCatalogueStore(fetchProducts);

export function CatalogueProvider({ children }: { readonly children: ReactNode }) {
  const state = useSyncExternalStore(store.subscribe, store.read, store.readOnServer);
  useEffect(() => runWhenIdle(() => void store.refresh()), []);
  const catalogue = useMemo(() => ({ ...state, refresh: store.refresh }), [state]);
  return <CatalogueContext value={catalogue}>{children}</CatalogueContext>;
}

export function useCatalogue(): Catalogue {
  const catalogue = use(CatalogueContext);
  if (catalogue === null) throw new Error('useCatalogue must be used within a CatalogueProvider');
  return catalogue;
}

/** Behind the pictures of the first screen, which the shopper is waiting for. Safari does not tell when it is idle. */
function runWhenIdle(work: () => void): () => void {
  let cancel = () => {};
  const schedule = () => {
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(work, { timeout: 3_000 });
      cancel = () => window.cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(work, 200);
      cancel = () => clearTimeout(timer);
    }
  };
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true });
  return () => {
    window.removeEventListener('load', schedule);
    cancel();
  };
}
