import { expect, test } from 'vitest';
import { forgetOwnedDrafts, hasDraft } from './owned-drafts.ts';
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

test('whether anything typed is kept is known without knowing whose it is (P28.51)', () => {
  const storage = openStorage();
  storage.setItem('cart', '[]');
  expect(hasDraft(storage)).toBe(false);
  createDraftKeeper<string>(() => storage, 'zones-1').keep('typed');
  expect(hasDraft(storage)).toBe(true);
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

const DAY = 24 * 60 * 60 * 1000;

function openOwned(storage: ReturnType<typeof openStorage>, readDay: () => number) {
  return (ownerId: string, name: string) =>
    createOwnedDraftKeeper<string>(
      () => storage,
      { ownerId, name },
      () => readDay() * DAY,
    );
}

test('a draft with an owner goes when nobody came back for it in two weeks (P1.29)', () => {
  const storage = openStorage();
  let today = 0;
  const open = openOwned(storage, () => today);
  open('ada', 'order').keep('two loaves');
  storage.setItem('draft:cake-1:red-velvet', '"somebody’s design"');
  today = 13;
  expect(open('ada', 'order').read()).toBe('two loaves');
  today = 14;
  expect(open('ada', 'week').read()).toBeNull();
  expect(storage.length).toBe(1);
});

test('a draft is its owner’s alone: another person finds none and leaves none of it behind, and signing out removes it (P23.10)', () => {
  const storage = openStorage();
  const open = openOwned(storage, () => 0);
  open('ada', 'order').keep('two loaves');
  expect(open('bola', 'order').read()).toBeNull();
  expect(open('ada', 'order').read()).toBeNull();

  open('bola', 'order').keep('a cake');
  storage.setItem('draft:cake-1:red-velvet', '"a visitor’s design"');
  forgetOwnedDrafts(() => storage);
  expect(open('bola', 'order').read()).toBeNull();
  expect(storage.length).toBe(1);
});
