import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { findUnsearched, followAddress } from './typed-search.ts';

const TYPING_PAUSE_MS = 300;

/**
 * A list's address as a query, so that it can be kept and passed on. Words are typed at once, and searched for once the typing
 * pauses. `read` and `write` stay the same from one rendering to the next.
 */
export function useListQuery<Query extends { readonly search: string }>(
  read: (parameters: URLSearchParams) => Query,
  write: (query: Query) => URLSearchParams,
) {
  const [parameters, setParameters] = useSearchParams();
  const query = useMemo(() => read(parameters), [read, parameters]);
  const { search } = query;
  const [words, setWords] = useState({ typed: search, searched: search });

  const setTyped = useCallback((typed: string) => setWords((before) => ({ ...before, typed })), []);
  const change = useCallback(
    (part: Partial<Query> | { readonly search: string }) => {
      setWords((before) => ({ ...before, searched: part.search ?? before.searched }));
      // The address is ahead of what is rendered: of two changes in a row the second must not take the first one back.
      const latest = read(new URLSearchParams(window.location.search));
      setParameters(write({ ...latest, ...part }), { replace: true });
    },
    [read, write, setParameters],
  );

  useEffect(() => setWords((before) => followAddress(before, search)), [search]);

  const unsearched = findUnsearched(words);
  useEffect(() => {
    if (unsearched === null) return;
    const timer = setTimeout(() => change({ search: unsearched }), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [unsearched, change]);

  return { query, typed: words.typed, setTyped, change };
}
