import { describe, expect, onTestFinished, test } from 'vitest';
import { servePaystackSandbox } from '../../paystack-sandbox/serve-sandbox.ts';
import { createHandClock } from '../../paystack-sandbox/testing/hand-clock.ts';
import { PaymentFault, type PaymentInput } from '../../ports/payments.ts';
import { createPaystackPayments } from './paystack.ts';

const SECRET_KEY = 'sk_test_0123456789abcdef';
const INPUT: PaymentInput = {
  reference: '482-093-718-k3x9',
  amountInKobo: 1_250_000,
  email: 'ada@example.com',
  channel: 'card',
  returnUrl: 'https://shop.example/orders/1?tab=money',
};

/** The adapter and the sandbox, with nothing but HTTP between them. */
async function open() {
  const clock = createHandClock();
  const arrivals: { body: string; signature: string }[] = [];
  const { url, sandbox, stop } = await servePaystackSandbox({
    secretKey: SECRET_KEY,
    webhook: async (message) => {
      arrivals.push(message);
      return 200;
    },
    clock,
    reportFault: (error) => {
      throw error;
    },
  });
  onTestFinished(stop);
  const payments = createPaystackPayments({ url, secretKey: SECRET_KEY });
  const readArrivals = () =>
    arrivals.map(({ body, signature }) => payments.readMessage(Buffer.from(body), signature));
  const payAndFind = async () => {
    await payments.start(INPUT);
    await sandbox.transactions.pay(INPUT.reference);
    const found = await payments.find(INPUT.reference);
    if (found.status !== 'succeeded') throw new Error(`The payment is ${found.status}.`);
    return found;
  };
  return { url, sandbox, clock, payments, readArrivals, payAndFind };
}

describe('starting', () => {
  test('leads to a page of the provider, with the payment as it was asked for', async () => {
    const { url, sandbox, payments } = await open();
    const started = await payments.start({ ...INPUT, channel: 'ussd' });
    const transaction = sandbox.transactions.find(INPUT.reference);
    expect(started).toEqual({ outcome: 'started', payUrl: `${url}/pay/${transaction?.accessCode}` });
    expect(transaction).toMatchObject({
      amountInKobo: 1_250_000,
      currency: 'NGN',
      email: 'ada@example.com',
      channels: ['ussd'],
      callbackUrl: 'https://shop.example/orders/1?tab=money',
    });
  });

  test('under a reference that was used before is told apart from a fault', async () => {
    const { payments } = await open();
    await payments.start(INPUT);
    expect(await payments.start(INPUT)).toEqual({ outcome: 'reference_taken' });
  });
});

describe('finding', () => {
  test('an unknown reference', async () => {
    const { payments } = await open();
    expect(await payments.find('never-seen')).toEqual({ status: 'unknown' });
  });

  test('a payment that nobody has begun, that was declined, and that came after all', async () => {
    const { sandbox, clock, payments } = await open();
    await payments.start(INPUT);
    expect(await payments.find(INPUT.reference)).toEqual({ status: 'open' });
    await sandbox.transactions.decline(INPUT.reference);
    expect(await payments.find(INPUT.reference)).toEqual({ status: 'failed' });
    await sandbox.transactions.pay(INPUT.reference);
    expect(await payments.find(INPUT.reference)).toEqual({
      status: 'succeeded',
      providerId: sandbox.transactions.find(INPUT.reference)?.id,
      amountInKobo: 1_250_000,
      requestedInKobo: 1_250_000,
      feesInKobo: null,
      currency: 'NGN',
      channel: 'card',
      paidAt: clock.read(),
    });
  });

  test('a payment’s number is not rounded', async () => {
    const { payAndFind } = await open();
    const { providerId } = await payAndFind();
    expect(String(Number(providerId))).not.toBe(providerId);
  });

  test('a transfer that arrives later, with less than was asked for', async () => {
    const { sandbox, clock, payments } = await open();
    await payments.start({ ...INPUT, channel: 'bank_transfer' });
    await sandbox.transactions.beginTransfer(INPUT.reference, {
      arrivesInMs: 5_000,
      amountInKobo: 1_000_000,
    });
    clock.advance(4_999);
    expect(await payments.find(INPUT.reference)).toEqual({ status: 'processing' });
    clock.advance(1);
    expect(await payments.find(INPUT.reference)).toMatchObject({
      status: 'succeeded',
      amountInKobo: 1_000_000,
      channel: 'bank_transfer',
    });
  });
});

