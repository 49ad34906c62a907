import type { ReactNode } from 'react';
import { formatNaira } from '../../../../domain/money.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { DesignedCake } from '../../../ui/pictures/designed-cake.tsx';
import { ChosenSlot } from '../summary/chosen-slot.tsx';
import { SummarySums, SumRow } from '../summary/summary-sums.tsx';
import type { FixedCheckoutState, FixedSale } from './use-fixed-checkout.ts';

type FixedSummaryProps = {
  readonly sale: FixedSale;
  readonly checkout: FixedCheckoutState;
  /** Why the order was not placed, and the button that places it. */
  readonly children: ReactNode;
};

/** What was agreed, what it comes to with the way there, and what of it is paid now. */
export function FixedSummary({ sale, checkout, children }: FixedSummaryProps) {
  const { name, words, design, priceInKobo, depositInKobo } = sale;
  const { draft, totals, destination } = checkout;
  return (
    <aside
      aria-label="Your order"
      className="tablet:sticky tablet:top-[calc(var(--header-height)+--spacing(6))]"
    >
      <Panel>
        <h2 className="mb-4 text-fs-3">Your order</h2>
        <div className="grid grid-cols-[--spacing(15)_minmax(0,1fr)_auto] items-center gap-3.5">
          <DesignedCake design={design} className="aspect-square rounded-small" />
          <div className="min-w-0">
            <p className="leading-label font-semibold">{name}</p>
            <p className="text-small break-words text-cocoa-2">{words}</p>
          </div>
          <p className="figures font-medium whitespace-nowrap">{formatNaira(priceInKobo)}</p>
        </div>
        <SummarySums goods="As quoted" totals={totals} destination={destination} />
        <dl className="figures grid gap-2.5 rounded-card bg-cream p-3">
          <SumRow name="Deposit now">{formatNaira(depositInKobo)}</SumRow>
          <SumRow name="Balance before you get it">{formatNaira(totals.totalInKobo - depositInKobo)}</SumRow>
        </dl>
        <ChosenSlot draft={draft} />
        {children}
      </Panel>
    </aside>
  );
}
