import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Owner } from '../../api/worker-messages.ts';
import { makeUpAnswer, makeUpCaches, ORIGIN } from '../testing/made-up-caches.ts';
import { createPrivateCache } from './private-cache.ts';
import { listCaches } from './shop-caches.ts';
import { createNotes } from './worker-notes.ts';

const KEY = '/api/orders';
const shopCaches = listCaches('7');
const ada: Owner = {
  user: { id: 'u1', name: 'Ada', email: 'ada@bakery.example', image: null },
  endsAt: '2026-11-15T13:00:00.000Z',
};
const bola: Owner = { ...ada, user: { ...ada.user, id: 'u2', email: 'bola@bakery.example' } };

let now = new Date(0);
let stored = makeUpCaches();

beforeEach(() => {
  now = new Date('2026-11-15T12:00:00.000Z');
  stored = makeUpCaches();
  vi.stubGlobal('caches', stored);
});
afterEach(() => void vi.unstubAllGlobals());

/** Browsers end a worker at any time; each of these has nothing but what is kept. */
const startWorker = () => createPrivateCache(shopCaches.own, createNotes(shopCaches.notes), () => now);

function askAs(id: string | null): Request {
  const token = id && `Bearer head.${btoa(JSON.stringify({ sub: id }))}.signature`;
  return new Request(ORIGIN + KEY, { headers: token ? { authorization: token } : {} });
}

const read = async (answer: Promise<Response | undefined>) => (await answer)?.text();
const answerSession = ({ user, endsAt }: Owner) =>
  makeUpAnswer(JSON.stringify({ session: { id: 's1', expiresAt: endsAt }, user }));

async function keepOrdersOf(owner: Owner) {
  const cache = startWorker();
  await cache.setOwner(owner);
  await cache.keep(KEY, askAs(owner.user.id), makeUpAnswer('Ada’s orders'));
  return cache;
}

describe('one’s own orders', () => {
  test('are found again by their owner, with a token and without a line', async () => {
    await keepOrdersOf(ada);
    expect(await read(startWorker().find(KEY, askAs('u1')))).toBe('Ada’s orders');
    expect(await read(startWorker().find(KEY, askAs(null)))).toBe('Ada’s orders');
  });

  test('are found by nobody else', async () => {
    await keepOrdersOf(ada);
    expect(await startWorker().find(KEY, askAs('u2'))).toBeUndefined();
  });

  test.each([null, 'u2'])('that were asked for by %s are not kept', async (asker) => {
    const cache = startWorker();
    await cache.setOwner(ada);
    await cache.keep(KEY, askAs(asker), makeUpAnswer('orders'));
    expect(stored.list('shop-own-1')).toEqual([]);
  });

  test('are shown no longer when the session is over, and gone with the next page', async () => {
    await keepOrdersOf(ada);
    now = new Date('2026-11-15T13:00:00.000Z');
    const cache = startWorker();
    expect(await cache.find(KEY, askAs(null))).toBeUndefined();
    await cache.wipeWhenOver();
    expect(stored.list('shop-own-1')).toEqual([]);
  });

  test('are gone when their owner signs out', async () => {
    await (await keepOrdersOf(ada)).wipe();
    expect(stored.list('shop-own-1')).toEqual([]);
    expect(await startWorker().describeSession()).toBeUndefined();
  });

  test('that arrive while their owner signs out are not left behind', async () => {
    const cache = startWorker();
    await cache.setOwner(ada);
    let leaving: Promise<void> | undefined;
    const { open } = stored;
    stored.open = async (name) => {
      // As late as can be: just before they are put in.
      if (name === 'shop-own-1') leaving ??= cache.wipe();
      await new Promise((resolve) => setTimeout(resolve));
      return open(name);
    };
    await cache.keep(KEY, askAs('u1'), makeUpAnswer('Ada’s orders'));
    await leaving;
    expect(leaving).toBeDefined();
    expect(stored.list('shop-own-1')).toEqual([]);
  });

  test('that were left behind by whatever mishap are not the next one’s', async () => {
    await (await stored.open('shop-own-1')).put(KEY, makeUpAnswer('Ada’s orders'));
    const cache = startWorker();
    await cache.setOwner(bola);
    expect(await cache.find(KEY, askAs('u2'))).toBeUndefined();
  });
});

describe('the shop’s answer to who is signed in', () => {
  test('is enough to keep what comes next, and to know them without a line', async () => {
    const cache = startWorker();
    await cache.startListening()(answerSession(ada));
    await cache.keep(KEY, askAs('u1'), makeUpAnswer('Ada’s orders'));
    expect(await read(startWorker().find(KEY, askAs(null)))).toBe('Ada’s orders');
    expect(JSON.parse((await read(startWorker().describeSession())) ?? '')).toEqual({
      session: { expiresAt: '2026-11-15T13:00:00.000Z' },
      user: ada.user,
    });
  });

  test.each([
    ['nobody', makeUpAnswer('null')],
    ['somebody else', answerSession(bola)],
  ])('is %s: what is kept goes', async (_who, answer) => {
    const cache = await keepOrdersOf(ada);
    await cache.startListening()(answer);
    expect(stored.list('shop-own-1')).toEqual([]);
  });

  test.each([
    ['a fault', makeUpAnswer('', { status: 500 })],
    ['no JSON', makeUpAnswer('<html>')],
  ])('changes nothing when it is %s', async (_what, answer) => {
    const cache = await keepOrdersOf(ada);
    await cache.startListening()(answer);
    expect(stored.list('shop-own-1')).toEqual([KEY]);
  });

  test('that was asked for before signing out brings nobody back', async () => {
    const cache = await keepOrdersOf(ada);
    const receive = cache.startListening();
    await cache.wipe();
    await receive(answerSession(ada));
    expect(await cache.describeSession()).toBeUndefined();
  });
});
