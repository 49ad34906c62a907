import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { AdminOrderDetails } from '../../../../contract/order-admin.ts';
import { orderChanges } from '../../../database/schema/order-changes.ts';
import { makeContact, makeOrderInput } from '../../../testing/order-inputs.ts';
import { openPaymentAdmin, type PaymentAdmin } from '../../../testing/payment-admin.ts';

type Rival = {
  readonly name: string;
  /** What it does, ready to go. */
  readonly prepare: (admin: PaymentAdmin, placed: Placed) => Promise<() => Promise<boolean>>;
  /** Whether both happen where one has waited for the other, the change first and the change last. */
  readonly both: readonly [boolean, boolean];
};
type Placed = Awaited<ReturnType<typeof placeTwo>>;

const placeTwo = (admin: PaymentAdmin) =>
  admin.placeHeld({
    contact: makeContact(),
    lines: makeOrderInput().lines.map((line) => ({ ...line, quantity: 2 })),
    expectedTotal: 13_000,
  });

const RIVALS: readonly Rival[] = [
  {
    name: 'a cancellation',
    prepare: async (admin, { order }) => {
      const body = { reason: 'No', refund: null, keepReason: '' };
      return async () => (await admin.sendByHand(order.id, 'cancel', body)).ok;
    },
    both: [true, false],
  },
  {
    name: 'the kitchen’s start',
    prepare: async (admin, { order }) => {
      const paid = await admin.settleByHand(order.id, 'payments', { way: 'cash', amount: 13_000 });
      const body = { to: 'in_kitchen', version: paid.version };
      return async () => (await admin.owner.post(`/api/admin/orders/${order.id}/steps`, body)).ok;
    },
    both: [false, false],
  },
  {
    name: 'a payment recorded at the desk',
    prepare: async (admin, { order }) => {
      const body = { way: 'cash', amount: 13_000 };
      return async () => (await admin.sendByHand(order.id, 'payments', body)).ok;
    },
    // Of what it no longer costs, nobody records a payment without being asked; and whoever has not seen the payment looks again.
    both: [false, false],
  },
  {
    name: 'a payment that arrives',
    prepare: async (admin, placed) => {
      const reference = await admin.start(placed);
      await admin.sandbox.transactions.pay(reference);
      return async () => {
        await admin.deliverMessages(reference);
        return true;
      };
    },
    both: [true, false],
  },
];

async function change({ owner }: PaymentAdmin, order: AdminOrderDetails): Promise<boolean> {
  const answer = await owner.post(`/api/admin/orders/${order.id}/changes`, {
    version: order.version,
    existingLines: [{ position: 0, quantity: 1, inscription: '' }],
    contact: { name: order.contact.name, phone: order.contact.phone },
    address: order.address,
    slot: { day: order.slot.day, windowId: order.slot.windowId },
    note: order.note,
    reason: 'She called',
    expectedTotal: 8_000,
  });
  return answer.ok;
}

/** One outcome: each of the two has happened wholly or not at all, and the money agrees with it. */
async function expectOneOutcome(admin: PaymentAdmin, id: string, isChanged: boolean): Promise<void> {
  const after = await admin.readOrderList(id);
  expect([after.total, after.lines[0]?.quantity]).toEqual(isChanged ? [8_000, 1] : [13_000, 2]);
  expect(await admin.db.$count(orderChanges, eq(orderChanges.orderId, id))).toBe(isChanged ? 1 : 0);
  const { paid, due, refundDue } = after.money;
  expect(paid + due - refundDue).toBe(after.status === 'cancelled' ? 0 : after.total);
  expect(await admin.findWrongSums()).toEqual([]);
}

test.each(RIVALS)(
  'a change and $name have one outcome, one after the other in both orders and at once (P37.8)',
  async ({ prepare, both }) => {
    const admin = await openPaymentAdmin();
    for (const isChangeFirst of [true, false]) {
      for (const areAtOnce of [false, true]) {
        const placed = await placeTwo(admin);
        const rival = await prepare(admin, placed);
        const order = await admin.readOrderList(placed.order.id);
        const acts = [() => change(admin, order), rival];
        const [first, second] = isChangeFirst ? acts : acts.toReversed();
        if (!first || !second) throw new Error('There are two of them.');
        const results = areAtOnce ? await Promise.all([first(), second()]) : [await first(), await second()];
        if (!areAtOnce) expect(results).toEqual([true, both[isChangeFirst ? 0 : 1]]);
        expect(results).toContain(true);
        await expectOneOutcome(admin, order.id, results[isChangeFirst ? 0 : 1] ?? false);
      }
    }
  },
);

test('a change sent twice is made once', async () => {
  const admin = await openPaymentAdmin();
  const placed = await placeTwo(admin);
  const order = await admin.readOrderList(placed.order.id);
  const results = await Promise.all([change(admin, order), change(admin, order)]);
  expect(results.toSorted()).toEqual([false, true]);
  await expectOneOutcome(admin, order.id, true);
});
