import { useCallback, useEffect, useState } from 'react';
import { browserPush } from './browser-push.ts';
import type { PushState } from './push-keeper.ts';
import { explainFailure } from './push-words.ts';

export type Push = {
  /** Null until this browser has been looked at. */
  readonly state: PushState | null;
  readonly isBusy: boolean;
  /** Why the last try failed. */
  readonly failure: string | null;
  /** These two tell whether it worked. */
  readonly switchOn: () => Promise<boolean>;
  readonly switchOff: () => Promise<boolean>;
};

/** Push in this browser, for whoever is signed in. */
export function usePush(uid: string): Push {
  const [state, setState] = useState<PushState | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const look = useCallback(async () => setState(await browserPush.readState(uid)), [uid]);
  useEffect(() => {
    look().catch((error: unknown) => console.error('Reading the push state failed', error));
  }, [look]);

  async function run(work: () => Promise<void>): Promise<boolean> {
    setBusy(true);
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      console.error('Changing the push subscription failed', error);
      setFailure(explainFailure(error));
      return false;
    } finally {
      await look();
      setBusy(false);
    }
  }

  return {
    state,
    isBusy,
    failure,
    switchOn: () => run(() => browserPush.switchOn(uid)),
    switchOff: () => run(() => browserPush.switchOff()),
  };
}
