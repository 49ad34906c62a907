import { useEffect, useState } from 'react';
import type { ProductAnswer } from '../../../../../contract/products.ts';
import { searchProductsEndpoint } from '../../../../../contract/search.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { useLatestRun } from '../../../../ui/loading/use-latest-run.ts';

const TYPING_PAUSE_MS = 300;

type Found = {
  /** The words they were found for. */
  readonly words: string;
  readonly products: readonly ProductAnswer[];
  readonly failure: string | null;
};

const NOTHING: Found = { words: '', products: [], failure: null };

/** Finds products while it is typed; an older answer never comes over a newer one. */
export function useFoundProducts() {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState(NOTHING);
  const run = useLatestRun();
  const wanted = typed.trim();

  useEffect(() => {
    if (wanted === '') return;
    const timer = setTimeout(
      () =>
        run((signal) => shopApi.call(searchProductsEndpoint, { query: { q: wanted }, signal }), {
          onDone: ({ data: products }) => setFound({ words: wanted, products, failure: null }),
          onFailure: (failure) => setFound({ words: wanted, products: [], failure }),
        }),
      TYPING_PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [wanted, run]);

  return {
    typed,
    setTyped,
    found: wanted === '' ? NOTHING : found,
    isSearching: wanted !== '' && found.words !== wanted,
  };
}
