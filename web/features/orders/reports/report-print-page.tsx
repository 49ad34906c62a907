import ArrowLeftIcon from 'lucide-react/icons/arrow-left';
import PrinterIcon from 'lucide-react/icons/printer';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router';
import { listCashRows } from '../../../../contract/cash-count.ts';
import { type Report, readReportEndpoint } from '../../../../contract/reports.ts';
import { listSalesRows } from '../../../../contract/sales-rows.ts';
import { readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import {
  ONLINE_NAME,
  PROMISED_NAME,
  REFUNDED_WORDS,
  WAY_WORDS,
} from '../../../../domain/payments/way-words.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { titlePage } from '../../../page-meta.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { formatMoment } from '../../../ui/formats/format-moment.ts';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { nameDayShortly } from '../../../ui/slots/day-words.ts';
import { nameSpan } from '../../../ui/slots/span-words.ts';
import { useShopProfile } from '../../shop/shop-context.tsx';
import { writeNaira } from '../order-words.ts';
import { linkFigures } from './figure-links.ts';
import { listSalesCuts } from './list-sales-cuts.ts';
import { nameCash, subtractNaira, sumVouchersSold } from './money-panels.tsx';
import { readReportSpan, writeReportPath } from './report-span.ts';
import { averageOrder, computeNet, PAYMENTS_AND_SALES } from './report-totals.tsx';

export const meta = titlePage('Print report');

/** The whole report on paper, for the accountant: tables alone, everything in full. */
export default function ReportPrintPage() {
  const [parameters] = useSearchParams();
  const { from, to } = readReportSpan(parameters, readLagosDay(new Date()));
  const load = useCallback(
    (signal: AbortSignal) => shopApi.call(readReportEndpoint, { query: { from, to }, signal }),
    [from, to],
  );
  const loaded = useLoaded(load);
  return (
    <div className="mx-auto max-w-200 pt-4 phone:pt-6 print:max-w-none print:pt-0">
      <div className="no-print mb-4 flex flex-wrap items-center justify-between gap-3">
        <Link
          to={writeReportPath({ from, to })}
          className="link inline-flex min-h-11 items-center gap-2 text-label"
        >
          <ArrowLeftIcon />
          Back to reports
        </Link>
        <Button kind="main" onClick={() => window.print()}>
          <PrinterIcon />
          Print
        </Button>
      </div>
      <LoadedContent
        loaded={loaded}
        waitingWords="Loading the report…"
        skeleton={<Skeleton className="h-120 rounded-picture" />}
      >
        {(report) => <Paper report={report} />}
      </LoadedContent>
    </div>
  );
}

function Paper({ report }: { readonly report: Report }) {
  const { totals, totalsBefore: before, taken, refunded, vouchers, days, span, spanBefore } = report;
  const { name: shopName } = useShopProfile();
  const cuts = listSalesCuts(report, linkFigures(span));
  const [net, netBefore] = [computeNet(totals), computeNet(before)];
  const titles = [
    ['Sales by product', cuts.products],
    ['Sales by category', cuts.categories],
    ['Sales by zone', cuts.zones],
    ['Sales by delivery or pickup', cuts.methods],
    ['Sales with a discount code', cuts.campaigns],
    [
      'Discounts given by code',
      cuts.campaigns.map(({ given, ...row }) => ({ ...row, value: given, valueBefore: null })),
    ],
  ] as const;
  return (
    <article className="grid gap-6 rounded-picture border border-crust bg-paper p-5 phone:p-9 print:border-0 print:p-0">
      <header>
        <h1 className="text-menu">
          Report, <span className="inline-block">{nameSpan(span)}</span>
        </h1>
        <p className="mt-1 text-label text-cocoa-2">
          {shopName}. Compared with {nameSpan(spanBefore)}. Amounts in naira, Lagos time. As of{' '}
          {formatMoment(report.asOf)}. {PAYMENTS_AND_SALES}
        </p>
      </header>
      <Table
        title="Money and VAT"
        rows={[
          ['Payments, before refunds', String(totals.payments), totals.taken, before.taken],
          [
            'Refunded',
            String(totals.refundedOrders),
            subtractNaira(0, totals.refunded),
            subtractNaira(0, before.refunded),
          ],
          ['After refunds', '', net, netBefore],
          [PROMISED_NAME, String(refunded.promised.orders), refunded.promised.value, null],
          ['VAT included', '', totals.includedVat, before.includedVat],
          ['Payment fees', '', subtractNaira(0, totals.fees), subtractNaira(0, before.fees)],
          [
            'After refunds and fees',
            '',
            subtractNaira(net, totals.fees),
            subtractNaira(netBefore, before.fees),
          ],
          [
            'Excluding VAT',
            '',
            subtractNaira(net, totals.includedVat),
            subtractNaira(netBefore, before.includedVat),
          ],
          [nameCash(report), '', report.cash, null],
          ...(report.cashCount ? listCashRows(report.cashCount) : []).map(
            ({ name, amount }) => [`Cash count: ${name}`, '', amount, null] as const,
          ),
          [
            'Vouchers sold',
            String(vouchers.sold.reduce((sum, row) => sum + row.vouchers, 0)),
            sumVouchersSold(report, 'value'),
            sumVouchersSold(report, 'valueBefore'),
          ],
          ['Vouchers not used yet', '', vouchers.outstanding, null],
        ]}
      />
      <Table
        title="Sales"
        rows={[
          ['Sales (orders placed)', String(totals.orders), totals.sales, before.sales],
          ['Average order', '', averageOrder(totals), averageOrder(before)],
        ]}
      />
      <Table
        title="From sales to payments, for the orders placed in this period"
        rows={listSalesRows(report).map(({ name, orders, amount }) => [
          name,
          String(orders ?? ''),
          amount,
          null,
        ])}
      />
      <Table
        title="Payments by method"
        rows={taken.byWay.map((row) => [
          WAY_WORDS[row.way],
          String(row.payments),
          row.value,
          row.valueBefore,
        ])}
      />
      <Table
        title="Payments by team member"
        rows={taken.byPerson.map((row) => [
          row.name ?? ONLINE_NAME,
          String(row.payments),
          row.value,
          row.valueBefore,
        ])}
      />
      <Table
        title="Refunds by method"
        rows={refunded.byWay.map((row) => [
          REFUNDED_WORDS[row.way],
          String(row.refunds),
          row.value,
          row.valueBefore,
        ])}
      />
      {titles.map(([title, rows]) => (
        <Table
          key={title}
          title={title}
          rows={rows.map(({ name, count, value, valueBefore }) => [
            name,
            String(count ?? ''),
            value,
            valueBefore,
          ])}
        />
      ))}
      <Table
        title="Payments by day"
        rows={days.map(({ day, taken: value }) => [nameDayShortly(day), '', value, null])}
      />
      <Table
        title="Sales by day"
        rows={days.map(({ day, orders, sales }) => [nameDayShortly(day), String(orders), sales, null])}
      />
    </article>
  );
}

type Row = readonly [name: string, count: string, value: number, valueBefore: number | null];

/** A phone has no room for it; paper always has. */
const BEFORE_CLASS = 'max-phone:hidden print:table-cell';

function Table({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  const hasCount = rows.some(([, count]) => count !== '');
  const hasBefore = rows.some(([, , , valueBefore]) => valueBefore !== null);
  return (
    <table className="figures w-full border-collapse text-label *:*:*:py-1 *:*:*:pl-3 *:*:*:text-right *:*:*:first:pl-0 *:*:*:first:text-left">
      <caption className="pb-1 text-left font-display text-fs-4 font-bold">{title}</caption>
      <thead className="text-tiny text-cocoa-2">
        <tr className="border-b border-crust-2">
          <th scope="col">
            <span className="visually-hidden">Name</span>
          </th>
          {hasCount && <th scope="col">Count</th>}
          <th scope="col">Amount</th>
          {hasBefore && (
            <th scope="col" className={BEFORE_CLASS}>
              Previous period
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, count, value, valueBefore]) => (
          <tr key={name} className="break-inside-avoid border-b border-crust">
            <th scope="row" className="font-medium wrap-break-word">
              {name}
            </th>
            {hasCount && <td>{count}</td>}
            <td>{writeNaira(value).replace('-', '−')}</td>
            {hasBefore && (
              <td className={BEFORE_CLASS}>
                {valueBefore === null ? '' : writeNaira(valueBefore).replace('-', '−')}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
