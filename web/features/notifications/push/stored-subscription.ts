import type { PushSubscriptionInput } from '../../../../contract/notifications.ts';

/** What this browser remembers of its subscription. The browser itself does not know to whom it belongs. */
export type StoredSubscription = {
  readonly uid: string;
  readonly kind: PushSubscriptionInput['kind'];
  readonly target: string;
  /** When the shop was last told. */
  readonly savedAtMs: number;
};

type Page = { readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> };

const SUBSCRIPTION_KEY = 'push-subscription';
const DECLINED_KEY = 'push-declined';

/** Storage can be full, forbidden or hold what an older shop has left there: then nothing is remembered. */
export function createStoredPush(getPage: () => Page) {
  function tryStorage<Value>(use: (storage: Page['localStorage']) => Value): Value | undefined {
    try {
      return use(getPage().localStorage);
    } catch {
      return undefined;
    }
  }

  const readSubscription = (): StoredSubscription | undefined =>
    tryStorage((storage) => readStored(JSON.parse(storage.getItem(SUBSCRIPTION_KEY) ?? 'null')));

  const keepSubscription = (stored: StoredSubscription): void => {
    tryStorage((storage) => storage.setItem(SUBSCRIPTION_KEY, JSON.stringify(stored)));
  };

  return {
    readSubscription,
    keepSubscription,

    /** A session that ends takes the subscription along in the shop; whoever signs in again has to tell it anew. */
    noteSignedOut: (): void => {
      const stored = readSubscription();
      if (stored && stored.savedAtMs !== 0) keepSubscription({ ...stored, savedAtMs: 0 });
    },
    forgetSubscription: (): void => {
      tryStorage((storage) => storage.removeItem(SUBSCRIPTION_KEY));
    },

    /** Whoever has said "not now" is not asked again in this browser. */
    hasDeclined: (): boolean => tryStorage((storage) => storage.getItem(DECLINED_KEY)) === 'yes',
    rememberDeclined: (): void => {
      tryStorage((storage) => storage.setItem(DECLINED_KEY, 'yes'));
    },
  };
}

export const storedPush = createStoredPush(() => window);

function readStored(stored: unknown): StoredSubscription | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { uid, kind, target, savedAtMs } = stored as Partial<Record<keyof StoredSubscription, unknown>>;
  const isKind = kind === 'web_push' || kind === 'fcm';
  if (typeof uid !== 'string' || typeof target !== 'string' || typeof savedAtMs !== 'number' || !isKind)
    return undefined;
  return { uid, kind, target, savedAtMs };
}
