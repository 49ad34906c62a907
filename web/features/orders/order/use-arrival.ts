import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Arrival, readArrival, readReturn } from './arrival.ts';

export type ArrivalState = ReturnType<typeof useArrival>;

/** How somebody came here, and the way to note that it is dealt with. */
export function useArrival() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();

  const change = useCallback(
    (changes: Partial<Arrival>) =>
      navigate(
        { pathname, search: readReturn(search).rest },
        { replace: true, preventScrollReset: true, state: { ...readArrival(state), ...changes } },
      ),
    [navigate, pathname, search, state],
  );

  const { reference } = readReturn(search);
  useEffect(() => {
    if (reference !== null) void change({ reference, payBy: null });
  }, [reference, change]);

  return { arrival: useMemo(() => readArrival(state), [state]), changeArrival: change };
}
