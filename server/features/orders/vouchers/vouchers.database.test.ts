import { randomUUID } from 'node:crypto';
import { eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orderSchema } from '../../../../contract/orders.ts';
import { reportSchema } from '../../../../contract/reports.ts';
import { buyVoucherEndpoint } from '../../../../contract/vouchers.ts';
import { auditEvents } from '../../../database/schema/audit-events.ts';
import { refunds } from '../../../database/schema/payments.ts';
import { voucherAttempts, voucherPayments, vouchers } from '../../../database/schema/vouchers.ts';
import { hashLinkKey } from '../../../http/link-keys.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { openAdmin } from '../../../testing/admin-calls.ts';
import { drawAtOnce } from '../../../testing/draw-at-once.ts';
import { sendRequest } from '../../../testing/order-admin.ts';
import { makeOrderInput } from '../../../testing/order-inputs.ts';
import { openPaymentAdmin } from '../../../testing/payment-admin.ts';
import { findWrongSums } from '../../../testing/payment-ledgers.ts';
import { sellVoucher, switchVouchersOn } from '../../../testing/voucher-sales.ts';
import { expireOrders } from '../expire-orders.ts';

/** A shop that sells vouchers, and one of ₦10,000. */
async function openWithVoucher(options: Parameters<typeof openAdmin>[0] = {}) {
  const admin = await openAdmin(options);
  await switchVouchersOn(admin.db);
  const sold = await sellVoucher(admin.owner, 10_000);
  const place = async (amount: number, differences: Parameters<typeof makeOrderInput>[0] = {}) =>
    admin.placeAsGuest(makeOrderInput({ voucher: { code: sold.code, amount }, ...differences }));
  const readBalance = async () => {
    const [row] = await admin.db.select().from(vouchers).where(eq(vouchers.id, sold.voucher.id));
    return (row?.balanceInKobo ?? 0) / 100;
  };
  const act = (orderId: string, action: string, body: object) =>
    admin.owner.ask(`/api/admin/orders/${orderId}/${action}`, {
      method: 'POST',
      body,
      headers: { 'idempotency-key': randomUUID() },
    });
  return { ...admin, ...sold, place, readBalance, act };
}

test('30 at once on two nodes draw exactly the ₦10,000 of a voucher (P42.2)', () => drawAtOnce(30));

test('a voucher pays an order wholly or in part, over several orders, and the order is paid by it at once (P42.2, P42.4)', async () => {
  const shop = await openWithVoucher();
  const first = await shop.place(8_000, { payment: 'transfer' });
  expect(first.order).toMatchObject({
    status: 'confirmed',
    paymentState: 'paid',
    total: 8_000,
    money: { paid: 8_000, due: 0, payments: [{ way: 'voucher', amount: 8_000 }] },
  });
  const second = await shop.place(2_000, { payment: 'transfer' });
  expect(second.order).toMatchObject({
    status: 'pending_payment',
    paymentState: 'part_paid',
    money: { paid: 2_000, due: 6_000, dueNow: 6_000 },
  });
  expect(await shop.readBalance()).toBe(0);
  const third = await sendRequest(
    shop.shop.visit(),
    makeOrderInput({ voucher: { code: shop.code, amount: 2_000 } }),
  );
  expect([third.status, await third.json()]).toMatchObject([409, { code: 'voucher_used_up' }]);
  expect(await findWrongSums(shop.db)).toEqual([]);
});

