import type { Report, ReportDay, ReportTotals } from '../../../../contract/reports.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { CODE_LINE_ID, CODES_NAME, DISCOUNTS_NAME, isGoods } from '../../../../domain/orders/taken-orders.ts';
import { checkReportSpan, findSpanBefore, type ReportSpan } from '../../../../domain/payments/report-span.ts';
import { accept, type Result } from '../../../../domain/refusal.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { readCampaignSales } from '../codes/campaign-sales.store.ts';
import { listDays } from '../figures/days.ts';
import { readMoney, readPlaced } from '../figures/sales.store.ts';
import { sumOutstanding } from '../vouchers/vouchers.store.ts';
import { findCashCount, sumCash } from './cash-counts.store.ts';
import {
  type ComparedSpans,
  countRefundedOrders,
  readRefunded,
  readSoldByPlace,
  readSoldProducts,
  readTaken,
  readVouchersSold,
  sumDue,
  sumPromised,
  sumSettled,
  sumVat,
} from './report.store.ts';

/** Every figure is read in one snapshot, so that they agree with each other whatever is booked meanwhile. */
export async function makeReport(db: Database, asked: ReportSpan, at: Date): Promise<Result<Report>> {
  const checked = checkReportSpan(asked);
  if (!checked.ok) return checked;
  const spans = { before: findSpanBefore(asked), now: { from: asked.from, to: asked.to } };
  const figures = await inTransaction(db, (tx) => readFigures(tx, spans, at), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  return accept(compose(figures, spans, at));
}

type Figures = Awaited<ReturnType<typeof readFigures>>;

/** One after the other: a transaction has one connection. */
async function readFigures(tx: Transaction, spans: ComparedSpans, at: Date) {
  const whole = { from: spans.before.from, to: spans.now.to };
  return {
    taken: await readTaken(tx, spans),
    refunded: await readRefunded(tx, spans),
    refundedOrders: await countRefundedOrders(tx, spans),
    vouchersSold: await readVouchersSold(tx, spans),
    outstanding: await sumOutstanding(tx, at),
    vatInKobo: await sumVat(tx, spans.now),
    vatBeforeInKobo: await sumVat(tx, spans.before),
    places: await readSoldByPlace(tx, spans, at),
    products: (await readSoldProducts(tx, spans, at)).map(nameDiscount),
    campaigns: [
      ...(await readCampaignSales(tx, spans.now, at)).map((row) => ({ ...row, isNow: true })),
      ...(await readCampaignSales(tx, spans.before, at)).map((row) => ({ ...row, isNow: false })),
    ],
    due: await sumDue(tx, spans.now, at),
    settled: await sumSettled(tx, spans.now, at),
    promised: await sumPromised(tx, spans.now),
    cashCount: spans.now.from === spans.now.to ? await findCashCount(tx, spans.now.from) : null,
    takenByDay: await readMoney(tx, whole, 'in'),
    refundedByDay: await readMoney(tx, whole, 'back'),
    placedByDay: await readPlaced(tx, whole, at),
  };
}

function compose(figures: Figures, spans: ComparedSpans, at: Date): Report {
  const { taken, refunded, vouchersSold, outstanding, places, products, campaigns, due, settled, promised } =
    figures;
  return {
    asOf: at.toISOString(),
    span: spans.now,
    spanBefore: spans.before,
    totals: addUp(figures, true),
    totalsBefore: addUp(figures, false),
    due: { orders: due.orders, value: convertKoboToNaira(due.valueInKobo) },
    settled: {
      goodwill: { orders: settled.goodwillOrders, value: convertKoboToNaira(settled.goodwillInKobo) },
      writtenOff: { orders: settled.writtenOffOrders, value: convertKoboToNaira(settled.writtenOffInKobo) },
      retained: convertKoboToNaira(settled.retainedInKobo),
      paid: convertKoboToNaira(settled.paidInKobo),
      refunded: convertKoboToNaira(settled.refundedInKobo),
      refundDue: convertKoboToNaira(settled.refundDueInKobo),
    },
    cash: convertKoboToNaira(sumCash(figures)),
    cashCount: figures.cashCount,
    days: listDays(spans.now).map((day) => describeDay(figures, day)),
    daysBefore: listDays(spans.before).map((day) => describeDay(figures, day)),
    taken: {
      byWay: group(taken, ({ way }) => way).map(({ first: { way }, count: payments, ...value }) => ({
        way,
        payments,
        fees: convertKoboToNaira(sumFees(taken.filter((row) => row.isNow && row.way === way))),
        ...value,
      })),
      byPerson: group(taken, ({ by }) => by ?? '').map(
        ({ first: { by: id, name }, count: payments, ...value }) => ({
          id,
          name,
          payments,
          ...value,
        }),
      ),
    },
    refunded: {
      byWay: group(refunded, ({ way }) => way).map(({ first: { way }, count: refunds, ...value }) => ({
        way,
        refunds,
        ...value,
      })),
      promised: { orders: promised.orders, value: convertKoboToNaira(promised.valueInKobo) },
    },
    vouchers: {
      sold: group(vouchersSold, ({ way }) => way).map(({ first: { way }, count: vouchers, ...value }) => ({
        way,
        vouchers,
        fees: convertKoboToNaira(sumFees(vouchersSold.filter((row) => row.isNow && row.way === way))),
        ...value,
      })),
      outstanding: convertKoboToNaira(outstanding.valueInKobo),
    },
    sold: {
      byProduct: group(products.map(countPieces), ({ productId }) => productId).map(
        ({ first: { productId: id, name }, count, ...value }) => ({
          id,
          name,
          pieces: isGoods({ productId: id }) ? count : null,
          ...value,
        }),
      ),
      byCategory: group(products.map(countPieces), ({ category }) => category ?? '').map(
        ({ first: { category, productId }, count, ...value }) => ({
          category,
          pieces: isGoods({ productId }) ? count : null,
          ...value,
        }),
      ),
      byZone: group(places, ({ zoneId }) => zoneId ?? '').map(
        ({ first: { zoneId: id, zoneName: name }, count: orders, ...value }) => ({
          id,
          name,
          orders,
          ...value,
        }),
      ),
      byMethod: group(places, ({ method }) => method).map(
        ({ first: { method }, count: orders, ...value }) => ({ method, orders, ...value }),
      ),
      byCampaign: group(campaigns, ({ campaignId }) => campaignId).map(
        ({ first: { campaignId: id, name, givenInKobo, isNow }, count: orders, ...value }) => ({
          id,
          name,
          orders,
          given: isNow ? convertKoboToNaira(givenInKobo) : 0,
          ...value,
        }),
      ),
    },
  };
}

/** Added in kobo: naira with their decimals would not always add up. */
function addUp(
  { taken, refunded, refundedOrders, vatInKobo, vatBeforeInKobo, places }: Figures,
  isNow: boolean,
): ReportTotals {
  const total = <Row extends { readonly isNow: boolean }>(rows: readonly Row[], read: (row: Row) => number) =>
    rows.reduce((sum, row) => (row.isNow === isNow ? sum + read(row) : sum), 0);
  return {
    taken: convertKoboToNaira(total(taken, (row) => row.valueInKobo)),
    payments: total(taken, (row) => row.count),
    fees: convertKoboToNaira(total(taken, (row) => row.feesInKobo)),
    refunded: convertKoboToNaira(total(refunded, (row) => row.valueInKobo)),
    refundedOrders: total(refundedOrders, ({ orders }) => orders),
    includedVat: convertKoboToNaira(isNow ? vatInKobo : vatBeforeInKobo),
    orders: total(places, (row) => row.count),
    sales: convertKoboToNaira(total(places, (row) => row.valueInKobo)),
    delivery: convertKoboToNaira(total(places, (row) => row.deliveryInKobo)),
  };
}

function sumFees(rows: readonly { readonly feesInKobo: number }[]): number {
  return rows.reduce((sum, { feesInKobo }) => sum + feesInKobo, 0);
}

function describeDay({ takenByDay, refundedByDay, placedByDay }: Figures, day: string): ReportDay {
  const placed = placedByDay.get(day);
  return {
    day,
    taken: convertKoboToNaira(takenByDay.get(day) ?? 0),
    refunded: convertKoboToNaira(refundedByDay.get(day) ?? 0),
    orders: placed?.orders ?? 0,
    sales: convertKoboToNaira(placed?.valueInKobo ?? 0),
  };
}

type Row = { readonly isNow: boolean; readonly count: number; readonly valueInKobo: number };

/** Each name once, with what it comes to on these days and on those before; what comes to most first. */
function group<R extends Row>(rows: readonly R[], nameOf: (row: R) => string) {
  return [...Map.groupBy(rows, nameOf)]
    .flatMap(([name, ofName]) => {
      const [first] = ofName;
      if (!first) return [];
      const total = (isNow: boolean, part: 'count' | 'valueInKobo') =>
        ofName.reduce((sum, row) => (row.isNow === isNow ? sum + row[part] : sum), 0);
      return {
        name,
        first,
        count: total(true, 'count'),
        value: convertKoboToNaira(total(true, 'valueInKobo')),
        valueBefore: convertKoboToNaira(total(false, 'valueInKobo')),
      };
    })
    .sort((one, other) => other.value - one.value || (one.name < other.name ? -1 : 1))
    .map(({ name: _, ...grouped }) => grouped);
}

/** Codes of many names share a line, and no discount belongs to a category. */
function nameDiscount<R extends Sold>(row: R): R {
  if (isGoods(row)) return row;
  const name = row.productId === CODE_LINE_ID ? CODES_NAME : row.name;
  return { ...row, name, category: DISCOUNTS_NAME };
}

type Sold = { readonly productId: string; readonly name: string; readonly category: string | null };

function countPieces<R extends { readonly pieces: number }>(row: R) {
  return { ...row, count: row.pieces };
}
