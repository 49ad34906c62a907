import { expect, test, vi } from 'vitest';
import { reloadForMissingParts } from './reload-for-missing-parts.ts';

function openPage({ isOnline = true, storage = new Map<string, string>() } = {}) {
  const target = new EventTarget();
  const reload = vi.fn();
  let time = 1_000_000;
  const page = {
    addEventListener: target.addEventListener.bind(target),
    sessionStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
    },
    navigator: { onLine: isOnline },
    location: { reload },
  };
  // Only these parts of a window are used.
  reloadForMissingParts(page as unknown as Window, () => time);
  const miss = () => target.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  const wait = (ms: number) => {
    time += ms;
  };
  return { reload, miss, wait };
}

test('a part that is gone loads the page anew, once', () => {
  const { reload, miss, wait } = openPage();
  miss();
  wait(59_999);
  miss();
  expect(reload).toHaveBeenCalledTimes(1);
  wait(1);
  miss();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('without a line nothing would come of it', () => {
  const { reload, miss } = openPage({ isOnline: false });
  miss();
  expect(reload).not.toHaveBeenCalled();
});

test('where nothing can be remembered the page stays', () => {
  const storage = new Map<string, string>();
  storage.set = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const { reload, miss } = openPage({ storage });
  miss();
  expect(reload).not.toHaveBeenCalled();
});
