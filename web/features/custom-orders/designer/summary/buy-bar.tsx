import { SHORT_QUOTE_REASONS } from '../../../../../domain/custom-orders/price/way-to-buy.ts';
import { describeDay } from './describe-day.ts';
import { MainAction } from './main-action.tsx';
import { PriceAmount } from './price-amount.tsx';
import type { Buying } from './use-buying.ts';
import type { CakeFacts } from './use-cake-facts.ts';

type BuyBarProps = { readonly facts: CakeFacts; readonly buying: Buying };

/** The phone's main action, under the thumb, with price, day and servings beside it, or why it asks for a quote. */
export function BuyBar({ facts, buying }: BuyBarProps) {
  const { servings, guests, availability, leadTimeHours, wayToBuy } = facts;
  const quoteReason = wayToBuy.way === 'quote' ? wayToBuy.reasons.at(-1) : undefined;
  const day = describeDay(availability, leadTimeHours);
  const words =
    guests > servings
      ? `Serves ${servings} of ${guests} guests`
      : `${day === '' ? '' : `${day} · `}for ${servings}`;
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-3 border-t border-crust bg-paper px-4 pt-2.5 pb-[max(--spacing(2.5),env(safe-area-inset-bottom))] shadow-up phone:hidden max-phone:[html:has(&)]:pb-19 max-phone:[html:has(&)]:scroll-pb-24">
      <div className="min-w-0 flex-1">
        <PriceAmount facts={facts} className="text-fs-3" />
        {quoteReason === undefined ? (
          <span className="mt-0.5 block truncate text-small text-cocoa-2">{words}</span>
        ) : (
          <span className="mt-0.5 block text-small leading-snug text-cocoa-2">
            {SHORT_QUOTE_REASONS[quoteReason]}
          </span>
        )}
      </div>
      <MainAction buying={buying} className="flex-none px-4.5" />
    </div>
  );
}
