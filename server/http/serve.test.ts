import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../../contract/endpoint.ts';
import { accept, refuse } from '../../domain/refusal.ts';
import { openEndpoints } from '../testing/open-endpoints.ts';
import { serve, serveFound } from './serve.ts';

const KEY = 'a-key-of-sixteen-letters';
const ADA = { userId: 'ada', sessionId: 's1', email: 'ada@bakery.example', role: null };
const TAKEN = { ...refuse('conflict', 'taken', 'This name is taken.'), details: { by: 'c7' } };
const NO_SUCH_SHELF = refuse('not_found', 'no_such_shelf', 'There is no such shelf.');

const bakeCake = endpoint({
  method: 'POST',
  path: '/api/shelves/:shelf/cakes',
  access: 'customer',
  idempotencyKey: 'required',
  querySchema: z.object({ copies: z._default(z.coerce.number().check(z.minimum(1)), 1) }),
  bodySchema: z.object({ name: z.string('Give it a name.') }),
  answerSchema: z.object({ said: z.array(z.unknown()) }),
  status: 201,
});

const bake = serve(bakeCake, ({ actor, params, key, query, body }) =>
  body.name === 'taken' ? TAKEN : accept({ said: [actor.userId, params.shelf, key, query, body] }),
);

const send = (body: unknown, { query = '', key = KEY, shelf = 'top', served = bake } = {}) =>
  openEndpoints([served], ADA).request(`/api/shelves/${shelf}/cakes${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });

describe('a served endpoint', () => {
  test('hands over what was sent, read by its schemas, and answers as it declares', async () => {
    const answer = await send({ name: 'Zobo', price: 1 }, { query: '?copies=3', shelf: 'a%20b' });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ said: ['ada', 'a b', KEY, { copies: 3 }, { name: 'Zobo' }] });
  });

  test.each([
    ['a missing key', {}, { key: '' }, 'key_missing'],
    ['a wrong query', { name: 'Zobo' }, { query: '?copies=0' }, 'invalid_input'],
    ['a wrong body', {}, {}, 'invalid_input'],
  ])('refuses %s by itself', async (_, body, parts, code) => {
    const answer = await send(body, parts);
    expect([answer.status, await answer.json()]).toMatchObject([400, { code }]);
  });

  test('answers with a refusal of its handler, and with what that says beyond its message', async () => {
    const answer = await send({ name: 'taken' });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({ message: 'This name is taken.', code: 'taken', by: 'c7' });
  });

  test('looks for the thing before it judges what was sent, where that is asked for', async () => {
    const served = serveFound(
      bakeCake,
      ({ params }) => (params.shelf === 'top' ? accept({ no: 1 }) : NO_SUCH_SHELF),
      ({ found }) => accept({ said: [found] }),
    );
    expect((await send({}, { served, shelf: 'low', key: '' })).status).toBe(404);
    expect((await send({}, { served })).status).toBe(400);
    expect(await (await send({ name: 'Zobo' }, { served })).json()).toEqual({ said: [{ no: 1 }] });
  });

  test('has no body where none is declared, and lets a response of the handler’s own through', async () => {
    const clear = endpoint({ method: 'DELETE', path: '/api/cakes', access: 'anyone' });
    const read = endpoint({ method: 'GET', path: '/api/cakes', access: 'anyone' });
    const app = openEndpoints([
      serve(clear, () => accept(undefined)),
      serve(read, () => new Response('cake', { status: 203 })),
    ]);
    expect((await app.request('/api/cakes', { method: 'DELETE' })).status).toBe(204);
    const answer = await app.request('/api/cakes');
    expect([answer.status, await answer.text()]).toEqual([203, 'cake']);
  });

  test('is a fault where nobody stands before it who knows the caller', async () => {
    const app = openEndpoints([bake]);
    app.onError(({ message }, c) => c.text(message, 500));
    const answer = await app.request('/api/shelves/top/cakes', { method: 'POST' });
    expect(await answer.text()).toContain('without anybody being signed in');
  });
});
