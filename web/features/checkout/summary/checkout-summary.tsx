import { Link } from 'react-router';
import type { CartItem } from '../../../../domain/cart/cart-item.ts';
import type { Destination } from '../delivery-terms.ts';
import type { CheckoutTotals } from './checkout-totals.ts';
import { OrderLines } from './order-lines.tsx';
import { SummarySums } from './summary-sums.tsx';

type CheckoutSummaryProps = {
  readonly items: readonly CartItem[];
  readonly totals: CheckoutTotals;
  readonly destination: Destination;
};

/** The whole order at a glance, before it is placed. */
export function CheckoutSummary({ items, totals, destination }: CheckoutSummaryProps) {
  return (
    <>
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 className="text-fs-3">Your order</h2>
        <Link to="/cart" className="link text-small">
          Change
        </Link>
      </div>
      <OrderLines items={items} />
      <SummarySums goods={countPieces(items)} totals={totals} destination={destination} />
    </>
  );
}

function countPieces(items: readonly CartItem[]): string {
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return count === 1 ? '1 item' : `${count} items`;
}
