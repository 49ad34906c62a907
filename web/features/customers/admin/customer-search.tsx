import { type ReactNode, useCallback } from 'react';
import {
  FOUND_CUSTOMERS_MAX,
  type FoundCustomer,
  findCustomersEndpoint,
} from '../../../../contract/taken-order.ts';
import { formatPhoneForNigeria } from '../../../../domain/phone.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { count } from '../customer-words.ts';

/** Fewer letters would find nearly everybody. */
export const SEARCH_MIN_LENGTH = 3;

type FoundCustomersProps = {
  readonly searched: string;
  /** What to do with each of them. */
  readonly children: (customer: FoundCustomer) => ReactNode;
};

/** Whoever has ordered and is called so or has this number. */
export function FoundCustomers({ searched, children }: FoundCustomersProps) {
  const loaded = useLoaded(
    useCallback(
      (signal: AbortSignal) => shopApi.call(findCustomersEndpoint, { query: { q: searched }, signal }),
      [searched],
    ),
  );
  return (
    <LoadedContent
      loaded={loaded}
      waitingWords="Looking for customers…"
      skeleton={<Skeleton className="h-32 rounded-card" />}
    >
      {({ data }) =>
        data.length === 0 ? (
          <p className="text-cocoa-2">No customers found for “{searched}”.</p>
        ) : (
          <>
            <ul className="grid">
              {data.map((customer) => (
                <li
                  key={customer.phone || customer.email}
                  className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-crust py-2.5 last:border-b-0"
                >
                  <p className="min-w-0 flex-1">
                    <span className="block font-semibold wrap-anywhere">{customer.name}</span>
                    <span className="figures block text-small text-cocoa-2">
                      {formatPhoneForNigeria(customer.phone) || customer.email},{' '}
                      {count(customer.orderCount, 'order')}
                    </span>
                  </p>
                  {children(customer)}
                </li>
              ))}
            </ul>
            {data.length === FOUND_CUSTOMERS_MAX && (
              <p className="pt-2 text-small text-cocoa-2">
                Only the first {FOUND_CUSTOMERS_MAX} are shown. Type more of the name or number to narrow the
                list.
              </p>
            )}
          </>
        )
      }
    </LoadedContent>
  );
}
