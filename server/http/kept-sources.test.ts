import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { keepAnswer } from './kept-answer.ts';
import { joinKeptSources } from './kept-sources.ts';

const page = keepAnswer(200, {}, 'page', { identity: Buffer.from('page') });
const list = keepAnswer(200, {}, 'list', { identity: Buffer.from('list') });

function join() {
  const countKept = vi.fn();
  const lines: unknown[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line) => lines.push(JSON.parse(line)) });
  const keptFor = joinKeptSources(
    [
      { kind: 'page', keptFor: (address) => (address === '/' ? page : undefined) },
      { kind: 'products', keptFor: (address) => (address === '/api/products' ? list : undefined) },
    ],
    { countKept },
    log,
  );
  return { keptFor, countKept, lines };
}

test('the first source that has an answer gives it, and it is counted and logged under its kind', () => {
  const { keptFor, countKept, lines } = join();
  expect(keptFor('/api/products', 'request-1')).toBe(list);
  expect(countKept.mock.calls).toEqual([['products']]);
  expect(lines).toEqual([
    { level: 30, route: 'products', kept: true, requestId: 'request-1', status: 200, msg: 'request' },
  ]);
  expect(keptFor('/', 'request-2')).toBe(page);
});

test('what nobody keeps is neither counted nor logged', () => {
  const { keptFor, countKept, lines } = join();
  expect(keptFor('/api/shop', 'request-1')).toBeUndefined();
  expect(countKept).not.toHaveBeenCalled();
  expect(lines).toEqual([]);
});
