import { type ReactNode, useState } from 'react';
import type { Dashboard } from '../../../../contract/dashboard.ts';
import { convertNairaToKobo, formatNaira } from '../../../../domain/money.ts';
import { ToggleChip } from '../../../ui/buttons/toggle-chip.tsx';
import { compareFigures } from './compare-sales.ts';
import { SalesChart } from './sales-chart.tsx';
import { SalesTable } from './sales-table.tsx';

type SalesPanelProps = Pick<Dashboard, 'sales' | 'salesBefore' | 'trend'> & {
  /** Where to look further back, or less far. */
  readonly spanChoice: ReactNode;
};

const writeNaira = (amount: number) => formatNaira(convertNairaToKobo(amount));
const VIEWS = { money: 'Revenue', orders: 'Orders', table: 'Table' } as const;
type View = keyof typeof VIEWS;

export function SalesPanel({ sales, salesBefore, trend, spanChoice }: SalesPanelProps) {
  const [view, setView] = useState<View>('money');
  const compare = (part: 'moneyIn' | 'orders' | 'value') =>
    compareFigures(sales[part], salesBefore[part], trend.length);
  const average = sales.orders === 0 ? 0 : Math.round(sales.value / sales.orders);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2>Sales</h2>
        {spanChoice}
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
        <Figure name="Money in" note={compare('moneyIn')}>
          {writeNaira(sales.moneyIn)}
        </Figure>
        <Figure name="Money back">{writeNaira(sales.moneyBack)}</Figure>
        <Figure name="Orders" note={compare('orders')}>
          {String(sales.orders)}
        </Figure>
        <Figure name="Average order">{writeNaira(average)}</Figure>
      </dl>
      <fieldset className="mt-5 mb-3 flex flex-wrap gap-2">
        <legend className="visually-hidden">What the chart shows</legend>
        {(Object.keys(VIEWS) as View[]).map((name) => (
          <ToggleChip key={name} isOn={view === name} onClick={() => setView(name)}>
            {VIEWS[name]}
          </ToggleChip>
        ))}
      </fieldset>
      {view === 'money' && (
        <SalesChart days={trend} label="Money in, day by day" read={({ moneyIn }) => moneyIn} />
      )}
      {view === 'orders' && (
        <SalesChart
          days={trend}
          label="Orders placed, day by day"
          read={({ orders }) => orders}
          write={String}
        />
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