test('a cancelled or expired order gives back what the voucher paid, and a refund does too (P42.5)', async () => {
  const shop = await openWithVoucher();
  const cancelled = await shop.place(8_000);
  expect((await cancelled.visitor.post(`/api/orders/${cancelled.order.id}/cancel`)).status).toBe(200);
  expect(await shop.readBalance()).toBe(10_000);
  const read = orderSchema.parse(
    await (await cancelled.visitor.ask(`/api/orders/${cancelled.order.id}`)).json(),
  );
  expect(read).toMatchObject({
    paymentState: 'refunded',
    money: { refundDue: 0, refunds: [{ way: 'voucher' }] },
  });

  const lines = [{ ...makeOrderInput().lines[0], quantity: 2 }] as ReturnType<typeof makeOrderInput>['lines'];
  const held = await shop.place(10_000, { payment: 'transfer', lines, expectedTotal: 13_000 });
  expect(await shop.readBalance()).toBe(0);
  shop.clock.pass(241);
  await expireOrders(shop.db, shop.clock.read());
  expect(await shop.readBalance()).toBe(10_000);
  expect(await shop.read(held.order.id)).toMatchObject({ status: 'expired', money: { refundDue: 0 } });

  // ₦8,000 by voucher and ₦2,000 in cash too much: the cash goes back as cash, the rest to the voucher, and none of it as money.
  const { order } = await shop.place(8_000);
  const cash = { way: 'cash', amount: 2_000, acceptOverpayment: true };
  expect((await shop.act(order.id, 'payments', cash)).status).toBe(200);
  expect(await shop.read(order.id)).toMatchObject({ refundable: 10_000, refundableToVouchers: 8_000 });
  const refund = { way: 'cash', amount: 9_000, reason: 'Squashed' };
  expect((await shop.act(order.id, 'refunds', refund)).status).toBe(200);
  expect(
    (await shop.read(order.id)).money.refunds.map(({ way, amount }) => [way, amount]).toSorted(),
  ).toEqual([
    ['cash', 2_000],
    ['voucher', 7_000],
  ]);
  expect(await shop.readBalance()).toBe(9_000);
  expect(await findWrongSums(shop.db)).toEqual([]);
});

test('what is given instead of a refund is a new voucher for the customer, in the ledger and the log (P42.6)', {
  tags: 'long',
}, async () => {
  const shop = await openWithVoucher();
  const { order } = await shop.place(2_000, {
    voucher: { code: shop.code, amount: 8_000 },
  });
  expect(
    (await shop.act(order.id, 'payments', { way: 'cash', amount: 1_000, acceptOverpayment: true })).status,
  ).toBe(200);
  const refund = { way: 'voucher', amount: 9_000 };
  expect((await shop.act(order.id, 'cancel', { reason: 'The oven broke', refund })).status).toBe(200);
  expect(await shop.readBalance()).toBe(10_000);
  const credits = await shop.db.select().from(vouchers).where(eq(vouchers.origin, 'credit'));
  expect(credits).toMatchObject([
    { amountInKobo: 100_000, balanceInKobo: 100_000, recipientName: 'Ada Obi', status: 'active' },
  ]);
  const given = await shop.db.select().from(refunds).where(eq(refunds.orderId, order.id));
  expect(given.every(({ way, status }) => way === 'voucher' && status === 'processed')).toBe(true);
  expect(given.map(({ amountInKobo }) => amountInKobo).toSorted((one, other) => one - other)).toEqual([
    100_000, 800_000,
  ]);
  const shown = await shop.owner.post(`/api/admin/vouchers/${credits[0]?.id}/code`);
  const { code } = (await shown.json()) as { readonly code: string };
  const next = await sendRequest(shop.shop.visit(), makeOrderInput({ voucher: { code, amount: 1_000 } }));
  expect(next.status).toBe(201);
  const logged = await shop.db.select().from(auditEvents).where(like(auditEvents.action, 'voucher.%'));
  expect(logged.map(({ action }) => action).toSorted()).toEqual([
    'voucher.code_shown',
    'voucher.issued_as_credit',
    'voucher.sold',
  ]);
  expect(await findWrongSums(shop.db)).toEqual([]);
});

