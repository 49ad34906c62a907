import type { Report, ReportTotals } from '../../../../../contract/reports.ts';
import { addDays } from '../../../../../domain/delivery/lagos-time.ts';
import { findSpanBefore, type ReportSpan } from '../../../../../domain/payments/report-span.ts';

const TOTALS: ReportTotals = {
  taken: 4_218_600,
  payments: 203,
  fees: 11_200,
  refunded: 46_500,
  refundedOrders: 5,
  includedVat: 291_076.74,
  orders: 186,
  sales: 4_330_000,
  delivery: 240_000,
};
const TOTALS_BEFORE: ReportTotals = {
  ...TOTALS,
  taken: 3_766_600,
  refunded: 51_000,
  orders: 172,
  sales: 3_766_628,
};

const EMPTY_TOTALS: ReportTotals = {
  taken: 0,
  payments: 0,
  fees: 0,
  refunded: 0,
  refundedOrders: 0,
  includedVat: 0,
  orders: 0,
  sales: 0,
  delivery: 0,
};

const PRODUCTS = [
  ['chocolate-drip-cake', 'Chocolate drip cake', 16, 662_400, 561_000],
  ['small-chops-platter', 'Small chops platter', 21, 548_100, 503_000],
  ['meat-pie', 'Meat pie', 312, 468_000, 441_000],
  ['red-velvet-cake', 'Red velvet cake', 10, 412_000, 463_000],
  ['chocolate-cupcakes', 'Chocolate cupcakes', 24, 402_000, 330_000],
  ['honey-cake', 'Honey cake', 20, 300_000, 300_000],
  ['coconut-bread', 'Coconut bread', 90, 180_000, 0],
] as const;

export const PERSON_ID = '3f1c7c4e-6a50-4b53-9a55-5f6c8a8f2d10';

export const CAMPAIGN_ID = '7c0ad9a2-52a4-4c0e-8f0e-9d9a5b8f3c11';

export function makeReport(span: ReportSpan, differences: Partial<Report> = {}): Report {
  const before = findSpanBefore(span);
  return {
    asOf: '2026-11-16T13:05:00.000Z',
    span,
    spanBefore: before,
    totals: TOTALS,
    totalsBefore: TOTALS_BEFORE,
    due: { orders: 7, value: 184_200 },
    settled: {
      goodwill: { orders: 3, value: 12_500 },
      writtenOff: { orders: 1, value: 2_000 },
      retained: 0,
      paid: 4_160_800,
      refunded: 20_500,
      refundDue: 9_000,
    },
    cash: 405_400,
    cashCount: null,
    days: listDays(span, 7),
    daysBefore: listDays(before, 5),
    taken: {
      byWay: [
        { way: 'card', payments: 30, fees: 11_200, value: 548_400, valueBefore: 453_000 },
        { way: 'transfer', payments: 110, fees: 0, value: 2_446_800, valueBefore: 2_127_000 },
        { way: 'cash', payments: 40, fees: 0, value: 421_900, valueBefore: 439_000 },
        { way: 'card_machine', payments: 23, fees: 0, value: 801_500, valueBefore: 735_000 },
      ],
      byPerson: [
        { id: PERSON_ID, name: 'Kẹhinde Ọla', payments: 173, value: 3_670_200, valueBefore: 3_301_000 },
        { id: null, name: null, payments: 30, value: 548_400, valueBefore: 453_000 },
      ],
    },
    vouchers: { sold: [], outstanding: 0 },
    refunded: {
      byWay: [
        { way: 'online', refunds: 2, value: 30_000, valueBefore: 51_000 },
        { way: 'cash', refunds: 3, value: 16_500, valueBefore: 0 },
      ],
      promised: { orders: 1, value: 9_000 },
    },
    sold: {
      byProduct: PRODUCTS.map(([id, name, pieces, value, valueBefore]) => ({
        id,
        name,
        pieces,
        value,
        valueBefore,
      })),
      byCategory: [
        { category: 'Cakes', pieces: 46, value: 1_374_400, valueBefore: 1_324_000 },
        { category: 'Small chops', pieces: 333, value: 1_016_100, valueBefore: 944_000 },
        { category: null, pieces: 3, value: 30_000, valueBefore: 0 },
      ],
      byZone: [
        { id: 'island', name: 'Lagos Island', orders: 96, value: 2_400_000, valueBefore: 2_100_000 },
        { id: null, name: null, orders: 60, value: 1_230_000, valueBefore: 1_000_000 },
        { id: 'mainland', name: 'Mainland', orders: 30, value: 700_000, valueBefore: 666_628 },
      ],
      byMethod: [
        { method: 'delivery', orders: 126, value: 3_100_000, valueBefore: 2_766_628 },
        { method: 'pickup', orders: 60, value: 1_230_000, valueBefore: 1_000_000 },
      ],
      byCampaign: [
        { id: CAMPAIGN_ID, name: 'WELCOME', orders: 12, given: 31_500, value: 283_500, valueBefore: 0 },
      ],
    },
    ...differences,
  };
}

export function makeEmptyReport(span: ReportSpan): Report {
  return makeReport(span, {
    totals: EMPTY_TOTALS,
    totalsBefore: EMPTY_TOTALS,
    due: { orders: 0, value: 0 },
    settled: {
      goodwill: { orders: 0, value: 0 },
      writtenOff: { orders: 0, value: 0 },
      ...{ retained: 0, paid: 0, refunded: 0, refundDue: 0 },
    },
    taken: { byWay: [], byPerson: [] },
    refunded: { byWay: [], promised: { orders: 0, value: 0 } },
    sold: { byProduct: [], byCategory: [], byZone: [], byMethod: [], byCampaign: [] },
  });
}

function listDays({ from, to }: ReportSpan, step: number): Report['days'] {
  const days: Report['days'] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const taken = days.length % step === 0 ? 0 : 180_000 + ((days.length * 7 * step) % 13) * 25_000;
    days.push({ day, taken, refunded: 0, orders: 12, sales: taken });
  }
  return days;
}
