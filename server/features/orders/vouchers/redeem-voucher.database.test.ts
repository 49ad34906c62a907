import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { vouchers } from '../../../database/schema/vouchers.ts';
import { openAdmin } from '../../../testing/admin-calls.ts';
import { makeOrderInput } from '../../../testing/order-inputs.ts';
import { findWrongSums } from '../../../testing/payment-ledgers.ts';
import { sellVoucher, switchVouchersOn } from '../../../testing/voucher-sales.ts';

type Caller = Pick<Awaited<ReturnType<typeof openAdmin>>['owner'], 'ask'>;

/** An order of ₦8,000 that waits for its transfer, and a voucher of ₦10,000. */
async function openUnpaid(options: Parameters<typeof openAdmin>[0] = {}) {
  const admin = await openAdmin(options);
  await switchVouchersOn(admin.db);
  const { code, voucher } = await sellVoucher(admin.owner, 10_000);
  const place = () => admin.placeAsGuest(makeOrderInput({ payment: 'transfer' }));
  const redeem = (caller: Caller, path: string, amount: number, key: string = randomUUID()) =>
    caller.ask(path, {
      method: 'POST',
      body: { code, amount },
      headers: { 'idempotency-key': key },
    });
  const readBalance = async () => {
    const [row] = await admin.db.select().from(vouchers).where(eq(vouchers.id, voucher.id));
    return (row?.balanceInKobo ?? 0) / 100;
  };
  return { ...admin, code, place, redeem, readBalance };
}

test('a voucher pays for an order that was placed before, once, and confirms it when it covers it (P42.11)', async () => {
  const shop = await openUnpaid();
  const first = await shop.place();
  const path = `/api/orders/${first.order.id}/voucher`;
  expect(first.order).toMatchObject({ status: 'pending_payment' });
  // What was shown must be what it pays; nobody else's order is there.
  const wrong = await shop.redeem(first.visitor, path, 7_000);
  expect([wrong.status, await wrong.json()]).toMatchObject([409, { code: 'voucher_changed' }]);
  expect((await shop.redeem(shop.shop.visit(), path, 8_000)).status).toBe(404);
  const key = randomUUID();
  for (const _ of ['once', 'again after a lost answer']) {
    expect((await shop.redeem(first.visitor, path, 8_000, key)).status).toBe(204);
  }
  expect(await shop.readBalance()).toBe(2_000);
  expect(await shop.read(first.order.id)).toMatchObject({
    status: 'confirmed',
    money: { due: 0, payments: [{ way: 'voucher', amount: 8_000 }] },
  });
  const more = await shop.redeem(first.visitor, path, 2_000);
  expect([more.status, await more.json()]).toMatchObject([409, { code: 'nothing_due' }]);
  expect(await findWrongSums(shop.db)).toEqual([]);
});

test('the desk takes a voucher as payment; what is left is due, and goes back with the order (P42.11)', {
  tags: 'long',
}, async () => {
  const shop = await openUnpaid();
  const first = await shop.place();
  await shop.redeem(first.visitor, `/api/orders/${first.order.id}/voucher`, 8_000);
  const { order } = await shop.place();
  const desk = await shop.shop.signInUser('desk@bakery.example', { role: 'desk' });
  const kitchen = await shop.shop.signInUser('kitchen@bakery.example', { role: 'kitchen' });
  const path = `/api/admin/orders/${order.id}/voucher`;
  expect((await shop.redeem(kitchen, path, 2_000)).status).toBe(403);
  const paid = await shop.redeem(desk, path, 2_000);
  expect([paid.status, await paid.json()]).toMatchObject([
    200,
    { status: 'pending_payment', money: { due: 6_000 } },
  ]);
  expect(await shop.readBalance()).toBe(0);
  const cancelled = await shop.owner.ask(`/api/admin/orders/${order.id}/cancel`, {
    method: 'POST',
    body: { reason: 'The oven broke', refund: { way: 'cash', amount: 2_000 } },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(cancelled.status).toBe(200);
  expect(await shop.readBalance()).toBe(2_000);
  expect(await findWrongSums(shop.db)).toEqual([]);
});

test('the desk takes a voucher with a new order, beside money that came already, and never more than it costs (P42.16)', async () => {
  const shop = await openUnpaid();
  const byVoucher = { payment: 'transfer', voucher: { code: shop.code, amount: 8_000 } };
  const tooMuch = await shop.take({ ...byVoucher, received: { way: 'cash', amount: 1 } });
  expect([tooMuch.status, await tooMuch.json()]).toMatchObject([400, { code: 'not_agreed' }]);
  expect(await shop.readBalance()).toBe(10_000);
  const covered = await shop.readOrder(await shop.take(byVoucher), 201);
  expect(covered).toMatchObject({ status: 'confirmed', money: { due: 0, payments: [{ way: 'voucher' }] } });
  const rest = { payment: 'transfer', voucher: { code: shop.code, amount: 2_000 } };
  const both = await shop.readOrder(
    await shop.take({ ...rest, received: { way: 'cash', amount: 5_000 } }),
    201,
  );
  expect(both).toMatchObject({ status: 'pending_payment', money: { paid: 7_000, due: 1_000 } });
  expect(await shop.readBalance()).toBe(0);
  expect(await findWrongSums(shop.db)).toEqual([]);
});

test('however many pay with one voucher for orders that wait, on two nodes, exactly what it has is drawn (P42.2, P42.11)', async () => {
  const shop = await openUnpaid();
  const other = await shop.openOtherNode();
  const placed = await Promise.all([shop.place(), shop.place(), shop.place()]);
  const staff = await Promise.all(
    [shop.shop, other].map((node, place) => node.signInUser(`desk${place}@bakery.example`, { role: 'desk' })),
  );
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, place) => {
      const path = `/api/admin/orders/${placed[place % 3]?.order.id}/voucher`;
      return shop.redeem(staff[place % 2] ?? shop.owner, path, place % 4 === 0 ? 2_000 : 8_000);
    }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(
    1 + ((await shop.readBalance()) === 0 ? 1 : 0),
  );
  expect(await findWrongSums(shop.db)).toEqual([]);
});

test('wrong codes on the way to pay are slowed like wrong discount codes (P42.11)', {
  tags: 'long',
}, async () => {
  const shop = await openUnpaid({ rateLimitFactor: 1 });
  const { visitor, order } = await shop.place();
  const guess = () =>
    visitor.ask(`/api/orders/${order.id}/voucher`, {
      method: 'POST',
      body: { code: 'AAAA-BBBB-CCCC-DDDD', amount: 8_000 },
      headers: { 'idempotency-key': randomUUID() },
    });
  let tries = 0;
  while ((await guess()).status === 400 && tries < 100) tries += 1;
  expect(tries).toBe(60);
});
