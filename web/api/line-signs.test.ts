import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { fetchAnew, fetchListening, type LineSign, watchLineSigns } from './line-signs.ts';

afterEach(() => void vi.unstubAllGlobals());

/** What is heard of one call. */
async function call(fetch: () => Promise<Response>): Promise<readonly LineSign[]> {
  const received: LineSign[] = [];
  const stop = watchLineSigns((sign) => received.push(sign));
  vi.stubGlobal('window', { fetch });
  await fetchListening('/api/shop', {}).catch(() => undefined);
  stop();
  return received.slice(1);
}

const answerStored = (ageMs: number) => async () =>
  new Response('', { headers: { 'x-kept-at': new Date(Date.now() - ageMs).toISOString() } });

test.each([200, 404, 500])('an answer of the shop is a sign of life (%i)', async (status) => {
  expect(await call(async () => new Response(null, { status }))).toEqual(['answered']);
});

test.each([
  ['is cut off', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['takes too long', () => Promise.reject(new ApiError('Request timeout'))],
  ['is answered by what was kept long ago', answerStored(5 * 60_000 + 1_000)],
])('a call that %s raises a doubt', async (_how, fetch) => {
  expect(await call(fetch)).toEqual(['unanswered']);
});

test.each([
  ['was called off', () => Promise.reject(new DOMException('gone', 'AbortError'))],
  ['is answered by what was kept a moment ago', answerStored(60_000)],
])('a call that %s says nothing', async (_how, fetch) => {
  expect(await call(fetch)).toEqual([]);
});

test('whoever comes later hears of the last sign', async () => {
  await call(() => Promise.reject(new TypeError('Failed to fetch')));
  const listener = vi.fn();
  watchLineSigns(listener)();
  expect(listener).toHaveBeenCalledExactlyOnceWith('unanswered');
});

test('what is on the screen already is asked of the shop itself', async () => {
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => new Response('new'));
  vi.stubGlobal('window', { fetch });
  expect(await (await fetchAnew('/api/orders/7', { method: 'GET' })).text()).toBe('new');
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/orders/7', { method: 'GET', cache: 'no-cache' });
});
