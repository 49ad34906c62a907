import { claimGuestOrdersEndpoint } from '../../../contract/orders.ts';
import { shopApi } from '../../api/shop-api.ts';
import { GuestClaim } from '../../ui/feedback/guest-claim.tsx';
import { useAuth } from '../users/auth-context.tsx';

type GuestOrdersOfferProps = { readonly count: number; readonly onClaimed: () => void };

const countOrders = (count: number) => (count === 1 ? '1 order' : `${count} orders`);

export function GuestOrdersOffer({ count, onClaimed }: GuestOrdersOfferProps) {
  const { currentUser } = useAuth();
  return (
    <GuestClaim
      count={count}
      writeCount={countOrders}
      onClaim={() => shopApi.call(claimGuestOrdersEndpoint, {})}
      onClaimed={onClaimed}
    >
      You placed {countOrders(count)} as a guest with{' '}
      <span className="wrap-anywhere">{currentUser?.email}</span>.
    </GuestClaim>
  );
}
