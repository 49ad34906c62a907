import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeUpCaches } from '../testing/made-up-caches.ts';
import { listCaches } from './shop-caches.ts';
import { createNotes } from './worker-notes.ts';
import { createVersionWatch } from './worker-version.ts';

const HOUR_MS = 60 * 60_000;
const shopCaches = listCaches('7');
let stored = makeUpCaches();
let nowMs = 0;

beforeEach(async () => {
  nowMs = Date.parse('2026-11-15T12:00:00.000Z');
  stored = makeUpCaches();
  vi.stubGlobal('caches', stored);
  for (const name of [shopCaches.pages.name, 'someone-elses']) await stored.open(name);
});
afterEach(() => void vi.unstubAllGlobals());

type Situation = {
  readonly answer?: () => Promise<Response>;
  readonly isNextWaiting?: boolean;
  readonly pageCount?: number;
};

function setUp({ answer = async () => new Response(), isNextWaiting = false, pageCount = 1 }: Situation) {
  const waiting = isNextWaiting ? { postMessage: vi.fn() } : null;
  const registration: { waiting: typeof waiting; unregister: () => Promise<boolean> } = {
    waiting,
    unregister: vi.fn(async () => true),
  };
  const clients = { matchAll: async () => Array.from({ length: pageCount }) };
  const ask = vi.fn((_address: string, _init: RequestInit) => answer());
  vi.stubGlobal('fetch', ask);
  const notes = createNotes(shopCaches.notes);
  const version = createVersionWatch({ registration, clients }, notes, () => new Date(nowMs));
  return { version, registration, waiting, ask };
}

describe('a worker whose file', () => {
  test.each([404, 410])(
    'is gone (%i) takes its caches and itself away, and keeps nothing more',
    async (status) => {
      const { version, registration, ask } = setUp({ answer: async () => new Response(null, { status }) });
      await version.look();
      expect(ask).toHaveBeenCalledExactlyOnceWith('/shop-worker.js', { method: 'HEAD', cache: 'no-store' });
      expect(registration.unregister).toHaveBeenCalledOnce();
      expect(await stored.keys()).toEqual(['someone-elses']);
      expect(version.isRetired()).toBe(true);
    },
  );

  test.each([200, 401, 429, 500, 503])('answers %i stays', async (status) => {
    const { version, registration } = setUp({ answer: async () => new Response(null, { status }) });
    await version.look();
    expect(registration.unregister).not.toHaveBeenCalled();
    expect(version.isRetired()).toBe(false);
  });

  test('cannot be asked for stays, and nobody hears of it', async () => {
    const { version, registration } = setUp({
      answer: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await version.look();
    expect(registration.unregister).not.toHaveBeenCalled();
  });

  test('is looked for once an hour', async () => {
    const { version, ask } = setUp({});
    await version.look();
    nowMs += HOUR_MS - 1;
    await version.look();
    expect(ask).toHaveBeenCalledTimes(1);
    nowMs += 1;
    await version.look();
    expect(ask).toHaveBeenCalledTimes(2);
  });
});

describe('a worker that waits', () => {
  test.each([
    ['is let in when the only page is left for the next', 1, [[{ kind: 'take-over' }]]],
    ['stays outside while another page is open', 2, []],
  ])('%s', async (_what, pageCount, announced) => {
    const { version, waiting } = setUp({ isNextWaiting: true, pageCount });
    expect(version.isAwaited()).toBe(true);
    await version.look();
    expect(waiting?.postMessage.mock.calls).toEqual(announced);
  });
});
