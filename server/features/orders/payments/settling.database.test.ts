import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { orders } from '../../../database/schema/orders.ts';
import { makeContact } from '../../../testing/order-inputs.ts';
import { openPaymentAdmin, type PaymentAdmin } from '../../../testing/payment-admin.ts';

describe('paid too little', () => {
  test('keeps waiting, is seen by the owner, and the rest can be paid (P6.5, P9.5, P10.2)', {
    tags: 'long',
  }, async () => {
    const admin = await openPaymentAdmin();
    const placed = await admin.placeHeld();
    await admin.pay(placed, { amountInKobo: 799_999 });
    expect(await admin.readOrderList(placed.order.id)).toMatchObject({
      status: 'pending_payment',
      paymentState: 'part_paid',
      money: { paid: 7_999.99, due: 0.01 },
      attention: ['part_paid'],
    });
    expect(await admin.listNotified(placed.order.id)).toContain('payment_problem email');
    const reference = await admin.start(placed);
    expect(admin.sandbox.transactions.find(reference)?.amountInKobo).toBe(1);
    await admin.sandbox.transactions.pay(reference);
    await admin.deliverMessages(reference);
    expect(await admin.readOrderList(placed.order.id)).toMatchObject({
      status: 'confirmed',
      paymentState: 'paid',
      money: { paid: 8_000, due: 0 },
      attention: [],
    });
    expect(await admin.findWrongSums()).toEqual([]);
  });

  test('is confirmed as soon as the owner forgives the rest, and more than that cannot be forgiven (P9.5)', async () => {
    const admin = await openPaymentAdmin();
    const placed = await admin.placeHeld();
    await admin.pay(placed, { amountInKobo: 750_050 });
    const writeOff = (amount: number) => ({ decision: 'write_off', amount, reason: 'A regular' });
    const tooMuch = await admin.sendByHand(placed.order.id, 'adjustments', writeOff(499.51));
    expect([tooMuch.status, await tooMuch.json()]).toMatchObject([400, { code: 'settlement_too_much' }]);
    expect(await admin.settleByHand(placed.order.id, 'adjustments', writeOff(499.5))).toMatchObject({
      status: 'confirmed',
      paymentState: 'paid',
      money: { due: 0 },
      adjustments: [{ amount: -499.5, reason: 'A regular', by: 'Oyin Bello' }],
    });
    expect(await admin.findWrongSums()).toEqual([]);
  });

  test('and out of time owes nothing, so the money is due back (P9.4, P9.5)', { tags: 'long' }, async () => {
    const admin = await openPaymentAdmin();
    const placed = await admin.placeHeld();
    await admin.pay(placed, { amountInKobo: 500_000 });
    await admin.pass(20);
    expect(await admin.readOrderList(placed.order.id)).toMatchObject({
      status: 'expired',
      paymentState: 'refund_due',
      money: { due: 0, refundDue: 5_000 },
      attention: ['refund_due'],
    });
  });
});

describe('paid too much', () => {
  test('is confirmed, and the surplus kept or sent back by the owner (P6.5, P9.5, P10.2)', {
    tags: 'long',
  }, async () => {
    const admin = await openPaymentAdmin();
    const placed = await admin.placeHeld();
    const reference = await admin.pay(placed, { amountInKobo: 1_000_001 });
    expect(await admin.readOrderList(placed.order.id)).toMatchObject({
      status: 'confirmed',
      paymentState: 'overpaid',
      money: { refundDue: 2_000.01 },
      attention: ['overpaid'],
    });
    expect(await admin.listNotified(placed.order.id)).toContain('payment_problem email');
    const keep = (amount: number) => ({ decision: 'keep', amount, reason: 'A tip for the rider' });
    const tooMuch = await admin.sendByHand(placed.order.id, 'adjustments', keep(2_000.02));
    expect([tooMuch.status, await tooMuch.json()]).toMatchObject([400, { code: 'settlement_too_much' }]);
    await admin.settleByHand(placed.order.id, 'adjustments', keep(500));
    const back = { way: 'online', amount: 1_500.01, reason: 'Came too much' };
    await admin.settleByHand(placed.order.id, 'refunds', back);
    await admin.shop.settle();
    await admin.pass(1);
    await admin.deliverMessages(reference);
    expect(await admin.readOrderList(placed.order.id)).toMatchObject({
      paymentState: 'paid',
      money: { refundDue: 0, refunded: 1_500.01 },
      attention: [],
    });
    expect(await admin.findWrongSums()).toEqual([]);
  });

  test('because it was paid twice is put before the owner (P9.5, P10.2)', async () => {
    const admin = await openPaymentAdmin();
    const placed = await admin.placeHeld();
    const references = [await admin.start(placed), await admin.start(placed, 'bank_transfer')] as const;
    for (const reference of references) {
      await admin.sandbox.transactions.pay(reference);
      await admin.deliverMessages(reference);
    }
    expect(await admin.readOrderList(placed.order.id)).toMatchObject({
      status: 'confirmed',
      paymentState: 'overpaid',
      money: { paid: 16_000, refundDue: 8_000 },
      attention: ['overpaid'],
    });
    expect(await admin.listNotified(placed.order.id)).toContain('payment_problem email');
  });
});

