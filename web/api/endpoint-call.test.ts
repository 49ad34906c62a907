import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../../contract/endpoint.ts';
import { setUpClient } from './testing/set-up-client.ts';

const changeCake = endpoint({
  method: 'PUT',
  path: '/api/shelves/:shelf/cakes/:id',
  access: 'administrator',
  idempotencyKey: 'required',
  querySchema: z.object({ dryRun: z.optional(z.stringbool()), limit: z._default(z.coerce.number(), 10) }),
  bodySchema: z.object({ name: z.string(), tags: z._default(z.array(z.string()), []) }),
  answerSchema: z.object({ id: z.string() }),
});
const listCakes = endpoint({
  method: 'GET',
  path: '/api/cakes',
  access: 'anyone',
  answerSchema: z.object({ data: z.array(z.string()) }),
});
const removeCake = endpoint({ method: 'DELETE', path: '/api/cakes/:id', access: 'administrator' });

describe('a call by its endpoint', () => {
  test('goes to the endpoint’s address, with what it wants', async () => {
    const { client, calls } = setUpClient([Response.json({ id: 'c1', internal: true })]);
    const answer = await client.call(changeCake, {
      params: { shelf: 'top', id: 'a/b ç' },
      query: { limit: 5, dryRun: undefined },
      body: { name: 'Àmàlà cake' },
      idempotencyKey: 'key-1',
    });
    expect(answer).toEqual({ id: 'c1' });
    expect(calls[0]?.address).toBe('/api/shelves/top/cakes/a%2Fb%20%C3%A7?limit=5');
    expect(calls[0]?.init).toMatchObject({ method: 'PUT', body: '{"name":"Àmàlà cake"}' });
    expect(calls[0]?.headers).toMatchObject({ 'idempotency-key': 'key-1' });
  });

  test('needs nothing where the endpoint wants nothing, and has no answer where it has none', async () => {
    const { client, calls } = setUpClient([
      Response.json({ data: ['c1'] }),
      new Response(null, { status: 204 }),
    ]);
    expect(await client.call(listCakes)).toEqual({ data: ['c1'] });
    expect(await client.call(removeCake, { params: { id: 'c1' } })).toBeUndefined();
    expect(calls.map(({ address }) => address)).toEqual(['/api/cakes', '/api/cakes/c1']);
  });

  test('fails where the answer is not what the endpoint says', async () => {
    const { client } = setUpClient([Response.json({ cakes: [] })]);
    await expect(client.call(listCakes)).rejects.toMatchObject({ code: 'unexpected_answer' });
  });

  test('cannot leave its own path by a parameter', async () => {
    const { client, calls } = setUpClient([]);
    await expect(client.call(removeCake, { params: { id: '..' } })).rejects.toThrow('Not a plain path');
    expect(calls).toEqual([]);
  });

  test('does not compile without what the endpoint wants, or with something else', () => {
    const { client } = setUpClient([]);
    () => {
      // @ts-expect-error a parameter is missing
      void client.call(removeCake);
      // @ts-expect-error the key is missing
      void client.call(changeCake, { params: { shelf: 'top', id: 'c1' }, body: { name: 'Cake' } });
      // @ts-expect-error there is no such query
      void client.call(listCakes, { query: { page: 2 } });
      // @ts-expect-error another method than the endpoint's
      void client.ask<typeof listCakes>('POST /api/cakes');
    };
  });
});

test('a call by the endpoint’s name goes the same way, and its answer is not read', async () => {
  const { client, calls } = setUpClient([Response.json({ cakes: [] }), Response.json(null)]);
  expect(await client.ask<typeof listCakes>('GET /api/cakes')).toEqual({ cakes: [] });
  await client.ask<typeof removeCake>('DELETE /api/cakes/:id', { params: { id: 'c1' } });
  expect(calls.map(({ address, init }) => [init.method, address])).toEqual([
    ['GET', '/api/cakes'],
    ['DELETE', '/api/cakes/c1'],
  ]);
});
