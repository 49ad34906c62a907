import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reportSchema } from '../../../../contract/reports.ts';
import { auditEvents } from '../../../database/schema/audit-events.ts';
import { orders } from '../../../database/schema/orders.ts';
import { payments, refunds } from '../../../database/schema/payments.ts';
import { makeOrderInput, SATURDAY } from '../../../testing/order-inputs.ts';
import { openPaymentAdmin } from '../../../testing/payment-admin.ts';
import { FIXED_SEED } from '../../../testing/seeds.ts';

const TODAY = '2026-11-16';
const DAYS = 3;
const ACTS_A_DAY = 30;

const anyAct = fc.record({
  act: fc.constantFrom(
    'place',
    'place',
    'pay',
    'pay',
    'refund',
    'forgive',
    'cancel',
    'wait',
    'reinstate',
    'step',
  ),
  /** Which of the orders there are. */
  which: fc.nat(),
  share: fc.integer({ min: 1, max: 120 }),
  way: fc.constantFrom('cash', 'transfer', 'card_machine'),
  isHeld: fc.boolean(),
});
type Act = typeof anyAct extends fc.Arbitrary<infer Value> ? Value : never;
type Desk = Awaited<ReturnType<typeof openPaymentAdmin>>;

/** Whatever is refused is refused: only what is booked has to add up. */
async function perform(desk: Desk, ids: string[], { act, which, share, way, isHeld }: Act): Promise<void> {
  const id = ids[which % Math.max(1, ids.length)];
  const send = (action: string, body: object) =>
    desk.owner.ask(`/api/admin/orders/${id}/${action}`, {
      method: 'POST',
      body,
      headers: { 'idempotency-key': randomUUID() },
    });
  if (act === 'place' || !id) {
    const slot = { day: SATURDAY, windowId: isHeld ? 'morning' : 'evening' };
    const { order } = await desk.placeAsGuest(
      makeOrderInput({ slot, payment: isHeld ? 'transfer' : 'on_delivery' }),
    );
    ids.push(order.id);
    return;
  }
  const { money, nextStatuses, refundable } = await desk.readOrderList(id);
  const part = (whole: number) => Math.max(0.01, Math.round(whole * share) / 100);
  switch (act) {
    case 'pay':
      await send('payments', { way, amount: part(money.due || 8_000), acceptOverpayment: true });
      break;
    case 'refund':
      await send('refunds', {
        way: way === 'cash' ? 'cash' : 'transfer',
        amount: part(refundable),
        reason: 'Late',
      });
      break;
    case 'forgive':
      await send('adjustments', { decision: 'forgive', amount: part(money.due), reason: 'A regular' });
      break;
    case 'cancel': {
      const amount = Math.min(refundable, part(refundable));
      const refund = refundable > 0 && isHeld ? { way: 'cash', amount } : null;
      await send('cancel', { reason: 'The oven broke', refund, keepReason: 'Agreed' });
      break;
    }
    case 'reinstate': {
      const reinstated = await send('reinstate', {});
      if (reinstated.ok) ids.push(((await reinstated.json()) as { id: string }).id);
      break;
    }
    case 'step': {
      const [to] = nextStatuses.filter((status) => status !== 'cancelled');
      if (to) await send('steps', { to, payment: { decision: 'not_yet' } });
      break;
    }
    case 'wait':
      await desk.pass(share);
      await desk.sweep();
  }
}

test('days at the desk, however they go, end with report = ledger = orders’ sums, each movement in the log (P19.1, P19.7)', async () => {
  const desk = await openPaymentAdmin();
  const ids: string[] = [];
  const acts = fc.sample(anyAct, { numRuns: DAYS * ACTS_A_DAY, seed: FIXED_SEED });
  for (const [place, act] of acts.entries()) {
    await perform(desk, ids, act);
    if (place % ACTS_A_DAY === ACTS_A_DAY - 1) await desk.pass(24 * 60);
  }
  await desk.sweep();

  const read = async (from: string, to: string) =>
    reportSchema.parse(await (await desk.owner.ask(`/api/admin/reports?from=${from}&to=${to}`)).json());
  const { totals, days, taken, refunded } = await read(TODAY, '2026-11-30');
  const { db } = desk;
  const add = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  const came = await db.select().from(payments).where(ne(payments.way, 'carried_over'));
  // What is still to be sent by bank transfer has not gone back yet.
  const hasGone = and(ne(refunds.way, 'carried_over'), eq(refunds.status, 'processed'));
  const back = await db.select().from(refunds).where(hasGone);
  const all = await db.select().from(orders);
  const kobo = (amount: number) => Math.round(amount * 100);

  expect(came.length).toBeGreaterThan(5);
  expect(back.length).toBeGreaterThan(2);
  expect(await desk.findWrongSums()).toEqual([]);
  expect(kobo(totals.taken)).toBe(add(came.map(({ amountInKobo }) => amountInKobo)));
  expect(kobo(totals.refunded)).toBe(add(back.map(({ amountInKobo }) => amountInKobo)));
  // What one order handed to the next is in both sums of the orders.
  expect(kobo(totals.taken) - kobo(totals.refunded)).toBe(
    add(all.map(({ paidInKobo, refundedInKobo }) => paidInKobo - refundedInKobo)),
  );
  expect(kobo(totals.taken)).toBe(add(days.map((day) => kobo(day.taken))));
  expect(kobo(totals.taken)).toBe(add(taken.byWay.map(({ value }) => kobo(value))));
  expect(kobo(totals.refunded)).toBe(add(refunded.byWay.map(({ value }) => kobo(value))));
  const logged = await db.select().from(auditEvents).where(eq(auditEvents.action, 'order.paid'));
  expect(logged).toHaveLength(await db.$count(payments));
  expect(all.some(({ reinstatedAs }) => reinstatedAs !== null)).toBe(true);
  expect(all.some(({ status }) => status === 'cancelled')).toBe(true);
});