describe('a transfer by hand', () => {
  test('that the customer says was made is told to the owner once, and confirmed by the owner’s hand (P9.1, P10.2)', {
    tags: 'long',
  }, async () => {
    const admin = await openPaymentAdmin();
    const placed = await admin.placeHeld({ payment: 'transfer' });
    expect(placed.order.holdUntil).toBe('2026-11-16T15:00:00.000Z');
    const claim = async () => (await placed.visitor.post(`/api/orders/${placed.order.id}/transfer`)).status;
    expect([await claim(), await claim(), ...(await Promise.all([claim(), claim()]))]).toEqual([
      204, 204, 204, 204,
    ]);
    expect(await countProblems(admin, placed.order.id)).toBe(1);
    expect(await admin.readOrderList(placed.order.id)).toMatchObject({
      status: 'pending_payment',
      attention: ['transfer_claimed'],
      money: { transferClaimedAt: '2026-11-16T11:00:00.000Z' },
    });
    const came = { way: 'transfer', amount: 8_000, note: 'GTB 4711' };
    expect(await admin.settleByHand(placed.order.id, 'payments', came)).toMatchObject({
      status: 'confirmed',
      paymentState: 'paid',
      money: { transferClaimedAt: null, payments: [{ way: 'transfer', amount: 8_000 }] },
      attention: [],
      historyActors: [null, 'Oyin Bello'],
      paymentNotes: [{ note: 'GTB 4711', by: 'Oyin Bello' }],
    });
    expect(JSON.stringify(await admin.readOrder(placed))).not.toContain('GTB 4711');
    expect(await claim()).toBe(409);
    await admin.shop.settleDelayed();
    expect(await admin.listNotified(placed.order.id)).toContain('order_paid email');
    expect(await admin.findWrongSums()).toEqual([]);
  });

  test('that the customer says was made is known to their list of orders until it has come (P29.90)', async () => {
    const admin = await openPaymentAdmin();
    const contact = { ...makeContact(), email: 'ada@bakery.example' };
    const placed = await admin.placeHeld({ payment: 'transfer', contact });
    const ada = await admin.shop.signInUser('ada@bakery.example');
    await ada.post('/api/orders/claims');
    const list = async () => (await ada.ask('/api/orders')).json();
    expect(await list()).toMatchObject({ data: [{ isTransferClaimed: false }] });
    expect((await ada.post(`/api/orders/${placed.order.id}/transfer`)).status).toBe(204);
    expect(await list()).toMatchObject({ data: [{ isTransferClaimed: true }] });
    await admin.settleByHand(placed.order.id, 'payments', { way: 'transfer', amount: 8_000 });
    expect(await list()).toMatchObject({ data: [{ status: 'confirmed', isTransferClaimed: false }] });
  });

  test('is looked for although its order was cancelled, until somebody has found that it did not come (P28.38)', async () => {
    const admin = await openPaymentAdmin();
    const placed = await admin.placeHeld({ payment: 'transfer' });
    const path = `/api/orders/${placed.order.id}`;
    expect((await placed.visitor.post(`${path}/transfer`)).status).toBe(204);
    expect((await placed.visitor.post(`${path}/cancel`)).status).toBe(200);
    expect(await admin.readOrderList(placed.order.id)).toMatchObject({
      status: 'cancelled',
      attention: ['transfer_claimed'],
    });
    const dismissed = await admin.owner.post(`/api/admin/orders/${placed.order.id}/transfer-claim/dismiss`);
    expect(await dismissed.json()).toMatchObject({ attention: [], money: { transferClaimedAt: null } });
    expect(await admin.readOrderList(placed.order.id)).toMatchObject({ attention: [] });
  });

  test('that the customer says was made shortly before the hold ends holds it until it can be checked (P29.385)', async () => {
    const admin = await openPaymentAdmin();
    const placed = await admin.placeHeld({ payment: 'transfer' });
    await admin.pass(235);
    expect((await placed.visitor.post(`/api/orders/${placed.order.id}/transfer`)).status).toBe(204);
    expect(await admin.readOrder(placed)).toMatchObject({
      status: 'pending_payment',
      holdUntil: '2026-11-16T15:55:00.000Z',
    });
  });

  test('of which only a part came can be claimed anew for the rest', async () => {
    const admin = await openPaymentAdmin();
    const placed = await admin.placeHeld({ payment: 'transfer' });
    const claim = () => placed.visitor.post(`/api/orders/${placed.order.id}/transfer`);
    await claim();
    await admin.settleByHand(placed.order.id, 'payments', { way: 'transfer', amount: 5_000 });
    await admin.pass(5);
    await claim();
    expect(await admin.readOrderList(placed.order.id)).toMatchObject({
      paymentState: 'part_paid',
      money: { due: 3_000, transferClaimedAt: '2026-11-16T11:05:00.000Z' },
    });
    // Two claims; who recorded the part payment between them has seen that it is one.
    expect(await countProblems(admin, placed.order.id)).toBe(2);
  });
});

