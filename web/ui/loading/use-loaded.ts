import { useCallback, useEffect, useRef, useState } from 'react';
import { watchLineUp } from '../browser/use-online.ts';
import { createLoading, type Load, type LoadedState, NOTHING_LOADED } from './loading.ts';

export type Loaded<Data> = LoadedState<Data> & {
  readonly reload: () => void;
  /** For an answer to a change, which already tells how things are now. */
  readonly replace: (data: Data) => void;
};

/** The first call after a connection is back is often lost. */
const TRIES_ON_RETURN = 2;
const NEXT_TRY_AFTER_MS = 3_000;

/** Loads when the screen opens, whenever `load` is another function (keep it with `useCallback`), and after a failure when the line is back. */
export function useLoaded<Data>(load: Load<Data>): Loaded<Data> {
  const [state, setState] = useState<LoadedState<Data>>(NOTHING_LOADED);
  const [{ start, startAnew, replace, stop }] = useState(() => createLoading<Data>(setState));

  useEffect(() => start(load), [start, load]);
  useEffect(() => stop, [stop]);
  const reload = useCallback(() => startAnew(load), [startAnew, load]);

  const hasFailed = state.failure !== null;
  const triesLeft = useRef(0);
  useEffect(
    () =>
      watchLineUp(() => {
        triesLeft.current = TRIES_ON_RETURN;
        if (hasFailed) reload();
      }),
    [hasFailed, reload],
  );
  useEffect(() => {
    if (!hasFailed || triesLeft.current === 0) return;
    triesLeft.current -= 1;
    const timer = setTimeout(reload, NEXT_TRY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [hasFailed, reload]);

  return { ...state, reload, replace };
}
