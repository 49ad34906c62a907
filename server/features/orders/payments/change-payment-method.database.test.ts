import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { orderSchema } from '../../../../contract/orders.ts';
import { DEFAULT_UNCONFIRMED_TERMS } from '../../../../domain/orders/unconfirmed.ts';
import type { OfflineMethod } from '../../../../domain/payments/other-methods.ts';
import { orders } from '../../../database/schema/orders.ts';
import { PaymentFault } from '../../../ports/payments.ts';
import { CALENDAR, TERMS } from '../../../testing/order-admin.ts';
import { makeContact, makeOrderInput } from '../../../testing/order-inputs.ts';
import { openPaymentAdmin, type PlacedByVisitor } from '../../../testing/payment-admin.ts';
import { writeDeliveryTerms } from '../delivery/delivery-plan.store.ts';

const PICKUP = makeOrderInput({ method: 'pickup', address: null, payment: 'card', expectedTotal: 5_000 });

const change = ({ visitor, order }: PlacedByVisitor, payment: OfflineMethod) =>
  visitor.ask(`/api/orders/${order.id}/payment-method`, { method: 'PUT', body: { payment } });

const read = async (answer: Response) => orderSchema.parse(await answer.json());

describe('an order whose payment page cannot be reached', () => {
  test('stays, is told so, and is paid by transfer with the longer hold and the account by email (P29.34)', {
    tags: 'long',
  }, async () => {
    const admin = await openPaymentAdmin({
      changePort: (port) => ({
        ...port,
        start: () => Promise.reject(new PaymentFault('away', { isLasting: false })),
      }),
    });
    const placed = await admin.placeHeld();
    const { id, contact, holdUntil, otherPayments } = placed.order;
    expect(otherPayments).toEqual(['transfer', 'on_delivery']);
    const away = await placed.visitor.post(`/api/orders/${id}/payments`, { channel: 'card' });
    expect([away.status, await away.json()]).toMatchObject([503, { code: 'payment_unavailable' }]);
    expect(await admin.readOrder(placed)).toMatchObject({ status: 'pending_payment', holdUntil });

    admin.clock.pass(5);
    for (let time = 0; time < 2; time += 1) {
      expect(await read(await change(placed, 'transfer'))).toMatchObject({
        payment: 'transfer',
        status: 'pending_payment',
        holdUntil: '2026-11-16T15:05:00.000Z',
        otherPayments: [],
      });
    }
    await admin.shop.settle();
    const mails = admin.shop.mails.filter(({ to }) => to === contact.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('0123456789');
  });

  test('is confirmed at once where it is paid on receipt and nobody has to confirm (P29.34)', async () => {
    const admin = await openPaymentAdmin();
    const placed = await admin.placeAsGuest(PICKUP);
    expect(await read(await change(placed, 'at_pickup'))).toMatchObject({
      payment: 'at_pickup',
      status: 'confirmed',
      holdUntil: null,
    });
    await admin.shop.settle();
    const mails = admin.shop.mails.filter(({ to }) => to === placed.order.contact.email);
    expect(mails.map(({ subject }) => subject)).toEqual([`Your order ${placed.order.number} is confirmed`]);
  });

  test('waits for a stranger’s confirmation within the share of such orders (P29.34)', async () => {
    const admin = await openPaymentAdmin({
      calendar: { ...CALENDAR, weekdays: CALENDAR.weekdays.map(() => ({ isOpen: true, workUnits: 10 })) },
    });
    const unconfirmed = { ...DEFAULT_UNCONFIRMED_TERMS, dayShare: 10 };
    await writeDeliveryTerms(admin.db, { ...TERMS, unconfirmed });
    const [first, second] = [await admin.placeAsGuest(PICKUP), await admin.placeHeld()];
    expect(await read(await change(first, 'at_pickup'))).toMatchObject({
      isUnconfirmed: true,
      holdUntil: '2026-11-16T15:00:00.000Z',
    });
    await admin.shop.settle();
    const mail = admin.shop.mails.findLast(({ to }) => to === first.order.contact.email);
    expect(mail?.subject).toBe(`Confirm your order ${first.order.number} at Oyin Bakes`);
    const full = await change(second, 'on_delivery');
    expect([full.status, await full.json()]).toMatchObject([409, { code: 'slot_unconfirmed_full' }]);
    expect(await admin.readOrder(second)).toMatchObject({ payment: 'card', status: 'pending_payment' });
  });

  test('is confirmed at once for the confirmed address of its account (P29.274)', async () => {
    const admin = await openPaymentAdmin();
    await writeDeliveryTerms(admin.db, { ...TERMS, unconfirmed: DEFAULT_UNCONFIRMED_TERMS });
    const visitor = await admin.shop.signInUser('ada@bakery.example');
    const contact = { ...makeContact(), email: 'ada@bakery.example' };
    const { order } = await admin.place(visitor, { ...PICKUP, contact });
    expect(await read(await change({ visitor, order }, 'at_pickup'))).toMatchObject({ status: 'confirmed' });
  });
});

test('nobody changes how another’s order is paid, nor one that is paid, expired or not deliverable unpaid (P29.34)', async () => {
  const admin = await openPaymentAdmin();
  const placed = await admin.placeHeld();
  expect((await change({ ...placed, visitor: admin.shop.visit() }, 'transfer')).status).toBe(404);
  expect((await change(placed, 'at_pickup')).status).toBe(409);
  await admin.db.update(orders).set({ zoneId: 'outskirts' }).where(eq(orders.id, placed.order.id));
  expect((await change(placed, 'on_delivery')).status).toBe(409);
  await admin.pay(placed);
  expect((await change(placed, 'transfer')).status).toBe(409);
  const late = await admin.placeHeld();
  await admin.pass(21);
  expect((await change(late, 'transfer')).status).toBe(409);
});

test('money that comes over the page that was open before still pays the order (P29.34)', {
  tags: 'long',
}, async () => {
  const admin = await openPaymentAdmin();
  const placed = await admin.placeHeld();
  const reference = await admin.start(placed);
  expect((await change(placed, 'transfer')).status).toBe(200);
  await admin.sandbox.transactions.pay(reference, {});
  await admin.deliverMessages(reference);
  expect(await admin.readOrder(placed)).toMatchObject({ status: 'confirmed', paymentState: 'paid' });
  expect(await admin.findWrongSums()).toEqual([]);
});
