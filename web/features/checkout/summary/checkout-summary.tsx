import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CartItem } from '../../../../domain/cart/cart-item.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { Destination } from '../delivery-terms.ts';
import type { CheckoutDraft } from '../draft/checkout-draft.ts';
import type { CheckoutTotals } from './checkout-totals.ts';
import { ChosenSlot } from './chosen-slot.tsx';
import { OrderLines } from './order-lines.tsx';
import { SummarySums } from './summary-sums.tsx';

type CheckoutSummaryProps = {
  readonly items: readonly CartItem[];
  readonly draft: CheckoutDraft;
  readonly totals: CheckoutTotals;
  readonly destination: Destination;
  /** Why the order was not placed, and the button that places it. */
  readonly children: ReactNode;
};

/** The whole order at a glance, before it is placed. */
export function CheckoutSummary({ items, draft, totals, destination, children }: CheckoutSummaryProps) {
  return (
    <aside
      aria-label="Your order"
      className="tablet:sticky tablet:top-[calc(var(--header-height)+--spacing(6))]"
    >
      <Panel>
        <div className="mb-4 flex items-baseline justify-between gap-4">
          <h2 className="text-fs-3">Your order</h2>
          <Link to="/cart" className="link text-small">
            Change
          </Link>
        </div>
        <OrderLines items={items} />
        <SummarySums goods={countPieces(items)} totals={totals} destination={destination} />
        <ChosenSlot draft={draft} />
        {children}
      </Panel>
    </aside>
  );
}

function countPieces(items: readonly CartItem[]): string {
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return count === 1 ? '1 item' : `${count} items`;
}
