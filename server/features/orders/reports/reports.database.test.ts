import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AdminPage, listAdminOrdersEndpoint } from '../../../../contract/order-admin.ts';
import { type Report, reportSchema } from '../../../../contract/reports.ts';
import { computeVatOfPart } from '../../../../domain/catalogue/vat.ts';
import { addDays, readLagosDay, readLagosTime } from '../../../../domain/delivery/lagos-time.ts';
import { readStatus } from '../../../../domain/orders/statuses.ts';
import { computeOwnFees } from '../../../../domain/payments/fees.ts';
import { computeDue } from '../../../../domain/payments/ledger.ts';
import type { BackWay } from '../../../../domain/payments/ways.ts';
import { orderLines, orders } from '../../../database/schema/orders.ts';
import { paymentReversals, payments, refunds } from '../../../database/schema/payments.ts';
import { openOrderAdmin } from '../../../testing/order-admin.ts';
import { findWrongSums } from '../../../testing/payment-ledgers.ts';
import { DAY_COUNT, FIRST_DAY, fillLedgers } from '../../../testing/random-ledgers.ts';
import { FIXED_SEED } from '../../../testing/seeds.ts';
import { readLedger } from '../payments/order-ledger.ts';

async function openReports() {
  const admin = await openOrderAdmin();
  const owner = await admin.shop.signInUser('owner@bakery.example', { isAdmin: true });
  const ask = (from: string, to: string, path = '') =>
    owner.ask(`/api/admin/reports${path}?from=${from}&to=${to}`);
  const read = async (from: string, to: string): Promise<Report> => {
    const answer = await ask(from, to);
    expect(answer.status).toBe(200);
    return reportSchema.parse(await answer.json());
  };
  /** The ids of the orders that the list shows for these filters. */
  const list = async (query: string): Promise<readonly string[]> => {
    const answer = await owner.ask(`/api/admin/orders?limit=100&${query}`);
    const found: AdminPage = listAdminOrdersEndpoint.answerSchema.parse(await answer.json());
    return found.data.map(({ id }) => id).sort();
  };
  return { ...admin, owner, ask, read, list };
}

type Shop = Awaited<ReturnType<typeof openReports>>;

/** The same figures the slow way: every row looked at, one after the other. */
async function recompute({ db, clock }: Shop, from: string, to: string) {
  const isIn = (moment: Date | null) =>
    moment !== null && readLagosDay(moment) >= from && readLagosDay(moment) <= to;
  const all = await db.select().from(orders);
  const sold = all.filter(
    (order) => isIn(order.createdAt) && !['cancelled', 'expired'].includes(readStatus(order, clock.read())),
  );
  const lines = (await db.select().from(orderLines)).filter((line) =>
    sold.some(({ id }) => id === line.orderId),
  );
  const received = (await db.select().from(payments)).map((payment) => ({ ...payment, at: payment.paidAt }));
  const settled = (await db.select().from(refunds)).filter(({ status }) => status === 'processed');
  const gone = [
    ...settled.map((refund) => ({ ...refund, way: refund.way as BackWay, at: refund.settledAt })),
    ...(await db.select().from(paymentReversals)).map((row) => ({ ...row, way: 'reversed' as BackWay })),
  ];
  // What one order hands to the next is neither taken nor given back; the tax goes with it.
  const taken = received.filter(({ way, at }) => way !== 'carried_over' && isIn(at));
  const back = gone.filter(({ way, at }) => way !== 'carried_over' && isIn(at));
  const heldAt = (orderId: string, day: string) => {
    const isOfThen = (row: MoneyRow) => row.orderId === orderId && row.at && readLagosDay(row.at) < day;
    const sumUntil = (rows: readonly MoneyRow[]) =>
      rows.filter(isOfThen).reduce((sum, { amountInKobo }) => sum + amountInKobo, 0);
    return sumUntil(received) - sumUntil(gone);
  };
  const vat = add(all, (order) => {
    const shareAt = (day: string) => computeVatOfPart(heldAt(order.id, day), order);
    return shareAt(addDays(to, 1)) - shareAt(from);
  });
  const dueOf = (order: (typeof sold)[number]) => computeDue(readLedger(order, clock.read()));
  return { sold, lines, taken, back, vat, dueOf };
}

