import { useRef, useState } from 'react';
import type { Order } from '../../../../../contract/orders.ts';
import { claimTransferEndpoint, withdrawTransferClaimEndpoint } from '../../../../../contract/payments.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { describeError } from '../../../../ui/feedback/describe-error.ts';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Spinner } from '../../../../ui/loading/spinner.tsx';
import { useShopProfile } from '../../../shop/shop-context.tsx';
import { explainClaim, sayClaimChecked } from './pay-words.ts';

type TransferClaimProps = { readonly order: Order; readonly onNews: () => void };

/** "I have paid": the shop's people look at their account, and the customer need not ask. Pressed by mistake, it is taken back. */
export function TransferClaim({ order, onNews }: TransferClaimProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { transferClaimedAt } = order.money;
  const { sendsNoEmail, openingHours } = useShopProfile();
  // The button goes, and whoever pressed it is led to what comes in its place.
  const placeRef = useRef<HTMLDivElement>(null);

  const send = async (endpoint: typeof claimTransferEndpoint | typeof withdrawTransferClaimEndpoint) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      await shopApi.call(endpoint, { params: { id: order.id } });
      placeRef.current?.focus();
    } catch (error) {
      setFailure(describeError(error));
    } finally {
      setBusy(false);
      onNews();
    }
  };

  return (
    <div ref={placeRef} tabIndex={-1} className="grid gap-4">
      {failure !== null && (
        <Note tone="problem" role="alert">
          {failure}
        </Note>
      )}
      {transferClaimedAt === null ? (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button
            kind="main"
            onClick={() => send(claimTransferEndpoint)}
            aria-disabled={isBusy}
            className="max-phone:w-full"
          >
            {isBusy && <Spinner />}I’ve paid
          </Button>
          <p className="max-w-words text-small text-cocoa-2">{explainClaim(order)}</p>
        </div>
      ) : (
        <>
          <Note tone="good" role="status">
            <strong className="font-semibold">Thank you.</strong> {sayClaimChecked(order, openingHours)}{' '}
            {sendsNoEmail || order.contact.email === '' ? (
              'Save this page to follow your order.'
            ) : (
              <>
                You can close this page: we’ll contact you at{' '}
                <span className="wrap-anywhere">{order.contact.email}</span>.
              </>
            )}
          </Note>
          <Button
            size="s"
            onClick={() => send(withdrawTransferClaimEndpoint)}
            aria-disabled={isBusy}
            className="-ml-4 justify-self-start"
          >
            {isBusy && <Spinner />}I haven’t sent it
          </Button>
        </>
      )}
    </div>
  );
}
