import { setImmediate } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import type { AppEnvironment } from './app-environment.ts';
import { limitBody, limitTime } from './limits.ts';
import { addDataHeaders, addDefaultHeaders } from './security-headers.ts';

test('what takes too long is given up, and what comes of it later is no fault (P30.3)', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const onError = vi.fn(() => new Response(null, { status: 500 }));
  let isDone = false;
  const app = new Hono<AppEnvironment>()
    .use(addDefaultHeaders)
    .use(limitTime(1), addDataHeaders)
    .get('/', async (c) => {
      await held;
      isDone = true;
      return c.json({ late: true });
    });
  app.onError(onError);

  const answer = await app.request('/');
  expect(await answer.json()).toMatchObject({ code: 'took_too_long' });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(answer.headers.has('retry-after')).toBe(true);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  release();
  await expect.poll(() => isDone).toBe(true);
  await setImmediate();
  expect(onError).not.toHaveBeenCalled();
});

test('a photo for a review may be as large as a phone takes it, what is typed may not (P40.16)', async () => {
  const app = new Hono<AppEnvironment>().use(limitBody).post('*', async (c) => {
    return c.json({ read: (await c.req.arrayBuffer()).byteLength });
  });
  const send = (path: string) => app.request(path, { method: 'POST', body: new Uint8Array(3 * 1024 * 1024) });
  expect(await (await send('/api/orders/f4ab2d2e/reviews/pictures')).json()).toEqual({
    read: 3 * 1024 * 1024,
  });
  for (const path of ['/api/orders/f4ab2d2e/reviews', '/api/orders/a/b/reviews/pictures', '/api/orders']) {
    expect((await send(path)).status).toBe(413);
  }
});
