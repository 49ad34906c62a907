import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Report } from '../../../../contract/reports.ts';
import { listSalesRows, NET_SALES } from '../../../../contract/sales-rows.ts';
import { VAT_RATES_PERCENT } from '../../../../domain/catalogue/vat.ts';
import { addNaira, convertKoboToNaira, convertNairaToKobo } from '../../../../domain/money.ts';
import { sayCashDifference } from '../../../../domain/payments/cash-count.ts';
import {
  ONLINE_NAME,
  PROMISED_NAME,
  REFUNDED_WORDS,
  WAY_WORDS,
} from '../../../../domain/payments/way-words.ts';
import { computePercentages } from '../../../../domain/shares.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { writeNaira } from '../order-words.ts';
import { Change } from './change.tsx';
import type { FigureLinks } from './figure-links.ts';
import { ReportLine } from './report-line.tsx';
import { type CashFigure, computeNet } from './report-totals.tsx';

type MoneyPanelProps = { readonly report: Report; readonly links: FigureLinks };

export function subtractNaira(amount: number, less: number): number {
  return convertKoboToNaira(convertNairaToKobo(amount) - convertNairaToKobo(less));
}

/** Another sum than the cash of orders above it, where vouchers were sold for cash too. */
export function nameCash({ vouchers }: Pick<Report, 'vouchers'>): string {
  return vouchers.sold.some(({ way, value }) => way === 'cash' && value > 0)
    ? 'Cash in hand, including voucher sales (after cash refunds)'
    : 'Cash in hand (after cash refunds)';
}

const COUNTED = 'Counted cash, with the float';

/** What was counted, with the float, stands for what the records say as soon as somebody has counted. */
export function findCashFigure(report: Pick<Report, 'cash' | 'cashCount' | 'vouchers'>): CashFigure {
  const { cash: value, cashCount: count } = report;
  if (count === null) return { name: nameCash(report), value };
  if (count.taken !== value) return { name: COUNTED, value: count.counted, isOutdated: true };
  const outcome = `Expected ${writeNaira(count.expected).replace('-', '−')} · ${sayCashDifference(convertNairaToKobo(count.difference))}`;
  return { name: COUNTED, value: count.counted, outcome };
}

/** In all, less what went back for those that were voided. */
export function sumVouchersSold({ vouchers }: Pick<Report, 'vouchers'>, of: 'value' | 'valueBefore'): number {
  return vouchers.sold.reduce((sum, row) => addNaira(sum, row[of]), 0);
}

/** Why the two lists of a report have other sums. */
export const SALES_TO_PAYMENTS =
  'These figures are for the orders placed in this period, whenever they were paid or refunded. Net sales are payments minus refunds plus what’s still due.';

export function TakenPanel({ report: { taken }, links }: MoneyPanelProps) {
  const percentages = computePercentages(taken.byWay.map(({ value }) => value));
  return (
    <Panel>
      <h2 className="mb-1">Payment methods</h2>
      {taken.byWay.length === 0 && <Nothing>No payments in this period.</Nothing>}
      <ul>
        {taken.byWay.map(({ way, value, valueBefore }, place) => (
          <Share
            key={way}
            name={WAY_WORDS[way]}
            to={links.takenWay(way)}
            value={value}
            valueBefore={valueBefore}
            percentage={percentages[place] ?? 0}
          />
        ))}
      </ul>
    </Panel>
  );
}

export function PeoplePanel({ report: { taken }, links }: MoneyPanelProps) {
  if (taken.byPerson.length === 0) return null;
  const percentages = computePercentages(taken.byPerson.map(({ value }) => value));
  return (
    <Panel>
      <h2 className="mb-1">Recorded by</h2>
      <ul>
        {taken.byPerson.map(({ id, name, value, valueBefore }, place) => (
          <Share
            key={id}
            name={name ?? ONLINE_NAME}
            to={links.takenBy(id)}
            value={value}
            valueBefore={valueBefore}
            percentage={percentages[place] ?? 0}
          />
        ))}
      </ul>
    </Panel>
  );
}

