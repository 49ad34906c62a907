import { formatNaira } from '../../../../domain/money.ts';
import { DesignedCake } from '../../../ui/pictures/designed-cake.tsx';
import type { Destination } from '../delivery-terms.ts';
import type { CheckoutTotals } from '../summary/checkout-totals.ts';
import { SummarySums, SumRow } from '../summary/summary-sums.tsx';
import type { FixedSale } from './use-fixed-checkout.ts';

type FixedSummaryProps = {
  readonly sale: FixedSale;
  readonly totals: CheckoutTotals;
  readonly destination: Destination;
};

/** What was agreed, what it comes to with the way there, and what of it is paid now. */
export function FixedSummary({ sale, totals, destination }: FixedSummaryProps) {
  const { name, words, design, priceInKobo, depositInKobo } = sale;
  return (
    <>
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
    </>
  );
}
