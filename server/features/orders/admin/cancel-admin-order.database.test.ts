import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AdminOrderDetails, adminOrderDetailsSchema } from '../../../../contract/order-admin.ts';
import { orderEvents, orders } from '../../../database/schema/orders.ts';
import { paymentAdjustments, refunds } from '../../../database/schema/payments.ts';
import { openAdmin } from '../../../testing/admin-calls.ts';
import { FRIDAY } from '../../../testing/order-inputs.ts';
import { findWrongSums } from '../../../testing/payment-ledgers.ts';
import { FIXED_SEED } from '../../../testing/seeds.ts';

async function openCancelling() {
  const admin = await openAdmin();
  const { owner } = admin;
  const send = (id: string, action: string, body: object, key: string = randomUUID()) =>
    owner.ask(`/api/admin/orders/${id}/${action}`, {
      method: 'POST',
      body,
      headers: { 'idempotency-key': key },
    });
  const placePaid = async (amount = 8_000) => {
    const { order } = await admin.placeAsGuest();
    const paid = await send(order.id, 'payments', { way: 'cash', amount, note: '' });
    expect(paid.status).toBe(200);
    return order;
  };
  const cancel = (id: string, body: object, key?: string) =>
    send(id, 'cancel', { reason: 'The customer asked', refund: null, ...body }, key);
  const readCancelled = async (answer: Response): Promise<AdminOrderDetails> => admin.readOrder(answer, 200);
  return { ...admin, send, placePaid, cancel, readCancelled };
}

describe('cancelling', () => {
  test('asks for a reason, which stands in the history with who gave it (P19.4)', {
    tags: 'long',
  }, async () => {
    const admin = await openCancelling();
    const { order } = await admin.placeAsGuest();
    const refused = await admin.cancel(order.id, { reason: ' ' });
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { fields: { reason: 'Enter a reason.' } },
    ]);
    const cancelled = await admin.readCancelled(await admin.cancel(order.id, {}));
    expect(cancelled).toMatchObject({ status: 'cancelled', attention: [] });
    expect(cancelled.history.at(-1)).toMatchObject({ status: 'cancelled', words: 'The customer asked' });
    expect(cancelled.historyActors.at(-1)).toBe('Bisi Owner');
  });

  test('gives all of it back in the same step, and nothing is left to settle (P19.4)', {
    tags: 'long',
  }, async () => {
    const admin = await openCancelling();
    const { id } = await admin.placePaid();
    const cancelled = await admin.cancel(id, { refund: { way: 'cash', amount: 8_000 } });
    expect(await admin.readCancelled(cancelled)).toMatchObject({
      status: 'cancelled',
      paymentState: 'refunded',
      money: { paid: 8_000, refunded: 8_000, refundDue: 0 },
      attention: [],
    });
    expect(await admin.db.select().from(refunds)).toMatchObject([{ reason: 'The customer asked' }]);
  });

  test('in part or not at all needs a reason for what is kept, and keeps it for good (P19.4)', {
    tags: 'long',
  }, async () => {
    const admin = await openCancelling();
    const { id } = await admin.placePaid();
    for (const refund of [null, { way: 'cash', amount: 5_000 }]) {
      const refused = await admin.cancel(id, { refund });
      expect([refused.status, await refused.json()]).toMatchObject([400, { code: 'keep_reason_missing' }]);
    }
    expect(await admin.read(id)).toMatchObject({ status: 'confirmed', money: { refunded: 0 } });
    const body = { refund: { way: 'cash', amount: 5_000 }, keepReason: 'The cake was half made' };
    expect(await admin.readCancelled(await admin.cancel(id, body))).toMatchObject({
      status: 'cancelled',
      money: { refunded: 5_000, refundDue: 0 },
      adjustments: [{ amount: 3_000, reason: 'The cake was half made', by: 'Bisi Owner' }],
      attention: [],
    });
  });

  test('gives back no more than came, and is then not cancelled either', async () => {
    const admin = await openCancelling();
    const { id } = await admin.placePaid();
    const refused = await admin.cancel(id, { refund: { way: 'cash', amount: 8_000.01 } });
    expect([refused.status, await refused.json()]).toMatchObject([400, { code: 'refund_too_much' }]);
    expect(await admin.read(id)).toMatchObject({ status: 'confirmed' });
  });

  test('is done once, however often it is sent, and refused to whoever saw an older order', async () => {
    const admin = await openCancelling();
    const { id } = await admin.placePaid();
    const body = { refund: { way: 'cash', amount: 8_000 } };
    const stale = await admin.cancel(id, { ...body, version: 1 });
    expect([stale.status, await stale.json()]).toMatchObject([
      409,
      { code: 'order_moved_on', order: { status: 'confirmed' } },
    ]);
    const { version } = await admin.read(id);
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => admin.cancel(id, { ...body, version }, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await admin.db.$count(refunds)).toBe(1);
    expect(await admin.db.$count(orderEvents, eq(orderEvents.status, 'cancelled'))).toBe(1);
    expect((await admin.cancel(id, { reason: 'Another reason' })).status).toBe(409);
  });

  test('takes the ticket from the kitchen and the card from the board at once (P19.4)', async () => {
    const admin = await openCancelling();
    const { id } = await admin.placePaid();
    await admin.step(id, { to: 'in_kitchen' });
    const readTickets = async () => (await admin.owner.ask(`/api/admin/kitchen?day=${FRIDAY}`)).text();
    expect(await readTickets()).toContain(id);
    await admin.cancel(id, { refund: { way: 'cash', amount: 8_000 } });
    expect(await readTickets()).not.toContain(id);
    const { columns } = await admin.readBoard();
    const places = columns.filter(({ data }) => data.some((card) => card.id === id));
    expect(places.map(({ status }) => status)).toEqual(['cancelled']);
  });

  test('with several others or from a list asks for the reason too, and leaves paid ones to their page', async () => {
    const admin = await openCancelling();
    const paid = await admin.placePaid();
    const { order: unpaid } = await admin.placeAsGuest();
    expect((await admin.step(unpaid.id, { to: 'cancelled' })).status).toBe(400);
    const body = { ids: [paid.id, unpaid.id], to: 'cancelled', reason: 'The oven broke' };
    const { data } = (await (await admin.owner.post('/api/admin/orders/steps', body)).json()) as {
      data: readonly { readonly problem: string | null }[];
    };
    expect(data.map(({ problem }) => problem)).toEqual([
      '₦8,000 was paid for this order. Cancel it on its order page, where you choose the refund.',
      null,
    ]);
  });
});

