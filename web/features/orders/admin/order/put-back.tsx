import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import { undoStepEndpoint } from '../../../../../contract/order-steps.ts';
import { lastingFetch } from '../../../../api/lasting-fetch.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';

type PutBackProps = {
  readonly order: AdminOrderDetails;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onChange: (order: AdminOrderDetails) => void;
};

/** The way back for what is not ready after all, once the toast with its own is gone. */
export function PutBackDialog({ order, isOpen, onClose, onChange }: PutBackProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Move this order back to the kitchen?"
      button="Back to kitchen"
      keepButton="Keep “Ready”"
      buttonWhileBusy="Moving…"
      onConfirm={async () => {
        const { id, version } = order;
        const params = { id };
        onChange(await shopApi.call(undoStepEndpoint, { params, body: { version }, fetch: lastingFetch }));
        showToast({ kind: 'success', text: `${order.number} is back in the kitchen` });
      }}
    >
      <p>It’s on the kitchen board again until someone marks it as ready.</p>
      {order.isNotifiedReady && (
        <p>
          The customer has already been notified that it’s ready. They aren’t notified of this, so call or
          message them.
        </p>
      )}
    </ConfirmDialog>
  );
}
