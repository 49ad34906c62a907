import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeUpAnswer, makeUpCaches } from '../testing/made-up-caches.ts';
import { dropOtherCaches, findStored, keepAnswer, listCaches } from './shop-caches.ts';

const NOW = new Date('2026-11-15T12:00:00.000Z');
const { pages, shell } = listCaches('7');
let stored = makeUpCaches();

beforeEach(() => {
  stored = makeUpCaches();
  vi.stubGlobal('caches', stored);
});
afterEach(() => void vi.unstubAllGlobals());

test('a whole answer is kept with the moment and its true length', async () => {
  const answer = makeUpAnswer('A cake', { headers: { 'content-encoding': 'br', 'content-length': '3' } });
  await keepAnswer(pages, '/cart', answer, NOW);
  const found = await findStored(pages, '/cart');
  expect(await found?.text()).toBe('A cake');
  expect(found?.headers.get('x-kept-at')).toBe('2026-11-15T12:00:00.000Z');
  expect(found?.headers.get('content-length')).toBe('6');
  expect(found?.headers.has('content-encoding')).toBe(false);
});

test.each([
  ['a refusal', makeUpAnswer('no', { status: 404 })],
  ['a fault', makeUpAnswer('no', { status: 500 })],
  ['a part', makeUpAnswer('half', { status: 206 })],
  ['what is somebody else’s', new Response('elsewhere')],
  ['what was led elsewhere', Object.defineProperty(makeUpAnswer('moved'), 'redirected', { value: true })],
  [
    'what is for one person alone (P21.18)',
    makeUpAnswer('photo', { headers: { 'cache-control': 'private, no-store' } }),
  ],
])('%s is not kept', async (_what, answer) => {
  await keepAnswer(pages, '/cart', answer, NOW);
  expect(await findStored(pages, '/cart')).toBeUndefined();
});

test('a worker that lives for one page alone makes room too, and the oldest goes', async () => {
  const small = { name: 'shop-small', cap: { entries: 2, bytes: 1_000 } };
  const store = await stored.open(small.name);
  for (const key of ['/a', '/b', '/c']) await store.put(key, makeUpAnswer(key));
  await keepAnswer(small, '/d', makeUpAnswer('/d'), NOW);
  expect(stored.list(small.name)).toEqual(['/c', '/d']);
});

test('the caches of another build go, and nobody else’s', async () => {
  for (const name of ['shop-shell-6', shell.name, pages.name, 'someone-elses']) await stored.open(name);
  await dropOtherCaches([shell, pages]);
  expect(await stored.keys()).toEqual([shell.name, pages.name, 'someone-elses']);
});
