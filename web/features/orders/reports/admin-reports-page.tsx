import PrinterIcon from 'lucide-react/icons/printer';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { exportReportEndpoint, type Report, readReportEndpoint } from '../../../../contract/reports.ts';
import { readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { findSpanBefore, type ReportSpan } from '../../../../domain/payments/report-span.ts';
import { downloadFile } from '../../../api/download-file.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { titlePage } from '../../../page-meta.ts';
import { cinnamonRolls } from '../../../pictures/cinnamon-rolls.ts';
import { ChipLink } from '../../../ui/buttons/chip.tsx';
import { ExportButton } from '../../../ui/buttons/export-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { nameSpanShortly } from '../../../ui/slots/span-words.ts';
import { CashCountPanel } from './cash-count-panel.tsx';
import { linkFigures } from './figure-links.ts';
import { listSalesCuts } from './list-sales-cuts.ts';
import {
  findCashFigure,
  PeoplePanel,
  RefundsPanel,
  SalesPanel,
  TakenPanel,
  VatPanel,
  VouchersPanel,
} from './money-panels.tsx';
import { nameReport, readReportSpan, writeReportPath } from './report-span.ts';
import { ReportTotals } from './report-totals.tsx';
import { SalesCut } from './sales-cut.tsx';
import { SpanChoice } from './span-choice.tsx';
import { TakenByDay } from './taken-by-day.tsx';

export const meta = titlePage('Reports');

/** Closing a day, a month or a year: what came in and what was sold. */
export default function AdminReportsPage() {
  const [parameters, setParameters] = useSearchParams();
  const span = readReportSpan(parameters, readLagosDay(new Date()));
  const { from, to } = span;
  const load = useCallback(
    (signal: AbortSignal) => shopApi.call(readReportEndpoint, { query: { from, to }, signal }),
    [from, to],
  );
  const loaded = useLoaded(load);
  return (
    <>
      <ReportsHeader
        span={span}
        isCompared={loaded.data ? hasBefore(loaded.data) : true}
        onChoose={(chosen) => setParameters(chosen, { replace: true })}
      />
      <LoadedContent loaded={loaded} waitingWords="Loading the report…" skeleton={<ReportSkeleton />}>
        {(report) =>
          isEmpty(report) ? <NothingYet /> : <ReportPanels report={report} onChange={loaded.replace} />
        }
      </LoadedContent>
    </>
  );
}

type ReportsHeaderProps = {
  readonly span: ReportSpan;
  /** Whether any figure shows what it was before. */
  readonly isCompared: boolean;
  readonly onChoose: (span: ReportSpan) => void;
};

function ReportsHeader({ span, isCompared, onChoose }: ReportsHeaderProps) {
  const exportReport = () =>
    downloadFile({ api: shopApi, endpoint: exportReportEndpoint, query: { ...span } });
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-6 pb-4 phone:pt-8">
      <h1>{nameReport(span, readLagosDay(new Date()))}</h1>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-phone:w-full phone:mr-auto">
        <SpanChoice span={span} onChoose={onChoose} />
        <p
          className={joinClasses(
            'figures text-small text-cocoa-2',
            !isCompared && 'max-phone:hidden phone:invisible',
          )}
        >
          Compared with {nameSpanShortly(findSpanBefore(span))}
        </p>
      </div>
      <div className="flex gap-2">
        <ChipLink to={writeReportPath(span, '/print')}>
          <PrinterIcon />
          Print
        </ChipLink>
        <ExportButton fileName={`report-${span.from}-to-${span.to}-made`} load={exportReport}>
          Export CSV
        </ExportButton>
      </div>
    </header>
  );
}

type ReportPanelsProps = { readonly report: Report; readonly onChange: (report: Report) => void };

function ReportPanels({ report, onChange }: ReportPanelsProps) {
  const links = linkFigures(report.span);
  const cuts = listSalesCuts(report, links);
  // At the close of a day the till is counted first; on a wide screen both are in sight.
  const isOneDay = report.days.length === 1;
  return (
    <div className="grid grid-cols-1 gap-3 phone:gap-4">
      <ReportTotals report={report} links={links} cash={isOneDay ? findCashFigure(report) : null} />
      <div className="grid items-start gap-3 *:grid *:min-w-0 *:grid-cols-1 *:gap-3 phone:gap-4 phone:*:gap-4 rail:grid-cols-[minmax(0,1fr)_--spacing(87)]">
        <div>
          {!isOneDay && <TakenByDay report={report} />}
          <SalesCut title="Sales by product" columns={['Product', 'Sold']} rows={cuts.products} />
          <SalesCut title="Sales by category" columns={['Category', 'Sold']} rows={cuts.categories} />
          <SalesPanel report={report} links={links} />
          {cuts.campaigns.length > 0 && (
            <SalesCut
              title="Sales with a discount code"
              columns={['Discount code', 'Orders']}
              rows={cuts.campaigns}
            />
          )}
        </div>
        <div className={isOneDay ? 'max-rail:order-first' : ''}>
          {isOneDay && report.span.to <= readLagosDay(new Date(report.asOf)) && (
            <CashCountPanel
              key={report.span.to}
              day={report.span.to}
              taken={report.cash}
              count={report.cashCount}
              onCounted={(cashCount) => onChange({ ...report, cashCount })}
            />
          )}
          <TakenPanel report={report} links={links} />
          <PeoplePanel report={report} links={links} />
          <RefundsPanel report={report} links={links} />
          <VouchersPanel report={report} />
          <VatPanel report={report} links={links} />
        </div>
      </div>
      <div className="grid items-start gap-3 phone:gap-4 rail:grid-cols-2">
        <SalesCut title="Sales by zone" columns={['Zone', 'Orders']} rows={cuts.zones} />
        <SalesCut title="Sales by delivery or pickup" columns={['Method', 'Orders']} rows={cuts.methods} />
      </div>
    </div>
  );
}

function hasAny({ payments, orders, refunded }: Report['totals']): boolean {
  return payments + orders + refunded > 0;
}

function hasBefore({ totalsBefore }: Report): boolean {
  return hasAny(totalsBefore);
}

/** Neither then nor before: there is nothing to compare. */
function isEmpty({ totals, totalsBefore }: Report): boolean {
  return !hasAny(totals) && !hasAny(totalsBefore);
}

function NothingYet() {
  return (
    <EmptyState
      picture={<Picture picture={cinnamonRolls} alt="" sizes="208px" />}
      title="No sales in this period"
    >
      There were none in the previous period either. Choose other dates above.
    </EmptyState>
  );
}

function ReportSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-26 rounded-picture" />
      <div className="grid gap-4 rail:grid-cols-[minmax(0,1fr)_--spacing(87)]">
        <Skeleton className="h-70 rounded-picture" />
        <Skeleton className="h-70 rounded-picture" />
        <Skeleton className="h-85 rounded-picture" />
        <Skeleton className="h-65 rounded-picture" />
      </div>
    </div>
  );
}
