import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { placedOrderSchema } from '../../../contract/orders.ts';
import { orders } from '../../database/schema/orders.ts';
import {
  makeAcceptance,
  makeNewQuote,
  openCustomOrderAdmin,
  readCode,
} from '../../testing/custom-order-admin.ts';
import { SATURDAY } from '../../testing/order-inputs.ts';

describe('from the request to the deposit', () => {
  test('a quote is accepted, its deposit paid, and the order is the kitchen’s (P7.1, P7.3)', async () => {
    const admin = await openCustomOrderAdmin();
    const { id } = await admin.ask();
    await admin.quote(id);
    const order = await admin.accept(id);
    expect(order).toMatchObject({
      status: 'pending_payment',
      total: 93_000,
      delivery: 3_000,
      money: { deposit: 45_000, due: 93_000 },
      lines: [{ name: 'Custom Cake', quantity: 1, price: 90_000 }],
    });
    expect(await admin.read(id)).toMatchObject({
      status: 'accepted',
      order: { id: order.id, number: order.number, status: 'pending_payment', deposit: 45_000, held: 0 },
      canAccept: false,
      canWithdraw: false,
    });

    const placed = { visitor: admin.ada, order };
    await admin.pay(placed);
    expect((await admin.readOrder(placed)).money).toMatchObject({ paid: 45_000, due: 48_000 });
    expect(await admin.read(id)).toMatchObject({
      status: 'deposit_paid',
      isPaid: false,
      order: { status: 'confirmed', held: 45_000 },
      history: [
        { status: 'submitted', by: 'customer' },
        { status: 'quoted', by: 'administrator', words: 'Quote 1' },
        { status: 'accepted', by: 'customer', words: 'Quote 1' },
        { status: 'deposit_paid', by: 'shop' },
      ],
    });
  });

  test('the order of a quote keeps what was agreed, for its customer, the desk and its emails (P28.186)', {
    tags: 'long',
  }, async () => {
    const admin = await openCustomOrderAdmin();
    const { id, number } = await admin.ask();
    const lines = [
      { words: 'Cake', amount: 70_000 },
      { words: 'Football pitch', amount: 20_000 },
    ];
    await admin.quote(id, { lines, note: 'Pitch of sugar' });
    const placed = { visitor: admin.ada, order: await admin.accept(id) };
    const customRequest = { id, number, lines, note: 'Pitch of sugar' };
    expect(await admin.readOrder(placed)).toMatchObject({ customRequest });
    expect(await admin.readOrderList(placed.order.id)).toMatchObject({ customRequest });
    await admin.pay(placed);
    const confirmation = admin.shop.mails.find(({ subject }) => subject.endsWith('is confirmed'));
    expect(confirmation?.text).toContain(
      'agreed: Cake ₦70,000, Football pitch ₦20,000. Our note: “Pitch of sugar”',
    );
  });

  test('the balance is due before the cake leaves the house (P7.4)', { tags: 'long' }, async () => {
    const admin = await openCustomOrderAdmin();
    const { id } = await admin.ask();
    await admin.quote(id);
    const placed = { visitor: admin.ada, order: await admin.accept(id) };
    await admin.pay(placed);
    expect(await admin.makeStep(placed.order.id, 'in_kitchen')).toBe(true);
    expect(await admin.makeStep(placed.order.id, 'ready')).toBe(true);
    const stepPath = `/api/admin/orders/${placed.order.id}/steps`;
    expect((await admin.owner.post(stepPath, { to: 'out_for_delivery' })).status).toBe(409);
    await admin.pay(placed);
    expect((await admin.readOrder(placed)).money).toMatchObject({ paid: 93_000, due: 0 });
    expect(await admin.read(id)).toMatchObject({ status: 'deposit_paid', isPaid: true });
    const own = await (await admin.ada.ask('/api/custom-orders')).json();
    expect(own).toMatchObject({ data: [{ isPaid: true }] });
    const inbox = await (await admin.owner.ask('/api/admin/custom-orders')).json();
    expect(inbox).toMatchObject({ data: [{ isPaid: true }] });
    expect(await admin.makeStep(placed.order.id, 'out_for_delivery')).toBe(true);
  });

  test('a quote may be dearer than the cart allows (P2.5)', { tags: 'long' }, async () => {
    const admin = await openCustomOrderAdmin();
    const { id } = await admin.ask();
    await admin.quote(id, { lines: [{ words: 'Four tiers', amount: 250_000 }] });
    expect((await admin.accept(id, { expectedTotal: 250_000 })).total).toBe(250_000);
  });

  test('the kitchen points of the quote are taken from its day', async () => {
    const admin = await openCustomOrderAdmin();
    const { id } = await admin.ask();
    await admin.quote(id, { workUnits: 60 });
    await admin.accept(id);
    const other = await admin.ask();
    const { days } = await admin.readForAdmin(other.id);
    expect(days.find(({ day }) => day === '2026-11-20')).toMatchObject({
      workUnits: 100,
      workUnitsTaken: 60,
    });
  });

  test('the job writes down what nobody has looked at', { tags: 'long' }, async () => {
    const admin = await openCustomOrderAdmin();
    const { id } = await admin.ask();
    await admin.quote(id);
    const order = await admin.accept(id);
    await admin.pay({ visitor: admin.ada, order });
    await admin.settleByJob();
    expect(await admin.readStatusRow(id)).toBe('deposit_paid');
  });
});

