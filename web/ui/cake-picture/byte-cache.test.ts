import { expect, test } from 'vitest';
import { createByteCache } from './byte-cache.ts';

test('a thing is made once, even if it is asked for again while it is made', async () => {
  const cache = createByteCache<string>(100);
  let timesMade = 0;
  const make = async () => {
    timesMade += 1;
    return 'rose';
  };
  const taken = await Promise.all([cache.take('rose', 10, make), cache.take('rose', 10, make)]);
  expect(taken).toEqual(['rose', 'rose']);
  expect(timesMade).toBe(1);
  expect(cache.sizeInBytes()).toBe(10);
});

test('what was not used for longest has to go first', async () => {
  const cache = createByteCache<string>(20);
  const made: string[] = [];
  const take = (name: string) =>
    cache.take(name, 10, async () => {
      made.push(name);
      return name;
    });
  for (const name of ['rose', 'mint', 'rose', 'lemon', 'rose', 'mint']) await take(name);
  expect(made).toEqual(['rose', 'mint', 'lemon', 'mint']);
  expect(cache.sizeInBytes()).toBe(20);
});

test('what is larger than the shelf is handed out and not kept', async () => {
  const cache = createByteCache<string>(20);
  expect(await cache.take('cake', 21, async () => 'cake')).toBe('cake');
  expect(cache.sizeInBytes()).toBe(0);
});

test('a failure is not kept', async () => {
  const cache = createByteCache<string>(20);
  const fail = () => Promise.reject(new Error('No such layer'));
  await expect(cache.take('rose', 10, fail)).rejects.toThrow('No such layer');
  expect(await cache.take('rose', 10, async () => 'rose')).toBe('rose');
  expect(cache.sizeInBytes()).toBe(10);
});
