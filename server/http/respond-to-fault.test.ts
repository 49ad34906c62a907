import { Hono } from 'hono';
import pg from 'pg';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { waitPage } from '../pages/fault-page.ts';
import { FileFault, FilesAway } from '../ports/files.ts';
import type { AppEnvironment } from './app-environment.ts';
import { respondToFaults } from './respond-to-fault.ts';

const answer = async () => {};
const away = async () => {
  throw new Error('nobody there');
};

function ask(
  error: Error,
  { ping = answer, accept = 'application/json', method = 'GET' } = {},
): Promise<Response> {
  const app = new Hono<AppEnvironment>();
  app.onError(respondToFaults({ log: pino({ level: 'silent' }), pingDatabase: ping, writePage: waitPage }));
  app.all('/', () => {
    throw error;
  });
  return Promise.resolve(app.request('/', { method, headers: { accept } }));
}

function withCode(code: string, message = 'refused'): Error {
  return Object.assign(new Error(message), { code });
}

function fromPostgres(code: string): Error {
  return Object.assign(new pg.DatabaseError('said by the server', 1, 'error'), { code });
}

describe('what the shop depends on is away', () => {
  test.each([
    ['refused', withCode('ECONNREFUSED')],
    ['wrapped', new Error('Failed query', { cause: withCode('ECONNRESET') })],
    ['the driver lost it', new Error('Connection terminated unexpectedly')],
    ['no free connection', new Error('timeout exceeded when trying to connect')],
    ['stopping', fromPostgres('57P01')],
    ['starting', fromPostgres('57P03')],
    ['full', fromPostgres('53300')],
    ['a replica now', fromPostgres('25006')],
    ['the bucket', new FilesAway('The bucket could not be reached (ECONNREFUSED).')],
  ])('%s: 503 with the time to come back, never 500 (P32.5)', async (_, error) => {
    const response = await ask(error);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.json()).toMatchObject({ code: expect.stringMatching(/_unavailable$/) });
  });

  test.each(['55P03', '57014', '40001', '40P01'])(
    'asked and too busy (%s): 503 with the time to come back, never 500 (P30.3)',
    async (code) => {
      const response = await ask(new Error('Failed query', { cause: fromPostgres(code) }));
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await response.json()).toMatchObject({ code: 'busy' });
    },
  );

  test('a fault that a library has hidden is the database’s while that does not answer', async () => {
    expect((await ask(new Error('The library answered 500.'), { ping: away })).status).toBe(503);
  });

  test('whoever orders or saves hears that both are paused, not that it went wrong (P33.13)', async () => {
    const response = await ask(withCode('ECONNREFUSED'), { method: 'POST' });
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      code: 'shop_unavailable',
      message:
        'Orders and changes are paused for a moment because of a technical problem. Please try again in a minute.',
    });
  });

  test('whoever opened the address sees a page that says so and tries again', async () => {
    const response = await ask(withCode('ECONNREFUSED'), { accept: 'text/html,*/*' });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    const page = await response.text();
    expect(page).toContain('Our shop has a technical problem right now. This page will try again');
    expect(page).toContain('http-equiv="refresh"');
  });
});

test('everything else stays a fault of ours', async () => {
  for (const error of [new Error('oops'), fromPostgres('42P01'), new FileFault('A key of the wrong form.')]) {
    expect((await ask(error)).status).toBe(500);
  }
});
