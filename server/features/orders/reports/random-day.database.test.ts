import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changePreviewSchema } from '../../../../contract/order-changes.ts';
import { type OrderPlacement, placedOrderSchema } from '../../../../contract/orders.ts';
import { reportSchema } from '../../../../contract/reports.ts';
import { listSalesRows, NET_SALES } from '../../../../contract/sales-rows.ts';
import type { ShownVoucher } from '../../../../contract/voucher-admin.ts';
import { computeVatOfPart } from '../../../../domain/catalogue/vat.ts';
import { auditEvents } from '../../../database/schema/audit-events.ts';
import { codeCampaigns, codes } from '../../../database/schema/codes.ts';
import { orderChanges } from '../../../database/schema/order-changes.ts';
import { orders } from '../../../database/schema/orders.ts';
import { payments, refunds } from '../../../database/schema/payments.ts';
import { voucherPayments, vouchers } from '../../../database/schema/vouchers.ts';
import { makeOrderInput, SATURDAY } from '../../../testing/order-inputs.ts';
import { openPaymentAdmin } from '../../../testing/payment-admin.ts';
import { FIXED_SEED } from '../../../testing/seeds.ts';
import { sellVoucher, switchVouchersOn } from '../../../testing/voucher-sales.ts';

const TODAY = '2026-11-16';
const DAYS = 3;
const ACTS_A_DAY = 45;