type MoneyRow = { readonly orderId: string; readonly amountInKobo: number; readonly at: Date | null };

const add = <Row>(rows: readonly Row[], read: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + read(row), 0) / 100;
const subtract = (amount: number, less: number) => Math.round((amount - less) * 100) / 100;
const ids = (rows: readonly string[]) => [...new Set(rows)].sort();

describe('on random days', () => {
  test('every figure is the sum of its orders and of the ledger, to the kobo (P19.1)', {
    tags: 'long',
  }, async () => {
    const shop = await openReports();
    await fillLedgers(shop);
    expect(await findWrongSums(shop.db)).toEqual([]);
    const anySpan = fc.tuple(fc.integer({ min: 0, max: DAY_COUNT - 1 }), fc.integer({ min: 0, max: 13 }));
    await fc.assert(
      fc.asyncProperty(anySpan, async ([start, length]) => {
        const from = addDays(FIRST_DAY, start);
        const to = addDays(from, length);
        const report = await shop.read(from, to);
        const { sold, lines, taken, back, vat, dueOf } = await recompute(shop, from, to);
        const due = sold.filter((order) => dueOf(order) > 0);
        expect(report.totals).toEqual({
          taken: add(taken, ({ amountInKobo }) => amountInKobo),
          payments: taken.length,
          fees: add(taken, computeOwnFees),
          refunded: add(back, ({ amountInKobo }) => amountInKobo),
          refundedOrders: new Set(back.map(({ orderId }) => orderId)).size,
          includedVat: vat,
          orders: sold.length,
          sales: add(sold, ({ totalInKobo }) => totalInKobo),
          delivery: add(sold, ({ deliveryInKobo }) => deliveryInKobo),
        });
        expect(report.due).toEqual({ orders: due.length, value: add(due, dueOf) });
        for (const { way, value, fees } of report.taken.byWay) {
          const ofWay = taken.filter((payment) => payment.way === way);
          expect(value).toBe(add(ofWay, ({ amountInKobo }) => amountInKobo));
          expect(fees).toBe(add(ofWay, computeOwnFees));
        }
        for (const { way, value } of report.refunded.byWay) {
          const ofWay = back.filter((row) => row.way === way);
          expect(value).toBe(add(ofWay, ({ amountInKobo }) => amountInKobo));
        }
        for (const { id, value } of report.taken.byPerson) {
          const ofPerson = taken.filter(({ recordedBy }) => recordedBy === id);
          expect(value).toBe(add(ofPerson, ({ amountInKobo }) => amountInKobo));
        }
        for (const { id, pieces, value } of report.sold.byProduct) {
          const ofProduct = lines.filter(({ productId }) => productId === id);
          expect(pieces).toBe(ofProduct.reduce((sum, { quantity }) => sum + quantity, 0));
          expect(value).toBe(add(ofProduct, (line) => line.quantity * line.unitPriceInKobo));
        }
        for (const { id, orders: count } of report.sold.byZone) {
          expect(count).toBe(sold.filter(({ zoneId }) => zoneId === id).length);
        }
        expectToAddUp(report);
        const earlier = await recompute(shop, report.spanBefore.from, report.spanBefore.to);
        expect(report.totalsBefore).toMatchObject({
          taken: add(earlier.taken, ({ amountInKobo }) => amountInKobo),
          refunded: add(earlier.back, ({ amountInKobo }) => amountInKobo),
          sales: add(earlier.sold, ({ totalInKobo }) => totalInKobo),
        });
      }),
      { numRuns: 12, seed: FIXED_SEED },
    );
  });

  test('each figure opens the very orders it was added up from (P19.2)', { tags: 'long' }, async () => {
    const shop = await openReports();
    await fillLedgers(shop);
    const [from, to] = ['2026-10-26', '2026-11-06'];
    const { sold, lines, taken, back, dueOf } = await recompute(shop, from, to);
    const placed = `soldFrom=${from}&soldTo=${to}`;
    expect(await shop.list(placed)).toEqual(ids(sold.map(({ id }) => id)));
    expect(await shop.list(`${placed}&due=1`)).toEqual(
      ids(sold.filter((order) => dueOf(order) > 0).map(({ id }) => id)),
    );
    expect(await shop.list(`${placed}&product=scones`)).toEqual(
      ids(lines.filter(({ productId }) => productId === 'scones').map(({ orderId }) => orderId)),
    );
    expect(await shop.list(`${placed}&category=Small+bakes`)).toEqual(
      ids(lines.filter(({ productId }) => productId === 'scones').map(({ orderId }) => orderId)),
    );
    const paid = `takenFrom=${from}&takenTo=${to}`;
    expect(await shop.list(paid)).toEqual(ids(taken.map(({ orderId }) => orderId)));
    expect(await shop.list(`${paid}&takenWay=cash`)).toEqual(
      ids(taken.filter(({ way }) => way === 'cash').map(({ orderId }) => orderId)),
    );
    expect(await shop.list(`${paid}&takenBy=online`)).toEqual(
      ids(taken.filter(({ recordedBy }) => recordedBy === null).map(({ orderId }) => orderId)),
    );
    expect(await shop.list(`${paid}&takenBy=${shop.owner.userId}`)).toEqual(
      ids(taken.filter(({ recordedBy }) => recordedBy !== null).map(({ orderId }) => orderId)),
    );
    expect(await shop.list(`refundedFrom=${from}&refundedTo=${to}&refundedWay=cash`)).toEqual(
      ids(back.map(({ orderId }) => orderId)),
    );
    expect(back.length).toBeGreaterThan(0);
  });
});

