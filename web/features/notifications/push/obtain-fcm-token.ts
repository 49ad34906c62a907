import type { PushSubscriptionInput, PushTerms } from '../../../../contract/notifications.ts';

type FirebaseTerms = Extract<PushTerms, { readonly kind: 'fcm' }>;

/** Only shops that send through Firebase make their customers download its parts. */
export async function obtainFcmToken(
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
