import { type ReactNode, useState } from 'react';
import type { Dashboard } from '../../../../contract/dashboard.ts';
import { convertNairaToKobo, formatNaira } from '../../../../domain/money.ts';
import { ToggleChip } from '../../../ui/buttons/toggle-chip.tsx';
import { nameDayShortly } from '../../../ui/slots/day-words.ts';
import { makeScale, writeShortNaira } from './chart-scale.ts';
import { compareFigures } from './compare-sales.ts';
import { SalesTable } from './sales-table.tsx';

type Day = Dashboard['trend'][number];

type SalesChartProps = {
  readonly days: readonly Day[];
  readonly label: string;
  readonly read: (day: Day) => number;
  readonly write?: (figure: number) => string;
};

/** The drawing is stretched to its place; the words around it keep their size on every screen. */
const HEIGHT = 100;
const GAP_SHARE = 0.3;
/** As many dates below the bars as can be read. */
const DATES = 4;

/** One bar a day; the last one is today. The table behind it says the same in figures. */
function SalesChart({ days, label, read, write = writeShortNaira }: SalesChartProps) {
  const { marks, top } = makeScale(days.map(read));
  const heightOf = (figure: number) => (figure / top) * HEIGHT;
  return (
    <figure className="grid grid-cols-[1fr_auto] gap-x-2">
      <svg
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        className="h-52 w-full overflow-visible"
      >
        {marks.map((mark) => (
          <path
            key={mark}
            d={`M0 ${HEIGHT - heightOf(mark)}H${days.length}`}
            vectorEffect="non-scaling-stroke"
            className="stroke-crust"
          />
        ))}
        {days.map((day, index) => (
          <rect
            key={day.day}
            x={index + GAP_SHARE / 2}
            y={HEIGHT - heightOf(read(day))}
            width={1 - GAP_SHARE}
            height={heightOf(read(day))}
            className={index === days.length - 1 ? 'fill-hibiscus' : 'fill-crust-2'}
          />
        ))}
      </svg>
      <p
        aria-hidden="true"
        className="figures -my-2 flex flex-col-reverse justify-between text-tiny text-cocoa-2"
      >
        {marks.map((mark) => (
          <span key={mark}>{write(mark)}</span>
        ))}
      </p>
      <p aria-hidden="true" className="mt-2 flex justify-between text-tiny text-cocoa-2">
        {pickDates(days).map((day) => (
          <span key={day}>{nameDayShortly(day).replace(/^\w+ /, '')}</span>
        ))}
      </p>
    </figure>
  );
}

/** The first, the last, and some evenly in between. */
function pickDates(days: readonly Day[]): readonly string[] {
  const last = days.length - 1;
  const places = Array.from({ length: DATES }, (_, index) => Math.round((index * last) / (DATES - 1)));
  return [...new Set(places)].flatMap((place) => days[place]?.day ?? []);
}

type SalesPanelProps = Pick<Dashboard, 'sales' | 'salesBefore' | 'spanBefore' | 'trend'> & {
  /** Where to look further back, or less far. */
  readonly spanChoice: ReactNode;
};

const writeNaira = (amount: number) => formatNaira(convertNairaToKobo(amount));
const VIEWS = { money: 'Payments', orders: 'Orders', table: 'Table' } as const;
type View = keyof typeof VIEWS;

export function SalesPanel({ sales, salesBefore, spanBefore, trend, spanChoice }: SalesPanelProps) {
  const [view, setView] = useState<View>('money');
  const compare = (part: 'moneyIn' | 'orders' | 'value') =>
    compareFigures(sales[part], salesBefore[part], spanBefore);
  const average = sales.orders === 0 ? 0 : Math.round(sales.value / sales.orders);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2>Sales</h2>
        {spanChoice}
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
        <Figure name="Payments" note={compare('moneyIn')}>
          {writeNaira(sales.moneyIn)}
        </Figure>
        <Figure name="Refunds">{writeNaira(sales.moneyBack)}</Figure>
        <Figure name="Orders" note={compare('orders')}>
          {String(sales.orders)}
        </Figure>
        <Figure name="Average order">{writeNaira(average)}</Figure>
      </dl>
      <fieldset className="mt-5 mb-3 flex flex-wrap gap-2">
        <legend className="visually-hidden">Chart data</legend>
        {(Object.keys(VIEWS) as View[]).map((name) => (
          <ToggleChip key={name} isOn={view === name} onClick={() => setView(name)}>
            {VIEWS[name]}
          </ToggleChip>
        ))}
      </fieldset>
      {view === 'money' && (
        <SalesChart days={trend} label="Payments by day" read={({ moneyIn }) => moneyIn} />
      )}
      {view === 'orders' && (
        <SalesChart days={trend} label="Orders by day" read={({ orders }) => orders} write={String} />
      )}
      {view === 'table' && <SalesTable days={trend} />}
    </>
  );
}

type FigureProps = {
  readonly name: string;
  readonly note?: string | undefined;
  readonly children: string;
};

function Figure({ name, note, children }: FigureProps) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-cocoa-2">{name}</dt>
      <dd className="figures font-display text-fs-3 font-bold wrap-anywhere">{children}</dd>
      {note && <dd className="text-tiny text-cocoa-2">{note}</dd>}
    </div>
  );
}
