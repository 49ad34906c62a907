import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeUpAnswer, makeUpCaches, ORIGIN } from '../testing/made-up-caches.ts';
import { createAnswers } from './answer-request.ts';
import { createGuestCache } from './guest-cache.ts';
import { createPrivateCache } from './private-cache.ts';
import { listCaches } from './shop-caches.ts';
import { createNotes } from './worker-notes.ts';

const NOW = new Date('2026-11-15T12:00:00.000Z');
const shopCaches = listCaches('7');
const { shell, pages, files, pictures, answers: catalogue } = shopCaches;
const build = {
  version: '7',
  shell: ['/assets/shell.js'],
  steps: ['/assets/cart.js', '/assets/checkout.js'],
  sitePictures: [],
  isRetired: false,
};
type AnswersParts = Parameters<typeof createAnswers>[0];
type AnsweredWay = Parameters<ReturnType<typeof createAnswers>['answer']>[0];

let stored = makeUpCaches();
const ask = vi.fn<(request: RequestInfo | URL) => Promise<Response>>();

beforeEach(() => {
  stored = makeUpCaches();
  ask.mockReset().mockImplementation(async (request) => {
    const { href } = new URL(request instanceof Request ? request.url : String(request), ORIGIN);
    return makeUpAnswer(`new ${href.slice(ORIGIN.length)}`);
  });
  vi.stubGlobal('caches', stored);
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('location', { href: `${ORIGIN}/shop-worker.js` });
  hint(false);
});
afterEach(() => void vi.unstubAllGlobals());

const hint = (saveData: boolean) => vi.stubGlobal('navigator', { connection: { saveData } });
const loseLine = () => ask.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));

/** Browsers end a worker at any time; each of these has nothing but what is kept. */
function startWorker(parts: Partial<AnswersParts> = {}) {
  const notes = createNotes(shopCaches.notes);
  const now = () => NOW;
  const ownCache = createPrivateCache(shopCaches.own, notes, now);
  const answers = createAnswers({
    build,
    shopCaches,
    ownCache,
    guestCache: createGuestCache(shopCaches.guest, now),
    notes,
    isAwaited: () => false,
    now,
    ...parts,
  });

  /** Resolves when what goes on behind the shopper's back is done too. */
  async function answer(
    way: AnsweredWay,
    path: string,
    { preloaded, ...init }: RequestInit & { readonly preloaded?: Response } = {},
  ): Promise<Response> {
    const later: Promise<unknown>[] = [];
    const event = {
      request: new Request(ORIGIN + path, init),
      preloadResponse: Promise.resolve(preloaded),
      waitUntil: (work: Promise<unknown>) => void later.push(work),
    } as unknown as FetchEvent; // browsers alone can make one
    const answered = await answers.answer(way, event);
    await Promise.all(later);
    return answered;
  }
  return { ...answers, answer };
}

const put = async (name: string, key: string, body: string, storedAt = '2026-11-15T11:00:00.000Z') =>
  (await stored.open(name)).put(key, makeUpAnswer(body, { headers: { 'x-kept-at': storedAt } }));
const read = async (answer: Promise<Response>) => (await answer).text();

