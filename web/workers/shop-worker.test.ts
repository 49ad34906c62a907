import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeUpAnswer, makeUpCaches, ORIGIN } from './testing/made-up-caches.ts';

const BUILD = { version: '7', shell: ['/assets/shell.js'], steps: [], sitePictures: [], isRetired: false };
type Happening = Readonly<Record<string, unknown>>;

let stored = makeUpCaches();
beforeEach(async () => {
  stored = makeUpCaches();
  for (const name of ['shop-shell-6', 'shop-own-1', 'shop-guest-1', 'someone-elses']) await stored.open(name);
  vi.stubGlobal('caches', stored);
});
afterEach(() => void vi.unstubAllGlobals());

/** Runs the worker as a browser would, with the shop answering as it is told. */
async function startWorker(build: typeof BUILD, answer: () => Response = () => makeUpAnswer('new')) {
  const listeners = new Map<string, (event: Happening) => void>();
  const worker = {
    addEventListener: (kind: string, listener: (event: Happening) => void) => listeners.set(kind, listener),
    location: { origin: ORIGIN, href: `${ORIGIN}/shop-worker.js` },
    registration: { waiting: null, unregister: vi.fn(async () => true) },
    clients: { matchAll: async () => [{}], claim: vi.fn(async () => {}) },
    skipWaiting: vi.fn(async () => {}),
  };
  vi.stubGlobal('self', worker);
  vi.stubGlobal('location', worker.location);
  vi.stubGlobal('__SHOP_BUILD__', build);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  );
  vi.resetModules();
  await import('./shop-worker.ts');

  /** Resolves to the worker's answer, undefined where it leaves the matter to the browser, when everything is done. */
  async function notify(kind: string, details: Happening = {}): Promise<unknown> {
    const later: Promise<unknown>[] = [];
    let answered: unknown;
    listeners.get(kind)?.({
      ...details,
      preloadResponse: Promise.resolve(undefined),
      waitUntil: (work: Promise<unknown>) => later.push(work),
      respondWith: (response: Promise<unknown>) => {
        answered = response;
      },
    });
    const response = await answered;
    await Promise.all(later);
    return response;
  }
  const ask = (path: string, method = 'GET', init: RequestInit = {}) =>
    notify('fetch', { request: new Request(ORIGIN + path, { ...init, method }) });
  const openPage = (path: string) => {
    const request = Object.defineProperty(new Request(ORIGIN + path), 'mode', { value: 'navigate' });
    return notify('fetch', { request });
  };
  return { worker, notify, ask, openPage };
}

test('a worker waits for its turn, and takes the caches of other builds away when it comes', async () => {
  const { worker, notify } = await startWorker(BUILD);
  await notify('install');
  expect(worker.skipWaiting).not.toHaveBeenCalled();
  await notify('activate');
  expect(await stored.keys()).toEqual(['shop-own-1', 'shop-guest-1', 'someone-elses', 'shop-shell-7']);
  expect(worker.clients.claim).toHaveBeenCalledOnce();
});

test('a worker that is told to take over asks the browser to let it in', async () => {
  const { worker, notify } = await startWorker(BUILD);
  await notify('message', { data: { kind: 'take-over' } });
  expect(worker.skipWaiting).toHaveBeenCalledOnce();
});

test('a retired worker comes at once, takes everything of the shop’s and itself away, and touches no request', async () => {
  const { worker, notify, ask, openPage } = await startWorker({ ...BUILD, isRetired: true });
  await notify('install');
  expect(worker.skipWaiting).toHaveBeenCalledOnce();
  await notify('activate');
  expect(worker.registration.unregister).toHaveBeenCalledOnce();
  expect([await openPage('/cart'), await ask('/api/products')]).toEqual([undefined, undefined]);
  expect(await stored.keys()).toEqual(['someone-elses']);
});

test('a worker that finds its file gone leaves nothing behind, also of what was under way', async () => {
  const { worker, ask, openPage } = await startWorker(BUILD, () => makeUpAnswer('gone', { status: 410 }));
  await openPage('/cart');
  expect(worker.registration.unregister).toHaveBeenCalledOnce();
  await stored.open('shop-pages-1');
  expect([await openPage('/cart'), await ask('/api/products')]).toEqual([undefined, undefined]);
  expect(await stored.keys()).toEqual(['someone-elses']);
});

test.each([
  ['POST', '/api/auth/sign-out'],
  ['DELETE', '/api/account'],
])('%s %s, from whichever tab, takes what is private away and goes on to the shop', async (method, path) => {
  const { ask } = await startWorker(BUILD);
  expect(await ask(path, method)).toBeUndefined();
  expect(await stored.keys()).not.toContain('shop-own-1');
  expect(await stored.keys()).not.toContain('shop-guest-1');
});

test('a change that is to outlive its page is sent by the worker, any other by the browser (P28.457)', async () => {
  const { ask } = await startWorker(BUILD);
  const path = '/api/admin/kitchen/7/stage';
  expect(await ask(path, 'POST')).toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();
  expect(await ask(path, 'POST', { keepalive: true })).toBeInstanceOf(Response);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ method: 'POST', keepalive: true }));
});

test('what a page of another version says does no harm', async () => {
  const { notify } = await startWorker(BUILD);
  for (const data of [null, 'take-over', { kind: 7 }, { kind: 'unheard-of' }])
    await notify('message', { data });
  expect(await stored.keys()).toContain('shop-own-1');
});
