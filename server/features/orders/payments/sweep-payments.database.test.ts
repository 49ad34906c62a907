import { describe, expect, test } from 'vitest';
import { type FoundPayment, PaymentFault } from '../../../ports/payments.ts';
import { openPaymentAdmin } from '../../../testing/payment-admin.ts';

const HOUR = 60;

describe('the sweep over open payments', () => {
  test('finds a transfer that arrives days later, though its customer looked again and again at first (P9.3, P9.4)', {
    tags: 'long',
  }, async () => {
    const admin = await openPaymentAdmin();
    const placed = await admin.placeHeld({ payment: 'bank_transfer' });
    const reference = await admin.start(placed, 'bank_transfer');
    await admin.sandbox.transactions.beginTransfer(reference, { arrivesInMs: null });
    for (let look = 0; look < 40; look += 1) {
      await placed.visitor.post(`/api/orders/${placed.order.id}/payments/check`);
    }
    await admin.pass(10);
    await admin.sandbox.transactions.pay(reference);
    await admin.sweep();
    expect(await admin.readOrder(placed)).toMatchObject({ status: 'confirmed', money: { paid: 8_000 } });
  });

  test('asks ever more rarely, and gives up after days; a message of the provider is heard even then (P9.3, P9.4)', {
    tags: 'long',
  }, async () => {
    let asked = 0;
    const admin = await openPaymentAdmin({
      changePort: (port) => ({
        ...port,
        find: (reference) => {
          asked += 1;
          return port.find(reference);
        },
      }),
    });
    const placed = await admin.placeHeld();
    const reference = await admin.start(placed);
    for (let passed = 0; passed < 10 * 24; passed += 4) {
      await admin.sweep();
      await admin.pass(4 * HOUR);
    }
    expect(asked).toBeGreaterThan(8);
    expect(asked).toBeLessThan(25);
    await admin.sandbox.transactions.pay(reference);
    await admin.sweep();
    expect(await admin.readOrder(placed)).toMatchObject({ paymentState: 'unpaid' });
    await admin.deliverMessages(reference);
    expect(await admin.readOrder(placed)).toMatchObject({ paymentState: 'refund_due' });
  });

  test('is not stopped by payments about which the provider says nothing sensible (P9.4)', {
    tags: 'long',
  }, async () => {
    const strange = new Set<string>();
    const admin = await openPaymentAdmin({
      changePort: (port) => ({
        ...port,
        find: async (reference) => {
          if (strange.has(reference)) throw new PaymentFault('not understood', { isLasting: false });
          return port.find(reference);
        },
      }),
    });
    for (let number = 0; number < 4; number += 1) strange.add(await admin.start(await admin.placeHeld()));
    const placed = await admin.placeHeld();
    const reference = await admin.start(placed);
    await admin.sandbox.transactions.pay(reference);
    for (let minute = 0; minute < 5; minute += 1) {
      await admin.pass(1);
      await admin.sweep();
    }
    expect(await admin.readOrder(placed)).toMatchObject({ status: 'confirmed' });
  });

  test('does not wait for a provider that is away once for each payment', { tags: 'long' }, async () => {
    let asked = 0;
    const admin = await openPaymentAdmin({
      changePort: (port) => ({
        ...port,
        find: async () => {
          asked += 1;
          throw new PaymentFault('away', { isLasting: false });
        },
      }),
    });
    for (let number = 0; number < 8; number += 1) await admin.start(await admin.placeHeld());
    await admin.pass(1);
    await admin.sweep();
    expect(asked).toBeLessThan(5);
  });
});

test('money in another currency is booked nowhere, and administrators are told once (P9.5, P10.2)', async () => {
  const admin = await openPaymentAdmin({
    changePort: (port) => ({
      ...port,
      find: async (reference): Promise<FoundPayment> => {
        const found = await port.find(reference);
        return found.status === 'succeeded' ? { ...found, currency: 'USD' } : found;
      },
    }),
  });
  const placed = await admin.placeHeld();
  const reference = await admin.pay(placed);
  await admin.pass(1);
  await admin.sweep();
  expect(await admin.readOrder(placed)).toMatchObject({ status: 'pending_payment', money: { paid: 0 } });
  expect(await admin.listNotified(placed.order.id)).toEqual([
    'new_order email',
    'new_order in_app',
    'order_placed email',
    'payment_problem email',
    'payment_problem in_app',
  ]);
  expect(admin.sandbox.transactions.find(reference)?.payment).toBeTruthy();
});
