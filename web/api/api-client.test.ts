import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { setUpClient } from './testing/set-up-client.ts';

describe('a request', () => {
  test('sends cookies (S7.1)', async () => {
    const { client, calls } = setUpClient([Response.json({})]);
    await client.request({ path: '/api/shop' });
    expect(calls[0]?.init.credentials).toBe('include');
  });

  test('carries the bearer token of who is signed in (S7.1)', async () => {
    const { client, calls } = setUpClient([Response.json({})], { token: 'token-1' });
    await client.request({ path: '/api/shop' });
    expect(calls[0]?.headers.authorization).toBe('Bearer token-1');
  });

  test('carries no token when nobody is signed in (S7.1)', async () => {
    const { client, calls } = setUpClient([Response.json({})]);
    await client.request({ path: '/api/shop' });
    expect(calls[0]?.headers).not.toHaveProperty('authorization');
  });

  test('asks for JSON at the address with its query', async () => {
    const { client, calls } = setUpClient([Response.json([])], { baseUrl: 'https://api.bakery.example/' });
    await client.request({ path: '/api/search/suggestions', query: { q: 'puff puff & chops' } });
    expect(calls[0]?.address).toBe('https://api.bakery.example/api/search/suggestions?q=puff+puff+%26+chops');
    expect(calls[0]?.init.method).toBe('GET');
    expect(calls[0]?.init).not.toHaveProperty('body');
    expect(calls[0]?.headers).toEqual({ accept: 'application/json' });
  });

  test.each(['POST', 'PUT', 'PATCH'] as const)('sends the body of a %s as JSON', async (method) => {
    const { client, calls } = setUpClient([Response.json({})]);
    await client.request({ method, path: '/api/products/c1', body: { name: 'Àmàlà cake' } });
    expect(calls[0]?.init.method).toBe(method);
    expect(calls[0]?.headers['content-type']).toBe('application/json');
    expect(calls[0]?.init.body).toBe('{"name":"Àmàlà cake"}');
  });

  test('deletes, and patches without a body', async () => {
    const { client, calls } = setUpClient([
      new Response(null, { status: 204 }),
      new Response(null, { status: 204 }),
    ]);
    await client.request({ method: 'DELETE', path: '/api/products/c1' });
    await client.request({ method: 'PATCH', path: '/notifications/mark-all-read' });
    expect(calls.map(({ init }) => init.method)).toEqual(['DELETE', 'PATCH']);
    expect(calls[1]?.init).not.toHaveProperty('body');
    expect(calls[1]?.headers).not.toHaveProperty('content-type');
  });

  test('carries an idempotency key and extra headers, but never another token than the one signed in', async () => {
    const { client, calls } = setUpClient([Response.json({})], { token: 'token-1' });
    const headers = { 'X-Trace': 't1', authorization: 'Bearer stolen' };
    await client.request({ method: 'POST', path: '/api/orders', body: {}, idempotencyKey: 'key-1', headers });
    expect(calls[0]?.headers).toMatchObject({
      'idempotency-key': 'key-1',
      'x-trace': 't1',
      authorization: 'Bearer token-1',
    });
  });

  test('that cannot be written rejects with the raw message and is not sent (S8.2)', async () => {
    const { client, calls } = setUpClient([]);
    const tooBig = { count: 1n };
    const error = await client
      .request({ method: 'POST', path: '/api/orders', body: tooBig })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: 'Do not know how to serialize a BigInt', status: undefined });
    expect(calls).toHaveLength(0);
  });
});

describe('an answer', () => {
  test('is unwrapped to its body (S7.1)', async () => {
    const { client } = setUpClient([Response.json({ data: [1, 2] }, { status: 201 })]);
    expect(await client.request({ path: '/api/products' })).toEqual({ data: [1, 2] });
  });

  test.each([
    new Response(null, { status: 204 }),
    new Response('', { status: 200 }),
    new Response('\n', { status: 200 }),
  ])('without a body is undefined (S7.1)', async (response) => {
    const { client } = setUpClient([response]);
    expect(await client.request({ path: '/api/products' })).toBeUndefined();
  });

  test('is what its schema says', async () => {
    const { client } = setUpClient([Response.json({ id: 'c1', secret: 'x' })]);
    const product = await client.request({
      path: '/api/products/c1',
      answerSchema: z.object({ id: z.string() }),
    });
    expect(product satisfies { id: string }).toEqual({ id: 'c1' });
  });

  test('that does not fit its schema is an error, logged without its contents', async () => {
    const { client, log } = setUpClient([Response.json({ id: 7, email: 'ada@bakery.example' })]);
    const answerSchema = z.object({ id: z.string() });
    const error = await client
      .request({ path: '/api/products/c1', answerSchema })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: 'An error occurred', status: 200, code: 'unexpected_answer' });
    expect(log.mock.calls).toEqual([
      ['Unexpected response', { method: 'GET', path: '/api/products/c1', status: 200 }],
    ]);
  });

  test('without a body does not fit a schema that wants one', async () => {
    const { client } = setUpClient([new Response(null, { status: 204 })]);
    const answer = client.request({ path: '/api/products/c1', answerSchema: z.object({ id: z.string() }) });
    await expect(answer).rejects.toMatchObject({ code: 'unexpected_answer', status: 204 });
  });

  test.each(['<!doctype html><title>Log in to the airport Wi-Fi</title>', '{"data":[1,2'])(
    'that is not JSON is an error even when its status says yes: %s',
    async (text) => {
      const { client, log } = setUpClient([new Response(text)]);
      await expect(client.request({ path: '/api/products' })).rejects.toMatchObject({
        message: 'An error occurred',
        status: 200,
        code: 'unexpected_answer',
      });
      expect(log).toHaveBeenCalledWith('Unexpected response', {
        method: 'GET',
        path: '/api/products',
        status: 200,
      });
    },
  );
});

