import { claimRequestsEndpoint } from '../../../../contract/guest-requests.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { GuestClaim } from '../../../ui/feedback/guest-claim.tsx';

type GuestRequestsOfferProps = { readonly count: number; readonly onClaimed: () => void };

const countRequests = (count: number) => (count === 1 ? '1 cake request' : `${count} cake requests`);

export function GuestRequestsOffer({ count, onClaimed }: GuestRequestsOfferProps) {
  return (
    <GuestClaim
      count={count}
      writeCount={countRequests}
      onClaim={() => shopApi.call(claimRequestsEndpoint, {})}
      onClaimed={onClaimed}
    >
      You sent {countRequests(count)} as a guest with your email address.
    </GuestClaim>
  );
}
