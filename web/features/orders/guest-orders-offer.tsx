import { useState } from 'react';
import { claimGuestOrdersEndpoint } from '../../../contract/orders.ts';
import { shopApi } from '../../api/shop-api.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Spinner } from '../../ui/loading/spinner.tsx';
import { useAuth } from '../users/auth-context.tsx';

type GuestOrdersOfferProps = { readonly count: number; readonly onClaimed: () => void };

const countOrders = (count: number) => (count === 1 ? '1 order' : `${count} orders`);

/** For whoever ordered as a guest before they had an account with the same address. */
export function GuestOrdersOffer({ count, onClaimed }: GuestOrdersOfferProps) {
  const { currentUser } = useAuth();
  const [isBusy, setBusy] = useState(false);
  const claim = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { claimed } = await shopApi.call(claimGuestOrdersEndpoint, {});
      showToast({ kind: 'success', text: `${countOrders(claimed)} added to your account` });
      onClaimed();
    } catch (error) {
      showToast({ kind: 'error', text: error instanceof Error ? error.message : String(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Note tone="tip">
      <p>
        You placed {countOrders(count)} as a guest with{' '}
        <span className="wrap-anywhere">{currentUser?.email}</span>. Add {count === 1 ? 'it' : 'them'} to your
        account to see {count === 1 ? 'it' : 'them'} here.
      </p>
      <Button kind="main" onClick={claim} aria-disabled={isBusy} className="mt-3">
        {isBusy && <Spinner />}
        {isBusy ? 'Adding…' : `Add ${countOrders(count)} to my account`}
      </Button>
    </Note>
  );
}