/** Adds up from top to bottom. */
export function VatPanel({ report: { totals }, links }: MoneyPanelProps) {
  const net = computeNet(totals);
  return (
    <Panel>
      <div className="mb-1 flex items-center justify-between gap-3">
        <h2>VAT</h2>
        <span className="rounded-small bg-crust px-2 text-tiny font-semibold">
          {VAT_RATES_PERCENT.standard}%
        </span>
      </div>
      <dl>
        <ReportLine name="Payments" to={links.taken()}>
          {writeNaira(totals.taken)}
        </ReportLine>
        <ReportLine name="Refunded" to={links.refunded()}>
          {writeNaira(subtractNaira(0, totals.refunded))}
        </ReportLine>
        <ReportLine name="After refunds" isStrong>
          {writeNaira(net)}
        </ReportLine>
        <ReportLine name="VAT included">{writeNaira(totals.includedVat)}</ReportLine>
        <ReportLine name="Excluding VAT">{writeNaira(subtractNaira(net, totals.includedVat))}</ReportLine>
        {totals.fees > 0 && (
          <>
            <ReportLine name="Payment fees">{writeNaira(subtractNaira(0, totals.fees))}</ReportLine>
            <ReportLine name="After refunds and fees" isStrong>
              {writeNaira(subtractNaira(net, totals.fees))}
            </ReportLine>
          </>
        )}
      </dl>
      <p className="mt-2 text-tiny text-cocoa-2">
        “VAT included” is the figure for your VAT return. Refunds count once they’re sent. Bread and other
        basic foods are VAT-free.
      </p>
    </Panel>
  );
}

/** Adds up twice: to net sales from above, and from below. */
export function SalesPanel({ report, links }: MoneyPanelProps) {
  if (report.totals.orders === 0) return null;
  return (
    <Panel>
      <h2 className="mb-1">From sales to payments</h2>
      <dl>
        {listSalesRows(report).map(({ name, amount, figure }) => (
          <ReportLine
            key={name}
            name={name}
            isStrong={name === NET_SALES}
            {...(figure && { to: links[figure]() })}
          >
            {writeNaira(amount)}
          </ReportLine>
        ))}
      </dl>
      <p className="mt-2 text-tiny text-cocoa-2">{SALES_TO_PAYMENTS}</p>
    </Panel>
  );
}

export function RefundsPanel({ report, links }: MoneyPanelProps) {
  const { byWay, promised } = report.refunded;
  return (
    <Panel>
      <h2 className="mb-1">Refunds and cash</h2>
      <dl>
        {byWay.map(({ way, value }) => (
          <ReportLine key={way} name={REFUNDED_WORDS[way]} to={links.refundedWay(way)}>
            {writeNaira(subtractNaira(0, value))}
          </ReportLine>
        ))}
        {promised.value > 0 && (
          <ReportLine name={PROMISED_NAME} to={links.promised()}>
            {writeNaira(promised.value)}
          </ReportLine>
        )}
        <ReportLine name={nameCash(report)} to={links.takenWay('cash')} isStrong>
          {writeNaira(report.cash)}
        </ReportLine>
      </dl>
    </Panel>
  );
}

/** Money that is no sale yet. */
export function VouchersPanel({ report }: Pick<MoneyPanelProps, 'report'>) {
  const { sold, outstanding } = report.vouchers;
  const fees = sold.reduce((sum, row) => addNaira(sum, row.fees), 0);
  if (sold.length === 0 && outstanding === 0) return null;
  return (
    <Panel>
      <h2 className="mb-1">Vouchers</h2>
      <dl>
        {sold.map(({ way, value }) => (
          <ReportLine key={way} name={WAY_WORDS[way]}>
            {writeNaira(value)}
          </ReportLine>
        ))}
        <ReportLine name="Vouchers sold" isStrong>
          {writeNaira(sumVouchersSold(report, 'value'))}
        </ReportLine>
        {fees > 0 && <ReportLine name="Payment fees">{writeNaira(subtractNaira(0, fees))}</ReportLine>}
        <ReportLine name="Not used yet">{writeNaira(outstanding)}</ReportLine>
      </dl>
      <p className="mt-2 text-tiny text-cocoa-2">
        VAT is due when a voucher is used. Until then it isn’t in your sales or payments.
      </p>
    </Panel>
  );
}

type ShareProps = {
  readonly name: string;
  readonly to: string;
  readonly value: number;
  readonly valueBefore: number;
  /** Of all in the list. */
  readonly percentage: number;
};

function Share({ name, to, value, valueBefore, percentage }: ShareProps) {
  return (
    <li className="relative grid gap-1 border-t border-crust py-2.5 text-label first:border-t-0">
      <span className="flex flex-wrap justify-between gap-x-3">
        <span>
          <Link to={to} className="no-underline after:absolute after:inset-0 hover:underline">
            {name}
          </Link>{' '}
          <span className="figures text-small text-cocoa-2">{percentage}%</span>
        </span>
        <span className="figures">
          <span className="font-semibold">{writeNaira(value)}</span>{' '}
          <span className="text-small">
            <Change now={value} before={valueBefore} />
          </span>
        </span>
      </span>
      <svg
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-1.5 w-full rounded-pill"
      >
        <rect width="100" height="1" className="fill-crust" />
        <rect width={percentage} height="1" className="fill-cocoa" />
      </svg>
    </li>
  );
}

function Nothing({ children }: { readonly children: ReactNode }) {
  return <p className="py-2 text-label text-cocoa-2">{children}</p>;
}
