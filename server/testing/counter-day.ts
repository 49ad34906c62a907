import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import { dashboardSchema } from '../../contract/dashboard.ts';
import type { AdminOrderDetails } from '../../contract/order-admin.ts';
import { isVoidable } from '../../domain/payments/voiding.ts';
import { HAND_WAYS } from '../../domain/payments/ways.ts';
import { openAdmin } from './admin-calls.ts';
import { makeOrderInput } from './order-inputs.ts';
import { findWrongSums } from './payment-ledgers.ts';
import { FIXED_SEED } from './seeds.ts';

const ORDER_COUNT = 8;

const anyAct = fc.record({
  order: fc.nat(ORDER_COUNT - 1),
  what: fc.constantFrom(
    'pay',
    'pay',
    'void',
    'refund',
    'send',
    'adjust',
    'cancel',
    'advance',
    'advance',
    'advance',
  ),
  way: fc.constantFrom(...HAND_WAYS),
  share: fc.constantFrom(0.5, 1, 1, 2),
  acceptOverpayment: fc.boolean(),
  decision: fc.constantFrom('silence', 'paid', 'on_account', 'not_yet'),
  /** Two of the same at once, as two people do. */
  times: fc.constantFrom(1, 1, 2),
});
type Act = typeof anyAct extends fc.Arbitrary<infer Value> ? Value : never;

type Call = { readonly path: string; readonly body: object };

const half = (amount: number) => Math.max(1, Math.floor(amount / 2));

/** What the person at the counter sends, from the order as it is shown; null: there is nothing of the kind to do. */
function planCall(order: AdminOrderDetails, act: Act): Call | null {
  const { way, share, acceptOverpayment, decision } = act;
  const { money } = order;
  const amount = Math.max(1, Math.floor((money.due || 4_000) * share));
  switch (act.what) {
    case 'pay':
      return { path: 'payments', body: { way, amount, acceptOverpayment } };
    case 'void': {
      const payment = order.paymentNotes.find(({ voidRule }) => isVoidable(voidRule));
      return payment ? { path: `payments/${payment.id}/void`, body: { reason: 'A slip' } } : null;
    }
    case 'refund': {
      const back = {
        way: way === 'cash' ? 'cash' : 'transfer',
        amount: half(order.refundable),
        reason: 'Late',
      };
      return order.refundable > 0 ? { path: 'refunds', body: back } : null;
    }
    case 'send': {
      const refund = money.refunds.find(({ status }) => status === 'to_send');
      return refund ? { path: `refunds/${refund.id}/sent`, body: {} } : null;
    }
    case 'adjust':
      return money.due > 0
        ? {
            path: 'adjustments',
            body: { decision: 'write_off', amount: half(money.due), reason: 'A regular' },
          }
        : { path: 'adjustments', body: { decision: 'keep', amount: half(money.refundDue), reason: 'A tip' } };
    case 'cancel':
      return {
        path: 'cancel',
        body: {
          reason: 'Called off',
          refund:
            order.refundable > 0
              ? { way: way === 'cash' ? 'cash' : 'transfer', amount: half(order.refundable) }
              : null,
          keepReason: 'Agreed',
        },
      };
    case 'advance': {
      const to = order.nextStatuses.find((status) => status !== 'cancelled' && status !== 'confirmed');
      if (!to) return null;
      const words = {
        paid: { way, amount, acceptOverpayment },
        on_account: { reason: 'A regular' },
        not_yet: {},
      };
      const payment = decision === 'silence' ? undefined : { decision, ...words[decision] };
      return { path: 'steps', body: { to, ...(payment && { payment }) } };
    }
  }
}

/** So many acts at the counter, drawn by chance; cash-up, ledger and orders must say the same in the evening. */
export async function playCounterDay(seed: number, actCount: number): Promise<void> {
  const admin = await openAdmin();
  const ids: string[] = [];
  for (let place = 0; place < ORDER_COUNT; place += 1) {
    const pickup = { method: 'pickup', address: null, expectedTotal: 5_000 } as const;
    const payment = place % 2 ? 'at_pickup' : 'transfer';
    const phone = `+23480300000${String(place).padStart(2, '0')}`;
    const contact = { ...makeOrderInput().contact, email: `ada${place}@bakery.example`, phone };
    ids.push((await admin.placeAsGuest(makeOrderInput({ ...pickup, payment, contact }))).order.id);
  }
  const statuses = new Map<string, number>();
  const acts = fc.sample(anyAct, { numRuns: actCount, seed });
  for (const [place, act] of acts.entries()) {
    // In the middle of the day the holds of what nobody paid run out.
    if (place === actCount / 2) admin.clock.pass(241);
    const order = await admin.read(ids[act.order] ?? '');
    const call = planCall(order, act);
    if (!call) continue;
    const send = () =>
      admin.owner.ask(`/api/admin/orders/${order.id}/${call.path}`, {
        method: 'POST',
        body: call.body,
        headers: { 'idempotency-key': randomUUID() },
      });
    const answers = await Promise.all(Array.from({ length: act.times }, send));
    for (const { status } of answers) {
      expect([200, 400, 409]).toContain(status);
      statuses.set(`${act.what} ${status}`, (statuses.get(`${act.what} ${status}`) ?? 0) + 1);
    }
  }
  // Of everything some was done; a fresh draw may leave one out.
  if (seed === FIXED_SEED) {
    for (const done of ['pay', 'void', 'refund', 'send', 'adjust', 'cancel', 'advance']) {
      expect(statuses.get(`${done} 200`), done).toBeGreaterThan(0);
    }
    expect(statuses.get('advance 409')).toBeGreaterThan(0);
  }

  const orders = await Promise.all(ids.map(admin.read));
  const add = (amounts: readonly number[]) =>
    amounts.reduce((total, amount) => total + amount * 100, 0) / 100;
  const { sales, attention } = dashboardSchema.parse(
    await (await admin.owner.ask('/api/admin/dashboard')).json(),
  );
  const came = HAND_WAYS.map((way) =>
    add(
      orders.flatMap(({ money }) =>
        money.payments.filter((one) => one.way === way).map(({ amount }) => amount),
      ),
    ),
  );
  const went = add(
    orders.flatMap(({ money }) =>
      money.refunds.filter(({ status }) => status === 'processed').map(({ amount }) => amount),
    ),
  );
  expect(await findWrongSums(admin.db)).toEqual([]);
  expect(sales).toMatchObject({ moneyIn: add(came), moneyBack: went });
  expect(add(orders.map(({ money }) => money.paid))).toBe(sales.moneyIn);
  expect(add(orders.map(({ money }) => money.refunded))).toBe(sales.moneyBack);
  const unpaid = orders.filter(({ money }) => money.due > 0);
  expect(attention.unpaid).toEqual({
    orders: unpaid.length,
    value: add(unpaid.map(({ money }) => money.due)),
  });
  const { done_unpaid: doneUnpaid = 0, on_account: onAccount = 0 } = attention.orders;
  expect(doneUnpaid + onAccount).toBe(unpaid.filter(({ status }) => status === 'collected').length);
}
