import { expect, test } from 'vitest';
import type { RefundCourse } from './sandbox-state.ts';
import { openTestSandbox } from './testing/open-test-sandbox.ts';

async function refundBy(refundCourse: RefundCourse, amountInKobo = 1_250_000) {
  const opened = await openTestSandbox({ behaviour: { refundCourse } });
  const { sandbox, initialise } = opened;
  await initialise();
  await sandbox.transactions.pay('ref-1');
  const readTransaction = () => {
    const transaction = sandbox.transactions.find('ref-1');
    if (!transaction) throw new Error('The payment is gone.');
    return transaction;
  };
  const begin = (amount?: number) =>
    sandbox.refunds.begin(readTransaction(), { amountInKobo: amount, note: 'refund-1' });
  await begin(amountInKobo);
  await sandbox.messages.waitUntilQuiet();
  const readStatuses = () => sandbox.refunds.list().map(({ status }) => status);
  return { ...opened, begin, readStatuses, readTransaction };
}

test.each(['processed', 'failed', 'needs-attention'] as const)(
  'a refund that is to be %s gets there by itself, and tells of each step',
  async (course) => {
    const { advance, readEvents, readStatuses } = await refundBy(course);
    expect(readStatuses()).toEqual(['pending']);
    await advance(3_000);
    expect(readStatuses()).toEqual(['processing']);
    await advance(3_000);
    expect(readStatuses()).toEqual([course]);
    await advance(3_600_000);
    expect(readEvents()).toEqual([
      'charge.success ref-1',
      'refund.pending ref-1',
      'refund.processing ref-1',
      `refund.${course} ref-1`,
    ]);
  },
);

test('steps that fell due while nobody looked are made up for, one after the other', async () => {
  const { advance, readEvents, readStatuses } = await refundBy('processed');
  await advance(3_600_000);
  expect(readStatuses()).toEqual(['processed']);
  expect(readEvents().slice(1)).toEqual([
    'refund.pending ref-1',
    'refund.processing ref-1',
    'refund.processed ref-1',
  ]);
});

test('a failed refund leaves the money where it was, to be refunded again', async () => {
  const { advance, begin, readTransaction } = await refundBy('failed');
  expect(await begin(1)).toBe('refund_above_amount');
  await advance(6_000);
  expect(readTransaction().status).toBe('success');
  expect(await begin(1_250_000)).toMatchObject({ status: 'pending' });
});

test('parts add up to the whole, and not a kobo more', async () => {
  const { advance, begin, readTransaction } = await refundBy('processed', 1_000_000);
  expect(await begin(250_001)).toBe('refund_above_amount');
  expect(await begin(0)).toBe('refund_above_amount');
  await begin();
  await advance(6_000);
  expect(readTransaction().status).toBe('reversed');
  expect(await begin(1)).toBe('refund_above_amount');
});

test('what was not paid cannot be refunded', async () => {
  const { sandbox, initialise } = await openTestSandbox();
  const transaction = await initialise();
  if (!transaction) throw new Error('There is no payment.');
  expect(await sandbox.refunds.begin(transaction, { note: '' })).toBe('transaction_not_paid');
});

test('messages about a refund overtake each other where that was chosen', async () => {
  const { sandbox, readEvents, advance, begin } = await refundBy('processed', 1);
  await advance(6_000);
  await sandbox.transactions.choose('ref-1', { messageMode: 'out_of_order' });
  const before = readEvents().length;
  await begin(1);
  await advance(3_000);
  await advance(0);
  expect(readEvents().slice(before)).toEqual(['refund.processing ref-1', 'refund.pending ref-1']);
  await advance(3_000 + 60_000);
  expect(readEvents().at(-1)).toBe('refund.processed ref-1');
});

test('one can be ended by hand', async () => {
  const { sandbox, advance, readStatuses } = await refundBy('processed');
  const [refund] = sandbox.refunds.list();
  await sandbox.refunds.end(refund?.id ?? '', 'needs-attention');
  await advance(3_600_000);
  expect(readStatuses()).toEqual(['needs-attention']);
});
