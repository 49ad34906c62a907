import type { PushSubscriptionInput } from '../../../../contract/notifications.ts';
import { keptPush } from './kept-subscription.ts';
import { obtainFcmToken } from './obtain-fcm-token.ts';
import { obtainWebPush } from './obtain-web-push.ts';
import { createPushKeeper } from './push-keeper.ts';
import { readPushTerms, removeSubscription, saveSubscription } from './push-requests.ts';
import { setUpPush } from './push-setup.ts';

/** Some browsers have workers and no push, and iPhones have push only for what is on the home screen. */
function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** As this browser has it. Loaded by those alone who are signed in and have something to do with push. */
export const browserPush = createPushKeeper({
  browser: canPush()
    ? { serviceWorker: navigator.serviceWorker, readPermission: () => Notification.permission }
    : undefined,
  kept: keptPush,
  setUp: setUpHere,
  removeSubscription,
  now: Date.now,
  log: console.error,
});

function setUpHere(): Promise<PushSubscriptionInput> {
  return setUpPush({
    serviceWorker: 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
    askPermission: () => Notification.requestPermission(),
    readTerms: readPushTerms,
    obtainSubscription: (terms, registration) =>
      terms.kind === 'fcm'
        ? obtainFcmToken(terms, registration)
        : obtainWebPush(terms.publicKey, registration),
    saveSubscription,
  });
}
