import { describe, expect, test } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';
import { type CachedAnswer, keepAnswer } from './cached-answer.ts';
import type { DependencyName } from './dependency-names.ts';

const answerOf = (text: string): CachedAnswer => keepAnswer(200, {}, text, { gzip: Buffer.from(text) });
const page =
  (text: string, ...dependsOn: DependencyName[]) =>
  async () => ({ answer: answerOf(text), dependsOn: new Set(dependsOn) });
const bodyOf = (answer: CachedAnswer | undefined) => answer?.bodies.gzip?.toString();

describe('keeping', () => {
  test('a page is rendered once and then served from memory', async () => {
    const cache = createAnswerCache({ maxBytes: 10_000 });
    let renderings = 0;
    const render = async () => {
      renderings += 1;
      return page('home')();
    };
    await cache.getOrMake('/', render);
    await cache.getOrMake('/', render);
    expect(renderings).toBe(1);
    expect(bodyOf(cache.get('/'))).toBe('home');
  });

  test('a hundred visitors at once make one rendering', async () => {
    const cache = createAnswerCache({ maxBytes: 10_000 });
    let renderings = 0;
    const render = async () => {
      renderings += 1;
      await Promise.resolve();
      return page('home')();
    };
    const answers = await Promise.all(Array.from({ length: 100 }, () => cache.getOrMake('/', render)));
    expect(renderings).toBe(1);
    expect(new Set(answers).size).toBe(1);
  });

  test('a failed rendering is not remembered', async () => {
    const cache = createAnswerCache({ maxBytes: 10_000 });
    await expect(cache.getOrMake('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(bodyOf(await cache.getOrMake('/', page('home')))).toBe('home');
  });

  test('a page without dependencies to watch is handed out but not kept', async () => {
    const cache = createAnswerCache({ maxBytes: 10_000 });
    await cache.getOrMake('/', async () => ({ answer: answerOf('fault'), dependsOn: undefined }));
    expect(cache.get('/')).toBeUndefined();
  });
});

describe('the cap in bytes', () => {
  test('the least recently used page goes first', async () => {
    const cache = createAnswerCache({ maxBytes: 320 });
    await cache.getOrMake('/a', page('a'.repeat(100)));
    await cache.getOrMake('/b', page('b'.repeat(100)));
    await cache.getOrMake('/c', page('c'.repeat(100)));
    cache.get('/a');
    await cache.getOrMake('/d', page('d'.repeat(100)));
    expect(['/a', '/b', '/c', '/d'].filter((key) => cache.get(key))).toEqual(['/a', '/c', '/d']);
    expect(cache.size().bytes).toBeLessThanOrEqual(320);
  });

  test('ten thousand addresses that nobody asks for again push out each other alone', async () => {
    const cache = createAnswerCache({ maxBytes: 1_000 });
    const home = ['/', '/products', '/about'];
    for (const key of [...home, ...home]) await cache.getOrMake(key, page('x'.repeat(100)));
    for (let made = 0; made < 10_000; made += 1) await cache.getOrMake(`/${made}`, page('y'.repeat(100)));
    expect(home.filter((key) => cache.get(key))).toEqual(home);
    expect(cache.size().bytes).toBeLessThanOrEqual(1_000);
  });

  test('a page larger than the whole cache is not kept and pushes nothing out', async () => {
    const cache = createAnswerCache({ maxBytes: 200 });
    await cache.getOrMake('/a', page('a'.repeat(100)));
    await cache.getOrMake('/big', page('b'.repeat(1000)));
    expect(cache.get('/a')).toBeDefined();
    expect(cache.get('/big')).toBeUndefined();
  });

  test('the count of bytes is exact after replacing, dropping and clearing', async () => {
    const cache = createAnswerCache({ maxBytes: 10_000 });
    await cache.getOrMake('/a', page('a', 'shop-profile'));
    await cache.getOrMake('/b', page('b', 'catalogue'));
    cache.dropDependents(new Set(['shop-profile']));
    cache.dropDependents(new Set(['catalogue']));
    expect(cache.size()).toEqual({ answers: 0, bytes: 0 });
  });
});

describe('changes', () => {
  test('a change drops the pages that show it and no others', async () => {
    const cache = createAnswerCache({ maxBytes: 10_000 });
    await cache.getOrMake('/a', page('a', 'shop-profile'));
    await cache.getOrMake('/b', page('b', 'catalogue'));
    cache.dropDependents(new Set(['shop-profile']));
    expect(cache.get('/a')).toBeUndefined();
    expect(cache.get('/b')).toBeDefined();
  });

  test('one product’s change drops its own page and the lists, and no other product’s page', async () => {
    const cache = createAnswerCache({ maxBytes: 10_000 });
    await cache.getOrMake('/products', page('list', 'catalogue'));
    await cache.getOrMake('/products/honey', page('honey', 'product:honey', 'product:lemon'));
    await cache.getOrMake('/products/zobo', page('zobo', 'product:zobo'));
    cache.dropDependents(new Set(['catalogue', 'product:lemon']));
    expect(['/products', '/products/honey', '/products/zobo'].filter((key) => cache.get(key))).toEqual([
      '/products/zobo',
    ]);
  });

  test('a page rendered while something else changed is kept', async () => {
    const cache = createAnswerCache({ maxBytes: 10_000 });
    const held = Promise.withResolvers<void>();
    const rendering = cache.getOrMake('/', async () => {
      await held.promise;
      return page('home', 'shop-profile')();
    });
    cache.dropDependents(new Set(['catalogue']));
    held.resolve();
    await rendering;
    expect(bodyOf(cache.get('/'))).toBe('home');
  });

  test('a page rendered from data that changed meanwhile is not kept, and later visitors do not get it', async () => {
    const cache = createAnswerCache({ maxBytes: 10_000 });
    const held = Promise.withResolvers<void>();
    const first = cache.getOrMake('/', async () => {
      await held.promise;
      return page('old', 'shop-profile')();
    });
    cache.dropDependents(new Set(['shop-profile']));
    const second = cache.getOrMake('/', page('new', 'shop-profile'));
    expect(bodyOf(await second)).toBe('new');
    held.resolve();
    expect(bodyOf(await first)).toBe('old');
    expect(bodyOf(cache.get('/'))).toBe('new');
  });
});
