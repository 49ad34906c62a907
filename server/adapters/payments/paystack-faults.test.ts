import type { ServerResponse } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { PaymentFault, type PaymentPort } from '../../ports/payments.ts';
import { createPaystackPayments } from './paystack.ts';
import { startCannedServer } from './testing/canned-server.ts';

const SECRET_KEY = 'sk_test_0123456789abcdef';
const INPUT = {
  reference: '482-093-718-k3x9',
  amountInKobo: 1_250_000,
  email: 'ada@example.com',
  channel: 'card',
  returnUrl: 'https://shop.example/orders/1',
} as const;
const PAID = {
  id: 1,
  status: 'success',
  reference: INPUT.reference,
  amount: 1_250_000,
  currency: 'NGN',
  channel: 'card',
  paid_at: '2026-11-16T11:00:00.000Z',
};

const say = (status: number, content: unknown) => (outgoing: ServerResponse) =>
  outgoing.writeHead(status).end(typeof content === 'string' ? content : JSON.stringify(content));
const sayData = (data: unknown) => say(200, { status: true, message: 'Fine', data });

async function connect(answer: (outgoing: ServerResponse) => void, timeLimitMs = 5_000) {
  const server = await startCannedServer(answer);
  onTestFinished(() => server.stop());
  return {
    server,
    payments: createPaystackPayments({ url: server.url, secretKey: SECRET_KEY }, { timeLimitMs }),
  };
}

const faultOf = (asking: Promise<unknown>) =>
  asking.then(
    (answer) => answer,
    (error: unknown) => error,
  );

const CALLS: readonly [string, (payments: PaymentPort) => Promise<unknown>][] = [
  ['start', (payments) => payments.start(INPUT)],
  ['find', (payments) => payments.find(INPUT.reference)],
  ['refund', (payments) => payments.refund({ providerId: '1', amountInKobo: 100, note: 'n' })],
  ['listRefunds', (payments) => payments.listRefunds('1')],
  ['listOpenDisputes', (payments) => payments.listOpenDisputes()],
];

describe.each(CALLS)('%s', (_, call) => {
  test.each([
    ['no JSON', say(200, '<h1>Welcome to this network</h1>')],
    ['nothing', say(200, '')],
    ['null', say(200, 'null')],
    ['a failure that calls itself a success', say(200, { status: false, message: 'No', data: PAID })],
    ['a success without data', say(200, { status: true, message: 'Yes' })],
    ['data of another form', sayData({ status: 7, id: '1; drop table', amount: '12', authorization_url: 3 })],
    ['a refusal by somebody else', say(404, '<h1>Not found</h1>')],
  ])('an answer with %s is a fault that may pass', async (_name, answer) => {
    const { payments } = await connect(answer);
    const fault = await faultOf(call(payments));
    expect(fault).toBeInstanceOf(PaymentFault);
    expect(fault).toMatchObject({ isLasting: false });
  });

  test.each([
    [500, false],
    [502, false],
    [503, false],
    [429, false],
    [408, false],
    // The owner mends the key, and what was asked for is then done.
    [401, false],
    [403, false],
    [400, true],
    [422, true],
  ])('a %i is lasting: %s', async (status, isLasting) => {
    const { payments } = await connect(say(status, { status: false, message: 'No', code: 'some_code' }));
    const fault = await faultOf(call(payments));
    expect(fault).toBeInstanceOf(PaymentFault);
    expect(fault).toMatchObject({ isLasting, message: expect.stringContaining(`(${status} some_code)`) });
  });

  test('neither the key nor a person nor the provider’s words get into a fault', async () => {
    const words = `${SECRET_KEY} ada@example.com`;
    const { payments } = await connect(say(400, { status: false, message: words, code: words, meta: words }));
    const fault = await faultOf(call(payments));
    expect(fault).toBeInstanceOf(PaymentFault);
    expect(JSON.stringify(fault, ['message', 'stack', 'cause'])).not.toMatch(/sk_test|ada@/);
  });

  test('a provider that says nothing is given up after the time limit', async () => {
    const { payments } = await connect(() => {}, 100);
    expect(await faultOf(call(payments))).toMatchObject({
      name: 'PaymentFault',
      isLasting: false,
      message: 'Paystack could not be reached (no answer in time).',
    });
  });

  test('a provider that never ends is given up after the time limit', async () => {
    const { payments } = await connect((outgoing) => void outgoing.writeHead(200).write('{"status":'), 100);
    expect(await faultOf(call(payments))).toMatchObject({ isLasting: false });
  });

  test('an endless answer is not read to its end', async () => {
    const { payments } = await connect(say(200, ' '.repeat(2_000_000)));
    expect(await faultOf(call(payments))).toMatchObject({
      message: 'Paystack gave an answer that is too long.',
    });
  });

  test('a provider that is not there is a fault that may pass', async () => {
    const { server, payments } = await connect(say(200, ''));
    await server.stop();
    expect(await faultOf(call(payments))).toMatchObject({
      isLasting: false,
      message: 'Paystack could not be reached (ECONNREFUSED).',
    });
  });

  test('the key does not follow to another place', async () => {
    const { server: elsewhere } = await connect(sayData(PAID));
    const { payments } = await connect((outgoing) =>
      outgoing.writeHead(307, { location: elsewhere.url }).end(),
    );
    expect(await faultOf(call(payments))).toMatchObject({ name: 'PaymentFault', isLasting: false });
    expect(elsewhere.requests).toEqual([]);
  });
});

