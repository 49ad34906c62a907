import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buyVoucherEndpoint } from '../../../../contract/vouchers.ts';
import { voucherAttempts, voucherPayments } from '../../../database/schema/vouchers.ts';
import { sendRequest } from '../../../testing/order-admin.ts';
import { makeOrderInput } from '../../../testing/order-inputs.ts';
import { openPaymentAdmin } from '../../../testing/payment-admin.ts';
import { readReport, sweepDisputes } from '../../../testing/paystack-scenarios.ts';
import { switchVouchersOn } from '../../../testing/voucher-sales.ts';

/** A voucher of ₦10,000 bought online, ₦8,000 of which was used. */
async function openBought() {
  const admin = await openPaymentAdmin();
  const { shop, db } = admin;
  await switchVouchersOn(db);
  const people = { buyerName: 'Ada Obi', buyerEmail: 'ada@home.example', recipientName: '' };
  const answer = await shop.visit().ask('/api/vouchers', {
    method: 'POST',
    body: { amount: 10_000, ...people, recipientEmail: '', message: '', sendOn: null, payment: 'card' },
    headers: { 'idempotency-key': randomUUID() },
  });
  const { code } = buyVoucherEndpoint.answerSchema.parse(await answer.json());
  const [attempt] = await db.select().from(voucherAttempts);
  const reference = attempt?.reference ?? '';
  await admin.sandbox.transactions.choose(reference, { feeBearer: 'shop' });
  await admin.sandbox.transactions.pay(reference);
  await admin.deliverMessages(reference);
  const use = (amount: number) => sendRequest(shop.visit(), makeOrderInput({ voucher: { code, amount } }));
  expect((await use(8_000)).status).toBe(201);
  const read = async () => (await shop.visit().post('/api/vouchers/read', { code })).json();
  const listDisputeMails = () =>
    shop.mails.filter(({ text }) => text.includes(`voucher ending ${code.slice(-4)}`));
  return { ...admin, admin, code, reference, use, read, listDisputeMails };
}

test('a disputed payment blocks what is left of its voucher and tells the owner; won, it can be used again (P42.12)', {
  tags: 'long',
}, async () => {
  const bought = await openBought();
  const dispute = await bought.sandbox.disputes.open(bought.reference);
  await sweepDisputes(bought.admin);
  await sweepDisputes(bought.admin);
  expect(await bought.read()).toMatchObject({ state: 'blocked', balance: 2_000 });
  const refused = await bought.use(2_000);
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'voucher_blocked' }]);
  expect(bought.listDisputeMails().map(({ subject }) => subject)).toEqual(['Payment disputed']);
  expect((await readReport(bought.admin)).vouchers.outstanding).toBe(0);

  await bought.sandbox.disputes.resolve(dispute?.id ?? '', 'declined');
  await bought.deliverMessages(bought.reference);
  expect(await bought.read()).toMatchObject({ state: 'active', balance: 2_000 });
  expect(bought.listDisputeMails().map(({ subject }) => subject)).toEqual([
    'Payment disputed',
    'Dispute won',
  ]);
  expect(await bought.findWrongSums()).toEqual([]);
});

test('a dispute that is lost takes the payment out of the books once and voids what is left; orders keep what they drew (P42.12)', async () => {
  const bought = await openBought();
  const dispute = await bought.sandbox.disputes.open(bought.reference);
  await sweepDisputes(bought.admin);
  await bought.sandbox.disputes.resolve(dispute?.id ?? '', 'auto-accepted', { withRefund: true });
  await bought.pass(61);
  await sweepDisputes(bought.admin);
  await bought.deliverMessages(bought.reference);
  expect(await bought.read()).toMatchObject({ state: 'void', balance: 0 });
  const taken = await bought.db.select().from(voucherPayments);
  expect(taken.map(({ amountInKobo }) => amountInKobo)).toEqual([1_000_000, -1_000_000]);
  expect(bought.listDisputeMails().map(({ subject }) => subject)).toEqual([
    'Payment disputed',
    'Dispute lost',
  ]);
  expect(await bought.findWrongSums()).toEqual([]);
});

test('what the payment provider keeps of a voucher’s price is in the report (P42.13)', async () => {
  const bought = await openBought();
  const [payment] = await bought.db.select().from(voucherPayments);
  expect(payment?.feesInKobo).toBeGreaterThan(0);
  const { vouchers } = await readReport(bought.admin);
  expect(vouchers.sold).toMatchObject([
    { way: 'card', value: 10_000, fees: (payment?.feesInKobo ?? 0) / 100 },
  ]);
  const csv = await (
    await bought.owner.ask('/api/admin/reports/export?from=2026-11-16&to=2026-11-30')
  ).text();
  expect(csv).toContain('Payment fees for vouchers,Card');
});