test('whatever was paid, forgiven, kept and given back, a cancelled order has no refund due (P19.4)', {
  tags: 'long',
}, async () => {
  const admin = await openCancelling();
  const part = fc.integer({ min: 0, max: 1_200_000 });
  await fc.assert(
    fc.asyncProperty(
      part,
      fc.integer({ min: -800_000, max: 400_000 }),
      part,
      async (paid, adjusted, back) => {
        const { order } = await admin.placeAsGuest();
        if (paid > 0)
          await admin.send(order.id, 'payments', {
            way: 'cash',
            amount: paid / 100,
            acceptOverpayment: true,
          });
        if (adjusted !== 0) await adjust(admin, order.id, adjusted);
        const amount = Math.min(paid, back) / 100;
        const answer = await admin.cancel(order.id, {
          refund: amount > 0 ? { way: 'cash', amount } : null,
          keepReason: 'Agreed',
        });
        const cancelled = adminOrderDetailsSchema.parse(await answer.json());
        expect(cancelled).toMatchObject({
          status: 'cancelled',
          attention: [],
          money: { refundDue: 0, due: 0 },
        });
      },
    ),
    { numRuns: 12, seed: FIXED_SEED },
  );
  expect(await findWrongSums(admin.db)).toEqual([]);
});

/** Written behind the desk, which asks for what is due or too much. */
async function adjust(
  { db, owner }: Awaited<ReturnType<typeof openCancelling>>,
  orderId: string,
  amountInKobo: number,
): Promise<void> {
  await db
    .insert(paymentAdjustments)
    .values({ orderId, amountInKobo, reason: 'Earlier', key: randomUUID(), madeBy: owner.userId });
  await db.update(orders).set({ adjustedInKobo: amountInKobo }).where(eq(orders.id, orderId));
}
