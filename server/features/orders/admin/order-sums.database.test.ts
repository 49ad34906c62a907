import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHANGE_REQUEST_STATUSES } from '../../../../contract/change-request.ts';
import { computeIncludedVat, computeVatOfPart } from '../../../../domain/catalogue/vat.ts';
import {
  ATTENTION_REASONS,
  type AttentionReason,
  MONEY_REASONS,
} from '../../../../domain/orders/attention.ts';
import { ORDER_STATUSES, type OrderStatus, readStatus } from '../../../../domain/orders/statuses.ts';
import { DISPUTE_STATUSES, type DisputeStatus, STOP_REASONS } from '../../../../domain/payments/disputes.ts';
import {
  derivePaymentState,
  isUnpaid,
  PAYMENT_STATES,
  type PaymentState,
} from '../../../../domain/payments/ledger.ts';
import type { RefundStatus } from '../../../../domain/payments/ways.ts';
import { calendarDays } from '../../../database/schema/calendar-days.ts';
import { orders } from '../../../database/schema/orders.ts';
import { paymentDisputes, payments, refunds } from '../../../database/schema/payments.ts';
import { MONDAY_NOON, openOrderAdmin } from '../../../testing/order-admin.ts';
import { FIXED_SEED } from '../../../testing/seeds.ts';
import type { OrderRow } from '../order-rows.ts';
import { readLedger } from '../payments/order-ledger.ts';
import { listOrderRows, openMoment } from './admin-orders.store.ts';
import { findAttentionOf } from './describe-admin-orders.ts';
import type { OrderFilters } from './match-orders.ts';
import { vatOfPart } from './order-sums.ts';

const ORDERS = 600;
/** Around the moment at which all is asked, a day and a minute away from it, and on it. */
const DAYS = ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18'];
/** The day in the middle of which all is asked. */
const CLOSED = '2026-11-16';
const WINDOWS = [
  ['09:00', '12:00'],
  ['11:59', '12:01'],
  ['12:00', '15:00'],
  ['12:01', '15:00'],
] as const;
const HOLDS = [null, -60_000, 0, 1, 60_000];

const NEARLY_NEVER = Array<null>(40).fill(null);
const kobo = fc.constantFrom(0, 1, 500_000, 999_999, 1_000_000, 1_000_001, 2_000_000);
const facts = fc.record({
  status: fc.constantFrom(...ORDER_STATUSES),
  holdMs: fc.constantFrom(...HOLDS),
  day: fc.constantFrom(...DAYS),
  window: fc.constantFrom(...WINDOWS),
  paid: kobo,
  drawnShare: fc.constantFrom(0, 0, 0, 0.5, 1),
  refundedShare: fc.constantFrom(0, 0.5, 1),
  refundingShare: fc.constantFrom(0, 0.5, 1),
  adjusted: fc.constantFrom(0, 0, -1_500_000, -500_000, -1, 1, 1_000_000),
  deposit: fc.constantFrom(null, null, 500_000),
  payment: fc.constantFrom('transfer', 'card', 'on_delivery', 'at_pickup'),
  isClaimed: fc.boolean(),
  stoppedFor: fc.constantFrom(...NEARLY_NEVER, ...STOP_REASONS),
  dispute: fc.constantFrom(...NEARLY_NEVER, ...DISPUTE_STATUSES),
  request: fc.constantFrom(...NEARLY_NEVER, ...CHANGE_REQUEST_STATUSES),
  waitingRefund: fc.constantFrom(null, null, null, 'needs_attention' as const, 'to_send' as const),
  onAccountReason: fc.constantFrom(null, null, 'A regular'),
  balanceAgreedAt: fc.constantFrom(null, null, MONDAY_NOON),
});
type Facts = typeof facts extends fc.Arbitrary<infer Value> ? Value : never;

