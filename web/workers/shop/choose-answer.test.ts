import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  chooseNetworkFirst,
  chooseNetworkPatiently,
  chooseStoredFirst,
  chooseYoungFirst,
  type Sources,
} from './choose-answer.ts';

const NOW = new Date('2026-11-15T12:00:00.000Z');

const storedAt = (time: string) => new Response('stored', { headers: { 'x-kept-at': time } });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

function setUp(ask: Sources['ask'], stored?: Response) {
  const later: Promise<unknown>[] = [];
  const asked = vi.fn(ask);
  const sources = {
    ask: asked,
    findStored: async () => stored,
    now: () => NOW,
    goOn: (work: Promise<unknown>) => void later.push(work),
  };
  return { sources, asked, later };
}

const read = async (answer: Promise<Response>) => (await answer).text();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the network first', () => {
  test('shows what the shop says', async () => {
    const { sources } = setUp(async () => new Response('new'), storedAt('2026-11-15T11:00:00Z'));
    expect(await read(chooseNetworkFirst(sources))).toBe('new');
  });

  test('shows what is kept when nothing comes within three seconds', async () => {
    const { sources } = setUp(() => new Promise(() => {}), storedAt('2026-11-15T11:00:00Z'));
    const answer = read(chooseNetworkFirst(sources));
    await vi.advanceTimersByTimeAsync(2_999);
    expect(await Promise.race([answer, 'still waiting'])).toBe('still waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toBe('stored');
  });

  test('waits as long as it takes where nothing is kept', async () => {
    let arrive = (_: Response) => {};
    const { sources } = setUp(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    const answer = read(chooseNetworkFirst(sources));
    await vi.advanceTimersByTimeAsync(20_000);
    arrive(new Response('late'));
    expect(await answer).toBe('late');
  });

  test('shows what is kept without a line, and when only a proxy answers', async () => {
    const stored = () => storedAt('2026-11-15T11:00:00Z');
    expect(await read(chooseNetworkFirst(setUp(lost, stored()).sources))).toBe('stored');
    const broken = async () => new Response('bad gateway', { status: 502 });
    expect(await read(chooseNetworkFirst(setUp(broken, stored()).sources))).toBe('stored');
  });

  test('passes on what the shop itself refuses', async () => {
    const refused = async () => new Response('gone', { status: 404 });
    const { sources } = setUp(refused, storedAt('2026-11-15T11:00:00Z'));
    expect((await chooseNetworkFirst(sources)).status).toBe(404);
  });

  test('fails where there is neither', async () => {
    await expect(chooseNetworkFirst(setUp(lost).sources)).rejects.toThrow('Failed to fetch');
  });
});

describe('the network with patience', () => {
  test('shows what the shop says, however late', async () => {
    const late = Promise.withResolvers<Response>();
    const { sources } = setUp(() => late.promise, storedAt('2026-11-15T11:59:00Z'));
    const answer = read(chooseNetworkPatiently(sources));
    await vi.advanceTimersByTimeAsync(10_000);
    late.resolve(new Response('new'));
    expect(await answer).toBe('new');
  });

  test('shows what is kept without a line, and when only a proxy answers', async () => {
    const stored = () => storedAt('2026-11-15T11:59:00Z');
    expect(await read(chooseNetworkPatiently(setUp(lost, stored()).sources))).toBe('stored');
    const broken = async () => new Response('bad gateway', { status: 502 });
    expect(await read(chooseNetworkPatiently(setUp(broken, stored()).sources))).toBe('stored');
  });

  test('fails where there is neither', async () => {
    await expect(chooseNetworkPatiently(setUp(lost).sources)).rejects.toThrow('Failed to fetch');
  });
});

describe('what is young', () => {
  test('is shown at once, and asked for anew behind it', async () => {
    const { sources, asked, later } = setUp(
      async () => new Response('new'),
      storedAt('2026-11-15T11:55:01Z'),
    );
    expect(await read(chooseYoungFirst(sources))).toBe('stored');
    expect(asked).toHaveBeenCalledTimes(1);
    expect(later).toHaveLength(1);
  });

  test('is shown without a line too, and nobody hears of the failure', async () => {
    const { sources, later } = setUp(lost, storedAt('2026-11-15T11:59:00Z'));
    expect(await read(chooseYoungFirst(sources))).toBe('stored');
    await expect(Promise.all(later)).resolves.toEqual([undefined]);
  });

  test('after five minutes it is old: the shop is asked first', async () => {
    const { sources } = setUp(async () => new Response('new'), storedAt('2026-11-15T11:55:00Z'));
    expect(await read(chooseYoungFirst(sources))).toBe('new');
    expect(await read(chooseYoungFirst(setUp(lost, storedAt('2026-11-14T12:00:00Z')).sources))).toBe(
      'stored',
    );
  });
});

test('what never changes is asked for once', async () => {
  const { sources, asked } = setUp(async () => new Response('new'), storedAt('2026-01-01T00:00:00Z'));
  expect(await read(chooseStoredFirst(sources))).toBe('stored');
  expect(asked).not.toHaveBeenCalled();
  expect(await read(chooseStoredFirst(setUp(async () => new Response('new')).sources))).toBe('new');
});