const anyAct = fc.record({
  act: fc.constantFrom(
    'place',
    'place',
    'place_by_code',
    'sell_voucher',
    'draw',
    'draw',
    'credit',
    'void_voucher',
    'redeem',
    'change',
    'pay',
    'pay',
    'refund',
    'write_off',
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
type Admin = Awaited<ReturnType<typeof openPaymentAdmin>>;
type Records = { readonly ids: string[]; readonly sold: ShownVoucher[] };

/** Whatever is refused is refused: only what is booked has to add up. */
async function perform(
  admin: Admin,
  { ids, sold }: Records,
  { act, which, share, way, isHeld }: Act,
): Promise<void> {
  const voucher = sold[which % Math.max(1, sold.length)];
  const id = ids[which % Math.max(1, ids.length)];
  const send = (action: string, body: object, of = id) =>
    admin.owner.ask(`/api/admin/orders/${of}/${action}`, {
      method: 'POST',
      body,
      headers: { 'idempotency-key': randomUUID() },
    });
  const slot = { day: SATURDAY, windowId: isHeld ? 'morning' : 'evening' };
  const place = async (differences: Partial<OrderPlacement>) => {
    const payment = isHeld ? 'transfer' : 'on_delivery';
    const answer = await admin.send(admin.shop.visit(), makeOrderInput({ slot, payment, ...differences }));
    if (answer.ok) ids.push(placedOrderSchema.parse(await answer.json()).order.id);
  };
  if (act === 'place' || !id) return place({});
  if (act === 'place_by_code') return place({ code: 'TENTH', expectedTotal: 7_500 });
  if (act === 'sell_voucher' || (act === 'draw' && !voucher)) {
    sold.push(await sellVoucher(admin.owner, 1_000 + share * 100, { way }));
    return;
  }
  if (act === 'draw' && voucher) {
    const [row] = await admin.db.select().from(vouchers).where(eq(vouchers.id, voucher.voucher.id));
    const amount = Math.min(8_000, (row?.balanceInKobo ?? 0) / 100);
    return place({ voucher: { code: voucher.code, amount } });
  }
  if (act === 'void_voucher' && voucher && share > 60) {
    const body = { reason: 'Lost', refundWay: way === 'card_machine' ? null : way };
    await admin.owner.post(`/api/admin/vouchers/${voucher.voucher.id}/void`, body);
    return;
  }
  const order = await admin.readOrderList(id);
  const { money, nextStatuses, refundable } = order;
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
    case 'redeem': {
      const rows = await admin.db
        .select()
        .from(vouchers)
        .where(eq(vouchers.id, voucher?.voucher.id ?? id));
      const amount = Math.min(money.due, (rows[0]?.balanceInKobo ?? 0) / 100);
      await send('voucher', { code: voucher?.code ?? 'none', amount });
      break;
    }
    case 'change': {
      const { contact, address, slot, version } = order;
      const changed = {
        version,
        existingLines: [{ position: 0, quantity: 1 + (share % 3), inscription: '' }],
        contact: { name: contact.name, phone: contact.phone },
        address,
        slot: { day: slot.day, windowId: slot.windowId },
        note: '',
      };
      const preview = await admin.owner.post(`/api/admin/orders/${id}/changes/preview`, changed);
      if (!preview.ok) break;
      const { total } = changePreviewSchema.parse(await preview.json());
      await send('changes', { ...changed, reason: 'Asked for', expectedTotal: total.after });
      break;
    }
    case 'credit':
      await send('refunds', { way: 'voucher', amount: part(refundable), reason: 'Late, and agreed' });
      break;
    case 'write_off':
      await send('adjustments', { decision: 'write_off', amount: part(money.due), reason: 'A regular' });
      break;
    case 'cancel': {
      const amount = Math.min(refundable, part(refundable));
      const refund = refundable > 0 && isHeld ? { way: 'cash', amount } : null;
      await send('cancel', { reason: 'The oven broke', refund, keepReason: 'Agreed' });
      break;
    }
    case 'reinstate': {
      // One by chance is hardly ever one that can be.
      const [expired] = await admin.db.select().from(orders).where(eq(orders.status, 'expired'));
      const reinstated = await send('reinstate', {}, expired?.id);
      if (reinstated.ok) ids.push(((await reinstated.json()) as { id: string }).id);
      break;
    }
    case 'step': {
      const [to] = nextStatuses.filter((status) => status !== 'cancelled');
      if (to) await send('steps', { to, payment: { decision: 'not_yet' } });
      break;
    }
    case 'wait':
      await admin.pass(share);
      await admin.sweep();
  }
}

test('days at the desk, however they go, end with report = ledger = orders’ sums, each movement in the log, vouchers, credit, codes and changes included (P19.1, P19.7, P28.270, P42.8)', {
  tags: 'long',
}, async () => {
  const admin = await openPaymentAdmin();
  const records: Records = { ids: [], sold: [] };
  await switchVouchersOn(admin.db);
  const [campaign] = await admin.db
    .insert(codeCampaigns)
    .values({ name: 'Tenth', kind: 'percent', percent: 10 })
    .returning();
  await admin.db.insert(codes).values({ text: 'TENTH', campaignId: campaign?.id ?? '' });
  const acts = fc.sample(anyAct, { numRuns: DAYS * ACTS_A_DAY, seed: FIXED_SEED });
  for (const [place, act] of acts.entries()) {
    await perform(admin, records, act);
    if (place % ACTS_A_DAY === ACTS_A_DAY - 1) await admin.pass(24 * 60);
  }
  await admin.sweep();

  const read = async (from: string, to: string) =>
    reportSchema.parse(await (await admin.owner.ask(`/api/admin/reports?from=${from}&to=${to}`)).json());
  const { totals, due, settled, days, taken, refunded, vouchers: reported } = await read(TODAY, '2026-11-30');
  const { db } = admin;
  const add = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  const came = await db.select().from(payments).where(ne(payments.way, 'carried_over'));
  // What is still to be sent by bank transfer has not gone back yet.
  const hasGone = and(ne(refunds.way, 'carried_over'), eq(refunds.status, 'processed'));
  const back = await db.select().from(refunds).where(hasGone);
  const all = await db.select().from(orders);
  const kobo = (amount: number) => Math.round(amount * 100);

  expect(came.length).toBeGreaterThan(5);
  expect(back.length).toBeGreaterThan(2);
  expect(await admin.findWrongSums()).toEqual([]);
  expect(kobo(totals.taken)).toBe(add(came.map(({ amountInKobo }) => amountInKobo)));
  expect(kobo(totals.refunded)).toBe(add(back.map(({ amountInKobo }) => amountInKobo)));
  // What one order handed to the next is in both sums of the orders.
  expect(kobo(totals.taken) - kobo(totals.refunded)).toBe(
    add(all.map(({ paidInKobo, refundedInKobo }) => paidInKobo - refundedInKobo)),
  );
  expect(kobo(totals.taken)).toBe(add(days.map((day) => kobo(day.taken))));
  expect(kobo(totals.taken)).toBe(add(taken.byWay.map(({ value }) => kobo(value))));
  expect(kobo(totals.refunded)).toBe(add(refunded.byWay.map(({ value }) => kobo(value))));
  // From sales to payments: net sales from above, and what was paid and is due from below.
  const rows = listSalesRows({ totals, due, settled }).map(({ name, amount }) => ({
    name,
    inKobo: kobo(amount),
  }));
  const net = rows.findIndex(({ name }) => name === NET_SALES);
  const sumRows = (some: typeof rows) => add(some.map(({ inKobo }) => inKobo));
  expect(sumRows(rows.slice(0, net))).toBe(rows[net]?.inKobo);
  expect(sumRows(rows.slice(net + 1))).toBe(rows[net]?.inKobo);
  expect(settled.goodwill.value + settled.writtenOff.value).toBeGreaterThan(0);
  // Cash-up: what is in the till is what came as money, for orders and for vouchers, less what went back as money.
  const asMoney = (rows: readonly { readonly way: string; readonly amountInKobo: number }[]) =>
    add(rows.filter(({ way }) => way !== 'voucher').map(({ amountInKobo }) => amountInKobo));
  const forVouchers = await db.select().from(voucherPayments);
  const inVouchers = await db.select().from(vouchers);
  const drawn = add(came.map(({ amountInKobo }) => amountInKobo)) - asMoney(came);
  const putBack = add(back.map(({ amountInKobo }) => amountInKobo)) - asMoney(back);
  expect(add(reported.sold.map(({ value }) => kobo(value)))).toBe(asMoney(forVouchers));
  expect(kobo(reported.outstanding)).toBe(add(inVouchers.map(({ balanceInKobo }) => balanceInKobo)));
  const issued = add(
    inVouchers.filter(({ origin }) => origin === 'desk').map(({ amountInKobo }) => amountInKobo),
  );
  const voided = add(inVouchers.map(({ voidedInKobo }) => voidedInKobo));
  expect(kobo(reported.outstanding)).toBe(issued + putBack - drawn - voided);
  expect(asMoney(came) - asMoney(back)).toBe(kobo(totals.taken) - kobo(totals.refunded) - drawn + putBack);
  expect(Math.min(drawn, putBack, voided, inVouchers.length - records.sold.length)).toBeGreaterThan(0);
  // The tax is in what orders were paid with, however, and in nothing else.
  const received = await db.select().from(payments);
  const gone = await db.select().from(refunds).where(eq(refunds.status, 'processed'));
  const sumOf = (rows: readonly { orderId: string; amountInKobo: number }[], orderId: string) =>
    add(rows.filter((one) => one.orderId === orderId).map(({ amountInKobo }) => amountInKobo));
  const held = (orderId: string) => sumOf(received, orderId) - sumOf(gone, orderId);
  const taxes = all.map((order) => computeVatOfPart(held(order.id), order));
  expect(kobo(totals.includedVat)).toBe(add(taxes));
  const logged = await db.select().from(auditEvents).where(eq(auditEvents.action, 'order.paid'));
  expect(logged).toHaveLength(await db.$count(payments));
  expect(await db.$count(orderChanges)).toBeGreaterThan(0);
  expect(came.some(({ way, recordedBy }) => way === 'voucher' && recordedBy !== null)).toBe(true);
  expect(all.some(({ reinstatedAs }) => reinstatedAs !== null)).toBe(true);
  expect(all.some(({ status }) => status === 'cancelled')).toBe(true);
});
