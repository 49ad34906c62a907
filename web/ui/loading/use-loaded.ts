import { useCallback, useEffect, useState } from 'react';
import { createLoading, type Load, type LoadedState, NOTHING_LOADED } from './loading.ts';

export type Loaded<Data> = LoadedState<Data> & {
  readonly reload: () => void;
  /** For an answer to a change, which already tells how things are now. */
  readonly replace: (data: Data) => void;
};

/** Loads when the screen opens, whenever `load` is another function (keep it with `useCallback`), and after a failure when the line is back. */
export function useLoaded<Data>(load: Load<Data>): Loaded<Data> {
  const [state, setState] = useState<LoadedState<Data>>(NOTHING_LOADED);
  const [{ start, startAnew, replace, stop }] = useState(() => createLoading<Data>(setState));

  useEffect(() => start(load), [start, load]);
  useEffect(() => stop, [stop]);
  const reload = useCallback(() => startAnew(load), [startAnew, load]);

  const hasFailed = state.failure !== null;
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [hasFailed, reload]);

  return { ...state, reload, replace };
}
