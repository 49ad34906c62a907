import { Link } from 'react-router';
import type { Dashboard } from '../../../contract/dashboard.ts';
import { convertNairaToKobo, formatNaira } from '../../../domain/money.ts';
import { isFromCatalogue } from '../../../domain/orders/taken-orders.ts';

type BestSellersProps = { readonly sellers: Dashboard['bestSellers'] };

export function BestSellers({ sellers }: BestSellersProps) {
  return (
    <>
      <h2 id="best-sellers" className="mb-2">
        Best sellers
      </h2>
      {sellers.length === 0 ? (
        <p className="py-2 text-label text-cocoa-2">No orders in this period.</p>
      ) : (
        <ol aria-labelledby="best-sellers">
          {sellers.map(({ productId, name, pieces, value }) => (
            <li
              key={productId}
              className="flex flex-wrap items-baseline gap-x-3 border-b border-crust py-2.5 text-label last:border-b-0 last:pb-0"
            >
              <span className="min-w-0 flex-1 font-medium wrap-anywhere">
                {isFromCatalogue({ productId }) ? (
                  <Link
                    to={`/admin/products/${encodeURIComponent(productId)}/edit`}
                    className="no-underline hover:underline"
                  >
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </span>
              <span className="figures text-small text-cocoa-2">{pieces} sold</span>
              <span className="figures font-semibold">{formatNaira(convertNairaToKobo(value))}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