describe('a page', () => {
  const cart = { kind: 'page', key: '/cart' } as const;

  test('comes from the shop and is kept; without a line it is shown as it was', async () => {
    const worker = startWorker();
    expect(await read(worker.answer(cart, '/cart'))).toBe('new /cart');
    loseLine();
    expect(await read(startWorker().answer(cart, '/cart'))).toBe('new /cart');
  });

  test('that the browser has asked for already is not asked for twice', async () => {
    const preloaded = makeUpAnswer('on its way');
    expect(await read(startWorker().answer(cart, '/cart', { preloaded }))).toBe('on its way');
    expect(ask).not.toHaveBeenCalled();
  });

  test('that was never seen leads to the offline page without a line, which knows the way back', async () => {
    loseLine();
    const answer = await startWorker().answer({ kind: 'page', key: '/returns' }, '/returns?from=footer');
    expect(answer.status).toBe(302);
    const address = new URL(answer.headers.get('location') ?? '');
    expect(address.pathname).toBe('/offline');
    expect(address.searchParams.get('to')).toBe('/returns?from=footer');
  });

  test('whose address may carry a secret is never kept', async () => {
    expect(await read(startWorker().answer({ kind: 'page', key: null }, '/track?key=s'))).toBe(
      'new /track?key=s',
    );
    expect(stored.list(pages.name)).toEqual([]);
  });

  test('that was opened before the worker was there is kept with its files', async () => {
    await startWorker().keepPage('/', ['/assets/front.js']);
    expect([stored.list(pages.name), stored.list(files.name)]).toEqual([['/'], ['/assets/front.js']]);
  });

  test('that was reached by a step is fetched once', async () => {
    const worker = startWorker();
    await worker.keepPage('/terms');
    await worker.keepPage('/terms');
    await worker.keepPage('/resetpassword?token=secret');
    expect(stored.list(pages.name)).toEqual(['/terms']);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

describe('with its build', () => {
  test('a worker keeps the shell and the offline page, so that the latter opens without a line', async () => {
    await startWorker().keepShell();
    expect(stored.list(shell.name)).toEqual(['/assets/shell.js', '/offline']);
    loseLine();
    const worker = startWorker();
    expect(await read(worker.answer({ kind: 'page', key: '/offline' }, '/offline'))).toBe('new /offline');
    const file = { kind: 'file', key: '/assets/shell.js' } as const;
    expect(await read(worker.answer(file, '/assets/shell.js'))).toBe('new /assets/shell.js');
  });

  test('a file is asked for once', async () => {
    const file = { kind: 'file', key: '/assets/cart.js' } as const;
    await startWorker().answer(file, '/assets/cart.js');
    await startWorker().answer(file, '/assets/cart.js');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('whoever stays gets what the next steps need, the home page among them (P29.297)', async () => {
    await startWorker().keepSteps();
    expect(stored.list(files.name)).toEqual(build.steps);
    expect(stored.list(pages.name)).toEqual(['/', '/cart', '/wishlist', '/checkout', '/orders']);
  });

  test('a worker that the next one waits for fetches nothing more ahead', async () => {
    await startWorker({ isAwaited: () => ask.mock.calls.length > 0 }).keepSteps();
    expect(stored.list(files.name)).toEqual(['/assets/cart.js']);
  });

  test('a worker that the next one waits for keeps a page, whose files have passed it already', async () => {
    await startWorker({ isAwaited: () => true }).keepPage('/terms', ['/assets/terms.js']);
    expect([stored.list(pages.name), stored.list(files.name)]).toEqual([['/terms'], []]);
  });
});

describe('the catalogue', () => {
  const products = { kind: 'catalogue', key: '/api/products' } as const;

  test('of the last minutes is shown at once, and renewed', async () => {
    await put(catalogue.name, '/api/products', 'stored', '2026-11-15T11:58:00.000Z');
    expect(await read(startWorker().answer(products, '/api/products'))).toBe('stored');
    expect(await read(startWorker().answer(products, '/api/products'))).toBe('new /api/products');
  });
});

test('terms are the newest there are, and the last known without a line', async () => {
  const terms = { kind: 'terms', key: '/api/availability?method=pickup' } as const;
  const path = '/api/availability?method=pickup&items=cake~~2';
  await put(catalogue.name, terms.key, 'stored', NOW.toISOString());
  expect(await read(startWorker().answer(terms, path))).toBe(`new ${path}`);
  loseLine();
  expect(await read(startWorker().answer(terms, path))).toBe(`new ${path}`);
});

describe('one’s own orders on a slow line', () => {
  const own = { kind: 'own', key: '/api/orders/7' } as const;
  const authorization = `Bearer head.${btoa(JSON.stringify({ sub: 'u1' }))}.signature`;
  const user = { id: 'u1', name: 'Ada', email: 'ada@bakery.example', image: null };

  beforeEach(async () => {
    vi.useFakeTimers();
    const notes = createNotes(shopCaches.notes);
    const ownCache = createPrivateCache(shopCaches.own, notes, () => NOW);
    await ownCache.setOwner({ user, endsAt: '2026-11-15T13:00:00.000Z' });
    await put(shopCaches.own.name, own.key, 'confirmed');
    return () => vi.useRealTimers();
  });

  test.each([
    ['are shown as they were last seen where nothing is shown yet', 'default', 'confirmed'],
    ['that are shown already are not replaced by what was seen before', 'no-cache', 'cancelled'],
  ] as const)('%s', async (_, cache, shown) => {
    const late = Promise.withResolvers<Response>();
    ask.mockImplementation(() => late.promise);
    const answer = read(startWorker().answer(own, own.key, { cache, headers: { authorization } }));
    await vi.advanceTimersByTimeAsync(10_000);
    late.resolve(makeUpAnswer('cancelled'));
    expect(await answer).toBe(shown);
  });
});

describe('a guest’s order', () => {
  const order = { kind: 'own', key: '/api/orders/7' } as const;
  const show = () => startWorker().answer(order, order.key);
  const storedOrders = () => stored.list(shopCaches.guest.name);

  test('is shown without a line as it was last seen, for as long as its cookie opens it (P29.270)', async () => {
    await show();
    loseLine();
    expect(await read(show())).toBe('new /api/orders/7');
    await put(shopCaches.guest.name, order.key, 'long ago', '2026-09-16T11:00:00.000Z');
    await expect(show()).rejects.toThrow('Failed to fetch');
  });

  test('that was read before the worker was there is kept with its page (P29.270)', async () => {
    await startWorker().keepPage('/track/7?reference=abc');
    expect([stored.list(pages.name), storedOrders()]).toEqual([['/track/:id'], [order.key]]);
  });

  test('that the shop no longer opens is gone from the device (P29.270)', async () => {
    await show();
    ask.mockResolvedValue(makeUpAnswer('', { status: 404 }));
    await show();
    expect(storedOrders()).toEqual([]);
  });

  test.each(['/api/orders', '/api/custom-orders/7'])('is stored alone, not what %s says', async (key) => {
    await startWorker().answer({ kind: 'own', key }, key);
    expect(storedOrders()).toEqual([]);
  });

  test('is not mixed with what is asked for with a token', async () => {
    const headers = { authorization: `Bearer head.${btoa(JSON.stringify({ sub: 'u1' }))}.signature` };
    await startWorker().answer(order, order.key, { headers });
    expect(storedOrders()).toEqual([]);
  });
});

describe('where data are dear', () => {
  const picture = { kind: 'picture', key: '/pictures/1/1280.avif' } as const;
  const show = () => read(startWorker().answer(picture, picture.key));

  test('by the switch, a picture of half the width is fetched, also by the next worker', async () => {
    await startWorker().saveData(true);
    expect(await show()).toBe('new /pictures/1/640.avif');
    expect(stored.list(pictures.name)).toEqual(['/pictures/1/640.avif']);
  });

  test('by the browser’s hint too, unless the switch says otherwise', async () => {
    hint(true);
    expect(await show()).toBe('new /pictures/1/640.avif');
    await startWorker().saveData(false);
    expect(await show()).toBe('new /pictures/1/1280.avif');
  });

  test('what is kept in full already is shown', async () => {
    await put(pictures.name, picture.key, 'stored in full');
    await startWorker().saveData(true);
    expect(await show()).toBe('stored in full');
  });

  test('nothing is fetched ahead', async () => {
    const worker = startWorker();
    await worker.saveData(true);
    await worker.keepSteps();
    await worker.keepPage('/terms');
    expect(ask).not.toHaveBeenCalled();
  });
});