describe('refused is', () => {
  test('a quote that has expired, by the clock alone', async () => {
    const admin = await openCustomOrderAdmin();
    const { id } = await admin.ask();
    await admin.quote(id);
    admin.clock.set('2026-11-18T11:00:00.000Z');
    const answer = await admin.sendAcceptance(id, makeAcceptance());
    expect([answer.status, await answer.json()]).toEqual([
      409,
      {
        code: 'quote_expired',
        message: 'The quote has expired. Send your request again and we’ll send a new quote.',
      },
    ]);
    expect((await admin.read(id)).status).toBe('expired');
  });

  test('a second acceptance, but the same one sent again leads to the same order', async () => {
    const admin = await openCustomOrderAdmin();
    const { id } = await admin.ask();
    await admin.quote(id);
    const acceptance = makeAcceptance();
    const key = randomUUID();
    const first = placedOrderSchema.parse(await (await admin.sendAcceptance(id, acceptance, key)).json());
    const again = placedOrderSchema.parse(await (await admin.sendAcceptance(id, acceptance, key)).json());
    expect(again.order.id).toBe(first.order.id);
    const second = await admin.sendAcceptance(id, makeAcceptance());
    expect([second.status, await second.json()]).toEqual([
      409,
      { code: 'already_accepted', message: 'This quote has already been accepted.' },
    ]);
    expect(await readCode(await admin.sendAcceptance(id, makeAcceptance({ note: 'Other' }), key))).toEqual([
      409,
      'key_reused',
    ]);
  });

  test('a key that was used for another custom order', async () => {
    const admin = await openCustomOrderAdmin();
    const one = await admin.ask();
    const other = await admin.ask();
    await admin.quote(one.id);
    await admin.quote(other.id);
    const acceptance = makeAcceptance();
    const key = randomUUID();
    expect((await admin.sendAcceptance(one.id, acceptance, key)).status).toBe(201);
    expect(await readCode(await admin.sendAcceptance(other.id, acceptance, key))).toEqual([
      409,
      'key_reused',
    ]);
  });

  test('an old version, once there is a newer quote', { tags: 'long' }, async () => {
    const admin = await openCustomOrderAdmin();
    const { id } = await admin.ask();
    await admin.quote(id);
    await admin.quote(id, { deposit: 50_000 });
    const answer = await admin.sendAcceptance(id, makeAcceptance({ quoteVersion: 1 }));
    expect([answer.status, await answer.json()]).toEqual([
      409,
      { code: 'quote_replaced', message: 'There’s a newer quote. Check it before you accept.' },
    ]);
    expect((await admin.accept(id, { quoteVersion: 2 })).money.deposit).toBe(50_000);
  });

  test('what the quote does not say', { tags: 'long' }, async () => {
    const admin = await openCustomOrderAdmin();
    const { id } = await admin.ask();
    await admin.quote(id);
    for (const [what, differences, expected] of [
      ['payment at the door', { payment: 'on_delivery' }, [400, 'payment_not_offered']],
      ['another day than the quote’s', { slot: { day: SATURDAY, windowId: 'morning' } }, [400, 'other_day']],
      ['another total than is due', { expectedTotal: 90_000 }, [409, 'prices_changed']],
      [
        'a window that is not there',
        { slot: { day: '2026-11-20', windowId: 'night' } },
        [409, 'slot_not_offered'],
      ],
    ] as const) {
      expect(await readCode(await admin.sendAcceptance(id, makeAcceptance(differences))), what).toEqual(
        expected,
      );
      expect((await admin.read(id)).status).toBe('quoted');
    }
  });

  test('what has no quote yet, was withdrawn or declined', { tags: 'long' }, async () => {
    const admin = await openCustomOrderAdmin();
    const { id } = await admin.ask();
    expect(await readCode(await admin.sendAcceptance(id, makeAcceptance()))).toEqual([409, 'no_quote_yet']);
    await admin.ada.post(`/api/custom-orders/${id}/withdraw`);
    expect(await readCode(await admin.sendAcceptance(id, makeAcceptance()))).toEqual([409, 'withdrawn']);
    const other = await admin.ask();
    await admin.owner.post(`/api/admin/custom-orders/${other.id}/decline`, { reason: 'No oven that wide' });
    expect(await readCode(await admin.sendAcceptance(other.id, makeAcceptance()))).toEqual([409, 'declined']);
  });

  test('a day that has filled up since, with the reason', { tags: 'long' }, async () => {
    const admin = await openCustomOrderAdmin();
    const one = await admin.ask();
    const other = await admin.ask();
    await admin.quote(one.id, { workUnits: 60 });
    await admin.quote(other.id, { workUnits: 60 });
    await admin.accept(one.id);
    const answer = await admin.sendAcceptance(other.id, makeAcceptance());
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      {
        code: 'quote_day_taken',
        message: 'The day in your quote is no longer available. Contact us for a quote for another day.',
      },
    ]);
  });
});

