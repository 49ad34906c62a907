import { useState } from 'react';
import { claimGuestOrdersEndpoint } from '../../../contract/orders.ts';
import { shopApi } from '../../api/shop-api.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { describeError } from '../../ui/feedback/describe-error.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Spinner } from '../../ui/loading/spinner.tsx';
import { useAuth } from '../users/auth-context.tsx';

type Counts = { readonly orders: number; readonly requests: number };

type GuestOrdersOfferProps = Counts & { readonly onClaimed: () => void };

const countOrders = (count: number) => (count === 1 ? '1 order' : `${count} orders`);
const countRequests = (count: number) => (count === 1 ? '1 cake request' : `${count} cake requests`);

const joinCounted = (...parts: readonly (string | false)[]) => parts.filter(Boolean).join(' and ');

function countBoth({ orders, requests }: Counts): string {
  return joinCounted(orders > 0 && countOrders(orders), requests > 0 && countRequests(requests));
}

/** For whoever was a guest before they had an account with the same address. */
export function GuestOrdersOffer({ orders, requests, onClaimed }: GuestOrdersOfferProps) {
  const { currentUser } = useAuth();
  const [isBusy, setBusy] = useState(false);
  const claim = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const claimed = await shopApi.call(claimGuestOrdersEndpoint, {});
      // Nothing where another tab was faster.
      const text = countBoth(claimed) && `${countBoth(claimed)} added to your account`;
      if (text) showToast({ kind: 'success', text });
      onClaimed();
    } catch (error) {
      showToast({ kind: 'error', text: describeError(error) });
    } finally {
      setBusy(false);
    }
  };
  const did = joinCounted(
    orders > 0 && `placed ${countOrders(orders)}`,
    requests > 0 && `sent ${countRequests(requests)}`,
  );
  const isOne = orders + requests === 1;
  return (
    <Note tone="tip">
      <p>
        You {did} as a guest with <span className="wrap-anywhere">{currentUser?.email}</span>. Add{' '}
        {isOne ? 'it' : 'them'} to your account to see {isOne ? 'it' : 'them'} here. The{' '}
        {isOne ? 'link' : 'links'} we sent you will then stop working: you’ll sign in instead, on any device.
      </p>
      <Button kind="main" onClick={claim} aria-disabled={isBusy} className="mt-3">
        {isBusy && <Spinner />}
        <span className="whitespace-normal">
          {isBusy ? 'Adding…' : `Add ${countBoth({ orders, requests })} to my account`}
        </span>
      </Button>
    </Note>
  );
}
