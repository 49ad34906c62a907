import { ECDH } from 'node:crypto';
import { Agent, request } from 'node:https';
import webPush from 'web-push';
import type { PushPayload } from '../../../contract/notifications.ts';
import { type PushAddress, PushFault, type PushPort } from '../../ports/push.ts';
import { isPublicHost, lookUpPublic } from './public-address.ts';
import {
  judgeStatus,
  PUSH_LIVES_SECONDS,
  PUSH_TIME_LIMIT_MS,
  PUSH_URGENCY,
  writeTopic,
} from './push-manner.ts';

/** Voluntary application server identification (RFC 8292): who sends, proved to every push service. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

export type WebPushOptions = {
  readonly keys: VapidKeys;
  /** Where the people behind a push service can turn to: mailto:… or https://… */
  readonly readSubject: () => string;
  /** For the demo and for tests, whose push service is on this machine. Elsewhere no browser can send the shop inside. */
  readonly allowsPrivateHosts: boolean;
  /** Of a push service that only tests know. */
  readonly ca?: string;
  readonly timeLimitMs?: number;
};

const PUBLIC_KEY_BYTES = 65;
const AUTH_SECRET_BYTES = 16;

/** Straight to the service that each browser names, encrypted for that browser alone (RFC 8291). */
export function createWebPush(options: WebPushOptions): PushPort & { readonly close: () => void } {
  const { keys, readSubject, allowsPrivateHosts, ca, timeLimitMs = PUSH_TIME_LIMIT_MS } = options;
  const agent = new Agent({
    keepAlive: true,
    ...(ca !== undefined && { ca }),
    ...(!allowsPrivateHosts && { lookup: lookUpPublic }),
  });

  const findService = (target: string): URL | undefined => {
    const url = URL.parse(target);
    if (url?.protocol !== 'https:' || url.username || url.password) return undefined;
    return allowsPrivateHosts || isPublicHost(url.hostname) ? url : undefined;
  };

  const canReach = ({ kind, target, publicKey, authSecret }: PushAddress) =>
    kind === 'web_push' &&
    findService(target) !== undefined &&
    isPublicKey(publicKey) &&
    Buffer.from(authSecret, 'base64url').length === AUTH_SECRET_BYTES;

  function encrypt({ publicKey, authSecret }: PushAddress, service: URL, payload: PushPayload) {
    return webPush.generateRequestDetails(
      { endpoint: service.href, keys: { p256dh: publicKey, auth: authSecret } },
      JSON.stringify(payload),
      {
        vapidDetails: { ...keys, subject: readSubject() },
        contentEncoding: 'aes128gcm',
        TTL: PUSH_LIVES_SECONDS,
        urgency: PUSH_URGENCY,
        topic: writeTopic(payload.tag),
      },
    );
  }

  return {
    terms: { kind: 'web_push', publicKey: keys.publicKey },
    canReach,
    async send(address, payload) {
      const service = findService(address.target);
      // Subscribed with another service, or under rules that no longer hold.
      if (!service || !canReach(address)) return 'gone';
      const { headers, body } = encrypt(address, service, payload);
      return judgeStatus(await post(service, { headers, body, agent, timeLimitMs }));
    },
    close: () => agent.destroy(),
  };
}

type Post = Pick<ReturnType<typeof webPush.generateRequestDetails>, 'headers' | 'body'> & {
  readonly agent: Agent;
  readonly timeLimitMs: number;
};

/** The status alone counts. What a service says besides is not read: it could go on for ever. */
function post(service: URL, { headers, body, agent, timeLimitMs }: Post): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error & { code?: string }) =>
      reject(
        new PushFault(`A push service cannot be reached (${error.code ?? error.name}).`, {
          isLasting: false,
        }),
      );
    const signal = AbortSignal.timeout(timeLimitMs);
    request(service, { method: 'POST', headers, agent, signal })
      .on('response', (response) => {
        response.on('error', () => {}).resume();
        resolve(response.statusCode ?? 0);
      })
      .on('error', fail)
      .end(body);
  });
}

/** Made up keys would only fail when they are used. */
function isPublicKey(text: string): boolean {
  const key = Buffer.from(text, 'base64url');
  if (key.length !== PUBLIC_KEY_BYTES) return false;
  try {
    ECDH.convertKey(key, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}
