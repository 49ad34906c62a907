import ClockIcon from 'lucide-react/icons/clock';
import type { ReactNode } from 'react';
import { type CartItem, toChoice } from '../../../../domain/cart/cart-item.ts';
import { computeCartTotals, computeSavingInKobo } from '../../../../domain/cart/totals.ts';
import { describeLeadTime } from '../../../../domain/catalogue/lead-time.ts';
import { convertNairaToKobo, formatNaira } from '../../../../domain/money.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EarliestDelivery } from '../../delivery/availability-context.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { countItems } from './describe-item.ts';

export type CartSummaryProps = {
  /** What can be bought. */
  readonly items: readonly CartItem[];
  readonly canCheckOut: boolean;
};

export function CartSummary({ items, canCheckOut }: CartSummaryProps) {
  const { cartTotal, cartCount } = computeCartTotals(items);
  const total = formatNaira(convertNairaToKobo(cartTotal));
  const savingInKobo = computeSavingInKobo(items);
  return (
    <aside
      aria-label="Summary"
      className="tablet:sticky tablet:top-[calc(var(--header-height)+--spacing(6))]"
    >
      <Panel>
        <h2 className="mb-4 text-fs-3">Summary</h2>
        <dl className="figures grid gap-2.5">
          <SummaryRow name={countItems(cartCount)}>{total}</SummaryRow>
          <SummaryRow name="Delivery">at checkout</SummaryRow>
          <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-dashed border-crust-2 pt-3.5">
            <dt className="font-bold">Subtotal</dt>
            <dd className="font-display text-menu leading-none font-semibold tracking-display">{total}</dd>
          </div>
        </dl>
        <p className="mt-2 text-small text-cocoa-2">
          VAT included.{savingInKobo > 0 && ` You save ${formatNaira(savingInKobo)}.`}
        </p>
        <CheckoutButton canCheckOut={canCheckOut} className="mt-5 w-full max-phone:hidden" />
        {items.length > 0 && <WhenToOrder items={items} />}
      </Panel>
    </aside>
  );
}

function WhenToOrder({ items }: Pick<CartSummaryProps, 'items'>) {
  const longestLeadTimeHours = Math.max(...items.map(({ leadTimeHours }) => leadTimeHours));
  return (
    <p className="mt-4 flex gap-2.5 text-small text-leaf-deep">
      <ClockIcon />
      <span>
        <strong className="font-semibold">{describeLeadTime(longestLeadTimeHours)}.</strong> You choose day
        and delivery or pickup at checkout.
        <EarliestDelivery items={items.map(toDemand)} className="mt-1 min-h-12 font-semibold" />
      </span>
    </p>
  );
}

function toDemand(item: CartItem) {
  const { productId, sizeId, design } = toChoice(item);
  return { productId, sizeId, quantity: item.quantity, design };
}

function SummaryRow({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-cocoa-2">{name}</dt>
      <dd className="font-medium whitespace-nowrap">{children}</dd>
    </div>
  );
}
