import { useCallback, useEffect, useState } from 'react';
import { useLatestRun } from './use-latest-run.ts';

export type Loaded<Data> = {
  /** What came last; it stays while it is loaded anew. */
  readonly data: Data | undefined;
  readonly isLoading: boolean;
  /** Why the last try failed. */
  readonly failure: string | null;
  readonly reload: () => void;
  /** For an answer to a change, which already tells how things are now. */
  readonly replace: (data: Data) => void;
};

type LoadedState<Data> = Pick<Loaded<Data>, 'data' | 'isLoading' | 'failure'>;

/** Loads when the screen opens, whenever `load` is another function (keep it with `useCallback`), and after a failure when the line is back. */
export function useLoaded<Data>(load: (signal: AbortSignal) => Promise<Data>): Loaded<Data> {
  const [state, setState] = useState<LoadedState<Data>>({ data: undefined, isLoading: true, failure: null });
  const run = useLatestRun();

  const replace = useCallback((data: Data) => setState({ data, isLoading: false, failure: null }), []);

  const reload = useCallback(() => {
    setState(({ data }) => ({ data, isLoading: true, failure: null }));
    run(load, {
      onDone: replace,
      onFailure: (failure) => setState(({ data }) => ({ data, isLoading: false, failure })),
    });
  }, [load, run, replace]);

  useEffect(reload, [reload]);

  const hasFailed = state.failure !== null;
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [hasFailed, reload]);

  return { ...state, reload, replace };
}