describe('a refusal', () => {
  test("rejects with the server's message, code and fields (S8.2)", async () => {
    const body = { message: 'Check the form.', code: 'bad_profile', fields: { name: 'Enter a name.' } };
    const { client, log } = setUpClient([Response.json(body, { status: 422 })]);
    const error = await client
      .request({ method: 'PUT', path: '/api/shop', body: {} })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ name: 'ApiError', status: 422, ...body });
    expect(log).not.toHaveBeenCalled();
  });

  test.each([
    ['no message', '{"code":"odd"}'],
    ['a message that is no text', '{"message":{"en":"No"}}'],
    ['an empty message', '{"message":""}'],
    ['a blank message', '{"message":" "}'],
    ['a list', '["No"]'],
    ['null', 'null'],
    ['nothing', ''],
    ["a proxy's page", '<html><body>502 Bad Gateway</body></html>'],
    ['half an answer', '{"message":"No'],
  ])("with %s rejects with 'An error occurred' (S8.2)", async (_, text) => {
    const { client } = setUpClient([new Response(text, { status: 400 })]);
    await expect(client.request({ path: '/api/shop' })).rejects.toMatchObject({
      message: 'An error occurred',
      status: 400,
    });
  });

  test.each(['name', ['name'], null, { name: 7 }])(
    'keeps its message when its fields are %j (S8.2)',
    async (fields) => {
      const { client } = setUpClient([
        Response.json({ message: 'No cake.', code: 7, fields }, { status: 400 }),
      ]);
      await expect(client.request({ path: '/api/shop' })).rejects.toMatchObject({
        message: 'No cake.',
        code: undefined,
        fields: {},
      });
    },
  );

  test.each([
    [404, 'Resource not found'],
    [500, 'Server error'],
    [502, 'Server error'],
    [503, 'Server error'],
  ])('of status %i is also logged as "%s", without query, bodies or tokens (S8.3)', async (status, words) => {
    const refusal = Response.json({ message: 'No order for ada@bakery.example' }, { status });
    const { client, log } = setUpClient([refusal], { token: 'token-1' });
    const sent = { email: 'ada@bakery.example' };
    const request = client.request({
      method: 'POST',
      path: '/api/orders',
      query: { phone: '0803' },
      body: sent,
    });
    await expect(request).rejects.toThrow('No order for ada@bakery.example');
    expect(log.mock.calls).toEqual([[words, { method: 'POST', path: '/api/orders', status }]]);
  });

  test.each([400, 403, 409, 422, 429])('of status %i is not logged (S8.3)', async (status) => {
    const { client, log } = setUpClient([Response.json({ message: 'No.' }, { status })]);
    await expect(client.request({ path: '/api/shop' })).rejects.toThrow('No.');
    expect(log).not.toHaveBeenCalled();
  });

  test('other than 401 is neither refreshed nor tried again (S8.1)', async () => {
    const { client, calls, tokens } = setUpClient([Response.json({}, { status: 403 })], { token: 'token-1' });
    await expect(client.request({ path: '/api/shop' })).rejects.toMatchObject({ status: 403 });
    expect(calls).toHaveLength(1);
    expect(tokens.refreshToken).not.toHaveBeenCalled();
  });
});

describe('without an answer', () => {
  test.each(['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.'])(
    "the network is to blame, whatever the browser calls it: '%s' (S8.2)",
    async (words) => {
      const fault = new TypeError(words);
      const { client, log, goToLogin } = setUpClient([fault]);
      const error = await client.request({ path: '/api/shop' }).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({
        message: 'Network error. Please check your connection.',
        status: undefined,
        cause: fault,
      });
      expect(log).not.toHaveBeenCalled();
      expect(goToLogin).not.toHaveBeenCalled();
    },
  );

  test('an answer that breaks off counts as none (S8.2)', async () => {
    const brokenOff = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) });
    const { client } = setUpClient([new Response(brokenOff)]);
    await expect(client.request({ path: '/api/shop' })).rejects.toThrow(
      'Network error. Please check your connection.',
    );
  });

  test('any other fault rejects with its raw message (S8.2)', async () => {
    const fault = new DOMException('Blocked by the browser', 'SecurityError');
    const { client } = setUpClient([fault]);
    const error = await client.request({ path: '/api/shop' }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: 'Blocked by the browser', cause: fault });
  });

  test('a fault that is no error at all still rejects with one (S8.2)', async () => {
    const { client } = setUpClient([() => Promise.reject('the line is odd')]);
    const error = await client.request({ path: '/api/shop' }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: 'the line is odd', cause: 'the line is odd' });
  });
});
