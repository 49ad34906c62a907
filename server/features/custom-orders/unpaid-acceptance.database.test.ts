import { describe, expect, test } from 'vitest';
import type { NewQuote } from '../../../contract/custom-order-admin.ts';
import { openCustomOrderAdmin, readCode } from '../../testing/custom-order-admin.ts';
import { FRIDAY, SATURDAY } from '../../testing/order-inputs.ts';

const SATURDAY_MORNING = { day: SATURDAY, windowId: 'morning' };

describe('an order that ends unpaid', () => {
  test.each([
    ['cancelled by the customer', 'cancel'],
    ['run out', 'run out'],
  ] as const)('%s gives the quote back, and it can be accepted again', async (_, how) => {
    const admin = await openCustomOrderAdmin();
    const { id } = await admin.ask();
    await admin.quote(id);
    const order = await admin.accept(id);
    if (how === 'cancel') await admin.ada.post(`/api/orders/${order.id}/cancel`);
    else await admin.pass(20);
    expect(await admin.read(id)).toMatchObject({ status: 'quoted', order: null, canAccept: true });
    expect((await admin.accept(id)).status).toBe('pending_payment');
  });

  test('leaves an expired custom order when the quote has expired meanwhile', { tags: 'long' }, async () => {
    const admin = await openCustomOrderAdmin();
    const { id } = await admin.ask();
    await admin.quote(id, { expiresAt: '2026-11-16T11:10:00.000Z' });
    await admin.accept(id);
    await admin.pass(15);
    expect((await admin.read(id)).status).toBe('accepted');
    await admin.pass(5);
    const { status, history } = await admin.read(id);
    expect(status).toBe('expired');
    expect(history.map((step) => step.status)).toEqual([
      'submitted',
      'quoted',
      'accepted',
      'quoted',
      'expired',
    ]);
  });

  test('keeps the custom order until money that came too late is dealt with', { tags: 'long' }, async () => {
    const admin = await openCustomOrderAdmin();
    const { id } = await admin.ask();
    await admin.quote(id);
    const order = await admin.accept(id);
    const reference = await admin.start({ visitor: admin.ada, order });
    await admin.pass(21);
    await admin.sandbox.transactions.pay(reference, { amountInKobo: 1_000_000 });
    await admin.deliverMessages(reference);
    expect(await admin.read(id)).toMatchObject({ status: 'accepted', order: { status: 'expired' } });
    await admin.settleByHand(order.id, 'refunds', { way: 'cash', amount: 10_000, reason: 'Too late' });
    expect(await admin.read(id)).toMatchObject({ status: 'quoted', order: null });
  });

  test('goes on under another number, when its whole deposit came late and the place was free', {
    tags: 'long',
  }, async () => {
    const admin = await openCustomOrderAdmin();
    const { id } = await admin.ask();
    await admin.quote(id);
    const order = await admin.accept(id);
    const reference = await admin.start({ visitor: admin.ada, order });
    await admin.pass(21);
    await admin.sandbox.transactions.pay(reference, {});
    await admin.deliverMessages(reference);
    await admin.shop.settle();
    const settled = await admin.read(id);
    expect(settled).toMatchObject({ status: 'deposit_paid', order: { status: 'confirmed' } });
    expect(settled.order?.id).not.toBe(order.id);
  });

  describe('and has its whole deposit paid after it went back to the quote', () => {
    /** Where a payment was begun and the time ran out, and somebody has looked since. */
    async function loseOrder(quote: Partial<NewQuote> = {}) {
      const admin = await openCustomOrderAdmin();
      const { id } = await admin.ask();
      await admin.quote(id, quote);
      const order = await admin.accept(id);
      const reference = await admin.start({ visitor: admin.ada, order });
      await admin.pass(21);
      await admin.read(id);
      const payLate = async () => {
        await admin.sandbox.transactions.pay(reference, {});
        await admin.deliverMessages(reference);
        await admin.shop.settle();
      };
      return { admin, id, order, payLate };
    }

    test.each([
      ['which still holds', {}, 'quoted'],
      ['which has expired', { expiresAt: '2026-11-16T11:10:00.000Z' }, 'expired'],
    ] as const)('%s, it goes on under another number', async (_, quote, status) => {
      const { admin, id, order, payLate } = await loseOrder(quote);
      expect((await admin.read(id)).status).toBe(status);
      await payLate();
      const followed = await admin.read(id);
      expect(followed).toMatchObject({ status: 'deposit_paid', order: { status: 'confirmed' } });
      expect(followed.order?.id).not.toBe(order.id);
      expect(followed.history.at(-1)).toMatchObject({ status: 'deposit_paid', by: 'shop' });
      expect(await admin.countOrders()).toBe(2);
    });

    test('and its place is gone, the owner takes it up in another', { tags: 'long' }, async () => {
      const { admin, id, order, payLate } = await loseOrder();
      const closed = { isClosed: true, workUnits: null, note: '', confirmedOrderCount: 0 };
      expect((await admin.owner.put(`/api/admin/calendar/days/${FRIDAY}`, closed)).status).toBe(200);
      await payLate();
      expect(await admin.read(id)).toMatchObject({ status: 'quoted', order: null });
      const taken = await admin.settleByHand(order.id, 'reinstate', { slot: SATURDAY_MORNING });
      expect(await admin.read(id)).toMatchObject({ status: 'deposit_paid', order: { id: taken.id } });
    });

    test('but was accepted again, no second cake is made of it', { tags: 'long' }, async () => {
      const { admin, id, order, payLate } = await loseOrder();
      const again = await admin.accept(id);
      await payLate();
      expect(await admin.read(id)).toMatchObject({ status: 'accepted', order: { id: again.id } });
      expect(await admin.countOrders()).toBe(2);
      expect(await admin.listNotified(order.id)).toContain('payment_problem email');
      const refused = await admin.sendByHand(order.id, 'reinstate', { slot: SATURDAY_MORNING });
      expect([refused.status, await refused.json()]).toEqual([
        409,
        {
          code: 'ordered_again',
          message:
            'The customer has accepted the quote again, so this cake has another order. Refund the payment.',
        },
      ]);
    });

    test('but was withdrawn, nothing is made of it', { tags: 'long' }, async () => {
      const { admin, id, order, payLate } = await loseOrder();
      await admin.ada.post(`/api/custom-orders/${id}/withdraw`);
      await payLate();
      expect(await admin.read(id)).toMatchObject({ status: 'withdrawn', order: null });
      expect(
        await readCode(await admin.sendByHand(order.id, 'reinstate', { slot: SATURDAY_MORNING })),
      ).toEqual([409, 'custom_order_withdrawn']);
      expect(await admin.countOrders()).toBe(1);
    });
  });

  test('a deposit that was paid stays paid, whatever becomes of the order', { tags: 'long' }, async () => {
    const admin = await openCustomOrderAdmin();
    const { id } = await admin.ask();
    await admin.quote(id);
    const order = await admin.accept(id);
    await admin.pay({ visitor: admin.ada, order });
    await admin.ada.post(`/api/orders/${order.id}/cancel`);
    expect(await admin.read(id)).toMatchObject({ status: 'deposit_paid', order: { status: 'cancelled' } });
  });
});