/** However it is cut, it is the same money. */
function expectToAddUp({ totals, days, taken, refunded, sold }: Report): void {
  const naira = <Row>(rows: readonly Row[], read: (row: Row) => number) =>
    add(rows, (row) => Math.round(read(row) * 100));
  const sumValues = (rows: readonly { readonly value: number }[]) => naira(rows, ({ value }) => value);
  for (const cut of [taken.byWay, taken.byPerson]) expect(sumValues(cut)).toBe(totals.taken);
  expect(sumValues(refunded.byWay)).toBe(totals.refunded);
  for (const cut of [sold.byZone, sold.byMethod]) expect(sumValues(cut)).toBe(totals.sales);
  for (const cut of [sold.byProduct, sold.byCategory]) {
    expect(sumValues([...cut, { value: totals.delivery }])).toBe(totals.sales);
  }
  expect(naira(days, (day) => day.taken)).toBe(totals.taken);
  expect(naira(days, (day) => day.refunded)).toBe(totals.refunded);
  expect(naira(days, (day) => day.sales)).toBe(totals.sales);
}

test('over all days, what was taken less what went back is what the orders say they have (P19.1)', async () => {
  const shop = await openReports();
  await fillLedgers(shop);
  const { totals } = await shop.read('2026-10-01', '2026-12-31');
  const carried = { in: await sumCarried(shop, payments), back: await sumCarried(shop, refunds) };
  const all = await shop.db.select().from(orders);
  expect(totals.taken).toBe(
    subtract(
      add(all, ({ paidInKobo }) => paidInKobo),
      carried.in,
    ),
  );
  expect(totals.refunded).toBe(
    subtract(
      add(all, ({ refundedInKobo }) => refundedInKobo),
      carried.back,
    ),
  );
});

async function sumCarried({ db }: Shop, table: typeof payments | typeof refunds): Promise<number> {
  const rows = await db.select().from(table).where(eq(table.way, 'carried_over'));
  const isHere = (row: object) => !('status' in row) || row.status === 'processed';
  return add(rows.filter(isHere), ({ amountInKobo }) => amountInKobo);
}

