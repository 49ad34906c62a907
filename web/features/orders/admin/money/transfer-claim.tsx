import { useState } from 'react';
import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import { dismissClaimEndpoint } from '../../../../../contract/payment-admin.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { formatMoment } from '../../../../ui/formats/format-moment.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { isGivenUp } from '../../order-words.ts';

type TransferClaimProps = {
  readonly order: AdminOrderDetails;
  readonly onChange: (order: AdminOrderDetails) => void;
};

/** What a customer said about their transfer, until it is recorded or somebody has looked for it in vain. */
export function TransferClaim({ order, onChange }: TransferClaimProps) {
  const { id, status, money } = order;
  const [isAsking, setAsking] = useState(false);
  const isOver = isGivenUp(status);
  if (money.transferClaimedAt === null || (money.due === 0 && !isOver)) return null;

  return (
    <Note tone="warning">
      <p className="mb-3">
        The customer said on {formatMoment(money.transferClaimedAt)} that the transfer was made.
        {isOver && ' Check your bank account. If the money arrived, record the payment and refund it.'}
      </p>
      <Button kind="quiet" size="s" onClick={() => setAsking(true)}>
        No transfer arrived
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="No transfer arrived?"
        button="No transfer arrived"
        buttonWhileBusy="Saving…"
        onConfirm={async () => onChange(await shopApi.call(dismissClaimEndpoint, { params: { id } }))}
      >
        <p>
          {!isOver && 'The customer’s order page will ask for the payment again. '}
          The customer isn’t notified. You can’t undo this.
        </p>
      </ConfirmDialog>
    </Note>
  );
}
