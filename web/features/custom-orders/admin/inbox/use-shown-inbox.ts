import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readInbox, type ShownInbox, writeInbox } from './inbox-query.ts';

const TYPING_PAUSE_MS = 300;

/** The inbox's address as a query. Words are typed at once, and searched for once the typing pauses. */
export function useShownInbox() {
  const [parameters, setParameters] = useSearchParams();
  const inbox = useMemo(() => readInbox(parameters), [parameters]);
  const { search } = inbox;
  const [typed, setTyped] = useState(search);
  const searchedHere = useRef(search);

  const change = useCallback(
    (part: Partial<ShownInbox>) => {
      searchedHere.current = part.search ?? searchedHere.current;
      setParameters((before) => writeInbox({ ...readInbox(before), ...part }), { replace: true });
    },
    [setParameters],
  );

  // The back button brought other words; they belong in the field.
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

  return { inbox, typed, setTyped, change };
}
