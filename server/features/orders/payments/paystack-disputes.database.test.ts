import { describe, expect, test } from 'vitest';
import { kitchenDaySchema } from '../../../../contract/kitchen.ts';
import {
  bringToDoor,
  countNotified,
  openDisputed,
  openPaid,
  readRefusal,
  readReport,
  step,
  sweepDisputes,
} from '../../../testing/paystack-scenarios.ts';

describe('Paystack disputes', () => {
  test('a dispute alarms the owner with its due time, however often it is told, and stops the order at the door until somebody decides (P31.1)', {
    tags: 'long',
  }, async () => {
    const { admin, placed, reference } = await openDisputed();
    const [message] = admin.sandbox.messages.list(reference).filter(({ status }) => status === 'held');
    const sealed = admin.sandbox.messages.seal(message?.id ?? '');
    for (let time = 0; time < 3; time += 1) {
      expect((await admin.sendMessage(sealed)).status).toBe(200);
      await admin.shop.settle();
    }
    expect(await countNotified(admin, placed, 'payment_problem email')).toBe(1);
    expect(await countNotified(admin, placed, 'payment_problem in_app')).toBe(1);
    const mail = admin.shop.mails.find(({ subject }) => subject.includes('dispute'));
    expect(mail?.subject).toContain('by Tue 17 Nov, 04:00');
    expect(mail?.text).toContain('Sign in to Paystack and open Disputes');

    const seen = await admin.readOrderList(placed.order.id);
    expect(seen).toMatchObject({
      stoppedFor: 'dispute',
      attention: ['payment_disputed'],
      disputes: [{ status: 'awaiting_answer', amount: 8_000, dueAt: '2026-11-17T03:00:00.000Z' }],
    });
    await bringToDoor(admin, placed);
    expect(await readRefusal(await step(admin, placed, 'out_for_delivery'))).toEqual([
      409,
      'payment_disputed',
    ]);
    const kitchen = await admin.owner.ask(`/api/admin/kitchen?day=${seen.slot.day}`);
    expect(kitchenDaySchema.parse(await kitchen.json()).tickets).toMatchObject([{ stoppedFor: 'dispute' }]);

    const blank = await admin.sendByHand(placed.order.id, 'release', { reason: ' ' });
    expect(blank.status).toBe(400);
    const released = await admin.settleByHand(placed.order.id, 'release', { reason: 'Spoke to her bank' });
    expect(released).toMatchObject({ stoppedFor: null, attention: ['payment_disputed'] });
    expect(released.activity.map(({ action }) => action).sort()).toEqual([
      'order.paid',
      'order.payment_disputed',
      'order.released',
    ]);
    expect((await step(admin, placed, 'out_for_delivery')).status).toBe(200);
  });

  test('a dispute whose messages are lost is found by the sweep, and reminded of once in its last hours (P31.1)', {
    tags: 'long',
  }, async () => {
    const { admin, placed } = await openDisputed();
    await sweepDisputes(admin);
    await sweepDisputes(admin);
    expect(await admin.readOrderList(placed.order.id)).toMatchObject({ stoppedFor: 'dispute' });
    expect(await countNotified(admin, placed, 'payment_problem email')).toBe(1);
    await admin.pass(13 * 60);
    await sweepDisputes(admin);
    await sweepDisputes(admin);
    expect(await countNotified(admin, placed, 'payment_problem email')).toBe(2);
  });

  test('a reminder that comes twice is heard once (P31.1)', async () => {
    const { admin, placed, dispute, reference } = await openDisputed();
    await admin.deliverMessages(reference);
    await admin.pass(5 * 60);
    await admin.sandbox.disputes.remind(dispute.id);
    await admin.sandbox.disputes.remind(dispute.id);
    await admin.deliverMessages(reference);
    expect(await countNotified(admin, placed, 'payment_problem email')).toBe(2);
  });

  test('a dispute that is won lets the order go on by itself (P31.1)', { tags: 'long' }, async () => {
    const { admin, placed, dispute, reference } = await openDisputed();
    await bringToDoor(admin, placed);
    await admin.deliverMessages(reference);
    await admin.sandbox.disputes.resolve(dispute.id, 'declined');
    await admin.deliverMessages(reference);
    expect(await admin.readOrderList(placed.order.id)).toMatchObject({
      stoppedFor: null,
      attention: [],
      paymentState: 'paid',
      disputes: [{ status: 'won' }],
    });
    expect((await step(admin, placed, 'out_for_delivery')).status).toBe(200);
  });

  test.each([
    ['no refund is told of', false, 'in order'],
    ['a refund is told of too', true, 'in order'],
    ['a refund is told of first', true, 'backwards'],
    ['nothing is told of', true, 'lost'],
  ] as const)(
    'a dispute that is lost is booked once though %s, and due again (P31.1, P31.5)',
    async (_, withRefund, order) => {
      const { admin, placed, dispute, reference } = await openDisputed();
      await admin.sandbox.disputes.resolve(dispute.id, 'auto-accepted', { withRefund });
      const held = admin.sandbox.messages.list(reference).filter(({ status }) => status === 'held');
      for (const { id } of order === 'lost' ? [] : order === 'in order' ? held : held.toReversed()) {
        await admin.sandbox.messages.deliver(id);
        await admin.shop.settle();
      }
      await admin.pass(61);
      await admin.sweep();
      const seen = await admin.readOrderList(placed.order.id);
      expect(seen).toMatchObject({
        status: 'confirmed',
        paymentState: 'unpaid',
        stoppedFor: 'reversal',
        // Nobody is to refund it as well (P28.213).
        paymentNotes: [{ voidRule: 'reversed' }],
        money: { paid: 0, due: 8_000, refunded: 0, refunds: [], reversals: [{ amount: 8_000 }] },
      });
      expect(seen.attention).toContain('payment_reversed');
      expect(seen.attention).not.toContain('prepayment_missing');
      expect(await admin.findWrongSums()).toEqual([]);
      const { totals, refunded } = await readReport(admin);
      expect([totals.taken, totals.refunded]).toEqual([8_000, 8_000]);
      expect(refunded.byWay).toMatchObject([{ way: 'reversed', refunds: 1, value: 8_000 }]);
      const list = await admin.owner.ask(
        '/api/admin/orders?refundedFrom=2026-11-16&refundedTo=2026-11-30&refundedWay=reversed',
      );
      expect(await list.json()).toMatchObject({ data: [{ id: placed.order.id, stoppedFor: 'reversal' }] });

      await admin.settleByHand(placed.order.id, 'payments', { way: 'cash', amount: 8_000 });
      expect(await admin.readOrderList(placed.order.id)).toMatchObject({
        stoppedFor: null,
        paymentState: 'paid',
      });
    },
  );

  test('a payment that a bank took back without a word is found by the sweep, stops the order and alarms the owner once (P31.1)', {
    tags: 'long',
  }, async () => {
    const { admin, placed, reference } = await openPaid();
    await admin.sandbox.transactions.reverse(reference);
    await admin.sweep();
    expect(await admin.readOrderList(placed.order.id)).toMatchObject({ stoppedFor: null });
    await admin.pass(61);
    await admin.sweep();
    await admin.pass(5 * 60);
    await admin.sweep();
    expect(await admin.readOrderList(placed.order.id)).toMatchObject({
      stoppedFor: 'reversal',
      money: { due: 8_000, reversals: [{ amount: 8_000 }] },
    });
    expect(await countNotified(admin, placed, 'payment_problem email')).toBe(1);
    await bringToDoor(admin, placed);
    expect(await readRefusal(await step(admin, placed, 'out_for_delivery'))).toEqual([
      409,
      'payment_reversed',
    ]);
  });

  test('whether a step or a dispute comes first in one moment, nothing stopped is handed over (P31.1)', async () => {
    const { admin, placed, reference } = await openDisputed();
    await bringToDoor(admin, placed);
    const [message] = admin.sandbox.messages.list(reference).filter(({ status }) => status === 'held');
    await admin.sandbox.messages.deliver(message?.id ?? '');
    const [sent] = await Promise.all([step(admin, placed, 'out_for_delivery'), admin.shop.settle()]);
    const seen = await admin.readOrderList(placed.order.id);
    expect(seen.stoppedFor).toBe('dispute');
    expect(seen.status).toBe(sent.status === 200 ? 'out_for_delivery' : 'ready');
    expect((await step(admin, placed, 'delivered')).status).toBe(409);
  });

  test('what is disputed is not refunded here too (P31.1)', { tags: 'long' }, async () => {
    const { admin, placed, reference } = await openDisputed();
    await admin.deliverMessages(reference);
    const refund = { way: 'transfer', amount: 1_000, reason: 'Squashed' };
    const refused = await admin.sendByHand(placed.order.id, 'refunds', refund);
    expect(await readRefusal(refused)).toEqual([409, 'payment_disputed']);
  });
});
