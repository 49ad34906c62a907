import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { countWaitingEndpoint, readDashboardEndpoint } from '../../../../contract/dashboard.ts';
import { listVouchersEndpoint } from '../../../../contract/voucher-admin.ts';
import { buyVoucherEndpoint, payVoucherEndpoint } from '../../../../contract/vouchers.ts';
import { voucherAttempts, vouchers } from '../../../database/schema/vouchers.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { openPaymentAdmin } from '../../../testing/payment-admin.ts';
import { switchVouchersOn } from '../../../testing/voucher-sales.ts';

test('a voucher that was not paid for is paid again under a reference of its own, and never twice (P42.21)', async () => {
  const admin = await openPaymentAdmin();
  const { shop, db } = admin;
  await switchVouchersOn(db);
  const people = {
    buyerName: 'Ada Obi',
    buyerEmail: 'ada@home.example',
    recipientName: '',
    recipientEmail: '',
  };
  const bought = await shop.visit().ask('/api/vouchers', {
    method: 'POST',
    body: { amount: 10_000, ...people, message: 'Enjoy', sendOn: null, payment: 'card' },
    headers: { 'idempotency-key': randomUUID() },
  });
  const { code } = buyVoucherEndpoint.answerSchema.parse(await bought.json());
  const read = async () => (await shop.visit().post('/api/vouchers/read', { code })).json();
  expect(await read()).toMatchObject({
    state: 'waiting',
    transfer: { reference: `Voucher ${code.slice(-4)}` },
  });

  const pay = (typed = code) => shop.visit().post('/api/vouchers/pay', { code: typed, payment: 'ussd' });
  expect(await (await pay('AAAA-BBBB-CCCC-DDDD')).json()).toMatchObject({ code: 'code_unknown' });
  const { payUrl } = payVoucherEndpoint.answerSchema.parse(await (await pay()).json());
  expect(payUrl).not.toContain(code);
  const attempts = await db.select().from(voucherAttempts);
  expect(attempts.map(({ channel }) => channel).toSorted()).toEqual(['card', 'ussd']);
  const again = attempts.find(({ channel }) => channel === 'ussd')?.reference ?? '';
  await admin.sandbox.transactions.pay(again, {});

  // Its message has not come yet, and is not waited for.
  expect(await (await pay()).json()).toMatchObject({ code: 'voucher_not_waiting' });
  expect(await db.select().from(voucherAttempts)).toHaveLength(2);
  expect(await read()).toMatchObject({ state: 'active', balance: 10_000, transfer: null });
});

test('a transfer that a buyer chose is told once, counted and listed until it is recorded, and for two weeks at most (P42.27)', {
  tags: 'long',
}, async () => {
  const admin = await openPaymentAdmin();
  const { shop, db, owner } = admin;
  await switchVouchersOn(db);
  const key = randomUUID();
  const buy = (payment: string, idempotencyKey = randomUUID()) =>
    shop.visit().ask('/api/vouchers', {
      method: 'POST',
      body: {
        amount: 10_000,
        buyerName: 'Ada Obi',
        buyerEmail: 'ada@home.example',
        recipientName: '',
        recipientEmail: '',
        message: '',
        sendOn: null,
        payment,
      },
      headers: { 'idempotency-key': idempotencyKey },
    });
  const count = async () => {
    const dashboard = readDashboardEndpoint.answerSchema.parse(
      await (await owner.ask('/api/admin/dashboard')).json(),
    );
    const menu = countWaitingEndpoint.answerSchema.parse(
      await (await owner.ask('/api/admin/dashboard/waiting')).json(),
    );
    const { data } = listVouchersEndpoint.answerSchema.parse(
      await (await owner.ask('/api/admin/vouchers?show=awaited')).json(),
    );
    expect([dashboard.attention.awaitedVouchers, menu.vouchers]).toEqual([data.length, data.length]);
    return data.length;
  };
  await buy('card');
  expect(await count()).toBe(0);
  const answers = await Promise.all([buy('transfer', key), buy('transfer', key)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const { code } = buyVoucherEndpoint.answerSchema.parse(await answers[0]?.json());
  expect(await count()).toBe(1);
  await shop.settle();
  const mails = shop.mails.filter(({ text }) => text.includes(`the voucher ending ${code.slice(-4)}`));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('/admin/vouchers?show=awaited');

  // Whoever looks at the payment page later has not paid there yet.
  admin.clock.pass(5);
  await shop.visit().post('/api/vouchers/pay', { code, payment: 'card' });
  expect(await count()).toBe(1);
  const { data } = listVouchersEndpoint.answerSchema.parse(
    await (await owner.ask('/api/admin/vouchers?show=awaited')).json(),
  );
  await owner.post(`/api/admin/vouchers/${data[0]?.id}/payment`, { way: 'transfer' });
  expect(await count()).toBe(0);

  await buy('transfer');
  expect(await count()).toBe(1);
  admin.clock.pass(14 * 24 * 60 + 1);
  expect(await count()).toBe(0);
});

test('a present without a day is emailed as soon as it is paid for, at any hour, and its buyer is told so (P29.74)', async () => {
  const admin = await openPaymentAdmin();
  const { shop, db } = admin;
  await switchVouchersOn(db);
  const people = { buyerName: 'Ada Obi', buyerEmail: 'ada@home.example', recipientName: 'Ngozi' };
  await shop.visit().ask('/api/vouchers', {
    method: 'POST',
    body: {
      ...{ amount: 10_000, ...people, message: '', payment: 'transfer' },
      ...{ recipientEmail: 'ngozi@home.example', sendOn: null },
    },
    headers: { 'idempotency-key': randomUUID() },
  });
  // The transfer is seen two days later, in the evening, when no round for presents is made.
  admin.clock.set('2026-11-18T21:30:00.000Z');
  const [waiting] = await db.select().from(vouchers);
  await admin.owner.post(`/api/admin/vouchers/${waiting?.id}/payment`, { way: 'transfer' });
  await shop.settle();
  const readMails = (address: string) => shop.mails.filter(({ to }) => to === address);
  expect(readMails('ngozi@home.example')).toHaveLength(1);
  expect(readMails('ada@home.example').at(-1)?.text).toContain('We’ve emailed it to Ngozi.');
  await addJob(db, 'send-due-vouchers', {});
  await shop.settle();
  expect(readMails('ngozi@home.example')).toHaveLength(1);
});
