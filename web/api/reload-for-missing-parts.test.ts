import { expect, test, vi } from 'vitest';
import { noteLineSign, watchLineSigns } from './line-signs.ts';
import { reloadForMissingParts } from './reload-for-missing-parts.ts';

type Situation = {
  readonly storage?: Map<string, string>;
  readonly fetch?: () => Promise<Response>;
};

const answer = (status: number) => async () => new Response(null, { status });

function openPage({ storage = new Map(), fetch = answer(404) }: Situation = {}) {
  const target = new EventTarget();
  const reload = vi.fn();
  const ask = vi.fn(fetch);
  let time = 1_000_000;
  const page = {
    addEventListener: target.addEventListener.bind(target),
    sessionStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
    },
    location: { reload },
    fetch: ask,
    __reactRouterManifest: { url: '/assets/manifest-1.js' },
  };
  // Only these parts of a window are used.
  reloadForMissingParts(page as unknown as Window, () => time);
  /** Resolves when all that comes of it has come. */
  const miss = async () => {
    const event = new Event('vite:preloadError', { cancelable: true });
    target.dispatchEvent(event);
    await new Promise((resolve) => setTimeout(resolve));
    return event;
  };
  const wait = (ms: number) => {
    time += ms;
  };
  return { reload, ask, miss, wait };
}

test('when its build is gone, a page that misses a part is loaded anew, once', async () => {
  const { reload, ask, miss, wait } = openPage();
  await miss();
  expect(ask).toHaveBeenCalledWith('/assets/manifest-1.js', { method: 'HEAD', cache: 'no-store' });
  wait(59_999);
  await miss();
  expect(reload).toHaveBeenCalledTimes(1);
  wait(1);
  await miss();
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each([
  ['its build is still there', answer(200)],
  ['the shop has a bad day', answer(503)],
  ['nothing gets through', () => Promise.reject(new TypeError('Failed to fetch'))],
])('while %s, it stays', async (_how, fetch) => {
  const { reload, miss } = openPage({ fetch });
  await miss();
  expect(reload).not.toHaveBeenCalled();
});

test('when nothing gets through, the line is in doubt', async () => {
  noteLineSign('answered');
  await openPage({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) }).miss();
  const received = vi.fn();
  watchLineSigns(received)();
  expect(received).toHaveBeenCalledExactlyOnceWith('unanswered');
});

test('whoever asked for the part hears that it failed', async () => {
  expect((await openPage().miss()).defaultPrevented).toBe(false);
});

test('where nothing can be remembered the page stays', async () => {
  const storage = new Map<string, string>();
  storage.set = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const { reload, miss } = openPage({ storage });
  await miss();
  expect(reload).not.toHaveBeenCalled();
});