test('a refund by bank that is not sent yet is a line of its own, from the day it was promised until it is sent (P28.39)', async () => {
  const shop = await openReports();
  const { order } = await shop.placeAsGuest();
  const post = async (path: string, body: object = {}) => {
    const answer = await shop.owner.ask(`/api/admin/orders/${order.id}/${path}`, {
      method: 'POST',
      body,
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(answer.status).toBe(200);
  };
  await post('payments', { way: 'transfer', amount: 8_000 });
  await post('refunds', { way: 'transfer', amount: 3_000, reason: 'Arrived late' });
  const readDay = async (day: string) => (await shop.read(day, day)).refunded;
  expect(await readDay('2026-11-15')).toEqual({ byWay: [], promised: { orders: 0, value: 0 } });
  for (const day of ['2026-11-16', '2026-11-20']) {
    expect(await readDay(day)).toEqual({ byWay: [], promised: { orders: 1, value: 3_000 } });
  }
  expect(await shop.list('promisedTo=2026-11-16')).toEqual([order.id]);
  expect(await shop.list('promisedTo=2026-11-15')).toEqual([]);
  const table = await (await shop.ask('2026-11-16', '2026-11-16', '/export')).text();
  expect(table).toContain('Total,"Refunds promised, not sent yet",1,3000,');

  const [promised] = await shop.db.select().from(refunds);
  await post(`refunds/${promised?.id}/sent`);
  const sent = await readDay('2026-11-16');
  expect(sent.promised).toEqual({ orders: 0, value: 0 });
  expect(sent.byWay).toMatchObject([{ way: 'transfer', value: 3_000 }]);
  expect(await shop.list('promisedTo=2026-11-16')).toEqual([]);
});

test('days between those of a report and those it is compared with are in neither (P28.436)', async () => {
  const shop = await openReports();
  await shop.placeAsGuest();
  const { totals, totalsBefore, spanBefore, daysBefore } = await shop.read('2026-11-17', '2026-11-20');
  expect(spanBefore).toEqual({ from: '2026-11-10', to: '2026-11-13' });
  expect(daysBefore).toHaveLength(4);
  expect([totals.orders, totalsBefore.orders]).toEqual([0, 0]);
  expect((await shop.read('2026-11-23', '2026-11-24')).totalsBefore.orders).toBe(1);
});

test('a year is the most, and a wrong span says what to change', { tags: 'long' }, async () => {
  const { ask } = await openReports();
  expect((await ask('2026-01-01', '2026-12-31')).status).toBe(200);
  const refused = await ask('2025-01-01', '2026-12-31');
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ fields: { to: 'Choose at most 366 days.' } });
  expect((await ask('2026-02-01', '2026-01-01')).status).toBe(400);
  expect((await ask('2026-02-30', '2026-03-01')).status).toBe(400);
});

test('the table for the accountant has the figures and names of the screen, and no cell that runs (P19.3, P28.27)', async () => {
  const { db, placeAsGuest, ask, owner, clock } = await openReports();
  const { order } = await placeAsGuest();
  const paid = await owner.ask(`/api/admin/orders/${order.id}/payments`, {
    method: 'POST',
    body: { way: 'card_machine', amount: 3_000 },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(paid.status).toBe(200);
  await db.update(orderLines).set({ name: '=cmd|calc' }).where(eq(orderLines.orderId, order.id));
  const answer = await ask('2026-11-16', '2026-11-16', '/export');
  expect(answer.headers.get('content-disposition')).toContain('report-2026-11-16-2026-11-16.csv');
  const lines = (await answer.text()).split('\r\n');
  expect(lines).toContain('Total,Sales (orders placed),1,8000,0');
  expect(lines).toContain('Total,Still due for these orders,1,5000,');
  expect(lines).toContain('Payments by method,POS,1,3000,0');
  expect(lines).toContain('Sales by product,Delivery fees,,3000,0');
  expect(lines).toContain('Sales by delivery or pickup,Delivery,1,8000,0');
  expect(lines).toContain(`As of (Lagos time),2026-11-16 ${readLagosTime(clock.read())}`);
  expect(lines).toContain("Sales by product,'=cmd|calc,1,5000,0");
  expect(lines).toContain('Sales by zone,Lagos Island,1,8000,0');
});
