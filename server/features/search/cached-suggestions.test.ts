import { expect, test } from 'vitest';
import { createCachedSuggestions } from './cached-suggestions.ts';

const PUFF_PUFF = {
  id: 'puff-puff',
  name: 'Puff-Puff',
  category: 'Small chops',
  priceToPay: 4_500,
  picture: null,
};
const PATH = '/api/search/suggestions';

function setUp() {
  const asked: string[] = [];
  const cached = createCachedSuggestions({
    suggest: (query) => {
      asked.push(query);
      return query === '' ? [] : [PUFF_PUFF];
    },
  });
  return { cached, asked };
}

test('an answer is made once and then sent from memory', async () => {
  const { cached, asked } = setUp();
  expect(cached.cachedFor(`${PATH}?q=puff+puff`)).toBeUndefined();
  const answer = await cached.answer('puff puff');
  expect(JSON.parse(String(answer.bodies.identity))).toEqual([PUFF_PUFF]);
  expect(cached.cachedFor(`${PATH}?q=puff+puff`)).toBe(answer);
  expect(asked).toEqual(['puff puff']);
});

test.each(['puff+puff', 'puff%20puff', 'PUFF-puff', '++puff++puff+', 'p%C3%BAff%20puff', 'the+puff+puff'])(
  'q=%s is the same query as "puff puff"',
  async (encoded) => {
    const { cached } = setUp();
    const answer = await cached.answer('puff puff');
    expect(cached.cachedFor(`${PATH}?q=${encoded}`)).toBe(answer);
  },
);

test.each([
  ['a bad encoding', `${PATH}?q=puff%`],
  ['half a letter', `${PATH}?q=puff%C3`],
  ['a repeated query', `${PATH}?q=puff+puff&q=cake`],
  ['another parameter', `${PATH}?q=puff+puff&x=1`],
  ['a parameter before it', `${PATH}?x=1&q=puff+puff`],
  ['no query', PATH],
  ['a character that is refused', `${PATH}?q=puff+puff%00`],
  ['too long a query', `${PATH}?q=puff+puff${'!'.repeat(100)}`],
  ['another address', `${PATH}/?q=puff+puff`],
  ['the search itself', '/api/search/search?q=puff+puff'],
])('an address with %s is left to the route', async (_, address) => {
  const { cached } = setUp();
  await cached.answer('puff puff');
  expect(cached.cachedFor(address)).toBeUndefined();
});

test.each([
  ['puff puff under 15k', 'under 15000 naira puff puff'],
  ['puff puff for 20 people', 'for 20 people puff puff'],
  ['₦5,000', 'under 5000 naira'],
])('what %j says of money and guests is a part of what is looked for (P29.190)', async (query, looksFor) => {
  const { cached, asked } = setUp();
  const answer = await cached.answer(query);
  expect(asked).toEqual([looksFor]);
  expect(await cached.answer(looksFor)).toBe(answer);
  expect(await cached.answer('puff puff')).not.toBe(answer);
});

test.each(['', 'pu', '  pu  ', '!!!'])('%j shares the one empty answer', async (query) => {
  const { cached } = setUp();
  const answer = await cached.answer(query);
  expect(String(answer.bodies.identity)).toBe('[]');
  expect(cached.cachedFor(`${PATH}?q=`)).toBe(answer);
});

test('a change of the catalogue drops every answer', async () => {
  const { cached, asked } = setUp();
  await cached.answer('puff puff');
  cached.drop();
  expect(cached.cachedFor(`${PATH}?q=puff+puff`)).toBeUndefined();
  expect(cached.size()).toEqual({ answers: 0, bytes: 0 });
  await cached.answer('puff puff');
  expect(asked).toEqual(['puff puff', 'puff puff']);
});

test('made-up queries cannot fill the memory', async () => {
  const { cached } = setUp();
  for (let number = 0; number < 12_000; number += 1) await cached.answer(`query ${number}`);
  expect(cached.size().bytes).toBeLessThanOrEqual(4 * 1024 * 1024);
  expect(cached.cachedFor(`${PATH}?q=query+0`)).toBeUndefined();
  expect(cached.cachedFor(`${PATH}?q=query+11999`)).toBeDefined();
});
