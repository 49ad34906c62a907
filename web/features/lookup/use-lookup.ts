import { useEffect, useState } from 'react';
import { type LookupAnswer, lookUpEndpoint } from '../../../contract/lookup.ts';
import { shopApi } from '../../api/shop-api.ts';

/** While somebody types, the shop is not asked about every letter. */
const PAUSE_MS = 150;
const QUERY_MIN_LENGTH = 2;

type Lookup = {
  /** Of the last question that was answered; undefined before there was one. */
  readonly answer: LookupAnswer | undefined;
  readonly isLoading: boolean;
  readonly failure: string | null;
};

const NOTHING_ASKED: Lookup = { answer: undefined, isLoading: false, failure: null };

/** Asks for what is typed. A late answer to an earlier question is never shown. */
export function useLookup(typed: string): Lookup {
  const [lookup, setLookup] = useState(NOTHING_ASKED);
  const q = typed.trim();

  useEffect(() => {
    if (q.length < QUERY_MIN_LENGTH) return setLookup(NOTHING_ASKED);
    const ending = new AbortController();
    const { signal } = ending;
    const ask = () =>
      shopApi.call(lookUpEndpoint, { query: { q }, signal }).then(
        (answer) => !signal.aborted && setLookup({ answer, isLoading: false, failure: null }),
        (error: unknown) => {
          const failure = error instanceof Error ? error.message : String(error);
          if (!signal.aborted) setLookup({ answer: undefined, isLoading: false, failure });
        },
      );
    setLookup(({ answer }) => ({ answer, isLoading: true, failure: null }));
    const timer = setTimeout(ask, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [q]);

  return lookup;
}