describe('at the same moment', () => {
  test('of many acceptances exactly one makes an order', async () => {
    const admin = await openCustomOrderAdmin();
    const node = await admin.openOtherNode();
    const there = node.visit();
    await there.signIn(admin.ada.email, 'three warm loaves at dawn');
    const { id } = await admin.ask();
    await admin.quote(id);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        admin.sendAcceptance(id, makeAcceptance(), randomUUID(), index % 2 ? there : admin.ada),
      ),
    );
    const outcomes = await Promise.all(
      answers.map(async (answer) => (answer.status === 201 ? 'placed' : (await readCode(answer))[1])),
    );
    expect(outcomes.filter((outcome) => outcome === 'placed')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['placed', 'already_accepted']));
    expect(await admin.countOrders()).toBe(1);
  });

  test('a new quote and an acceptance never both come through', async () => {
    const admin = await openCustomOrderAdmin();
    for (let round = 0; round < 8; round += 1) {
      const { id } = await admin.ask();
      await admin.quote(id, { workUnits: 1 });
      const [accepted, quoted] = await Promise.all([
        admin.sendAcceptance(id, makeAcceptance()),
        admin.sendQuote(id, makeNewQuote({ deposit: 60_000, workUnits: 1 })),
      ]);
      const { status, quotes } = await admin.read(id);
      if (accepted.status === 201) {
        expect(await readCode(quoted)).toEqual([409, 'already_accepted']);
        expect([status, quotes.length]).toEqual(['accepted', 1]);
        // Of orders that wait to be paid nobody may have as many as there are rounds.
        await admin.db.update(orders).set({ status: 'cancelled' });
      } else {
        expect(await readCode(accepted)).toEqual([409, 'quote_replaced']);
        expect([quoted.status, status, quotes.length]).toEqual([200, 'quoted', 2]);
      }
    }
  });
});
