import { setImmediate } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import type { AppEnvironment } from './app-environment.ts';
import { limitTime } from './limits.ts';
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
