import {
  type PushSubscriptionInput,
  type PushTerms,
  readPushTermsEndpoint,
  subscribePushEndpoint,
  unsubscribePushEndpoint,
} from '../../../../contract/notifications.ts';
import { backgroundApi } from '../../../api/shop-api.ts';
import { obtainWebPush } from './obtain-web-push.ts';
import { createPushKeeper } from './push-keeper.ts';
import { setUpPush } from './push-setup.ts';
import { storedPush } from './stored-subscription.ts';

/** A sign-out waits for it, and must not wait for long. */
const REMOVAL_TIMEOUT_MS = 3_000;

/** Some browsers have workers and no push, and iPhones have push only for what is on the home screen. */
function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** As this browser has it. Loaded by those alone who are signed in and have something to do with push. */
export const browserPush = createPushKeeper({
  browser: canPush()
    ? { serviceWorker: navigator.serviceWorker, readPermission: () => Notification.permission }
    : undefined,
  stored: storedPush,
  setUp: setUpHere,
  removeSubscription: (target) =>
    backgroundApi.call(unsubscribePushEndpoint, { body: { target }, timeoutMs: REMOVAL_TIMEOUT_MS }),
  now: Date.now,
  log: console.error,
});

function setUpHere(): Promise<PushSubscriptionInput> {
  return setUpPush({
    serviceWorker: 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
    askPermission: () => Notification.requestPermission(),
    readTerms: () => backgroundApi.call(readPushTermsEndpoint),
    obtainSubscription: (terms, registration) =>
      terms.kind === 'fcm'
        ? obtainFcmToken(terms, registration)
        : obtainWebPush(terms.publicKey, registration),
    saveSubscription: (body) => backgroundApi.call(subscribePushEndpoint, { body }),
  });
}

type FirebaseTerms = Extract<PushTerms, { readonly kind: 'fcm' }>;

/** Only shops that send through Firebase make their customers download its parts. */
async function obtainFcmToken(
  { publicKey, firebase }: FirebaseTerms,
  registration: ServiceWorkerRegistration,
): Promise<PushSubscriptionInput | undefined> {
  const [{ initializeApp }, { getMessaging, getToken }] = await Promise.all([
    import('@firebase/app'),
    import('@firebase/messaging'),
  ]);
  const token = await getToken(getMessaging(initializeApp(firebase)), {
    vapidKey: publicKey,
    serviceWorkerRegistration: registration,
  });
  return token === '' ? undefined : { kind: 'fcm', target: token, publicKey: '', authSecret: '' };
}