function makeOrder(chosen: Facts, place: number) {
  const refundedInKobo = Math.floor(chosen.paid * chosen.refundedShare);
  return {
    id: randomUUID(),
    number: `100-000-${String(place).padStart(4, '0')}`,
    contactName: 'Ada Obi',
    contactEmail: 'ada@bakery.example',
    contactPhone: '+2348030000000',
    method: 'pickup' as const,
    day: chosen.day,
    windowId: 'morning',
    windowFrom: chosen.window[0],
    windowTo: chosen.window[1],
    workUnits: 1,
    leadTimeHours: 24,
    subtotalInKobo: 1_000_000,
    discountInKobo: 0,
    deliveryInKobo: 0,
    includedVatInKobo: 0,
    totalInKobo: 1_000_000,
    depositInKobo: chosen.deposit,
    paidInKobo: chosen.paid,
    refundedInKobo,
    refundingInKobo: Math.floor((chosen.paid - refundedInKobo) * chosen.refundingShare),
    adjustedInKobo: chosen.adjusted,
    nettedInKobo: chosen.paid % 3 === 0 ? refundedInKobo : 0,
    stoppedFor: chosen.stoppedFor,
    onAccountReason: chosen.onAccountReason,
    balanceAgreedAt: chosen.balanceAgreedAt,
    changeRequest: chosen.request && {
      id: randomUUID(),
      at: MONDAY_NOON.toISOString(),
      words: 'Bigger',
      wanted: [],
      lines: [],
      status: chosen.request,
      answer: '',
    },
    transferClaimedAt: chosen.isClaimed ? MONDAY_NOON : null,
    note: '',
    giftMessage: '',
    paymentMethod: chosen.payment,
    status: chosen.status,
    holdUntil: chosen.holdMs === null ? null : new Date(MONDAY_NOON.getTime() + chosen.holdMs),
    network: '127.0.0.1',
  };
}

async function openWithOrders() {
  const { db } = await openOrderAdmin();
  const chosen = fc.sample(facts, { numRuns: ORDERS, seed: 6 });
  const made = chosen.map(makeOrder);
  const waiting = new Map<string, RefundStatus | null>(
    made.map(({ id }, place) => [id, chosen[place]?.waitingRefund ?? null] as const),
  );
  await db
    .insert(calendarDays)
    .values(DAYS.map((day) => ({ day, isException: day === CLOSED, isClosed: day === CLOSED })));
  const rows = await db.insert(orders).values(made).returning();
  const owed = [...waiting].flatMap(([orderId, status]) => (status === null ? [] : [{ orderId, status }]));
  const cameIn = owed.map(({ orderId, status }) => ({
    id: randomUUID(),
    status,
    orderId,
    way: 'card' as const,
    amountInKobo: 1,
    reference: randomUUID(),
    paidAt: MONDAY_NOON,
  }));
  await db.insert(payments).values(cameIn.map(({ status: _, ...payment }) => payment));
  await db.insert(refunds).values(
    cameIn.map(({ id: paymentId, orderId, status }) => ({
      orderId,
      paymentId,
      way: 'online' as const,
      amountInKobo: 1,
      status,
      reason: 'Too late',
      key: randomUUID(),
    })),
  );
  const drawn = new Map<string, number>(
    made.map(({ id, paidInKobo }, place) => [id, Math.floor(paidInKobo * (chosen[place]?.drawnShare ?? 0))]),
  );
  await db.insert(payments).values(
    [...drawn]
      .filter(([, amountInKobo]) => amountInKobo > 0)
      .map(([orderId, amountInKobo]) => ({
        orderId,
        way: 'voucher' as const,
        amountInKobo,
        reference: randomUUID(),
        paidAt: MONDAY_NOON,
      })),
  );
  const disputes = new Map<string, DisputeStatus | null>(
    made.map(({ id }, place) => [id, chosen[place]?.dispute ?? null] as const),
  );
  const [anyPayment] = cameIn;
  await db.insert(paymentDisputes).values(
    [...disputes].flatMap(([orderId, status]) =>
      status === null || !anyPayment
        ? []
        : [
            {
              providerId: randomUUID(),
              orderId,
              paymentId: anyPayment.id,
              status,
              amountInKobo: 1,
              category: '',
              openedAt: MONDAY_NOON,
              dueAt: MONDAY_NOON,
            },
          ],
    ),
  );
  const moment = await openMoment(db, MONDAY_NOON);
  return {
    rows,
    waiting,
    disputes,
    drawn,
    find: async (filters: OrderFilters) => {
      const input = { filters, sort: 'slot', after: undefined, limit: ORDERS } as const;
      return (await listOrderRows(db, input, moment)).map(({ number }) => number).sort();
    },
  };
}

const listRefunds = (status: RefundStatus | null | undefined) => (status ? [{ status }] : []);
const namesOf = (rows: readonly OrderRow[]) => rows.map(({ number }) => number).sort();

