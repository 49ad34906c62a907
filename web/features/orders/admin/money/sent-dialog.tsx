import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import { markRefundSentEndpoint } from '../../../../../contract/payment-admin.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { writeNaira } from '../../order-words.ts';
import { sayNotified } from '../customer-message.ts';
import { RefundAccount } from './refund-account.tsx';

export type SentRefund = { readonly id: string; readonly amount: number };

type SentDialogProps = {
  readonly order: AdminOrderDetails;
  /** Null until the first one was chosen. */
  readonly refund: SentRefund | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onChange: (order: AdminOrderDetails) => void;
};

/** The customer is told at once: so it asks first. */
export function SentDialog({ order, refund, isOpen, onClose, onChange }: SentDialogProps) {
  const amount = writeNaira(refund?.amount ?? 0);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Have you sent ${amount}?`}
      button="Yes, it’s sent"
      keepButton="Not yet"
      buttonWhileBusy="Saving…"
      onConfirm={async () => {
        const params = { id: order.id, refundId: refund?.id ?? '' };
        onChange(await shopApi.call(markRefundSentEndpoint, { params }));
        showToast({ kind: 'success', text: `Refund marked as sent. ${sayNotified(order)}` });
      }}
    >
      <p>
        Make the bank transfer to {order.contact.name} first. {sayNotified(order)}
      </p>
      <RefundAccount order={order} amount={refund?.amount ?? 0} />
    </ConfirmDialog>
  );
}
