import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { asc } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { AdminOrderDetails } from '../../contract/order-admin.ts';
import { reportSchema } from '../../contract/reports.ts';
import { computeVatOfPart } from '../../domain/catalogue/vat.ts';
import { addDays, readLagosDay } from '../../domain/delivery/lagos-time.ts';
import { orderChanges } from '../database/schema/order-changes.ts';
import { openAdmin } from './admin-calls.ts';
import { CALENDAR } from './order-admin.ts';
import { makeContact } from './order-inputs.ts';
import { findWrongSums } from './payment-ledgers.ts';
import { FIXED_SEED } from './seeds.ts';

const SLOT = { day: '2026-11-27', windowId: 'morning' };
const DAYS = 6;
const ROOM = { isOpen: true, workUnits: 10_000 };

const anyAct = fc.record({
  what: fc.constantFrom(
    ...(['take', 'change', 'change', 'change', 'pay', 'pay', 'refund', 'cancel'] as const),
  ),
  which: fc.nat(),
  /** Which of the lines stay, and how many pieces of each. */
  quantities: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 4, maxLength: 4 }),
  /** Of the line that comes new, in kobo; nought: none. */
  price: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1_500_000 })),
  vatClass: fc.constantFrom('standard' as const, 'basic-food' as const),
  fee: fc.option(fc.integer({ min: 0, max: 500_000 })),
  share: fc.integer({ min: 1, max: 130 }),
  isHeldLong: fc.boolean(),
});
type Act = typeof anyAct extends fc.Arbitrary<infer Value> ? Value : never;
type Admin = Awaited<ReturnType<typeof openAdmin>>;
type Line = Pick<Act, 'price' | 'vatClass'> & { readonly quantity: number };

/** What the order has to say of itself, kept by hand from nothing but what was sent. All in kobo. */
type Expected = {
  readonly id: string;
  lines: readonly Line[];
  fee: number;
  paid: number;
  refunded: number;
  /** Above nought it is due, below it is the customer's. */
  balance: number;
  /** What refunds took off the price of an order that was paid: a payment fills it up first. */
  lowered: number;
};

const add = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const kobo = (naira: number) => Math.round(naira * 100);
const totalOf = ({ lines, fee }: Pick<Expected, 'lines' | 'fee'>) =>
  add(lines.map(({ price, quantity }) => price * quantity)) + fee;
/** Rounded once, of all that is taxed. */
const vatOf = ({ lines, fee }: Expected) => {
  const taxed = lines.filter(({ vatClass }) => vatClass === 'standard');
  return Math.round((totalOf({ lines: taxed, fee }) * 7.5) / 107.5);
};
const isOver = ({ status }: AdminOrderDetails) => status === 'cancelled' || status === 'expired';

async function take(admin: Admin, { isHeldLong }: Act): Promise<Expected> {
  const differences = { contact: makeContact(), slot: SLOT, payment: 'transfer' };
  const answer = await admin.take({ ...differences, holdHours: isHeldLong ? 7 * 24 : 2 });
  const { id } = await admin.readOrder(answer, 201);
  const lines = [{ price: 500_000, quantity: 1, vatClass: 'standard' as const }];
  return { id, lines, fee: 300_000, paid: 0, refunded: 0, balance: 800_000, lowered: 0 };
}

