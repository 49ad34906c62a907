import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { waitPage } from '../pages/fault-page.ts';
import type { TransportScope } from '../settings/transport-settings.ts';
import type { AppEnvironment } from './app-environment.ts';
import { keepCompressed } from './cached-answer.ts';
import { openFrontDoor } from './front-door.ts';
import { limitBody } from './limits.ts';
import { transportHeaders } from './security-headers.ts';

const host = '127.0.0.1';
const startingPage = waitPage('The shop is starting.');

async function takePort(): Promise<number> {
  const other = createServer().listen(0, host);
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const address = other.address();
  return typeof address === 'object' && address ? address.port : 0;
}

test('a port that was chosen and is taken is refused', async () => {
  const port = await takePort();
  await expect(
    openFrontDoor({ port, host, mayTakeNextPort: false, headers: {}, startingPage }),
  ).rejects.toThrow(`Port ${port} is already in use: stop the other program, or set PORT to another number.`);
});

test('a port that nobody chose gives way to the next free one', async () => {
  const port = await takePort();
  const door = await openFrontDoor({ port, host, mayTakeNextPort: true, headers: {}, startingPage });
  onTestFinished(() => door.close());
  expect(door.port).toBeGreaterThan(port);
  expect((await fetch(`http://${host}:${door.port}/healthz`)).status).toBe(200);
});

test('until the shop is ready a browser sees a page that tries again by itself, and a call its refusal (P29.393)', async () => {
  const door = await openFrontDoor({ port: 0, host, mayTakeNextPort: false, headers: {}, startingPage });
  onTestFinished(() => door.close());
  const ask = (accept: string) => fetch(`http://${host}:${door.port}/`, { headers: { accept } });
  const visited = await ask('text/html,*/*');
  expect([visited.status, visited.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(await visited.text()).toMatch(/http-equiv="refresh"[\s\S]+The shop is starting\./);
  const called = await ask('application/json');
  expect([called.status, await called.json()]).toMatchObject([503, { code: 'starting' }]);
});

/** As many clients do: looks at the answer only after everything was sent, which takes a slow line its time. Zero: it was cut off. */
async function sendSlowly(port: number, bytes: number): Promise<number> {
  const socket = connect({ port, host });
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  socket.write(`POST / HTTP/1.1\r\nhost: shop\r\ncontent-length: ${bytes}\r\n\r\n`);
  const piece = Buffer.alloc(bytes / 16);
  for (let sent = 0; sent < bytes; sent += piece.length) {
    socket.write(piece);
    await pause(60);
  }
  if (socket.destroyed) return 0;
  const [answer] = await once(socket, 'data');
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(String(answer))?.[1]);
}

test('whoever sends too much is told so in an answer, not by a broken connection (P21.13)', async () => {
  const door = await openFrontDoor({ port: 0, host, mayTakeNextPort: false, headers: {}, startingPage });
  onTestFinished(() => door.close());
  const app = new Hono<AppEnvironment>().use(limitBody).post('*', (c) => c.text('taken'));
  door.open({ cachedFor: () => undefined, fetch: app.fetch });
  const sizes = [1_200_000, 1_600_000, 2_400_000, 3_200_000];
  expect(await Promise.all(sizes.map((bytes) => sendSlowly(door.port, bytes)))).toEqual(sizes.map(() => 413));
});

test.each<[TransportScope, string]>([
  ['host', 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
])('whatever leaves the door asks for https, for %s (P30.1)', async (scope, expected) => {
  const headers = transportHeaders('https://shop.example', scope);
  const door = await openFrontDoor({ port: 0, host, mayTakeNextPort: false, headers, startingPage });
  onTestFinished(() => door.close());
  const ask = async (path: string, sent: Record<string, string> = {}) => {
    const answer = await fetch(`http://${host}:${door.port}${path}`, { redirect: 'manual', headers: sent });
    await answer.arrayBuffer();
    return [answer.status, answer.headers.get('strict-transport-security')];
  };
  expect(await ask('/')).toEqual([503, expected]);

  const cached = await keepCompressed(200, {}, Buffer.from('stored'));
  const app = new Hono()
    .get('/made', (c) => c.text('made'))
    .get('/moved', (c) => c.redirect('/made'))
    .get('/faulty', () => {
      throw new Error('A fault');
    })
    .get('/stream', (c) => c.body(new Blob(['news']).stream()))
    .onError((_, c) => c.json({}, 500));
  door.open({ cachedFor: (address) => (address === '/kept' ? cached : undefined), fetch: app.fetch });
  expect(await ask('/kept')).toEqual([200, expected]);
  expect(await ask('/kept', { 'if-none-match': cached.etag })).toEqual([304, expected]);
  expect(await ask('/made')).toEqual([200, expected]);
  expect(await ask('/moved')).toEqual([302, expected]);
  expect(await ask('/none')).toEqual([404, expected]);
  expect(await ask('/faulty')).toEqual([500, expected]);
  expect(await ask('/stream')).toEqual([200, expected]);

  const socket = connect(door.port, host);
  await once(socket, 'connect');
  socket.write('no request\r\n\r\n');
  expect(await text(socket)).toContain(`strict-transport-security: ${expected}\r\n`);
});

test('without https nothing promises it (P30.1)', () => {
  for (const url of [undefined, 'http://localhost:3000'])
    expect(transportHeaders(url, 'preload')).toEqual({});
});

test('a page has the id of its request, and a file that never changes has none (P29.520)', async () => {
  const door = await openFrontDoor({ port: 0, host, mayTakeNextPort: false, headers: {}, startingPage });
  onTestFinished(() => door.close());
  const cache = (cacheControl: string) =>
    keepCompressed(200, { 'cache-control': cacheControl }, Buffer.from('text'));
  const file = await cache('public, max-age=31536000, immutable');
  const page = await cache('no-cache');
  door.open({ cachedFor: (address) => (address === '/' ? page : file), fetch: () => new Response() });
  const readId = async (path: string) =>
    (await fetch(`http://${host}:${door.port}${path}`)).headers.get('x-request-id');
  expect(await readId('/')).toMatch(/^[\w-]{16,}$/);
  expect(await readId('/assets/shop.js')).toBeNull();
});
