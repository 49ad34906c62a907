import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readDesk, type ShownDesk, writeDesk } from './desk-query.ts';

const TYPING_PAUSE_MS = 300;

export type DeskChange = (part: Partial<ShownDesk>) => void;

/** The desk's address as a query. Words are typed at once, and searched for once the typing pauses. */
export function useShownDesk() {
  const [parameters, setParameters] = useSearchParams();
  const desk = useMemo(() => readDesk(parameters), [parameters]);
  const { search } = desk;
  const [typed, setTyped] = useState(search);
  const searchedHere = useRef(search);

  const change: DeskChange = useCallback(
    (part) => {
      searchedHere.current = part.search ?? searchedHere.current;
      setParameters((before) => writeDesk({ ...readDesk(before), ...part }), { replace: true });
    },
    [setParameters],
  );

  // A saved view or the back button brought other words; they belong in the field.
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

  return { desk, typed, setTyped, change };
}
