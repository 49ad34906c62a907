import type { PushSubscriptionInput } from '../../../../contract/notifications.ts';
import { runInterruptibly } from '../../../api/interruption.ts';
import { describeSubscription } from './describe-subscription.ts';

/** Without a way to its push service a browser may never answer. */
export const SUBSCRIBE_TIMEOUT_MS = 20_000;

/** Subscribes at the browser's own push service, so that only the holder of the shop's key can send. */
export function obtainWebPush(
  publicKey: string,
  registration: ServiceWorkerRegistration,
): Promise<PushSubscriptionInput> {
  return runInterruptibly({ timeoutMs: SUBSCRIBE_TIMEOUT_MS }, async () => {
    await untilActive(registration);
    const { pushManager } = registration;
    const known = await pushManager.getSubscription();
    // A subscription for another key, from before the shop changed it, would stand in the way of the new one.
    if (known && writeKey(known.options.applicationServerKey) !== publicKey) await known.unsubscribe();
    return describeSubscription(
      await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }),
    );
  });
}

/** A worker that is still being set up cannot be subscribed. */
function untilActive({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (active || !worker) return Promise.resolve();
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    });
  });
}

/** As the shop writes its key: base64 for addresses, without padding. */
function writeKey(key: ArrayBuffer | null): string {
  const letters = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)));
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
