import { useState } from 'react';
import { type CustomOrder, withdrawCustomOrderEndpoint } from '../../../../contract/custom-orders.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';

type WithdrawButtonProps = {
  readonly customOrder: CustomOrder;
  readonly onWithdrawn: (customOrder: CustomOrder) => void;
};

export function WithdrawButton({ customOrder, onWithdrawn }: WithdrawButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const withdraw = async () => {
    onWithdrawn(await shopApi.call(withdrawCustomOrderEndpoint, { params: { id: customOrder.id } }));
    showToast({ kind: 'success', text: `Custom order ${customOrder.number} is withdrawn` });
  };
  return (
    <>
      <Button kind="danger" size="s" onClick={() => setAsking(true)} className="justify-self-start">
        Withdraw this wish
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Withdraw this wish?"
        button="Withdraw"
        buttonWhileBusy="Withdrawing…"
        onConfirm={withdraw}
      >
        <p>
          We stop working on it, and its quotes can no longer be accepted. The design stays yours: you can
          open it and ask again.
        </p>
      </ConfirmDialog>
    </>
  );
}