async function change(admin: Admin, expected: Expected, order: AdminOrderDetails, act: Act): Promise<void> {
  const pieces = expected.lines.map((_, position) => act.quantities[position % 4] ?? 1);
  const existingLines = pieces.flatMap((quantity, position) =>
    quantity > 0 ? [{ position, quantity, inscription: '' }] : [],
  );
  const isNew = act.price > 0 && expected.lines.length < 15;
  const lines = expected.lines
    .map((line, position) => ({ ...line, quantity: pieces[position] ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
    .concat(isNew ? [{ price: act.price, quantity: 1, vatClass: act.vatClass }] : []);
  const fee = act.fee ?? expected.fee;
  const before = totalOf(expected);
  const answer = await admin.owner.post(`/api/admin/orders/${order.id}/changes`, {
    version: order.version,
    existingLines,
    freeLines: isNew
      ? [{ name: 'Extra', price: act.price / 100, workUnits: 1, leadTimeHours: 0, vatClass: act.vatClass }]
      : [],
    contact: { name: order.contact.name, phone: order.contact.phone },
    address: order.address,
    deliveryFee: act.fee === null ? null : act.fee / 100,
    slot: SLOT,
    note: '',
    reason: 'She called',
    expectedTotal: totalOf({ lines, fee }) / 100,
  });
  const isSame = !isNew && fee === expected.fee && isDeepStrictEqual(lines, expected.lines);
  if (isOver(order) || lines.length === 0 || isSame) {
    expect(answer.status).toBeGreaterThanOrEqual(400);
    return;
  }
  expect([answer.status, answer.ok || (await answer.text())]).toEqual([200, true]);
  Object.assign(expected, { lines, fee, lowered: 0 });
  const held = expected.paid - expected.refunded;
  expected.balance = Math.max(expected.balance + totalOf(expected) - before, -held);
}

async function pay({ owner }: Admin, expected: Expected, order: AdminOrderDetails, share: number) {
  if (isOver(order)) return;
  const amount = Math.max(1, Math.round((Math.max(expected.balance, 10_000) * share) / 100));
  const body = { way: 'cash', amount: amount / 100, note: '', acceptOverpayment: true };
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await owner.ask(`/api/admin/orders/${order.id}/payments`, { method: 'POST', body, headers });
  expect(answer.status).toBeLessThan(300);
  expected.paid += amount;
  expected.balance -= Math.max(0, amount - expected.lowered);
  expected.lowered = Math.max(0, expected.lowered - amount);
}

async function refund({ owner }: Admin, expected: Expected, order: AdminOrderDetails, share: number) {
  const held = expected.paid - expected.refunded;
  const amount = Math.min(held, Math.round((held * share) / 100));
  if (amount === 0) return;
  const body = { way: 'cash', amount: amount / 100, reason: 'Late' };
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await owner.ask(`/api/admin/orders/${order.id}/refunds`, { method: 'POST', body, headers });
  expect(answer.status).toBeLessThan(300);
  expected.refunded += amount;
  if (expected.balance > 0) {
    expected.balance += amount;
  } else {
    expected.lowered += Math.max(0, expected.balance + amount);
    expected.balance = Math.min(0, expected.balance + amount);
  }
}

async function perform(admin: Admin, expected: Expected, act: Act): Promise<void> {
  const order = await admin.read(expected.id);
  if (act.what === 'change') await change(admin, expected, order, act);
  if (act.what === 'pay') await pay(admin, expected, order, act.share);
  if (act.what === 'refund') await refund(admin, expected, order, act.share);
  if (act.what === 'cancel' && act.share < 40) await admin.makeStep(order.id, 'cancelled', 'customer');
}

async function compare(admin: Admin, expected: Expected): Promise<AdminOrderDetails['status']> {
  const order = await admin.read(expected.id);
  const { paid, refunded, due, refundDue } = order.money;
  const balance = isOver(order) ? expected.refunded - expected.paid : expected.balance;
  expect({
    total: kobo(order.total),
    includedVat: kobo(order.includedVat),
    paid: kobo(paid),
    refunded: kobo(refunded),
    due: kobo(due),
    refundDue: kobo(refundDue),
  }).toEqual({
    total: totalOf(expected),
    includedVat: vatOf(expected),
    paid: expected.paid,
    refunded: expected.refunded,
    due: Math.max(0, balance),
    refundDue: Math.max(0, -balance),
  });
  return order.status;
}

/**
 * Orders that are changed, paid, refunded, cancelled and left to expire over some days, in any order. After every act each sum of
 * the order is what arithmetic says; at the end the VAT of all days is that of the money that is there, and no day that was over
 * has got other figures.
 */
export async function playChangedOrders(seed: number, actCount: number): Promise<void> {
  const windows = CALENDAR.windows.map((window) => ({
    ...window,
    capacities: { delivery: 500, pickup: 500 },
  }));
  const admin = await openAdmin({
    calendar: { ...CALENDAR, windows, weekdays: CALENDAR.weekdays.map(() => ROOM) },
  });
  const readVat = async (from: string, to: string) => {
    const answer = await admin.owner.ask(`/api/admin/reports?from=${from}&to=${to}`);
    return kobo(reportSchema.parse(await answer.json()).totals.includedVat);
  };
  const all: Expected[] = [];
  const first = readLagosDay(admin.clock.read());
  const closedDays: number[] = [];
  const acts = fc.sample(anyAct, { numRuns: actCount, seed });
  for (const [place, act] of acts.entries()) {
    const expected = all[act.which % Math.max(1, all.length)];
    if (act.what === 'take' || !expected) {
      all.push(await take(admin, act));
    } else {
      await perform(admin, expected, act);
      await compare(admin, expected);
    }
    if ((place + 1) % Math.ceil(actCount / DAYS) > 0) continue;
    const today = readLagosDay(admin.clock.read());
    closedDays.push(await readVat(today, today));
    admin.clock.pass(24 * 60);
  }

  const statuses = new Set<string>();
  for (const expected of all) statuses.add(await compare(admin, expected));
  expect(await findWrongSums(admin.db)).toEqual([]);
  const last = addDays(first, closedDays.length);
  for (const [ahead, vat] of closedDays.entries()) {
    const day = addDays(first, ahead);
    expect([day, await readVat(day, day)]).toEqual([day, vat]);
  }
  const taxes = all.map((each) =>
    computeVatOfPart(each.paid - each.refunded, {
      totalInKobo: totalOf(each),
      includedVatInKobo: vatOf(each),
    }),
  );
  expect(await readVat(first, last)).toBe(add(taxes));
  expect(add(closedDays) + (await readVat(last, last))).toBe(add(taxes));
  const changeCount = await expectHistory(admin, all);
  // Of everything some happened; a fresh draw may leave one out.
  if (seed === FIXED_SEED) {
    expect([...statuses]).toEqual(expect.arrayContaining(['cancelled', 'confirmed', 'expired']));
    expect(changeCount).toBeGreaterThan(all.length / 2);
  }
}

/** Each change begins where the one before it ended, VAT included; how many there were. */
async function expectHistory({ db }: Admin, all: readonly Expected[]): Promise<number> {
  const rows = await db.select().from(orderChanges).orderBy(asc(orderChanges.version));
  for (const expected of all) {
    const changes = rows.filter(({ orderId }) => orderId === expected.id);
    for (const [place, { before, after, differenceInKobo }] of changes.entries()) {
      expect(differenceInKobo).toBe(after.totalInKobo - before.totalInKobo);
      expect(changes[place + 1]?.before ?? after).toEqual(after);
    }
    const now = changes.at(-1)?.after;
    if (!now) continue;
    expect([now.totalInKobo, now.includedVatInKobo]).toEqual([totalOf(expected), vatOf(expected)]);
  }
  return rows.length;
}