describe('refunding', () => {
  test('a part goes its way, carries our note, and is found again', async () => {
    const { clock, payments, payAndFind } = await open();
    const { providerId } = await payAndFind();
    const refund = await payments.refund({ providerId, amountInKobo: 250_000, note: 'refund-1' });
    expect(refund).toMatchObject({ amountInKobo: 250_000, status: 'pending', note: 'refund-1' });
    clock.advance(3_000);
    expect(await payments.listRefunds(providerId)).toEqual([{ ...refund, status: 'processing' }]);
    clock.advance(3_000);
    expect(await payments.listRefunds(providerId)).toEqual([{ ...refund, status: 'processed' }]);
    expect(await payments.find(INPUT.reference)).toMatchObject({
      status: 'succeeded',
      amountInKobo: 1_250_000,
    });
  });

  test('everything makes the payment a reversed one, of which is still known what came', async () => {
    const { clock, payments, payAndFind } = await open();
    const paid = await payAndFind();
    await payments.refund({ providerId: paid.providerId, amountInKobo: 1_250_000, note: 'refund-1' });
    clock.advance(6_000);
    expect(await payments.find(INPUT.reference)).toEqual({ ...paid, status: 'reversed' });
  });

  test('more than is left is refused for good', async () => {
    const { payments, payAndFind } = await open();
    const { providerId } = await payAndFind();
    await payments.refund({ providerId, amountInKobo: 1_000_000, note: 'refund-1' });
    const asking = payments.refund({ providerId, amountInKobo: 250_001, note: 'refund-2' });
    await expect(asking).rejects.toMatchObject({ name: 'PaymentFault', isLasting: true });
    expect(await payments.listRefunds(providerId)).toHaveLength(1);
  });

  test('a payment that nobody knows is refused for good', async () => {
    const { payments } = await open();
    const asking = payments.refund({ providerId: '12345', amountInKobo: 1, note: 'refund-1' });
    await expect(asking).rejects.toMatchObject({ name: 'PaymentFault', isLasting: true });
  });

  test('one whose answer was lost is found by its note', async () => {
    const { sandbox, payments, payAndFind } = await open();
    const { providerId } = await payAndFind();
    sandbox.breakNextCall('after');
    const asking = payments.refund({ providerId, amountInKobo: 250_000, note: 'refund-1' });
    await expect(asking).rejects.toMatchObject({ name: 'PaymentFault', isLasting: false });
    expect(await payments.listRefunds(providerId)).toMatchObject([{ note: 'refund-1', status: 'pending' }]);
  });

  test('one that never reached the provider is not there', async () => {
    const { sandbox, payments, payAndFind } = await open();
    const { providerId } = await payAndFind();
    sandbox.breakNextCall('before');
    const asking = payments.refund({ providerId, amountInKobo: 250_000, note: 'refund-1' });
    await expect(asking).rejects.toBeInstanceOf(PaymentFault);
    expect(await payments.listRefunds(providerId)).toEqual([]);
  });

  test('the refunds of one payment are not those of another', async () => {
    const { sandbox, payments, payAndFind } = await open();
    const { providerId } = await payAndFind();
    await payments.start({ ...INPUT, reference: 'another' });
    await sandbox.transactions.pay('another');
    await payments.refund({ providerId, amountInKobo: 1, note: 'refund-1' });
    const another = sandbox.transactions.find('another')?.id ?? '';
    expect(await payments.listRefunds(another)).toEqual([]);
  });
});

test('the messages of a payment and of its refund are believed, and name the payment', async () => {
  const { sandbox, clock, payments, readArrivals, payAndFind } = await open();
  const { providerId } = await payAndFind();
  await payments.refund({ providerId, amountInKobo: 1_250_000, note: 'refund-1' });
  clock.advance(6_000);
  await sandbox.messages.waitUntilQuiet();
  const refund = { kind: 'refund', reference: INPUT.reference };
  expect(readArrivals()).toEqual([{ kind: 'payment', reference: INPUT.reference }, refund, refund, refund]);
});

test('a wrong key is refused, and mending it is enough', async () => {
  const { url, sandbox } = await open();
  const payments = createPaystackPayments({ url, secretKey: 'sk_test_fedcba9876543210' });
  await expect(payments.start(INPUT)).rejects.toMatchObject({
    isLasting: false,
    message: 'Paystack refused to start a payment (401 invalid_Key).',
  });
  expect(sandbox.transactions.list()).toEqual([]);
});
