import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import type { AppEnvironment } from './app-environment.ts';
import { openFrontDoor } from './front-door.ts';
import { limitBody } from './limits.ts';

const host = '127.0.0.1';

async function takePort(): Promise<number> {
  const other = createServer().listen(0, host);
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const address = other.address();
  return typeof address === 'object' && address ? address.port : 0;
}

test('a port that was chosen and is taken is refused', async () => {
  const port = await takePort();
  await expect(openFrontDoor({ port, host, mayTakeNextPort: false })).rejects.toThrow(
    `Port ${port} is already in use: stop the other program, or set PORT to another number.`,
  );
});

test('a port that nobody chose gives way to the next free one', async () => {
  const port = await takePort();
  const door = await openFrontDoor({ port, host, mayTakeNextPort: true });
  onTestFinished(() => door.close());
  expect(door.port).toBeGreaterThan(port);
  expect((await fetch(`http://${host}:${door.port}/healthz`)).status).toBe(200);
});

/** As many clients do: looks at the answer only after everything was sent, which takes a slow line its time. */
async function sendSlowly(port: number, bytes: number): Promise<number> {
  const sending = request({ host, port, method: 'POST', headers: { 'content-length': bytes } });
  const answered = once(sending, 'response') as Promise<[{ statusCode: number; resume: () => void }]>;
  answered.catch(() => {});
  const piece = Buffer.alloc(bytes / 16);
  for (let sent = 0; sent < bytes; sent += piece.length) {
    sending.write(piece);
    await pause(60);
  }
  sending.end();
  const [answer] = await answered;
  answer.resume();
  return answer.statusCode;
}

test('whoever sends too much is told so in an answer, not by a broken connection (P21.13)', async () => {
  const door = await openFrontDoor({ port: 0, host, mayTakeNextPort: false });
  onTestFinished(() => door.close());
  const app = new Hono<AppEnvironment>().use(limitBody).post('*', (c) => c.text('taken'));
  door.open({ cachedFor: () => undefined, fetch: app.fetch });
  const sizes = [1_200_000, 1_600_000, 2_400_000, 3_200_000];
  expect(await Promise.all(sizes.map((bytes) => sendSlowly(door.port, bytes)))).toEqual(sizes.map(() => 413));
});