test('only the code’s hash is kept, the desk sells, the owner voids, and nobody else sees any of it (P42.3)', {
  tags: 'long',
}, async () => {
  const shop = await openWithVoucher();
  const [row] = await shop.db.select().from(vouchers);
  expect(row).toMatchObject({ codeHash: hashLinkKey(shop.code), codeEnd: shop.code.slice(-4) });
  expect(JSON.stringify(row)).not.toContain(shop.code);

  const desk = await shop.shop.signInUser('desk@bakery.example', { role: 'desk' });
  const sold = await sellVoucher(desk, 5_000, { way: 'transfer' });
  const listed = await (await desk.ask('/api/admin/vouchers')).text();
  expect(JSON.parse(listed)).toMatchObject({ outstanding: { value: 15_000, count: 2 } });
  expect(listed).not.toContain(sold.code);
  const voiding = { reason: 'Sold twice', refundWay: 'transfer' };
  const path = `/api/admin/vouchers/${sold.voucher.id}`;
  expect((await desk.post(`${path}/void`, voiding)).status).toBe(403);
  for (const role of ['kitchen', 'rider'] as const) {
    const other = await shop.shop.signInUser(`${role}@bakery.example`, { role });
    expect((await other.ask('/api/admin/vouchers')).status).toBe(403);
  }
  // Another's code is not shown again, and one's own only as long as it is of today and unused.
  expect((await shop.owner.post(`${path}/code`)).status).toBe(403);
  expect(await (await desk.post(`${path}/code`)).json()).toMatchObject({ code: sold.code });
  const voided = await shop.owner.post(`${path}/void`, voiding);
  expect([voided.status, await voided.json()]).toMatchObject([200, { state: 'void', balance: 0 }]);
  expect((await shop.owner.post(`${path}/void`, { ...voiding, reason: 'Again' })).status).toBe(409);
  const check = await shop.shop.visit().post('/api/codes/check', { code: sold.code });
  expect([check.status, await check.json()]).toMatchObject([409, { code: 'voucher_void' }]);
  expect(await findWrongSums(shop.db)).toEqual([]);
});

test('a voucher’s code is asked for where discount codes are; wrong ones are slowed alike and tell nothing (P42.4)', {
  tags: 'long',
}, async () => {
  const shop = await openWithVoucher({ rateLimitFactor: 1 });
  const visitor = shop.shop.visit();
  expect(await (await visitor.ask('/api/codes')).json()).toMatchObject({ isOffered: true });
  const typed = shop.code.toLowerCase().replaceAll('-', ' ');
  expect(await (await visitor.post('/api/codes/check', { code: typed })).json()).toMatchObject({
    kind: 'voucher',
    text: shop.code,
    balance: 10_000,
  });
  const guesser = shop.shop.visit();
  const wrong = 'AAAA-BBBB-CCCC-DDDD';
  const [first] = [await guesser.post('/api/codes/check', { code: wrong })];
  expect(await first?.json()).toMatchObject({ code: 'code_unknown' });
  let tries = 1;
  while ((await guesser.post('/api/vouchers/read', { code: wrong })).status === 400 && tries < 100)
    tries += 1;
  expect(tries).toBe(60);
  expect(
    (await sendRequest(guesser, makeOrderInput({ voucher: { code: shop.code, amount: 8_000 } }))).status,
  ).toBe(429);
});

test('selling one is no sale and has no tax; the till, the ledger and the tax agree once it is used (P42.8)', async () => {
  const shop = await openWithVoucher();
  const read = async () =>
    reportSchema.parse(
      await (await shop.owner.ask('/api/admin/reports?from=2026-11-16&to=2026-11-16')).json(),
    );
  const sold = await read();
  expect(sold.totals).toMatchObject({ taken: 0, includedVat: 0, sales: 0 });
  expect(sold.vouchers).toMatchObject({
    sold: [{ way: 'cash', vouchers: 1, value: 10_000 }],
    outstanding: 10_000,
  });
  const { order } = await shop.place(8_000);
  const used = await read();
  expect(used.totals).toMatchObject({ taken: 8_000, includedVat: order.includedVat, sales: 8_000 });
  expect(used.taken.byWay).toMatchObject([{ way: 'voucher', value: 8_000 }]);
  expect(used.vouchers).toMatchObject({ sold: [{ way: 'cash', value: 10_000 }], outstanding: 2_000 });
  const csv = await (await shop.owner.ask('/api/admin/reports/export?from=2026-11-16&to=2026-11-16')).text();
  expect(csv).toContain('Vouchers sold by method,Cash,1,10000');
});

