import { Hono } from 'hono';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readJson, readQuery } from './read-json.ts';
import { respondRefusal } from './refusal-response.ts';

const schema = z.object({ name: z.string('Enter a name.').check(z.maxLength(5, 'Too long.')) });
const app = new Hono()
  .post('/', async (c) => {
    const body = await readJson(c, schema);
    return body.ok ? c.json(body.value) : respondRefusal(c, body.refusal);
  })
  .get('/', (c) => {
    const query = readQuery(c, schema);
    return query.ok ? c.json(query.value) : respondRefusal(c, query.refusal);
  });

async function post(body: string, contentType = 'application/json') {
  const answer = await app.request('/', { method: 'POST', body, headers: { 'content-type': contentType } });
  return [answer.status, await answer.json()];
}

async function get(query: string) {
  const answer = await app.request(`/?${query}`);
  return [answer.status, await answer.json()];
}

const refuseName = (problem: string) => [
  400,
  { message: 'Please check what you entered.', code: 'invalid_input', fields: { name: problem } },
];

test('what the schema knows is read, and nothing else', async () => {
  expect(await post('{"name":"🎂","isAdmin":true}', 'application/json; charset=utf-8')).toEqual([
    200,
    { name: '🎂' },
  ]);
  expect(await get('name=pie&isAdmin=true')).toEqual([200, { name: 'pie' }]);
});

test('what is wrong is said at its field', async () => {
  expect(await post('{"name":"a whole pie"}')).toEqual(refuseName('Too long.'));
  expect(await get('')).toEqual(refuseName('Enter a name.'));
});

test('only JSON is taken, and only whole', async () => {
  expect(await post('{"name":"pie"}', 'text/plain')).toMatchObject([415, { code: 'json_only' }]);
  expect(await post('{"name":')).toMatchObject([400, { code: 'invalid_json' }]);
  expect(await post('')).toMatchObject([400, { code: 'invalid_json' }]);
});

test('a text that the database cannot keep is refused at its field', async () => {
  const unkeepable = refuseName('Remove special characters we can’t save.');
  expect(await post('{"name":"a\\u0000"}')).toEqual(unkeepable);
  expect(await post('{"name":"\\ud83c"}')).toEqual(unkeepable);
  expect(await get('name=%00')).toEqual(unkeepable);
});