describe('a payment', () => {
  test('that answers for another reference is not believed', async () => {
    const { payments } = await connect(sayData({ ...PAID, reference: 'another' }));
    expect(await faultOf(payments.find(INPUT.reference))).toBeInstanceOf(PaymentFault);
  });

  test.each([
    ['of nothing', { amount: 0 }],
    ['of less than nothing', { amount: -1 }],
    ['of half a kobo', { amount: 0.5 }],
    ['of more than can be counted', { amount: 1e300 }],
    ['in words', { amount: '1250000' }],
    ['of no currency', { currency: null }],
    ['at no moment', { paid_at: 'yesterday' }],
    ['without a number', { id: null }],
    ['whose number is none', { id: '../../refund' }],
  ])('%s is not believed', async (_, wrong) => {
    const { payments } = await connect(sayData({ ...PAID, ...wrong }));
    expect(await faultOf(payments.find(INPUT.reference))).toBeInstanceOf(PaymentFault);
  });

  test.each([
    ['abandoned', 'open'],
    ['ongoing', 'processing'],
    ['pending', 'processing'],
    ['processing', 'processing'],
    ['queued', 'processing'],
    ['some-day', 'open'],
    ['failed', 'failed'],
  ])('that is %s is %s', async (status, found) => {
    const { payments } = await connect(sayData({ status, reference: INPUT.reference }));
    expect(await payments.find(INPUT.reference)).toEqual({ status: found });
  });

  test.each([
    [400, { code: 'transaction_not_found' }],
    [404, {}],
  ])('that Paystack does not know, answered with %i, is unknown', async (status, content) => {
    const { payments } = await connect(say(status, { status: false, message: 'Not found', ...content }));
    expect(await payments.find(INPUT.reference)).toEqual({ status: 'unknown' });
  });

  test.each([
    ['card', 'card'],
    ['apple_pay', 'card'],
    ['ussd', 'ussd'],
    ['bank_transfer', 'bank_transfer'],
    ['dedicated_nuban', 'bank_transfer'],
    ['constructor', 'bank_transfer'],
  ])('by %s came by %s', async (given, channel) => {
    const { payments } = await connect(sayData({ ...PAID, channel: given }));
    expect(await payments.find(INPUT.reference)).toMatchObject({ channel });
  });

  test('keeps a number of 64 bits to its last digit', async () => {
    const text = JSON.stringify({ status: true, data: PAID }).replace('"id":1', '"id":9223372036854775807');
    const { payments } = await connect(say(200, text));
    expect(await payments.find(INPUT.reference)).toMatchObject({ providerId: '9223372036854775807' });
  });

  test('is asked for by its own reference, whatever is in it', async () => {
    const { server, payments } = await connect(sayData(PAID));
    await faultOf(payments.find('../refund?a=b#c'));
    expect(server.requests[0]?.path).toBe('/transaction/verify/..%2Frefund%3Fa%3Db%23c');
  });
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '', 'ftp://evil.example'])(
  'nobody is sent to %j to pay',
  async (address) => {
    const { payments } = await connect(sayData({ authorization_url: address, reference: INPUT.reference }));
    expect(await faultOf(payments.start(INPUT))).toBeInstanceOf(PaymentFault);
  },
);

test.each([
  ['pending', 'pending'],
  ['processing', 'processing'],
  ['processed', 'processed'],
  ['failed', 'failed'],
  ['needs-attention', 'needs_attention'],
  ['some-day', 'needs_attention'],
])('a refund that is %s there is %s here', async (status, found) => {
  const refund = { id: 7, transaction: 1, amount: 100, status, merchant_note: null };
  const { payments } = await connect(sayData([refund, { ...refund, id: 8, transaction: 2 }]));
  expect(await payments.listRefunds('1')).toEqual([
    {
      providerId: '7',
      amountInKobo: 100,
      status: found,
      note: '',
      createdAt: null,
      isForDispute: false,
    },
  ]);
});