test('a present is emailed on its day, and whoever has one is reminded before it expires, each once (P42.7)', {
  tags: 'long',
}, async () => {
  const shop = await openWithVoucher();
  await switchVouchersOn(shop.db, { validMonths: 2 });
  const gift = { recipientEmail: 'ngozi@home.example', sendOn: '2026-11-20', message: 'Happy birthday' };
  const { code } = await sellVoucher(shop.owner, 5_000, gift);
  const round = async () => {
    await addJob(shop.db, 'send-due-vouchers', {});
    await shop.shop.settle();
    const mails = shop.shop.mails.filter(({ to }) => to === gift.recipientEmail);
    return mails.map(({ subject }) => subject);
  };
  expect(await round()).toEqual([]);
  shop.clock.set('2026-11-20T09:00:00.000Z');
  expect(await round()).toHaveLength(1);
  const [mail] = shop.shop.mails.filter(({ to }) => to === gift.recipientEmail);
  expect(mail?.text).toContain(`/voucher#${code}`);
  expect(await round()).toHaveLength(1);
  shop.clock.set('2026-12-20T09:00:00.000Z');
  await round();
  expect((await round())[1]).toMatch(/expires on/);
});

test('a voucher bought in the shop is valid once its payment has come, online or recorded by the desk, and once only (P42.9)', async () => {
  const admin = await openPaymentAdmin();
  const { shop, db } = admin;
  const buy = async (payment: string) => {
    const people = { buyerName: 'Ada Obi', buyerEmail: 'ada@home.example', recipientName: 'Ngozi' };
    const gift = { recipientEmail: 'ngozi@home.example', message: 'Enjoy', sendOn: null };
    return shop.visit().ask('/api/vouchers', {
      method: 'POST',
      body: { amount: 10_000, ...people, ...gift, payment },
      headers: { 'idempotency-key': randomUUID() },
    });
  };
  expect(await (await buy('card')).json()).toMatchObject({ code: 'vouchers_off' });
  await switchVouchersOn(db);
  const online = buyVoucherEndpoint.answerSchema.parse(await (await buy('card')).json());
  const read = async (code: string) => (await shop.visit().post('/api/vouchers/read', { code })).json();
  expect(await read(online.code)).toMatchObject({ state: 'waiting', balance: 0 });
  expect(online.payUrl).not.toContain(online.code);
  const check = await shop.visit().post('/api/codes/check', { code: online.code });
  expect(await check.json()).toMatchObject({ code: 'voucher_waiting' });
  const [attempt] = await db.select().from(voucherAttempts);
  await admin.sandbox.transactions.pay(attempt?.reference ?? '', {});
  await admin.deliverMessages(attempt?.reference ?? '');
  await addJob(db, 'check-payment', { reference: attempt?.reference ?? '' });
  await admin.sweep();
  expect(await read(online.code)).toMatchObject({ state: 'active', balance: 10_000 });

  const byTransfer = buyVoucherEndpoint.answerSchema.parse(await (await buy('transfer')).json());
  expect(byTransfer).toMatchObject({
    payUrl: null,
    transfer: { reference: `Voucher ${byTransfer.code.slice(-4)}` },
  });
  await shop.settle();
  const [asked] = shop.mails.filter(({ subject }) => subject.startsWith('Pay for your ₦10,000 voucher'));
  expect([asked?.to, asked?.text.includes(`/voucher#${byTransfer.code}`)]).toEqual([
    'ada@home.example',
    true,
  ]);
  const [waiting] = await db.select().from(vouchers).where(eq(vouchers.status, 'waiting'));
  for (const _ of ['once', 'again']) {
    const paid = await admin.owner.post(`/api/admin/vouchers/${waiting?.id}/payment`, { way: 'transfer' });
    expect(await paid.json()).toMatchObject({ state: 'active', balance: 10_000 });
  }
  expect((await db.select().from(voucherPayments)).map(({ way }) => way).toSorted()).toEqual([
    'card',
    'transfer',
  ]);
  await addJob(db, 'send-due-vouchers', {});
  await shop.settle();
  const sentTo = shop.mails.map(({ to }) => to).filter((to) => to.endsWith('@home.example'));
  expect(sentTo.toSorted()).toEqual([
    ...Array(3).fill('ada@home.example'),
    ...Array(2).fill('ngozi@home.example'),
  ]);
  expect(await admin.findWrongSums()).toEqual([]);
});
