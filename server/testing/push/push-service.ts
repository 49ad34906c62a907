import { createECDH, type ECDH, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import ece from 'http_ece';
import { type PushPayload, pushPayloadSchema } from '../../../contract/notifications.ts';
import type { PushAddress } from '../../ports/push.ts';
import { makeCertificate } from './make-certificate.ts';

export type ReceivedPush = {
  readonly payload: PushPayload;
  readonly headers: IncomingHttpHeaders;
  /** As it came over the wire. */
  readonly body: Buffer;
};

/** `silent`: takes the push and never says a word. */
export type ServiceAnswer = number | 'silent';

export type TestBrowser = { readonly address: PushAddress; readonly received: ReceivedPush[] };
export type PushService = Awaited<ReturnType<typeof startPushService>>;

type Stored = TestBrowser & { readonly keys: ECDH };

/** What stands behind a browser's push: a server of its own that cannot read what it carries, and browsers that can. */
export async function startPushService() {
  const { certificate, key } = makeCertificate();
  const browsers = new Map<string, Stored>();
  const attempts: { readonly at: number; readonly tag: string | undefined }[] = [];
  let decide = (_path: string): ServiceAnswer => 201;

  const server = createServer({ cert: certificate, key }, async (incoming, outgoing) => {
    const path = incoming.url ?? '';
    const body = Buffer.concat(await incoming.toArray());
    const browser = browsers.get(path);
    const payload = browser && decrypt(browser, body);
    attempts.push({ at: Date.now(), tag: payload?.tag });
    const answer = decide(path);
    if (answer === 'silent') return;
    if (answer < 300 && payload) browser.received.push({ payload, headers: incoming.headers, body });
    outgoing.writeHead(browser ? answer : 404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const where = server.address();
  if (where === null || typeof where === 'string') throw new Error('The push service got no port.');
  const url = `https://127.0.0.1:${where.port}`;

  return {
    url,
    /** Whoever talks to it has to trust this. */
    certificate,
    /** Every request there was, taken or not. */
    attempts,

    openBrowser(): TestBrowser {
      const path = `/${randomUUID()}`;
      const keys = createECDH('prime256v1');
      const address: PushAddress = {
        kind: 'web_push',
        target: url + path,
        publicKey: keys.generateKeys('base64url'),
        authSecret: randomBytes(16).toString('base64url'),
      };
      const browser: Stored = { address, keys, received: [] };
      browsers.set(path, browser);
      return browser;
    },

    answerWith(next: ServiceAnswer | ((path: string) => ServiceAnswer)): void {
      decide = typeof next === 'function' ? next : () => next;
    },

    async stop(): Promise<void> {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function decrypt({ address: { authSecret }, keys }: Stored, body: Buffer): PushPayload {
  const text = ece.decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret }).toString();
  return pushPayloadSchema.parse(JSON.parse(text));
}
