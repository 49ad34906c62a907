import { useState } from 'react';
import { claimRequestsEndpoint } from '../../../../contract/guest-requests.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Spinner } from '../../../ui/loading/spinner.tsx';

type GuestRequestsOfferProps = { readonly count: number; readonly onClaimed: () => void };

const countRequests = (count: number) => (count === 1 ? '1 cake request' : `${count} cake requests`);

/** For whoever asked for a quote before they had an account with the same address. */
export function GuestRequestsOffer({ count, onClaimed }: GuestRequestsOfferProps) {
  const [isBusy, setBusy] = useState(false);
  const claim = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { claimed } = await shopApi.call(claimRequestsEndpoint, {});
      showToast({ kind: 'success', text: `${countRequests(claimed)} added to your account` });
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
        You sent {countRequests(count)} as a guest with your email address. Add {count === 1 ? 'it' : 'them'}{' '}
        to your account to see {count === 1 ? 'it' : 'them'} here.
      </p>
      <Button kind="main" onClick={claim} aria-disabled={isBusy} className="mt-3">
        {isBusy && <Spinner />}
        {isBusy ? 'Adding…' : `Add ${countRequests(count)} to my account`}
      </Button>
    </Note>
  );
}
