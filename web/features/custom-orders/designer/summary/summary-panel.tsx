import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import { explainQuote, type WayToBuy } from '../../../../../domain/custom-orders/price/way-to-buy.ts';
import { formatNaira } from '../../../../../domain/money.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { LoadFailure } from '../../../../ui/loading/load-failure.tsx';
import type { Designer } from '../state/use-designer.ts';
import { LiveFacts } from './live-facts.tsx';
import { MainAction } from './main-action.tsx';
import { PriceAmount } from './price-amount.tsx';
import type { Buying } from './use-buying.ts';
import type { CakeFacts } from './use-cake-facts.ts';

type SummaryPanelProps = {
  readonly facts: CakeFacts;
  readonly prices: Designer['prices'];
  readonly buying: Buying;
  readonly onRequest: () => void;
};

/** What it costs and why, and the way to have it. It stays at the lower edge; a phone has a bar there instead. */
export function SummaryPanel({ facts, prices, buying, onRequest }: SummaryPanelProps) {
  const { wayToBuy, arePricesKnown } = facts;
  return (
    <section
      aria-label="Price"
      className="grid gap-3 border-t border-crust bg-paper px-5 pt-1 pb-5 phone:sticky phone:bottom-0 phone:z-5 phone:shadow-up tablet:px-9"
    >
      {prices.failure !== null && !arePricesKnown && (
        <div className="pt-3">
          <LoadFailure message={prices.failure} onRetry={prices.reload} />
        </div>
      )}
      <LiveFacts facts={facts} className="mt-4 bg-cream shadow-none phone:hidden" />
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-label font-semibold [&::-webkit-details-marker]:hidden">
          <ChevronDownIcon className="size-4.5 transition group-open:rotate-180" />
          Price details
        </summary>
        <div className="max-h-[40svh] overflow-y-auto pt-1 pb-2">
          {arePricesKnown && <PriceLines price={facts.price} />}
        </div>
      </details>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 max-phone:hidden">
          <PriceAmount facts={facts} className="text-[2rem] whitespace-nowrap" />
        </div>
        {wayToBuy.way !== 'quote' && (
          <Button kind="line" size="s" onClick={onRequest} className="max-phone:flex-1 phone:max-hero:hidden">
            Add special requests
          </Button>
        )}
        <MainAction buying={buying} className="px-6 max-phone:hidden" />
      </div>
      <p className="min-h-[2lh] text-small text-cocoa-2">{describeWay(wayToBuy)}</p>
    </section>
  );
}

/** Always there and never longer than two lines, so that nothing moves when the way changes. */
function describeWay(wayToBuy: WayToBuy): string {
  if (wayToBuy.way === 'none') return wayToBuy.message;
  if (wayToBuy.way === 'cart') return 'VAT included. Ready to add to your cart.';
  const { reasons } = wayToBuy;
  return explainQuote(reasons.includes('above_cart_limit') ? ['above_cart_limit'] : reasons);
}

/** What makes the price, line by line; what the product's discount takes off comes last. */
function PriceLines({ price }: Pick<CakeFacts, 'price'>) {
  const discountInKobo = price.listTotalInKobo - price.totalInKobo;
  return (
    <dl className="figures grid gap-1.5 text-label">
      {price.lines.map(({ key, label, inches, amountInKobo }) => (
        <div key={key} className="flex justify-between gap-4">
          <dt className="text-cocoa-2">
            {label}
            {inches.length > 0 && !key.startsWith('tier:') && (
              <span className="text-small"> · {inches.map((width) => `${width}″`).join(', ')}</span>
            )}
          </dt>
          <dd className="font-semibold">{formatNaira(amountInKobo)}</dd>
        </div>
      ))}
      {discountInKobo > 0 && (
        <div className="flex justify-between gap-4 text-leaf">
          <dt>Discount</dt>
          <dd className="font-semibold">−{formatNaira(discountInKobo)}</dd>
        </div>
      )}
    </dl>
  );
}
