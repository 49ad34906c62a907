import { Link } from 'react-router';
import type { Dashboard } from '../../../contract/dashboard.ts';
import { convertNairaToKobo, formatNaira } from '../../../domain/money.ts';

type CampaignSalesProps = {
  readonly campaigns: Dashboard['campaigns'];
  /** The days that were added up. */
  readonly from: string;
  readonly to: string;
};

/** What discount codes brought, each one press away from its orders. */
export function CampaignSales({ campaigns, from, to }: CampaignSalesProps) {
  return (
    <>
      <h2 id="campaign-sales" className="mb-2">
        Discount codes
      </h2>
      <ol aria-labelledby="campaign-sales">
        {campaigns.map(({ id, name, orders, value, given }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline gap-x-3 border-b border-crust py-2.5 text-label last:border-b-0 last:pb-0"
          >
            <Link
              to={`/admin/orders?${new URLSearchParams({ soldFrom: from, soldTo: to, campaign: id, sort: 'newest' })}`}
              className="min-w-0 flex-1 font-medium wrap-anywhere no-underline hover:underline"
            >
              {name}
            </Link>
            <span className="figures text-small text-cocoa-2">
              {orders === 1 ? '1 order' : `${orders} orders`}, {formatNaira(convertNairaToKobo(given))} off
            </span>
            <span className="figures font-semibold">{formatNaira(convertNairaToKobo(value))}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
