import { describe, expect, test } from 'vitest';
import { type KeptAnswer, keepAnswer } from '../http/kept-answer.ts';
import { createPageCache } from './page-cache.ts';

const answerOf = (text: string): KeptAnswer => keepAnswer(200, {}, text, { gzip: Buffer.from(text) });
const page =
  (text: string, ...dependsOn: string[]) =>
  async () => ({ answer: answerOf(text), dependsOn: new Set(dependsOn) });
const bodyOf = (answer: KeptAnswer | undefined) => answer?.bodies.gzip?.toString();

describe('keeping', () => {
  test('a page is rendered once and then served from memory', async () => {
    const cache = createPageCache({ maxBytes: 10_000 });
    let renderings = 0;
    const render = async () => {
      renderings += 1;
      return page('home')();
    };
    await cache.getOrRender('/', render);
    await cache.getOrRender('/', render);
    expect(renderings).toBe(1);
    expect(bodyOf(cache.get('/'))).toBe('home');
  });

  test('a hundred visitors at once make one rendering', async () => {
    const cache = createPageCache({ maxBytes: 10_000 });
    let renderings = 0;
    const render = async () => {
      renderings += 1;
      await Promise.resolve();
      return page('home')();
    };
    const answers = await Promise.all(Array.from({ length: 100 }, () => cache.getOrRender('/', render)));
    expect(renderings).toBe(1);
    expect(new Set(answers).size).toBe(1);
  });

  test('a failed rendering is not remembered', async () => {
    const cache = createPageCache({ maxBytes: 10_000 });
    await expect(cache.getOrRender('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(bodyOf(await cache.getOrRender('/', page('home')))).toBe('home');
  });

  test('a page without dependencies to watch is handed out but not kept', async () => {
    const cache = createPageCache({ maxBytes: 10_000 });
    await cache.getOrRender('/', async () => ({ answer: answerOf('fault'), dependsOn: undefined }));
    expect(cache.get('/')).toBeUndefined();
  });
});

describe('the cap in bytes', () => {
  test('the least recently used page goes first', async () => {
    const cache = createPageCache({ maxBytes: 320 });
    await cache.getOrRender('/a', page('a'.repeat(100)));
    await cache.getOrRender('/b', page('b'.repeat(100)));
    await cache.getOrRender('/c', page('c'.repeat(100)));
    cache.get('/a');
    await cache.getOrRender('/d', page('d'.repeat(100)));
    expect(['/a', '/b', '/c', '/d'].filter((key) => cache.get(key))).toEqual(['/a', '/c', '/d']);
    expect(cache.size().bytes).toBeLessThanOrEqual(320);
  });

  test('a page larger than the whole cache is not kept and pushes nothing out', async () => {
    const cache = createPageCache({ maxBytes: 200 });
    await cache.getOrRender('/a', page('a'.repeat(100)));
    await cache.getOrRender('/big', page('b'.repeat(1000)));
    expect(cache.get('/a')).toBeDefined();
    expect(cache.get('/big')).toBeUndefined();
  });

  test('the count of bytes is exact after replacing, dropping and clearing', async () => {
    const cache = createPageCache({ maxBytes: 10_000 });
    await cache.getOrRender('/a', page('a', 'shop'));
    await cache.getOrRender('/b', page('b', 'content'));
    cache.dropDependents('shop');
    cache.dropDependents('content');
    expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
  });
});

describe('changes', () => {
  test('a change drops the pages that show it and no others', async () => {
    const cache = createPageCache({ maxBytes: 10_000 });
    await cache.getOrRender('/a', page('a', 'shop'));
    await cache.getOrRender('/b', page('b', 'content'));
    cache.dropDependents('shop');
    expect(cache.get('/a')).toBeUndefined();
    expect(cache.get('/b')).toBeDefined();
  });

  test('a page rendered from data that changed meanwhile is not kept, and later visitors do not get it', async () => {
    const cache = createPageCache({ maxBytes: 10_000 });
    const held = Promise.withResolvers<void>();
    const first = cache.getOrRender('/', async () => {
      await held.promise;
      return page('old', 'shop')();
    });
    cache.dropDependents('shop');
    const second = cache.getOrRender('/', page('new', 'shop'));
    expect(bodyOf(await second)).toBe('new');
    held.resolve();
    expect(bodyOf(await first)).toBe('old');
    expect(bodyOf(cache.get('/'))).toBe('new');
  });
});
