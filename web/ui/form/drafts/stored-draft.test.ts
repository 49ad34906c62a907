import { expect, test } from 'vitest';
import { createDraftKeeper } from './stored-draft.ts';

function openStorage() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

test('a draft is there again after a reload, until it is forgotten', () => {
  const storage = openStorage();
  const open = () => createDraftKeeper<{ readonly fee: string }>(() => storage, 'zones-1');
  expect(open().read()).toBeNull();
  open().keep({ fee: '2,5' });
  expect(open().read()).toEqual({ fee: '2,5' });
  expect(createDraftKeeper(() => storage, 'week-1').read()).toBeNull();
  open().forget();
  expect(open().read()).toBeNull();
});

test('a browser that forbids storage, and a draft that was cut short, cost nothing but the draft', () => {
  const forbidden = createDraftKeeper<string>(() => {
    throw new Error('forbidden');
  }, 'zones-1');
  forbidden.keep('typed');
  forbidden.forget();
  expect(forbidden.read()).toBeNull();

  const storage = openStorage();
  storage.setItem('draft:zones-1', '{"fee":');
  expect(createDraftKeeper(() => storage, 'zones-1').read()).toBeNull();
});
