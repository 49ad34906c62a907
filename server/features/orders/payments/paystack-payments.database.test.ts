import { describe, expect, test } from 'vitest';
import { openPaymentAdmin } from '../../../testing/payment-admin.ts';
import { countNotified, openPaid, readReport } from '../../../testing/paystack-scenarios.ts';

describe('Paystack payments', () => {
  test('fees that the customer bears make no order overpaid, and stay out of its money (P31.2)', {
    tags: 'long',
  }, async () => {
    const { admin, placed } = await openPaid('customer');
    const seen = await admin.readOrderList(placed.order.id);
    expect(seen).toMatchObject({
      status: 'confirmed',
      paymentState: 'paid',
      attention: [],
      fees: 0,
      money: { paid: 8_000, refundDue: 0, payments: [{ amount: 8_000, surcharge: 220 }] },
      paymentNotes: [{ fees: 220 }],
    });
    expect((await readReport(admin)).totals).toMatchObject({ taken: 8_000, fees: 0 });
  });

  test('all of it, fees and all, given back at the provider’s own desk is booked as the order’s part (P31.2)', {
    tags: 'long',
  }, async () => {
    const { admin, placed, reference } = await openPaid('customer');
    const transaction = admin.sandbox.transactions.find(reference);
    const refund = transaction && (await admin.sandbox.refunds.begin(transaction, { note: '' }));
    if (!refund || typeof refund === 'string') throw new Error('It cannot be given back.');
    await admin.sandbox.refunds.end(refund.id, 'processed');
    await admin.deliverMessages(reference);
    expect(await admin.readOrderList(placed.order.id)).toMatchObject({
      money: { paid: 8_000, refunded: 8_000, reversals: [] },
    });
    expect(await admin.findWrongSums()).toEqual([]);
  });

  test('fees that the shop bears are shown with what is left, in the order, the report and both tables (P31.2)', {
    tags: 'long',
  }, async () => {
    const { admin, placed } = await openPaid('shop');
    expect(await admin.readOrderList(placed.order.id)).toMatchObject({ fees: 220, money: { paid: 8_000 } });
    const { totals, taken } = await readReport(admin);
    expect(totals).toMatchObject({ taken: 8_000, fees: 220 });
    expect(taken.byWay).toMatchObject([{ way: 'card', value: 8_000, fees: 220 }]);
    const report = await admin.owner.ask('/api/admin/reports/export?from=2026-11-16&to=2026-11-30');
    const lines = (await report.text()).split('\r\n');
    expect(lines).toContain('Total,Payment fees,,220,0');
    expect(lines).toContain('Total,After refunds and fees,,7780,0');
    const orders = await (await admin.owner.ask('/api/admin/orders/export')).text();
    expect(orders).toContain(',8000,0,220,7780,0,');
  });

  test('a payment without a moment came when it was heard of (P31.3)', { tags: 'long' }, async () => {
    const admin = await openPaymentAdmin();
    const placed = await admin.placeHeld();
    const reference = await admin.start(placed);
    await admin.sandbox.transactions.pay(reference, { hasMoment: false });
    await admin.pass(3);
    await admin.deliverMessages(reference);
    expect(await admin.readOrder(placed)).toMatchObject({
      status: 'confirmed',
      money: { payments: [{ paidAt: '2026-11-16T11:03:00.000Z' }] },
    });
  });

  test('a rejected transfer is told to the customer, once, with the amount to send (P31.3)', {
    tags: 'long',
  }, async () => {
    const admin = await openPaymentAdmin();
    const placed = await admin.placeHeld({ payment: 'bank_transfer' });
    const reference = await admin.start(placed, 'bank_transfer');
    await admin.sandbox.transactions.rejectTransfer(reference, 30_000);
    const [message] = admin.sandbox.messages.list(reference);
    const sealed = admin.sandbox.messages.seal(message?.id ?? '');
    for (let time = 0; time < 2; time += 1) {
      await admin.sendMessage(sealed);
      await admin.shop.settle();
    }
    expect(await admin.readOrder(placed)).toMatchObject({
      status: 'pending_payment',
      money: { paid: 0, openAttempt: { rejected: { amount: 300, asked: 8_000 } } },
    });
    expect(await countNotified(admin, placed, 'order_paid email')).toBe(1);
    const mail = admin.shop.mails.find(({ subject }) => subject.includes('not accepted'));
    expect(mail?.text).toContain('send exactly ₦8,000');
    await admin.sandbox.transactions.pay(reference);
    await admin.deliverMessages(reference);
    expect(await admin.readOrder(placed)).toMatchObject({
      status: 'confirmed',
      money: { openAttempt: null },
    });
  });

  test.each(['pending', 'ongoing', 'processing', 'queued'] as const)(
    'a payment that is %s is said to be under way until it has come (P31.3)',
    async (status) => {
      const admin = await openPaymentAdmin();
      const placed = await admin.placeHeld();
      const reference = await admin.start(placed);
      await admin.sandbox.transactions.beginTransfer(reference, { arrivesInMs: 90_000, status });
      await placed.visitor.post(`/api/orders/${placed.order.id}/payments/check`, {});
      expect(await admin.readOrder(placed)).toMatchObject({
        status: 'pending_payment',
        money: { openAttempt: { isProcessing: true } },
      });
      await admin.pass(2);
      await admin.sweep();
      expect(await admin.readOrder(placed)).toMatchObject({ status: 'confirmed' });
    },
  );

  test('a provider that asks for fewer calls gets no more in that sweep, and all is booked by the next (P31.3)', {
    tags: 'long',
  }, async () => {
    const admin = await openPaymentAdmin();
    const placed = [await admin.placeHeld(), await admin.placeHeld(), await admin.placeHeld()];
    for (const each of placed) await admin.sandbox.transactions.pay(await admin.start(each));
    await admin.pass(2);
    admin.sandbox.breakNextCall('busy');
    await admin.sweep();
    const readStatuses = () => Promise.all(placed.map(async (each) => (await admin.readOrder(each)).status));
    expect(await readStatuses()).toEqual(['pending_payment', 'pending_payment', 'pending_payment']);
    await admin.pass(2);
    await admin.sweep();
    expect(await readStatuses()).toEqual(['confirmed', 'confirmed', 'confirmed']);
  });

  test('a part that is refunded goes back once, though the answer is lost and the provider keeps no note of ours (P31.3)', {
    tags: 'long',
  }, async () => {
    const admin = await openPaymentAdmin({
      changePort: (port) => ({
        ...port,
        refund: (input) => port.refund({ ...input, note: '' }),
        listRefunds: async (id) => (await port.listRefunds(id)).map((row) => ({ ...row, note: '' })),
      }),
    });
    const placed = await admin.placeHeld();
    const reference = await admin.pay(placed);
    admin.sandbox.breakNextCall('after', 2);
    const refund = { way: 'online', amount: 2_000, reason: 'Squashed' };
    await admin.settleByHand(placed.order.id, 'refunds', refund);
    await admin.shop.settle();
    for (let minute = 0; minute < 5; minute += 1) {
      await admin.pass(2);
      await admin.sweep();
    }
    await admin.deliverMessages(reference);
    expect(admin.sandbox.refunds.list()).toHaveLength(1);
    expect(await admin.readOrderList(placed.order.id)).toMatchObject({
      money: { refunded: 2_000, refunds: [{ amount: 2_000, status: 'processed' }] },
    });
    expect(await admin.findWrongSums()).toEqual([]);
  });
});
