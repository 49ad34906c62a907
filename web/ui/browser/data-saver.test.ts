import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseDataSaver, isSavingData } from './data-saver.ts';

const stored = new Map<string, string>();
const localStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};

function openBrowser(connection?: { readonly saveData: boolean }): void {
  vi.stubGlobal('window', { localStorage });
  vi.stubGlobal('navigator', { connection });
}

beforeEach(() => stored.clear());
afterEach(() => void vi.unstubAllGlobals());

test.each([
  [undefined, false],
  [{ saveData: false }, false],
  [{ saveData: true }, true],
])('without a choice the browser’s hint holds (%o)', (connection, isSaving) => {
  openBrowser(connection);
  expect(isSavingData()).toBe(isSaving);
});

test('the shopper’s own choice holds against the hint, both ways', () => {
  openBrowser({ saveData: true });
  chooseDataSaver(false);
  expect(isSavingData()).toBe(false);
  openBrowser({ saveData: false });
  chooseDataSaver(true);
  expect(isSavingData()).toBe(true);
});

test('where nothing can be kept the hint goes on to hold', () => {
  openBrowser({ saveData: true });
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  chooseDataSaver(false);
  expect(isSavingData()).toBe(true);
});
