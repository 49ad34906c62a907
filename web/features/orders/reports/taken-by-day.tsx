import { useState } from 'react';
import { Link } from 'react-router';
import type { Report, ReportDay } from '../../../../contract/reports.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { nameDayShortly } from '../../../ui/slots/day-words.ts';
import { nameSpanShortly } from '../../../ui/slots/span-words.ts';
import { writeNaira } from '../order-words.ts';
import { writeReportPath } from './report-span.ts';

type TakenByDayProps = { readonly report: Report };

/** The drawing is stretched to its place; the words around it keep their size on every screen. */
const HEIGHT = 100;
/** As many dates below the bars as can be read. */
const DATES_MAX = 8;

/** One bar a day in front of the day it is compared with. */
export function TakenByDay({ report }: TakenByDayProps) {
  const [isTable, setTable] = useState(false);
  return (
    <Panel className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2>Payments by day</h2>
        <Button size="s" className="-my-2 -mr-4 text-hibiscus-press" onClick={() => setTable(!isTable)}>
          {isTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </div>
      {isTable ? <DaysTable days={report.days} /> : <Chart report={report} />}
    </Panel>
  );
}

function Chart({ report: { days, daysBefore, span, spanBefore } }: TakenByDayProps) {
  const best = days.reduce<ReportDay | undefined>(
    (most, day) => (day.taken > (most?.taken ?? 0) ? day : most),
    undefined,
  );
  const top = Math.max(1, ...[...days, ...daysBefore].map(({ taken }) => taken));
  const words = best ? `Best day: ${nameDayShortly(best.day)}, ${writeNaira(best.taken)}` : 'No payments';
  return (
    <figure className="grid gap-2">
      <svg
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Payments per day, ${nameSpanShortly(span)}. ${words}.`}
        className="h-38 w-full border-b border-crust-2"
      >
        {daysBefore.map(({ day, taken }, place) => (
          <Bar key={day} place={place} share={taken / top} inset={0.06} className="fill-crust-2" />
        ))}
        {days.map(({ day, taken }, place) => (
          <Bar
            key={day}
            place={place}
            share={taken / top}
            inset={0.22}
            className={day === best?.day ? 'fill-hibiscus' : 'fill-cocoa'}
          />
        ))}
      </svg>
      <p aria-hidden="true" className="figures flex justify-between text-tiny text-cocoa-2">
        {pickDays(days).map(({ day }) => (
          <span key={day}>{days.length > 31 ? nameDayShortly(day).slice(4) : Number(day.slice(8))}</span>
        ))}
      </p>
      <figcaption className="flex flex-wrap gap-x-4 gap-y-1 text-tiny text-cocoa-2">
        <Key className="bg-current text-cocoa">{nameSpanShortly(span)}</Key>
        <Key className="bg-crust-2">{nameSpanShortly(spanBefore)}</Key>
        <span className="figures phone:ml-auto">
          {best ? <Key className="bg-hibiscus">{words}</Key> : words}
        </span>
      </figcaption>
    </figure>
  );
}

type BarProps = {
  readonly place: number;
  readonly share: number;
  readonly inset: number;
  readonly className: string;
};

function Bar({ place, share, inset, className }: BarProps) {
  const height = share * HEIGHT;
  return (
    <rect x={place + inset} y={HEIGHT - height} width={1 - 2 * inset} height={height} className={className} />
  );
}

function Key({ className, children }: { readonly className: string; readonly children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <span aria-hidden="true" className={joinClasses('size-2.5 rounded-small', className)} />
      {children}
    </span>
  );
}

/** The first, the last, and some evenly in between. */
function pickDays(days: readonly ReportDay[]): readonly ReportDay[] {
  const count = Math.min(DATES_MAX, days.length);
  if (count < 2) return days;
  const places = Array.from({ length: count }, (_, index) =>
    Math.round((index * (days.length - 1)) / (count - 1)),
  );
  return places.flatMap((place) => days[place] ?? []);
}

function DaysTable({ days }: { readonly days: readonly ReportDay[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
    <section aria-label="Payments by day" tabIndex={0} className="max-h-80 overflow-auto">
      <table className="figures w-full border-collapse text-label *:*:*:py-2 *:*:*:pl-3 *:*:*:text-right *:*:*:first:pl-0 *:*:*:first:text-left">
        <thead className="sticky top-0 bg-paper text-tiny text-cocoa-2">
          <tr className="border-b border-crust-2">
            <th scope="col">Day</th>
            <th scope="col">Payments</th>
            <th scope="col">Refunds</th>
            <th scope="col">Orders</th>
            <th scope="col">Sales</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, orders, taken, refunded, sales }) => (
            <tr key={day} className="border-b border-crust last:border-b-0">
              <th scope="row" className="font-medium whitespace-nowrap">
                <Link to={writeReportPath({ from: day, to: day })} className="no-underline hover:underline">
                  {nameDayShortly(day)}
                </Link>
              </th>
              <td>{writeNaira(taken)}</td>
              <td>{writeNaira(refunded)}</td>
              <td>{orders}</td>
              <td>{writeNaira(sales)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
