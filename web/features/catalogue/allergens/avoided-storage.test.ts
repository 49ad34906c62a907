import { expect, test, vi } from 'vitest';
import { AVOIDED_STORAGE_KEY, type AvoidedWindow, createAvoidedStorage } from './avoided-storage.ts';

function openBrowser(stored = new Map<string, string>()) {
  const listeners = new Set<(event: { key: string | null }) => void>();
  const page: AvoidedWindow = {
    localStorage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, text) => void stored.set(key, text),
      removeItem: (key) => void stored.delete(key),
    },
    addEventListener: (_type, listener) => listeners.add(listener),
    removeEventListener: (_type, listener) => listeners.delete(listener),
  };
  const notifyTabs = (key: string | null) => {
    for (const listener of listeners) listener({ key });
  };
  return { page, stored, notifyTabs };
}

test('what is picked once is there again when the shop is opened anew (P14.1)', () => {
  const { page, stored } = openBrowser();
  createAvoidedStorage(() => page).save(['nuts', 'milk']);
  expect(stored.get(AVOIDED_STORAGE_KEY)).toBe('milk,nuts');
  expect([...createAvoidedStorage(() => page).read()]).toEqual(['milk', 'nuts']);
});

test('the same choice is the same set, so that nothing is drawn again', () => {
  const storage = createAvoidedStorage(() => openBrowser(new Map([[AVOIDED_STORAGE_KEY, 'egg']])).page);
  expect(storage.read()).toBe(storage.read());
});

test('a choice made in another tab is told, another key is not', () => {
  const { page, stored, notifyTabs } = openBrowser();
  const storage = createAvoidedStorage(() => page);
  const onChange = vi.fn();
  storage.subscribe(onChange);
  notifyTabs('something-else');
  expect(onChange).not.toHaveBeenCalled();
  stored.set(AVOIDED_STORAGE_KEY, 'soya');
  notifyTabs(AVOIDED_STORAGE_KEY);
  expect(onChange).toHaveBeenCalledOnce();
  expect([...storage.read()]).toEqual(['soya']);
});

test('a choice made here is told here', () => {
  const storage = createAvoidedStorage(() => openBrowser().page);
  const onChange = vi.fn();
  storage.subscribe(onChange);
  storage.save(['gluten']);
  expect(onChange).toHaveBeenCalledOnce();
});

test('kept text that nobody here wrote is read as far as it makes sense', () => {
  const { page } = openBrowser(new Map([[AVOIDED_STORAGE_KEY, 'milk,gold,,{"egg":1}']]));
  expect([...createAvoidedStorage(() => page).read()]).toEqual(['milk']);
});

test('where storage is forbidden the choice holds until the page is left', () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  const page: AvoidedWindow = {
    ...openBrowser().page,
    localStorage: { getItem: forbidden, setItem: forbidden, removeItem: forbidden },
  };
  const storage = createAvoidedStorage(() => page);
  expect(storage.read().size).toBe(0);
  storage.save(['fish']);
  expect([...storage.read()]).toEqual(['fish']);
});

test("the server's HTML knows of no choice, because everybody gets the same page", () => {
  expect(createAvoidedStorage(() => openBrowser().page).readOnServer().size).toBe(0);
});
