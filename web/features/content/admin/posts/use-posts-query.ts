import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type PostsQuery, readPostsQuery, writePostsQuery } from './posts-query.ts';

const TYPING_PAUSE_MS = 300;

/** The list's address as a query. Words are typed at once, and searched for once the typing pauses. */
export function usePostsQuery() {
  const [parameters, setParameters] = useSearchParams();
  const query = useMemo(() => readPostsQuery(parameters), [parameters]);
  const { search } = query;
  const [typed, setTyped] = useState(search);
  const searchedHere = useRef(search);

  const change = useCallback(
    (part: Partial<PostsQuery>) => {
      searchedHere.current = part.search ?? searchedHere.current;
      setParameters((before) => writePostsQuery({ ...readPostsQuery(before), ...part }), { replace: true });
    },
    [setParameters],
  );

  // A link or the back button brought other words; they belong in the field.
  useEffect(() => {
    if (search === searchedHere.current) return;
    searchedHere.current = search;
    setTyped(search);
  }, [search]);

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === searchedHere.current) return;
    const timer = setTimeout(() => change({ search: wanted }), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, change]);

  return { query, typed, setTyped, change };
}
