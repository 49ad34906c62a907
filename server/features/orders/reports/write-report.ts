import { listCashRows } from '../../../../contract/cash-count.ts';
import type { Report } from '../../../../contract/reports.ts';
import { listSalesRows } from '../../../../contract/sales-rows.ts';
import { BYTE_ORDER_MARK, writeCsvRow } from '../../../../domain/csv/write-csv.ts';
import { METHOD_NAMES } from '../../../../domain/delivery/calendar.ts';
import { readLagosDay, readLagosTime } from '../../../../domain/delivery/lagos-time.ts';
import { convertKoboToNaira, convertNairaToKobo } from '../../../../domain/money.ts';
import {
  ONLINE_NAME,
  PROMISED_NAME,
  REFUNDED_WORDS,
  WAY_WORDS,
} from '../../../../domain/payments/way-words.ts';

type Line = readonly [
  section: string,
  name: string,
  count: number | '',
  value: number,
  valueBefore: number | '',
];

const HEADER = ['Section', 'Name', 'Count', 'Amount', 'Amount in previous period'];

/** One table with one line a figure, amounts in naira: a spreadsheet filters it by its first column. */
export function writeReport(report: Report): string {
  const { span, spanBefore } = report;
  const madeAt = new Date(report.asOf);
  const heading = [
    ['From', span.from],
    ['To', span.to],
    ['Compared from', spanBefore.from],
    ['Compared to', spanBefore.to],
    ['As of (Lagos time)', `${readLagosDay(madeAt)} ${readLagosTime(madeAt)}`],
  ];
  const rows = [...heading, HEADER, ...listLines(report)];
  return BYTE_ORDER_MARK + rows.map((cells) => writeCsvRow(cells)).join('');
}

function listLines({
  totals,
  totalsBefore,
  due,
  settled,
  cashCount,
  days,
  taken,
  refunded,
  vouchers,
  sold,
}: Report): readonly Line[] {
  // Products and delivery fees together are all of the sales.
  const listFees = (section: string): readonly Line[] =>
    totals.delivery === 0 && totalsBefore.delivery === 0
      ? []
      : [[section, 'Delivery fees', '', totals.delivery, totalsBefore.delivery]];
  return [
    ['Total', 'Payments, before refunds', totals.payments, totals.taken, totalsBefore.taken],
    ['Total', 'Refunded', totals.refundedOrders, totals.refunded, totalsBefore.refunded],
    ['Total', PROMISED_NAME, refunded.promised.orders, refunded.promised.value, ''],
    [
      'Total',
      'Payments, after refunds',
      '',
      subtract(totals.taken, totals.refunded),
      subtract(totalsBefore.taken, totalsBefore.refunded),
    ],
    ['Total', 'Payment fees', '', totals.fees, totalsBefore.fees],
    [
      'Total',
      'After refunds and fees',
      '',
      subtract(totals.taken, totals.refunded, totals.fees),
      subtract(totalsBefore.taken, totalsBefore.refunded, totalsBefore.fees),
    ],
    ['Total', 'VAT included, after refunds', '', totals.includedVat, totalsBefore.includedVat],
    ['Total', 'Sales (orders placed)', totals.orders, totals.sales, totalsBefore.sales],
    ['Total', 'Still due for these orders', due.orders, due.value, ''],
    ...(cashCount ? listCashRows(cashCount) : []).map(
      ({ name, amount }): Line => ['Cash count', name, '', amount, ''],
    ),
    ...listSalesRows({ totals, due, settled }).map(
      ({ name, orders, amount }): Line => ['From sales to payments', name, orders ?? '', amount, ''],
    ),
    ...taken.byWay.map(
      ({ way, payments, value, valueBefore }): Line => [
        'Payments by method',
        WAY_WORDS[way],
        payments,
        value,
        valueBefore,
      ],
    ),
    ...taken.byWay
      .filter(({ fees }) => fees > 0)
      .map(({ way, payments, fees }): Line => ['Payment fees by method', WAY_WORDS[way], payments, fees, '']),
    ...taken.byPerson.map(
      ({ name, payments, value, valueBefore }): Line => [
        'Payments by team member',
        name ?? ONLINE_NAME,
        payments,
        value,
        valueBefore,
      ],
    ),
    ...refunded.byWay.map(
      ({ way, refunds, value, valueBefore }): Line => [
        'Refunds by method',
        REFUNDED_WORDS[way],
        refunds,
        value,
        valueBefore,
      ],
    ),
    ...vouchers.sold.map(
      ({ way, vouchers: count, value, valueBefore }): Line => [
        'Vouchers sold by method',
        WAY_WORDS[way],
        count,
        value,
        valueBefore,
      ],
    ),
    ...vouchers.sold
      .filter(({ fees }) => fees > 0)
      .map(({ way, fees }): Line => ['Payment fees for vouchers', WAY_WORDS[way], '', fees, '']),
    ...(vouchers.sold.length > 0 || vouchers.outstanding > 0
      ? [['Vouchers', 'Vouchers not used yet', '', vouchers.outstanding, ''] as const]
      : []),
    ...sold.byProduct.map(
      ({ name, pieces, value, valueBefore }): Line => [
        'Sales by product',
        name,
        pieces ?? '',
        value,
        valueBefore,
      ],
    ),
    ...listFees('Sales by product'),
    ...sold.byCategory.map(
      ({ category, pieces, value, valueBefore }): Line => [
        'Sales by category',
        category ?? 'Not in the catalogue',
        pieces ?? '',
        value,
        valueBefore,
      ],
    ),
    ...listFees('Sales by category'),
    ...sold.byZone.map(
      ({ name, orders, value, valueBefore }): Line => [
        'Sales by zone',
        name ?? 'Pickup',
        orders,
        value,
        valueBefore,
      ],
    ),
    ...sold.byMethod.map(
      ({ method, orders, value, valueBefore }): Line => [
        'Sales by delivery or pickup',
        METHOD_NAMES[method],
        orders,
        value,
        valueBefore,
      ],
    ),
    ...sold.byCampaign.map(
      ({ name, orders, value, valueBefore }): Line => [
        'Sales with a discount code',
        name,
        orders,
        value,
        valueBefore,
      ],
    ),
    ...sold.byCampaign.map(
      ({ name, orders, given }): Line => ['Discounts given by code', name, orders, given, ''],
    ),
    ...days.map(({ day, taken: value }): Line => ['Payments by day', day, '', value, '']),
    ...days.map(({ day, refunded: value }): Line => ['Refunds by day', day, '', value, '']),
    ...days.map(({ day, orders, sales }): Line => ['Sales by day', day, orders, sales, '']),
  ];
}

function subtract(amount: number, ...less: readonly number[]): number {
  return convertKoboToNaira(
    less.reduce((left, part) => left - convertNairaToKobo(part), convertNairaToKobo(amount)),
  );
}
