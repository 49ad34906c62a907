import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { createApiClient } from './api-client.ts';
import { isConnectivityProblem } from './connectivity.ts';
import { signedOutTokens } from './token-source.ts';

/* The other tests choose what fetch does; these show that the real one does the same. */

const openServers: (() => void)[] = [];

async function setUpRealClient(listener: RequestListener, timeoutMs?: number) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  openServers.push(close);
  await once(server, 'listening');
  const client = createApiClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fetch: (address, init) => fetch(address, init),
    tokens: signedOutTokens,
    goToLogin: vi.fn(),
    log: vi.fn(),
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  return { client, close, server };
}

afterEach(() => {
  for (const close of openServers.splice(0)) close();
});

test('a body goes out and comes back as JSON', async () => {
  const { client } = await setUpRealClient((request, response) => {
    response.setHeader('content-type', request.headers['content-type'] ?? '');
    request.pipe(response);
  });
  expect(
    await client.request({ method: 'POST', path: '/api/echo', body: { name: 'Ẹ̀bà cake', price: 12_500 } }),
  ).toEqual({
    name: 'Ẹ̀bà cake',
    price: 12_500,
  });
});

test('a server that is not there is a network error (S8.2)', async () => {
  const { client, close, server } = await setUpRealClient(() => {});
  close();
  if (server.listening) await once(server, 'close');
  const error = await client.request({ path: '/api/shop' }).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ message: 'Network error. Please check your connection.', status: undefined });
});

test('a connection that breaks in the middle of an answer is a network error (S8.2)', async () => {
  const { client } = await setUpRealClient((_, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('{"half":', () => response.destroy());
  });
  await expect(client.request({ path: '/api/shop' })).rejects.toThrow(
    'Network error. Please check your connection.',
  );
});

test('a server that never answers is a timeout, and hears that the client has gone (S8.4)', async () => {
  const hungUp = Promise.withResolvers<void>();
  // Long enough for the call to arrive on a busy machine: who was never called hears nothing.
  const { client } = await setUpRealClient((_, response) => response.on('close', hungUp.resolve), 2_000);
  const error = await client.request({ path: '/api/shop' }).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ message: expect.stringContaining('timeout') });
  expect(isConnectivityProblem(error)).toBe(true);
  await hungUp.promise;
});

test('an abort while the server is at work is rethrown as it is', async () => {
  const controller = new AbortController();
  const reason = new DOMException('The screen was left', 'AbortError');
  const { client } = await setUpRealClient(() => controller.abort(reason));
  await expect(client.request({ path: '/api/shop', signal: controller.signal })).rejects.toBe(reason);
});
