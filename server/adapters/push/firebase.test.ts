import { expect, onTestFinished, test } from 'vitest';
import type { PushAddress } from '../../ports/push.ts';
import { createFirebasePush } from './firebase.ts';
import { startFirebaseServer } from './testing/firebase-server.ts';

const BROWSER: PushAddress = { kind: 'fcm', target: 'token:1', publicKey: '', authSecret: '' };
const PAYLOAD = {
  title: 'Out for delivery',
  body: 'Your order is on its way',
  tag: 'tag',
  link: '/orders/7',
};

async function open() {
  let now = new Date('2026-11-16T11:00:00Z');
  const server = await startFirebaseServer({ readClock: () => now });
  onTestFinished(server.stop);
  const port = createFirebasePush({ ...server.project, messagingUrl: server.url, readClock: () => now });
  const pass = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1_000);
  };
  return { server, port, pass };
}

const refuseWith = (status: number, details: readonly object[]) => ({
  status,
  body: { error: { code: status, message: 'no', details } },
});

test('access is asked for once, however many pushes wait for it, and again shortly before it runs out', async () => {
  const { server, port, pass } = await open();
  await Promise.all([1, 2, 3, 4].map(() => port.send(BROWSER, PAYLOAD)));
  pass(3_500);
  await port.send(BROWSER, PAYLOAD);
  expect(server.countGrants()).toBe(1);
  pass(50);
  await Promise.all([1, 2].map(() => port.send(BROWSER, PAYLOAD)));
  expect(server.countGrants()).toBe(2);
  expect(server.sent).toHaveLength(7);
});

test('access that is no longer taken is asked for anew by the next attempt', async () => {
  const { server, port } = await open();
  await port.send(BROWSER, PAYLOAD);
  server.answerWith({ status: 401 });
  await expect(port.send(BROWSER, PAYLOAD)).rejects.toMatchObject({ isLasting: false });
  server.answerWith({ status: 200 });
  expect(await port.send(BROWSER, PAYLOAD)).toBe('reached');
  expect(server.countGrants()).toBe(2);
});

test.each([
  [503, false],
  [429, false],
  [400, true],
  [401, true],
])('access that is refused with %i is a fault that lasts: %s', async (status, isLasting) => {
  const { server, port } = await open();
  server.answerGrantsWith({ status });
  await expect(port.send(BROWSER, PAYLOAD)).rejects.toMatchObject({ name: 'PushFault', isLasting });
  server.answerGrantsWith({ status: 200 });
  expect(await port.send(BROWSER, PAYLOAD)).toBe('reached');
});

test.each([
  ['a token that never was', 400, [{ errorCode: 'INVALID_ARGUMENT' }]],
  [
    'a token that never was, named',
    400,
    [{ errorCode: 'INVALID_ARGUMENT' }, { fieldViolations: [{ field: 'message.token' }] }],
  ],
  ['a token that has ended', 404, [{ errorCode: 'UNREGISTERED' }]],
  ['a token of another project', 403, [{ errorCode: 'SENDER_ID_MISMATCH' }]],
])('%s is gone', async (_, status, details) => {
  const { server, port } = await open();
  server.answerWith(refuseWith(status, details));
  expect(await port.send(BROWSER, PAYLOAD)).toBe('gone');
});

test('a message that Firebase does not understand costs nobody their subscription', async () => {
  const { server, port } = await open();
  server.answerWith(
    refuseWith(400, [
      { errorCode: 'INVALID_ARGUMENT' },
      { fieldViolations: [{ field: 'message.data[0].value' }] },
    ]),
  );
  await expect(port.send(BROWSER, PAYLOAD)).rejects.toMatchObject({ isLasting: true });
});
