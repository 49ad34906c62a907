import { expect, test } from 'vitest';
import { createDraftKeeper, createOwnedDraftKeeper } from './stored-draft.ts';

function openStorage() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    key: (index: number) => [...stored.keys()][index] ?? null,
    get length() {
      return stored.size;
    },
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

test('a draft with an owner is theirs alone, and goes when nobody came back for it in two weeks (P1.29)', () => {
  const storage = openStorage();
  const DAY = 24 * 60 * 60 * 1000;
  let today = 0;
  const open = (ownerId: string, name: string) =>
    createOwnedDraftKeeper<string>(
      () => storage,
      { ownerId, name },
      () => today * DAY,
    );
  open('ada', 'order').keep('two loaves');
  storage.setItem('draft:cake-1:red-velvet', '"somebody’s design"');
  expect(open('bola', 'order').read()).toBeNull();
  today = 13;
  expect(open('ada', 'order').read()).toBe('two loaves');
  today = 14;
  expect(open('ada', 'week').read()).toBeNull();
  expect(storage.length).toBe(1);
});
