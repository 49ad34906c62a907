import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createSandboxRoutes } from '../paystack-sandbox/sandbox.routes.ts';
import { readSettings } from '../settings/settings.ts';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { openPaymentPort, SANDBOX_PATH } from './choose-payments.ts';

async function choose(environment: Record<string, string> = {}, listeningPort = 1) {
  const folder = await makeTemporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  const reading = readSettings({
    DATA_DIR: folder.path,
    PUBLIC_URL: 'http://localhost:3000',
    ...environment,
  });
  if (reading.problems) throw new Error(reading.problems.join(' '));
  const payments = await openPaymentPort({
    settings: reading.settings,
    publicUrl: 'https://shop.example',
    listeningPort,
    log: pino({ level: 'silent' }),
  });
  onTestFinished(() => payments.close());
  return { payments, folder: folder.path };
}

test('outside the demo there is no sandbox, and without a key nobody pays online (P9.7)', async () => {
  const { payments } = await choose({ DEMO: '0' });
  expect(payments.port).toBeUndefined();
  expect(payments.demoSandbox).toBeUndefined();
});

test.each(['0', '1'])(
  'with a key and DEMO=%s Paystack takes the payments, and there is no sandbox',
  async (DEMO) => {
    const { payments } = await choose({ DEMO, PAYSTACK_SECRET_KEY: 'sk_test_0123456789abcdef' });
    expect(payments.port).toBeDefined();
    expect(payments.demoSandbox).toBeUndefined();
  },
);

test('the demo pays in a sandbox, over HTTP and with a key of its own (P9.6)', async () => {
  const app = new Hono();
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const { payments, folder } = await choose({}, typeof address === 'object' ? address?.port : undefined);
  const { port, demoSandbox: sandbox } = payments;
  if (!port || !sandbox) throw new Error('The demo has no sandbox.');
  app.route(
    SANDBOX_PATH,
    createSandboxRoutes({ sandbox, readShopProfile: () => ({ name: 'Shop' }), palette: {}, assetPaths: [] }),
  );

  const started = await port.start({
    reference: 'ref-1',
    amountInKobo: 100_000,
    email: 'ada@example.com',
    channel: 'card',
    returnUrl: 'https://shop.example/orders/1',
  });
  const accessCode = sandbox.transactions.find('ref-1')?.accessCode;
  expect(started).toEqual({
    outcome: 'started',
    payUrl: `https://shop.example/dev/paystack/pay/${accessCode}`,
  });
  expect(await readdir(join(folder, 'paystack-sandbox'))).toEqual(['state.json']);
  expect((await choose()).payments.demoSandbox?.secretKey).not.toBe(sandbox.secretKey);
});