test.each(['cash', 'card_machine'] as const)(
  '%s at the door pays an order that was to be paid there (P9.1)',
  async (way) => {
    const admin = await openPaymentAdmin();
    const { order } = await admin.placeAsGuest();
    expect(order).toMatchObject({ status: 'confirmed', paymentState: 'unpaid' });
    const paid = await admin.settleByHand(order.id, 'payments', { way, amount: 8_000 });
    expect(paid).toMatchObject({
      status: 'confirmed',
      paymentState: 'paid',
      refundableOnline: 0,
      refundable: 8_000,
    });
  },
);

test('a deposit confirms the order, and the balance is asked for next and paid before the goods leave (P6.5, P7.4)', {
  tags: 'long',
}, async () => {
  const admin = await openPaymentAdmin();
  const placed = await admin.placeHeld();
  const { id } = placed.order;
  await admin.db.update(orders).set({ depositInKobo: 300_000 }).where(eq(orders.id, id));
  const deposit = await admin.pay(placed);
  expect(admin.sandbox.transactions.find(deposit)?.amountInKobo).toBe(300_000);
  expect(await admin.readOrderList(id)).toMatchObject({
    status: 'confirmed',
    paymentState: 'part_paid',
    money: { deposit: 3_000, due: 5_000 },
    attention: [],
  });
  expect(await countProblems(admin, id)).toBe(0);
  expect(await admin.makeStep(id, 'in_kitchen')).toBe(true);
  expect(await admin.makeStep(id, 'ready')).toBe(true);
  const sentOut = await admin.owner.post(`/api/admin/orders/${id}/steps`, { to: 'out_for_delivery' });
  expect(sentOut.status).toBe(409);
  const balance = await admin.pay(placed);
  expect(admin.sandbox.transactions.find(balance)?.amountInKobo).toBe(500_000);
  expect(await admin.readOrderList(id)).toMatchObject({ paymentState: 'paid', money: { due: 0 } });
  expect(await admin.makeStep(id, 'out_for_delivery')).toBe(true);
});

async function countProblems(admin: PaymentAdmin, orderId: string): Promise<number> {
  const notified = await admin.listNotified(orderId);
  return notified.filter((one) => one === 'payment_problem email').length;
}
