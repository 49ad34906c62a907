import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DependencyName } from '../../http/dependency-names.ts';
import { ContentFault, type ContentPort, type PublishedContent } from '../../ports/content.ts';
import { ABSENT_PARTS } from '../../testing/absent-parts.ts';
import { openContent } from './open-content.ts';
import type { StoredReading, StoredReadings } from './stored-reading.store.ts';
import { EXAMPLE_SHOP } from './testing/read-example.ts';

const MINUTE_MS = 60_000;
const NOTHING: PublishedContent = { posts: [], pages: [], movedPosts: new Map() };
const withTerms = (body: string): PublishedContent => ({
  ...NOTHING,
  pages: [{ slug: 'terms', title: 'Terms', summary: '', body, updatedAt: new Date('2026-02-01T08:00:00Z') }],
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What a shop finds in its database when it starts. */
function keepInMemory(
  cached?: StoredReading,
): StoredReadings & { readonly read: () => StoredReading | undefined } {
  let stored = cached;
  return {
    read: () => stored,
    find: async () => stored,
    keep: async (_, reading) => {
      stored = reading;
    },
  };
}

/** A content service that says what the test lets it say. */
async function openFollowed(first: PublishedContent | Error, readings = keepInMemory()) {
  let answer = first;
  const port: ContentPort = {
    elsewhere: { site: 'https://words.example', askEveryMs: MINUTE_MS },
    readPublished: async () => {
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  const content = await openContent({
    db: ABSENT_PARTS.db,
    port,
    readings,
    readShopProfile: () => EXAMPLE_SHOP,
    findProduct: () => undefined,
    log: pino({ level: 'silent' }),
  });
  const dropped: DependencyName[][] = [];
  const following = content.follow((names) => dropped.push([...names]));
  return {
    content,
    dropped,
    following,
    say: (next: PublishedContent | Error) => {
      answer = next;
    },
  };
}

test('a change of the content service is on the pages within a minute, and only then are they dropped', async () => {
  const { content, dropped, following, say } = await openFollowed(withTerms('# First'));
  expect(content.reads.readPage('terms').headline).toBe('First');
  await vi.advanceTimersByTimeAsync(3 * MINUTE_MS);
  expect(dropped).toEqual([]);
  say(withTerms('# Second'));
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(content.reads.readPage('terms').headline).toBe('Second');
  expect(dropped).toEqual([['content']]);
  await following.stop();
});

test('what was read last stands in while the content service says nothing', async () => {
  const { content, dropped, following, say } = await openFollowed(withTerms('# First'));
  say(new ContentFault('Gone.'));
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  expect(content.reads.readPage('terms').headline).toBe('First');
  expect(dropped).toEqual([]);
  say(withTerms('# Back'));
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(content.reads.readPage('terms').headline).toBe('Back');
  await following.stop();
});

test('a shop that has never read its content service knows of no posts rather than that there are none (P32.6)', async () => {
  const { content, following, say } = await openFollowed(new ContentFault('Gone.'));
  expect(content.reads.readPage('terms').headline).toBe('Terms of sale');
  expect(content.reads.isContentKnown()).toBe(false);
  expect(content.listAddresses()).toBeUndefined();
  expect(content.readStatus()).toEqual({ site: 'https://words.example', problem: 'Gone.', lastReadAt: null });
  say(NOTHING);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(content.reads.isContentKnown()).toBe(true);
  expect(content.readStatus()).toMatchObject({ problem: null, lastReadAt: new Date() });
  await following.stop();
});

test('a start while the content service is away shows what was read last, by whichever node (P32.6)', async () => {
  const readings = keepInMemory();
  const before = await openFollowed(withTerms('# Kept'), readings);
  await before.following.stop();
  expect(readings.read()?.published).toEqual(withTerms('# Kept'));

  const { content, following } = await openFollowed(new ContentFault('Gone.'), readings);
  expect(content.reads.isContentKnown()).toBe(true);
  expect(content.reads.readPage('terms').headline).toBe('Kept');
  expect(content.readStatus()).toMatchObject({ problem: 'Gone.', lastReadAt: readings.read()?.readAt });
  await following.stop();
});

test('an answer that was asked for earlier does not come over one that was asked for later', async () => {
  const answers = [Promise.resolve(withTerms('# First'))];
  const slow = Promise.withResolvers<PublishedContent>();
  const content = await openContent({
    db: ABSENT_PARTS.db,
    port: {
      elsewhere: undefined,
      readPublished: () => answers.shift() ?? Promise.resolve(withTerms('# Third')),
    },
    readings: keepInMemory(),
    readShopProfile: () => EXAMPLE_SHOP,
    findProduct: () => undefined,
    log: pino({ level: 'silent' }),
  });
  answers.push(slow.promise);
  const earlier = content.takeOver(() => {});
  const later = content.takeOver(() => {});
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  slow.resolve(withTerms('# Second'));
  await Promise.all([earlier, later]);
  expect(content.reads.readPage('terms').headline).toBe('Third');
});

test('nobody is asked any more once the shop has stopped', async () => {
  const { content, following, say } = await openFollowed(withTerms('# First'));
  await following.stop();
  say(withTerms('# Second'));
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
  expect(content.reads.readPage('terms').headline).toBe('First');
});

test('what can be found is listed with when it changed', async () => {
  const { content, following } = await openFollowed(withTerms('# First'));
  const { pages, posts } = content.listAddresses() ?? { pages: [], posts: undefined };
  expect(pages).toContainEqual({ path: '/terms', changedOn: '2026-02-01' });
  expect(pages).toContainEqual({ path: '/about', changedOn: '2026-11-17' });
  expect(posts).toEqual([]);
  await following.stop();
});
