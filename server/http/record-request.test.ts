import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import type { AppEnvironment } from './app-environment.ts';
import { createMetrics } from './metrics.ts';
import { recordRequests } from './record-request.ts';

const ORDER = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

async function readLine(address: string): Promise<{ line: unknown; requestId: string | null }> {
  const lines: string[] = [];
  const app = new Hono<AppEnvironment>();
  app.use(
    '*',
    recordRequests(createLog('info', { write: (line) => void lines.push(line) }), createMetrics()),
  );
  app.get('/api/orders/:id', (c) => c.text('an order'));
  app.get('/api/track/:key', (c) => c.text('a secret'));
  const answer = await app.request(address);
  return { line: JSON.parse(lines[0] ?? ''), requestId: answer.headers.get('x-request-id') };
}

test('a request’s line is found by its own id and by that of the order (P33.10)', async () => {
  const { line, requestId } = await readLine(`/api/orders/${ORDER}?key=secret`);
  expect(line).toMatchObject({ requestId, subjectId: ORDER, route: '/api/orders/:id', status: 200 });
});

test('what else is in an address stays out of the log (P33.10)', async () => {
  const { line } = await readLine('/api/track/abc123?email=ada@bakery.example');
  expect(JSON.stringify(line)).not.toMatch(/abc123|ada@/);
  expect(JSON.stringify((await readLine('/api/orders/not-an-id')).line)).not.toContain('not-an-id');
});
