import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { keepAnswer } from './cached-answer.ts';
import { joinCachedSources } from './cached-sources.ts';

const page = keepAnswer(200, {}, 'page', { identity: Buffer.from('page') });
const list = keepAnswer(200, {}, 'list', { identity: Buffer.from('list') });

function join() {
  const countCached = vi.fn();
  const lines: unknown[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line) => lines.push(JSON.parse(line)) });
  const cachedFor = joinCachedSources(
    [
      { kind: 'page', cachedFor: (address) => (address === '/' ? page : undefined) },
      { kind: 'products', cachedFor: (address) => (address === '/api/products' ? list : undefined) },
    ],
    { countCached },
    log,
  );
  return { cachedFor, countCached, lines };
}

test('the first source that has an answer gives it, and it is counted and logged under its kind', () => {
  const { cachedFor, countCached, lines } = join();
  expect(cachedFor('/api/products', 'request-1')).toBe(list);
  expect(countCached.mock.calls).toEqual([['products']]);
  expect(lines).toEqual([
    { level: 30, route: 'products', cached: true, requestId: 'request-1', status: 200, msg: 'request' },
  ]);
  expect(cachedFor('/', 'request-2')).toBe(page);
});

test('what nobody keeps is neither counted nor logged', () => {
  const { cachedFor, countCached, lines } = join();
  expect(cachedFor('/api/shop', 'request-1')).toBeUndefined();
  expect(countCached).not.toHaveBeenCalled();
  expect(lines).toEqual([]);
});
