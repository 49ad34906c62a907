import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { servePaystackSandbox } from '../../paystack-sandbox/serve-sandbox.ts';
import { createHandClock } from '../../paystack-sandbox/testing/hand-clock.ts';
import { parseExact } from './parse-exact.ts';
import { createPaystackPayments } from './paystack.ts';
import {
  createdRefundSchema,
  disputeSchema,
  listedRefundSchema,
  pageMetaSchema,
  refundNewsSchema,
  rejectedTransferSchema,
  transactionSchema,
} from './paystack-schemas.ts';
import { startCannedServer } from './testing/canned-server.ts';
import {
  ARCHIVED_DISPUTE,
  CREATED_REFUND,
  DISPUTE,
  LISTED_REFUND,
  LOST_DISPUTE,
  REFUND_NEWS,
  REJECTED_TRANSFER,
  TRANSACTION,
} from './testing/published-examples.ts';

const SECRET_KEY = 'sk_test_0123456789abcdef';
const exact = (row: unknown) => parseExact(JSON.stringify(row));

const EXAMPLES: readonly [string, z.ZodMiniType, unknown][] = [
  ['a transaction', transactionSchema, TRANSACTION],
  ['a transaction without a moment', transactionSchema, { ...TRANSACTION, paid_at: null, paidAt: null }],
  ['a refund that was made', createdRefundSchema, CREATED_REFUND],
  ['a refund in a list', listedRefundSchema, LISTED_REFUND],
  ['a dispute', disputeSchema, DISPUTE],
  ['a lost dispute', disputeSchema, LOST_DISPUTE],
  ['an archived dispute', disputeSchema, ARCHIVED_DISPUTE],
  ['news of a refund', refundNewsSchema, REFUND_NEWS],
  ['news of a refund, its amount a number', refundNewsSchema, { ...REFUND_NEWS, amount: 5_000 }],
  ['a rejected transfer', rejectedTransferSchema, REJECTED_TRANSFER],
];

test.each(EXAMPLES)('%s of the published examples is by the description', (_, schema, example) => {
  expect(schema.safeParse(exact(example)).error?.issues).toBeUndefined();
});

async function answerWith(data: unknown, meta?: unknown) {
  const server = await startCannedServer((outgoing: ServerResponse) =>
    outgoing.writeHead(200).end(JSON.stringify({ status: true, message: 'Fine', data, meta })),
  );
  onTestFinished(() => server.stop());
  return createPaystackPayments({ url: server.url, secretKey: SECRET_KEY });
}

