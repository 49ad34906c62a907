import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import type { Actor, AppEnvironment } from './app-environment.ts';
import { showOwnChanges } from './show-own-changes.ts';

const ADMINISTRATOR: Actor = { userId: '1', sessionId: '2', email: 'owner@bakery.example', role: 'owner' };
const CUSTOMER: Actor = { ...ADMINISTRATOR, role: null };

function openApp(actor: Actor | undefined, catchUp: () => Promise<void>, patienceMs?: number) {
  return new Hono<AppEnvironment>()
    .use((c, next) => {
      c.set('actor', actor);
      return next();
    })
    .use(showOwnChanges(catchUp, patienceMs))
    .all('/refused', (c) => c.text('No', 409))
    .all('*', (c) => c.text('Done'));
}

test('a change is answered once this node shows it', async () => {
  const shown = Promise.withResolvers<void>();
  const onAnswer = vi.fn<(answer: Response) => void>();
  const answer = Promise.resolve(openApp(ADMINISTRATOR, () => shown.promise).request('/', { method: 'PUT' }));
  const notified = answer.then(onAnswer);
  await new Promise(setImmediate);
  expect(onAnswer).not.toHaveBeenCalled();
  shown.resolve();
  await notified;
  expect(onAnswer.mock.lastCall?.[0].status).toBe(200);
});

test('what takes long to be shown is answered all the same', async () => {
  const app = openApp(ADMINISTRATOR, () => new Promise(() => {}), 1);
  const answer = await app.request('/', { method: 'POST' });
  expect(await answer.text()).toBe('Done');
});

test.each([
  ['reading', ADMINISTRATOR, 'GET', '/'],
  ['a change that was refused', ADMINISTRATOR, 'PUT', '/refused'],
  ['what a customer does', CUSTOMER, 'POST', '/'],
  ['what a stranger does', undefined, 'POST', '/'],
])('%s waits for nothing', async (_what, actor, method, path) => {
  const catchUp = vi.fn(async () => {});
  await openApp(actor, catchUp).request(path, { method });
  expect(catchUp).not.toHaveBeenCalled();
});
