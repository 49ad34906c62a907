import { useCallback, useEffect, useRef } from 'react';

type Listener<Value> = {
  readonly onDone: (value: Value) => void;
  readonly onFailure: (message: string) => void;
};

export type RunLatest = <Value>(
  work: (signal: AbortSignal) => Promise<Value>,
  listener: Listener<Value>,
) => void;

/** Runs one piece of work at a time: a newer one, or leaving the screen, makes the older one be forgotten. */
export function useLatestRun(): RunLatest {
  const latest = useRef<AbortController>(null);
  useEffect(() => () => latest.current?.abort(), []);

  return useCallback((work, { onDone, onFailure }) => {
    latest.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    latest.current = controller;
    work(signal).then(
      (value) => {
        if (!signal.aborted) onDone(value);
      },
      (error: unknown) => {
        if (!signal.aborted) onFailure(error instanceof Error ? error.message : String(error));
      },
    );
  }, []);
}
