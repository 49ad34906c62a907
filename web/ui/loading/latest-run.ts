import { describeError } from '../feedback/describe-error.ts';

type Listener<Value> = {
  readonly onDone: (value: Value) => void;
  readonly onFailure: (message: string) => void;
};

export type RunLatest = <Value>(
  work: (signal: AbortSignal) => Promise<Value>,
  listener: Listener<Value>,
) => void;

/** Runs one piece of work at a time: a newer one, or the stop, makes the older one be forgotten. */
export function createLatestRun(): { readonly run: RunLatest; readonly stop: () => void } {
  let latest: AbortController | undefined;
  return {
    run(work, { onDone, onFailure }) {
      latest?.abort();
      latest = new AbortController();
      const { signal } = latest;
      work(signal).then(
        (value) => {
          if (!signal.aborted) onDone(value);
        },
        (error: unknown) => {
          if (!signal.aborted) onFailure(describeError(error));
        },
      );
    },
    stop: () => latest?.abort(),
  };
}
