import { useEffect, useState } from 'react';
import { useLatestRun } from '../../../../ui/loading/use-latest-run.ts';
import { type NamedProduct, searchProducts } from './product-requests.ts';

const TYPING_PAUSE_MS = 250;

type ProductSearch = {
  /** Undefined before anything was found out. */
  readonly found: readonly NamedProduct[] | undefined;
  readonly failure: string | null;
};

const NOTHING_ASKED: ProductSearch = { found: undefined, failure: null };

/** What the catalogue holds under the words that are typed, once the typing pauses. */
export function useProductSearch(typed: string): ProductSearch {
  const [state, setState] = useState(NOTHING_ASKED);
  const run = useLatestRun();
  const search = typed.trim();

  useEffect(() => {
    const timer = setTimeout(
      () =>
        run((signal) => (search === '' ? Promise.resolve(undefined) : searchProducts(search, signal)), {
          onDone: (found) => setState({ found, failure: null }),
          onFailure: (failure) => setState({ found: undefined, failure }),
        }),
      search === '' ? 0 : TYPING_PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [search, run]);

  return search === '' ? NOTHING_ASKED : state;
}
