import { describe, expect, test } from 'vitest';
import { openCustomOrderDesk } from '../../testing/custom-order-desk.ts';

describe('an order that ends unpaid', () => {
  test.each([
    ['cancelled by the customer', 'cancel'],
    ['run out', 'run out'],
  ] as const)('%s gives the quote back, and it can be accepted again', async (_, how) => {
    const desk = await openCustomOrderDesk();
    const { id } = await desk.ask();
    await desk.quote(id);
    const order = await desk.accept(id);
    if (how === 'cancel') await desk.ada.post(`/api/orders/${order.id}/cancel`);
    else await desk.pass(20);
    expect(await desk.read(id)).toMatchObject({ status: 'quoted', order: null, canAccept: true });
    expect((await desk.accept(id)).status).toBe('pending_payment');
  });

  test('leaves an expired custom order when the quote has run out meanwhile', async () => {
    const desk = await openCustomOrderDesk();
    const { id } = await desk.ask();
    await desk.quote(id, { expiresAt: '2026-11-16T11:10:00.000Z' });
    await desk.accept(id);
    await desk.pass(15);
    expect((await desk.read(id)).status).toBe('accepted');
    await desk.pass(5);
    const { status, history } = await desk.read(id);
    expect(status).toBe('expired');
    expect(history.map((step) => step.status)).toEqual([
      'submitted',
      'quoted',
      'accepted',
      'quoted',
      'expired',
    ]);
  });

  test('keeps the custom order until money that came too late is dealt with', async () => {
    const desk = await openCustomOrderDesk();
    const { id } = await desk.ask();
    await desk.quote(id);
    const order = await desk.accept(id);
    const reference = await desk.start({ visitor: desk.ada, order });
    await desk.pass(21);
    await desk.sandbox.transactions.pay(reference, { amountInKobo: 1_000_000 });
    await desk.deliverMessages(reference);
    expect(await desk.read(id)).toMatchObject({ status: 'accepted', order: { status: 'expired' } });
    await desk.settleByHand(order.id, 'refunds', { way: 'cash', amount: 10_000, reason: 'Too late' });
    expect(await desk.read(id)).toMatchObject({ status: 'quoted', order: null });
  });

  test('goes on under another number, when its whole deposit came late and the place was free', async () => {
    const desk = await openCustomOrderDesk();
    const { id } = await desk.ask();
    await desk.quote(id);
    const order = await desk.accept(id);
    const reference = await desk.start({ visitor: desk.ada, order });
    await desk.pass(21);
    await desk.sandbox.transactions.pay(reference, {});
    await desk.deliverMessages(reference);
    await desk.shop.settle();
    const settled = await desk.read(id);
    expect(settled).toMatchObject({ status: 'deposit_paid', order: { status: 'confirmed' } });
    expect(settled.order?.id).not.toBe(order.id);
  });

  test('a deposit that was paid stays paid, whatever becomes of the order', async () => {
    const desk = await openCustomOrderDesk();
    const { id } = await desk.ask();
    await desk.quote(id);
    const order = await desk.accept(id);
    await desk.pay({ visitor: desk.ada, order });
    await desk.ada.post(`/api/orders/${order.id}/cancel`);
    expect(await desk.read(id)).toMatchObject({ status: 'deposit_paid', order: { status: 'cancelled' } });
  });
});
