import { createLatestRun } from './latest-run.ts';

export type LoadedState<Data> = {
  /** What came last; it stays while it is loaded anew. */
  readonly data: Data | undefined;
  readonly isLoading: boolean;
  /** Why the last try failed. */
  readonly failure: string | null;
};

/** `isAnew` where something of it is on the screen already, and an older copy would be no help. */
export type Load<Data> = (signal: AbortSignal, isAnew: boolean) => Promise<Data>;

type ChangeState<Data> = (change: (before: LoadedState<Data>) => LoadedState<Data>) => void;

export const NOTHING_LOADED: LoadedState<never> = { data: undefined, isLoading: true, failure: null };

/** What a screen loads, and what the answers to changes tell in between. An older answer never comes over a newer one. */
export function createLoading<Data>(changeState: ChangeState<Data>) {
  const { run, stop } = createLatestRun();
  let underWay: Load<Data> | undefined;
  let isShown = false;
  let isOutdated = false;

  function show(data: Data): void {
    isShown = true;
    changeState(() => ({ data, isLoading: false, failure: null }));
  }

  function end(): void {
    underWay = undefined;
    isOutdated = false;
  }

  function start(load: Load<Data>): void {
    underWay = load;
    changeState(({ data }) => ({ data, isLoading: true, failure: null }));
    run((signal) => load(signal, isShown), {
      onDone: (data) => {
        const isWantedAgain = isOutdated;
        end();
        show(data);
        if (isWantedAgain) start(load);
      },
      onFailure: (failure) => {
        end();
        changeState(({ data }) => ({ data, isLoading: false, failure }));
      },
    });
  }

  return {
    start,

    /** Something may have changed. What comes for the first time is shown all the same, and then loaded anew. */
    startAnew(load: Load<Data>): void {
      if (underWay === load && !isShown) isOutdated = true;
      else start(load);
    },

    replace(data: Data): void {
      show(data);
      // It was asked for before the change, and its answer may be from before it too.
      if (underWay) start(underWay);
    },

    stop(): void {
      stop();
      end();
    },
  };
}
