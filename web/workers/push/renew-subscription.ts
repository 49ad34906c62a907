import type { PushTerms } from '../../../contract/notifications.ts';
import { describeSubscription } from '../../features/notifications/push/describe-subscription.ts';

type Worker = {
  readonly registration: { readonly pushManager: Pick<PushManager, 'subscribe'> };
  readonly fetch: typeof fetch;
};

/**
 * The push service has given this browser another address, and the shop has to know it. The token of whoever is signed in comes
 * by the cookie; where nobody is, or Firebase has its own tokens, the next visit puts it right.
 */
export async function renewSubscription(
  worker: Worker,
  old: Pick<PushSubscription, 'endpoint'> | null,
): Promise<void> {
  const identity = await worker.fetch('/api/auth/token');
  if (!identity.ok) return;
  const { token } = (await identity.json()) as { readonly token: string };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await worker.fetch('/api/push', { headers });
  const terms = (await answer.json()) as PushTerms;
  if (terms.kind !== 'web_push') return;

  const subscription = await worker.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: terms.publicKey,
  });
  const send = (method: 'PUT' | 'DELETE', body: unknown) =>
    worker.fetch('/api/push/subscription', { method, headers, body: JSON.stringify(body) });
  await send('PUT', describeSubscription(subscription));
  if (old && old.endpoint !== subscription.endpoint) await send('DELETE', { target: old.endpoint });
}
