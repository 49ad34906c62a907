import type { PushSubscriptionInput, PushTerms } from '../../../../contract/notifications.ts';

export const PUSH_WORKER_PATH = '/firebase-messaging-sw.js';
export const PUSH_SCOPE = '/firebase-cloud-messaging-push-scope';

/** By which the failures below are told apart; the specification's words. */
export const PUSH_FAILURES = {
  noWorkers: 'Service workers not supported',
  noPermission: 'Permission not granted',
  noToken: 'No token received',
} as const;

export type PushSetupParts = {
  /** Undefined in browsers without service workers. */
  readonly serviceWorker: Pick<ServiceWorkerContainer, 'register'> | undefined;
  readonly askPermission: () => Promise<NotificationPermission>;
  readonly readTerms: () => Promise<PushTerms>;
  /** From the browser's push service or from Firebase, whichever the terms say; undefined when it gives none. */
  readonly obtainSubscription: (
    terms: PushTerms,
    registration: ServiceWorkerRegistration,
  ) => Promise<PushSubscriptionInput | undefined>;
  /** Tells the shop. */
  readonly saveSubscription: (subscription: PushSubscriptionInput) => Promise<void>;
};

/** Makes push work in this browser, asking the person first. Whatever fails is thrown on to the caller. */
export async function setUpPush(parts: PushSetupParts): Promise<PushSubscriptionInput> {
  if (!parts.serviceWorker) throw new Error(PUSH_FAILURES.noWorkers);
  // Both begin at once: browsers let a page ask only straight after a click, and a slow line must not use that time up.
  const [registration, permission] = await Promise.all([
    parts.serviceWorker.register(PUSH_WORKER_PATH, { scope: PUSH_SCOPE }),
    parts.askPermission(),
  ]);
  if (permission !== 'granted') throw new Error(PUSH_FAILURES.noPermission);
  const terms = await parts.readTerms();
  const subscription = await obtain(parts, terms, registration);
  await parts.saveSubscription(subscription);
  return subscription;
}

async function obtain(
  { obtainSubscription }: PushSetupParts,
  terms: PushTerms,
  registration: ServiceWorkerRegistration,
): Promise<PushSubscriptionInput> {
  const failed = (cause?: unknown) => new Error(PUSH_FAILURES.noToken, { cause });
  const subscription = await obtainSubscription(terms, registration).catch((cause: unknown) => {
    throw failed(cause);
  });
  if (!subscription) throw failed();
  return subscription;
}