test('PostgreSQL finds exactly the orders of which the rules say that they need attention, and for what', {
  tags: 'long',
}, async () => {
  const { rows, waiting, disputes, drawn, find } = await openWithOrders();
  const listReasons = (row: OrderRow) => {
    const hasUnansweredDispute = disputes.get(row.id) === 'awaiting_answer';
    return findAttentionOf(
      row,
      {
        refunds: listRefunds(waiting.get(row.id)),
        hasUnansweredDispute,
        drawnInKobo: drawn.get(row.id) ?? 0,
        isDayClosed: row.day === CLOSED,
      },
      MONDAY_NOON,
    );
  };
  const needing = rows.filter((row) => listReasons(row).length > 0);
  expect(needing.length).toBeGreaterThan(100);
  expect(needing.length).toBeLessThan(ORDERS - 50);
  expect(await find({ attention: ['1'] })).toEqual(namesOf(needing));
  const wanted: readonly AttentionReason[][] = [
    ...ATTENTION_REASONS.map((reason) => [reason]),
    ['late', 'overpaid'],
    [...MONEY_REASONS],
  ];
  for (const attention of wanted) {
    const expected = rows.filter((row) => listReasons(row).some((reason) => attention.includes(reason)));
    expect(expected.length, attention.join()).toBeGreaterThan(0);
    expect(await find({ attention }), attention.join()).toEqual(namesOf(expected));
  }
});

test('PostgreSQL finds exactly the orders of each payment state, and for unpaid all that have something due (P18.3)', async () => {
  const { rows, find } = await openWithOrders();
  const matches = (row: OrderRow, wanted: readonly PaymentState[]) => {
    const ledger = readLedger(row, MONDAY_NOON);
    const state = derivePaymentState(ledger);
    return (state !== 'unpaid' && wanted.includes(state)) || (wanted.includes('unpaid') && isUnpaid(ledger));
  };
  const wanted: readonly PaymentState[][] = [
    ...PAYMENT_STATES.map((state) => [state]),
    ['part_paid', 'refunded'],
    ['unpaid', 'overpaid', 'refund_due'],
    ['paid', 'part_refunded'],
  ];
  for (const payment of wanted) {
    const expected = rows.filter((row) => matches(row, payment));
    expect(expected.length, payment.join()).toBeGreaterThan(0);
    expect(await find({ payment }), payment.join()).toEqual(namesOf(expected));
  }
});

test('PostgreSQL finds exactly the orders of each status, with holds ended by the clock (P4.7)', {
  tags: 'long',
}, async () => {
  const { rows, find } = await openWithOrders();
  const wanted: readonly OrderStatus[][] = [
    ...ORDER_STATUSES.map((status) => [status]),
    ['pending_payment', 'expired'],
    ['expired', 'cancelled'],
    ['pending_payment', 'ready'],
  ];
  for (const status of wanted) {
    const expected = rows.filter((row) => status.includes(readStatus(row, MONDAY_NOON)));
    expect(await find({ status }), status.join()).toEqual(namesOf(expected));
  }
});

test('PostgreSQL finds the same tax in any part of any price as the rule (P28.310)', async () => {
  const { db } = await openOrderAdmin();
  const whole = fc.oneof(
    fc.integer({ min: 1, max: 5_000_000 }),
    fc.integer({ min: 1, max: 100_000_000_000 }),
  );
  const anyPart = fc.tuple(whole, whole, fc.constantFrom(0, 0.3, 0.5, 1), fc.boolean());
  const cases = fc
    .sample(anyPart, { numRuns: 3_000, seed: FIXED_SEED })
    .map(([totalInKobo, part, taxedShare, isBack]) => ({
      totalInKobo,
      partInKobo: isBack ? -part : part,
      includedVatInKobo: computeIncludedVat(Math.floor(totalInKobo * taxedShare), 'standard'),
    }));
  const total = sql`(one ->> 'totalInKobo')::numeric`;
  const includedVat = sql`(one ->> 'includedVatInKobo')::numeric`;
  const vat = vatOfPart(sql`(one ->> 'partInKobo')::numeric`, { total, includedVat });
  const { rows } = await db.execute(
    sql`select (${vat})::bigint::text as vat from jsonb_array_elements(${JSON.stringify(cases)}::jsonb) with ordinality as cases (one, place) order by place`,
  );
  expect(rows.map((row) => Number(row.vat))).toEqual(
    // Nought of what went back is nought as well.
    cases.map(({ partInKobo, ...price }) => computeVatOfPart(partInKobo, price) + 0),
  );
});
