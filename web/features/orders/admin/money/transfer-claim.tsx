import { useState } from 'react';
import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import { dismissClaimEndpoint } from '../../../../../contract/payment-admin.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { describeError } from '../../../../ui/feedback/describe-error.ts';
import { Note } from '../../../../ui/feedback/note.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { formatMoment } from '../../../../ui/formats/format-moment.ts';
import { isGivenUp } from '../../order-words.ts';

type TransferClaimProps = {
  readonly order: AdminOrderDetails;
  readonly onChange: (order: AdminOrderDetails) => void;
};

/** What a customer said about their transfer, until it is recorded or somebody has looked for it in vain. */
export function TransferClaim({ order, onChange }: TransferClaimProps) {
  const { id, status, money } = order;
  const [isBusy, setBusy] = useState(false);
  const isOver = isGivenUp(status);
  if (money.transferClaimedAt === null || (money.due === 0 && !isOver)) return null;

  async function dismiss() {
    if (isBusy) return;
    setBusy(true);
    try {
      onChange(await shopApi.call(dismissClaimEndpoint, { params: { id } }));
    } catch (error) {
      showToast({ kind: 'error', text: describeError(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Note tone="warning">
      <p className="mb-3">
        The customer said on {formatMoment(money.transferClaimedAt)} that the transfer was made.
        {isOver && ' Check your bank account. If the money arrived, record the payment and refund it.'}
      </p>
      <Button kind="quiet" size="s" onClick={() => void dismiss()} aria-disabled={isBusy}>
        No transfer arrived
      </Button>
    </Note>
  );
}
