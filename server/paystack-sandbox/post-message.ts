import { createHmac } from 'node:crypto';

export type SealedMessage = { readonly body: string; readonly signature: string };

/** Undefined: nobody answered. */
export type PostMessage = (message: SealedMessage, signal: AbortSignal) => Promise<number | undefined>;

const TIME_LIMIT_MS = 10_000;

export function sealMessage(body: string, secretKey: string): SealedMessage {
  return { body, signature: createHmac('sha512', secretKey).update(body).digest('hex') };
}

export function postTo(webhookUrl: string): PostMessage {
  return async ({ body, signature }, signal) => {
    try {
      const response = await fetch(webhookUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]),
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      return undefined;
    }
  };
}