describe('the adapter reads the published examples', () => {
  test('a payment whose fees the customer bore, with what was asked for and what the provider keeps (P31.2)', async () => {
    const payments = await answerWith(TRANSACTION);
    expect(await payments.find(TRANSACTION.reference)).toEqual({
      status: 'succeeded',
      providerId: '4099260516',
      amountInKobo: 40_333,
      requestedInKobo: 30_050,
      feesInKobo: 10_283,
      currency: 'NGN',
      channel: 'card',
      paidAt: new Date('2024-08-22T09:15:02.000Z'),
    });
  });

  test('a payment without a moment, of which is not known what was asked for (P31.3)', async () => {
    const payments = await answerWith({ ...TRANSACTION, paid_at: null, requested_amount: null, fees: null });
    expect(await payments.find(TRANSACTION.reference)).toMatchObject({
      status: 'succeeded',
      paidAt: null,
      requestedInKobo: null,
      feesInKobo: null,
    });
  });

  test('refunds, and whether they were made for a dispute', async () => {
    const made = await answerWith(CREATED_REFUND);
    const wanted = { providerId: '1004723697', amountInKobo: 10_000, note: 'n' };
    expect(await made.refund(wanted)).toMatchObject({ amountInKobo: 10_000, isForDispute: false });
    const listed = await answerWith([LISTED_REFUND]);
    expect(await listed.listRefunds('1641')).toMatchObject([
      { isForDispute: true, createdAt: new Date('2017-09-24T21:10:59.000Z') },
    ]);
  });

  test('disputes, how they end, and until when they are to be answered (P31.1)', async () => {
    const open = await answerWith(DISPUTE);
    expect(await open.findDispute('358950')).toEqual({
      providerId: '358950',
      reference: TRANSACTION.reference,
      status: 'awaiting_answer',
      amountInKobo: 5_800,
      category: 'chargeback',
      openedAt: new Date('2020-11-24T13:46:57.000Z'),
      dueAt: new Date('2020-11-25T18:00:00.000Z'),
    });
    const read = async (dispute: object) => (await answerWith(dispute)).findDispute('1');
    expect(await read({ ...DISPUTE, status: 'awaiting-bank-feedback' })).toMatchObject({
      status: 'under_review',
    });
    expect(await read(LOST_DISPUTE)).toMatchObject({ status: 'lost' });
    expect(await read({ ...LOST_DISPUTE, resolution: 'declined' })).toMatchObject({ status: 'won' });
    expect(await read({ ...LOST_DISPUTE, resolution: null })).toMatchObject({ status: 'lost' });
    // Without a due time the sixteen hours of the documentation count.
    expect(await read(ARCHIVED_DISPUTE)).toMatchObject({
      status: 'won',
      dueAt: new Date('2020-11-25T05:46:57.000Z'),
    });
  });

  test('messages, and what each says to ask about (P31.1, P31.3)', async () => {
    const payments = await answerWith(null);
    const read = (event: string, data: object) => {
      const body = JSON.stringify({ event, data });
      const signature = createHmac('sha512', SECRET_KEY).update(body).digest('hex');
      return payments.readMessage(Buffer.from(body), signature);
    };
    const dispute = { kind: 'dispute', disputeId: '358950' };
    expect(read('charge.success', TRANSACTION)).toEqual({ kind: 'payment', reference: 're4lyvq3s3' });
    expect(read('charge.dispute.create', DISPUTE)).toEqual({ ...dispute, isReminder: false });
    expect(read('charge.dispute.remind', DISPUTE)).toEqual({ ...dispute, isReminder: true });
    expect(read('charge.dispute.resolve', LOST_DISPUTE)).toMatchObject({ disputeId: '358949' });
    expect(read('refund.processed', REFUND_NEWS)).toEqual({
      kind: 'refund',
      reference: REFUND_NEWS.transaction_reference,
    });
    expect(read('bank.transfer.rejected', REJECTED_TRANSFER)).toEqual({
      kind: 'rejected_transfer',
      transactionId: '3103959930',
      amountInKobo: 30_000,
    });
  });
});

