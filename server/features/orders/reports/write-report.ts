import type { Report } from '../../../../contract/reports.ts';
import { BYTE_ORDER_MARK, writeCsvRow } from '../../../../domain/csv/write-csv.ts';
import { convertKoboToNaira, convertNairaToKobo } from '../../../../domain/money.ts';

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
  const heading = [
    ['From', span.from],
    ['To', span.to],
    ['Compared from', spanBefore.from],
    ['Compared to', spanBefore.to],
    ['As of', report.asOf],
  ];
  const rows = [...heading, HEADER, ...listLines(report)];
  return BYTE_ORDER_MARK + rows.map((cells) => writeCsvRow(cells)).join('');
}

function listLines({ totals, totalsBefore, due, days, taken, refunded, sold }: Report): readonly Line[] {
  return [
    ['Total', 'Payments, before refunds', totals.payments, totals.taken, totalsBefore.taken],
    ['Total', 'Refunded', totals.refundedOrders, totals.refunded, totalsBefore.refunded],
    [
      'Total',
      'Payments net of refunds',
      '',
      subtract(totals.taken, totals.refunded),
      subtract(totalsBefore.taken, totalsBefore.refunded),
    ],
    ['Total', 'Payment fees', '', totals.fees, totalsBefore.fees],
    [
      'Total',
      'Net after refunds and fees',
      '',
      subtract(totals.taken, totals.refunded, totals.fees),
      subtract(totalsBefore.taken, totalsBefore.refunded, totalsBefore.fees),
    ],
    ['Total', 'VAT included, net of refunds', '', totals.includedVat, totalsBefore.includedVat],
    ['Total', 'Sales', totals.orders, totals.sales, totalsBefore.sales],
    ['Total', 'Delivery fees in sales', '', totals.delivery, totalsBefore.delivery],
    ['Total', 'Balance due for these sales', due.orders, due.value, ''],
    ...taken.byWay.map(
      ({ way, payments, value, valueBefore }): Line => [
        'Payments by method',
        toWords(way),
        payments,
        value,
        valueBefore,
      ],
    ),
    ...taken.byWay
      .filter(({ fees }) => fees > 0)
      .map(({ way, payments, fees }): Line => ['Payment fees by method', toWords(way), payments, fees, '']),
    ...taken.byPerson.map(
      ({ name, payments, value, valueBefore }): Line => [
        'Payments by team member',
        name ?? 'Online',
        payments,
        value,
        valueBefore,
      ],
    ),
    ...refunded.byWay.map(
      ({ way, refunds, value, valueBefore }): Line => [
        'Refunds by method',
        toWords(way),
        refunds,
        value,
        valueBefore,
      ],
    ),
    ...sold.byProduct.map(
      ({ name, pieces, value, valueBefore }): Line => ['Sales by product', name, pieces, value, valueBefore],
    ),
    ...sold.byCategory.map(
      ({ category, pieces, value, valueBefore }): Line => [
        'Sales by category',
        category ?? 'No longer in the catalogue',
        pieces,
        value,
        valueBefore,
      ],
    ),
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
        toWords(method),
        orders,
        value,
        valueBefore,
      ],
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

/** `card_machine` as people say it. */
function toWords(code: string): string {
  return code.replaceAll('_', ' ');
}
