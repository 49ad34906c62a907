import UndoIcon from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import { undoStepEndpoint } from '../../../../../contract/order-steps.ts';
import { lastingFetch } from '../../../../api/lasting-fetch.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { STATUS_BADGES } from '../../order-words.ts';

type UndoHandOverProps = {
  readonly order: AdminOrderDetails;
  readonly onChange: (order: AdminOrderDetails) => void;
};

/** The way back for goods that are still here, once the toast with its own is gone. */
export function UndoHandOver({ order, onChange }: UndoHandOverProps) {
  const [isAsking, setAsking] = useState(false);
  const { words } = STATUS_BADGES[order.status];
  const before = STATUS_BADGES[order.method === 'pickup' ? 'ready' : 'out_for_delivery'].words;
  return (
    <>
      <div>
        <Button kind="quiet" size="s" onClick={() => setAsking(true)}>
          <UndoIcon />
          Undo “{words}”
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Undo “${words}”?`}
        button="Undo"
        keepButton={`Keep “${words}”`}
        buttonWhileBusy="Undoing…"
        onConfirm={async () => {
          const { id, version } = order;
          const params = { id };
          onChange(await shopApi.call(undoStepEndpoint, { params, body: { version }, fetch: lastingFetch }));
          showToast({ kind: 'success', text: `${order.number} is back to “${before}”` });
        }}
      >
        <p>
          The order goes back to “{before}”. Payments stay as they are. If the customer was notified already,
          let them know.
        </p>
      </ConfirmDialog>
    </>
  );
}
