import type { PushSubscriptionInput } from '../../../../contract/notifications.ts';
import { PUSH_SCOPE } from './push-setup.ts';
import type { createStoredPush } from './stored-subscription.ts';

export type PushState =
  /** This browser cannot receive push. */
  | 'unsupported'
  /** Its user has forbidden it for this shop, and only the browser's settings undo that. */
  | 'denied'
  | 'off'
  | 'on';

type PushKeeperParts = {
  /** Undefined where the browser lacks any part of it. */
  readonly browser:
    | {
        readonly serviceWorker: Pick<ServiceWorkerContainer, 'getRegistration'>;
        readonly readPermission: () => NotificationPermission;
      }
    | undefined;
  readonly stored: Pick<
    ReturnType<typeof createStoredPush>,
    'readSubscription' | 'keepSubscription' | 'forgetSubscription'
  >;
  /** Asks for permission if need be, subscribes and tells the shop. */
  readonly setUp: () => Promise<PushSubscriptionInput>;
  readonly removeSubscription: (target: string) => Promise<void>;
  readonly now: () => number;
  readonly log: (message: string, error: unknown) => void;
};

export type PushKeeper = ReturnType<typeof createPushKeeper>;

/** Push services change and forget addresses, and the end of a session may go unheard; the shop is told anew each day. */
export const RENEW_AFTER_MS = 24 * 60 * 60 * 1_000;

/** Switches push on and off for this browser and whoever is signed in. */
export function createPushKeeper(parts: PushKeeperParts) {
  const { browser, stored, now, log } = parts;

  async function findSubscription(): Promise<PushSubscription | null> {
    const registration = await browser?.serviceWorker.getRegistration(PUSH_SCOPE);
    // A worker for the whole shop would be named as well.
    if (!registration?.scope.endsWith(PUSH_SCOPE)) return null;
    return registration.pushManager.getSubscription();
  }

  async function readState(uid: string): Promise<PushState> {
    if (!browser) return 'unsupported';
    const permission = browser.readPermission();
    if (permission === 'denied') return 'denied';
    const isOwn = permission === 'granted' && stored.readSubscription()?.uid === uid;
    return isOwn && (await findSubscription()) ? 'on' : 'off';
  }

  async function switchOn(uid: string): Promise<void> {
    const { kind, target } = await parts.setUp();
    stored.keepSubscription({ uid, kind, target, savedAtMs: now() });
  }

  /** Where the shop cannot be told, the push service soon does it: to a browser that is gone nothing is sent. */
  async function switchOff(): Promise<void> {
    const known = stored.readSubscription();
    const subscription = await findSubscription();
    const target = known?.target ?? subscription?.endpoint;
    stored.forgetSubscription();
    try {
      if (target !== undefined) await parts.removeSubscription(target);
    } catch (error) {
      log('Unsubscribing from push failed', error);
    }
    await subscription?.unsubscribe();
  }

  return {
    readState,
    switchOn,
    switchOff,

    /** At the start of a visit: nobody gets what was meant for whoever used this browser before, and the shop keeps a true address. */
    async look(uid: string): Promise<void> {
      const known = stored.readSubscription();
      const subscription = await findSubscription();
      if (!subscription) return stored.forgetSubscription();
      if (known?.uid !== uid) {
        stored.forgetSubscription();
        await subscription.unsubscribe();
        return;
      }
      const hasMoved = known.kind === 'web_push' && known.target !== subscription.endpoint;
      if (hasMoved || now() - known.savedAtMs > RENEW_AFTER_MS) await switchOn(uid);
    },
  };
}
