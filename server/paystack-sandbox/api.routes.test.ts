import { describe, expect, test } from 'vitest';
import { createApiRoutes } from './api.routes.ts';
import { openTestSandbox } from './testing/open-test-sandbox.ts';

const INPUT = { email: 'ada@example.com', amount: '1250000', reference: 'ref-9' };

async function openApi() {
  const opened = await openTestSandbox();
  const routes = createApiRoutes(opened.sandbox);
  const call = async (path: string, body?: unknown, authorization = 'Bearer sk_test_0123456789abcdef') => {
    const response = await routes.request(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  };
  return { ...opened, call };
}

describe('without the right key', () => {
  test.each([
    '',
    'Bearer',
    'Bearer sk_test_0123456789abcdeX',
    'Bearer sk_test_',
    'Basic sk_test_0123456789abcdef',
  ])('%j opens nothing', async (authorization) => {
    const { call, sandbox, initialise } = await openApi();
    await initialise();
    for (const [path, body] of [
      ['/transaction/initialize', INPUT],
      ['/transaction/verify/ref-1', undefined],
      ['/refund', { transaction: 'ref-1' }],
      ['/refund?transaction=1', undefined],
    ] as const) {
      const { status, text } = await call(path, body, authorization);
      expect(status).toBe(401);
      expect(JSON.parse(text)).toMatchObject({ status: false, message: 'Invalid key', code: 'invalid_Key' });
    }
    expect(sandbox.transactions.list()).toHaveLength(1);
  });
});

test.each([
  ['no email address', { ...INPUT, email: undefined }],
  ['no amount', { ...INPUT, amount: undefined }],
  ['an amount of nothing', { ...INPUT, amount: '0' }],
  ['half a kobo', { ...INPUT, amount: 0.5 }],
  ['an amount in naira', { ...INPUT, amount: '12,500' }],
  ['a reference with a slash', { ...INPUT, reference: 'a/b' }],
  ['a way back that is a script', { ...INPUT, callback_url: 'javascript:alert(1)' }],
  ['no way to pay', { ...INPUT, channels: [] }],
  ['no JSON', '{'],
])('a payment with %s is refused', async (_, body) => {
  const { call, sandbox } = await openApi();
  const { status, text } = await call('/transaction/initialize', body);
  expect(status).toBe(400);
  expect(JSON.parse(text)).toMatchObject({ status: false, code: 'invalid_params' });
  expect(sandbox.transactions.list()).toEqual([]);
});

test('a payment without a reference gets one', async () => {
  const { call } = await openApi();
  const { text } = await call('/transaction/initialize', { ...INPUT, reference: undefined });
  expect(JSON.parse(text).data.reference).toMatch(/^[\da-f]{16}$/);
});

test('a paid transaction looks as the provider’s documentation shows it', async () => {
  const { call, sandbox, clock } = await openApi();
  await call('/transaction/initialize', { ...INPUT, metadata: { order: 7 } });
  await sandbox.transactions.pay('ref-9', { amountInKobo: 1_000_000 });
  const { text } = await call('/transaction/verify/ref-9');
  // As a number with all its digits, as the provider writes it.
  expect(text).toContain(`"id":${sandbox.transactions.find('ref-9')?.id},`);
  expect(JSON.parse(text)).toMatchObject({
    status: true,
    message: 'Verification successful',
    data: {
      status: 'success',
      reference: 'ref-9',
      amount: 1_000_000,
      requested_amount: 1_250_000,
      currency: 'NGN',
      channel: 'card',
      paid_at: clock.read().toISOString(),
      metadata: { order: 7 },
      customer: { email: 'ada@example.com' },
    },
  });
});

test('a refund by reference and without an amount is one of everything', async () => {
  const { call, sandbox } = await openApi();
  await call('/transaction/initialize', INPUT);
  await sandbox.transactions.pay('ref-9');
  const { text } = await call('/refund', { transaction: 'ref-9' });
  expect(JSON.parse(text)).toMatchObject({
    status: true,
    message: 'Refund has been queued for processing',
    data: { status: 'pending', amount: 1_250_000, transaction: { reference: 'ref-9' } },
  });
});
