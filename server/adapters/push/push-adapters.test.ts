import { describe, expect, onTestFinished, test } from 'vitest';
import webPush from 'web-push';
import type { PushPayload } from '../../../contract/notifications.ts';
import { type PushAddress, PushFault, type PushPort } from '../../ports/push.ts';
import { startPushService } from '../../testing/push/push-service.ts';
import { createFirebasePush } from './firebase.ts';
import { startFirebaseServer } from './testing/firebase-server.ts';
import { createWebPush } from './web-push.ts';

const PAYLOAD: PushPayload = {
  title: 'Ọyìn: on its way',
  body: 'Your order 482-093-718 is on its way. ₦12,500 🎂',
  tag: '0b0e7a7e-3a5b-4c56-9d0f-5c8a3d1e2f40',
  link: '/orders/7',
};
/** So that nobody waits for a service that never answers; everywhere else a busy machine has its time. */
const SHORT_LIMIT_MS = 300;

type Arrival = { readonly payload: PushPayload; readonly headers: Readonly<Record<string, unknown>> };
type Adapter = {
  readonly port: PushPort;
  readonly openBrowser: () => { readonly address: PushAddress; readonly arrivals: () => readonly Arrival[] };
  readonly answerWith: (status: number | 'silent') => void;
  readonly stop: () => Promise<void>;
};

async function openWebPush(timeLimitMs?: number): Promise<Adapter> {
  const service = await startPushService();
  const port = createWebPush({
    keys: webPush.generateVAPIDKeys(),
    readSubject: () => 'mailto:hello@shop.example',
    allowsPrivateHosts: true,
    ca: service.certificate,
    ...(timeLimitMs !== undefined && { timeLimitMs }),
  });
  onTestFinished(async () => {
    port.close();
    await service.stop();
  });
  return {
    port,
    openBrowser: () => {
      const { address, received } = service.openBrowser();
      return { address, arrivals: () => received };
    },
    answerWith: service.answerWith,
    stop: service.stop,
  };
}

async function openFirebase(timeLimitMs?: number): Promise<Adapter> {
  const server = await startFirebaseServer();
  onTestFinished(server.stop);
  const port = createFirebasePush({
    ...server.project,
    messagingUrl: server.url,
    ...(timeLimitMs !== undefined && { timeLimitMs }),
  });
  let browsers = 0;
  return {
    port,
    openBrowser: () => {
      const token = `token:${++browsers}`;
      return {
        address: { kind: 'fcm', target: token, publicKey: '', authSecret: '' },
        arrivals: () =>
          server.sent
            .filter((message) => message.token === token)
            .map(({ data, webpush }) => ({
              payload: data,
              headers: Object.fromEntries(
                Object.entries(webpush.headers).map(([name, value]) => [name.toLowerCase(), value]),
              ),
            })),
      };
    },
    answerWith: (status) =>
      server.answerWith(
        status === 'silent'
          ? status
          : {
              status,
              ...([404, 410].includes(status) && {
                body: { error: { code: status, details: [{ errorCode: 'UNREGISTERED' }] } },
              }),
            },
      ),
    stop: server.stop,
  };
}

describe.each([
  { name: 'Web Push', open: openWebPush },
  { name: 'Firebase Cloud Messaging', open: openFirebase },
])('$name', ({ open }) => {
  test('a push arrives whole, at the one browser it is for (P15.5)', async () => {
    const { port, openBrowser } = await open();
    const [mine, another] = [openBrowser(), openBrowser()];
    expect(port.canReach(mine.address)).toBe(true);
    expect(await port.send(mine.address, PAYLOAD)).toBe('reached');
    expect(mine.arrivals().map(({ payload }) => payload)).toEqual([PAYLOAD]);
    expect(another.arrivals()).toEqual([]);
  });

  test('it waits a day for its device, and a repeat takes its place there (P10.4)', async () => {
    const { port, openBrowser } = await open();
    const browser = openBrowser();
    await port.send(browser.address, PAYLOAD);
    await port.send(browser.address, PAYLOAD);
    for (const { headers } of browser.arrivals()) {
      expect(headers).toMatchObject({
        ttl: '86400',
        urgency: 'high',
        topic: '0b0e7a7e3a5b4c569d0f5c8a3d1e2f40',
      });
    }
    expect(browser.arrivals()).toHaveLength(2);
  });

  test.each([404, 410])('a browser that has left (%i) is gone', async (status) => {
    const { port, openBrowser, answerWith } = await open();
    answerWith(status);
    expect(await port.send(openBrowser().address, PAYLOAD)).toBe('gone');
  });

  test.each([429, 500, 502, 503])('%i passes, and nothing about the browser is told', async (status) => {
    const { port, openBrowser, answerWith } = await open();
    answerWith(status);
    const { address } = openBrowser();
    const fault = await port.send(address, PAYLOAD).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(PushFault);
    expect(fault).toMatchObject({ isLasting: false });
    expect(String(fault)).not.toContain(address.target);
  });

  test.each([400, 403, 413])('%i lasts', async (status) => {
    const { port, openBrowser, answerWith } = await open();
    answerWith(status);
    await expect(port.send(openBrowser().address, PAYLOAD)).rejects.toMatchObject({
      name: 'PushFault',
      isLasting: true,
    });
  });

  test('a service that never answers is given up, for now', async () => {
    const { port, openBrowser, answerWith } = await open(SHORT_LIMIT_MS);
    answerWith('silent');
    await expect(port.send(openBrowser().address, PAYLOAD)).rejects.toMatchObject({
      name: 'PushFault',
      isLasting: false,
    });
  });

  test('a service that cannot be reached is tried again later', async () => {
    const { port, openBrowser, stop } = await open();
    const { address } = openBrowser();
    await stop();
    await expect(port.send(address, PAYLOAD)).rejects.toMatchObject({ name: 'PushFault', isLasting: false });
  });

  test('a browser that subscribed with somebody else is gone from here', async () => {
    const { port } = await open();
    const kind = port.terms.kind === 'fcm' ? 'web_push' : 'fcm';
    const address = { kind, target: 'https://push.example/1', publicKey: '', authSecret: '' } as const;
    expect(port.canReach(address)).toBe(false);
    expect(await port.send(address, PAYLOAD)).toBe('gone');
  });
});
