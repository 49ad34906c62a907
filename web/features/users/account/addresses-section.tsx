import { useRef } from 'react';
import { listAddressesEndpoint } from '../../../../contract/account.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { AccountSection } from './account-section.tsx';
import { AddressBook } from './address-book.tsx';

const listAddresses = async (signal: AbortSignal) =>
  (await shopApi.call(listAddressesEndpoint, { signal })).data;

export function AddressesSection() {
  const addresses = useLoaded(listAddresses);
  const headingRef = useRef<HTMLHeadingElement>(null);
  return (
    <AccountSection
      id="addresses"
      title="Addresses"
      lead="Saved once, chosen with one tap at checkout."
      headingRef={headingRef}
    >
      <LoadedContent
        loaded={addresses}
        waitingWords="Loading your addresses…"
        skeleton={<Skeleton className="h-40" />}
      >
        {(saved) => (
          <AddressBook
            addresses={saved}
            onChange={addresses.reload}
            onRemoved={(id) => {
              addresses.replace(saved.filter((address) => address.id !== id));
              // Another one may be the default now.
              addresses.reload();
            }}
            focusHeading={() => headingRef.current?.focus()}
          />
        )}
      </LoadedContent>
    </AccountSection>
  );
}
