import { computeCartTotals } from '../../../../domain/cart/totals.ts';
import { convertNairaToKobo, formatNaira } from '../../../../domain/money.ts';
import type { CartSummaryProps } from './cart-summary.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { countItems } from './describe-item.ts';

/** On a phone the way on is always under the thumb. */
export function CheckoutBar({ items, canCheckOut }: CartSummaryProps) {
  const { cartTotal, cartCount } = computeCartTotals(items);
  return (
    <div className="no-print fixed inset-x-0 bottom-0 z-20 flex items-center gap-4 border-t border-crust bg-paper px-4 pt-2.5 pb-[max(--spacing(2.5),env(safe-area-inset-bottom))] shadow-up phone:hidden max-phone:[html:has(&)]:pb-19 max-phone:[html:has(&)]:scroll-pb-24">
      <p className="leading-none">
        <span className="figures block font-display text-fs-3 leading-none font-semibold">
          {formatNaira(convertNairaToKobo(cartTotal))}
        </span>
        <span className="mt-1 block text-small text-cocoa-2">{countItems(cartCount)}</span>
      </p>
      <CheckoutButton canCheckOut={canCheckOut} className="flex-1 px-4" />
    </div>
  );
}