describe('the sandbox answers by the description', () => {
  test('about transactions in every state, refunds, disputes and lists, and in its messages (P31.4)', async () => {
    const clock = createHandClock();
    const bodies: string[] = [];
    const { url, sandbox, stop } = await servePaystackSandbox({
      secretKey: SECRET_KEY,
      webhook: async ({ body }) => {
        bodies.push(body);
        return 200;
      },
      clock,
      behaviour: { feeBearer: 'customer' },
      reportFault: (error) => {
        throw error;
      },
    });
    onTestFinished(stop);
    const ask = async (path: string, body?: object) => {
      const response = await fetch(url + path, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${SECRET_KEY}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      return parseExact(await response.text()) as { data: unknown; meta: unknown };
    };
    const start = async (reference: string) => {
      await ask('/transaction/initialize', { email: 'ada@example.com', amount: 30_050, reference });
    };
    const expectBy = (schema: z.ZodMiniType, row: unknown) =>
      expect(schema.safeParse(row).error?.issues).toBeUndefined();
    const expectVerified = async (reference: string, status: string) => {
      const { data } = await ask(`/transaction/verify/${reference}`);
      expectBy(transactionSchema, data);
      expect(data).toMatchObject({ status });
    };

    for (const status of ['pending', 'ongoing', 'processing', 'queued'] as const) {
      await start(status);
      await expectVerified(status, 'abandoned');
      await sandbox.transactions.beginTransfer(status, { arrivesInMs: null, status });
      await expectVerified(status, status);
    }
    await sandbox.transactions.rejectTransfer('queued', 30_000);
    await expectVerified('queued', 'failed');
    await sandbox.transactions.pay('pending', { hasMoment: false });
    await expectVerified('pending', 'success');
    const { id = '' } = sandbox.transactions.find('pending') ?? {};
    const paid = await ask(`/transaction/${id}`);
    expectBy(transactionSchema, paid.data);
    const made = await ask('/refund', { transaction: id, amount: 100 });
    expectBy(createdRefundSchema, made.data);
    clock.advance(6_000);

    const dispute = await sandbox.disputes.open('pending');
    await sandbox.disputes.remind(dispute?.id ?? '');
    expectBy(disputeSchema, (await ask(`/dispute/${dispute?.id}`)).data);
    await sandbox.disputes.resolve(dispute?.id ?? '', 'merchant-accepted', { withRefund: true });
    await expectVerified('pending', 'reversed');
    const disputes = await ask('/dispute');
    expectBy(z.array(disputeSchema), disputes.data);
    expectBy(pageMetaSchema, disputes.meta);
    const refunds = await ask('/refund?perPage=1');
    expectBy(z.array(listedRefundSchema), refunds.data);
    expect(refunds).toMatchObject({ data: [expect.anything()], meta: { total: 2, pageCount: 2 } });

    await sandbox.messages.waitUntilQuiet();
    const byEvent: Readonly<Record<string, z.ZodMiniType>> = {
      'charge.success': transactionSchema,
      'bank.transfer.rejected': rejectedTransferSchema,
      'charge.dispute.create': disputeSchema,
      'charge.dispute.remind': disputeSchema,
      'charge.dispute.resolve': disputeSchema,
    };
    const messages = bodies.map((body) => parseExact(body) as { event: string; data: unknown });
    expect(new Set(messages.map(({ event }) => event))).toEqual(
      new Set([...Object.keys(byEvent), 'refund.pending', 'refund.processing', 'refund.processed']),
    );
    for (const { event, data } of messages) expectBy(byEvent[event] ?? refundNewsSchema, data);
  });
});

describe('a list of refunds', () => {
  const row = (id: number, transaction: number) => ({ id, transaction, amount: 100, status: 'processed' });

  /** Hundreds of refunds of the whole account, whatever is asked for. */
  async function answerPages(pages: readonly (readonly object[])[], hasMeta: boolean) {
    const server = await startCannedServer((outgoing, path) => {
      const page = Number(new URL(path, 'http://x').searchParams.get('page'));
      const data = pages[page - 1] ?? [];
      const meta = hasMeta ? { total: 3, skipped: 0, perPage: 1, page, pageCount: pages.length } : undefined;
      outgoing.writeHead(200).end(JSON.stringify({ status: true, message: 'Fine', data, meta }));
    });
    onTestFinished(() => server.stop());
    return createPaystackPayments({ url: server.url, secretKey: SECRET_KEY });
  }

  test.each([true, false])(
    'is read to its last page, filter or not, with a word on pages: %s (P31.3)',
    async (hasMeta) => {
      const payments = await answerPages([[row(1, 7), row(2, 8)], [row(3, 9)], [row(4, 7)]], hasMeta);
      expect((await payments.listRefunds('7')).map(({ providerId }) => providerId)).toEqual(['1', '4']);
    },
  );

  test('that answers every page alike ends', async () => {
    const payments = await answerPages(
      Array.from({ length: 5 }, () => [row(1, 7)]),
      false,
    );
    expect(await payments.listRefunds('7')).toHaveLength(1);
  });

  test('that has no end is a fault, never a part of it (P31.3)', async () => {
    const payments = await answerPages(
      Array.from({ length: 200 }, (_, number) => [row(number, 7)]),
      true,
    );
    await expect(payments.listRefunds('7')).rejects.toMatchObject({ name: 'PaymentFault', isLasting: false });
  });
});
