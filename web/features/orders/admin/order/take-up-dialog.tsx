import { useNavigate } from 'react-router';
import { type AdminOrderDetails, takeUpOrderEndpoint } from '../../../../../contract/order-admin.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { writeNaira } from '../../order-words.ts';
import { SlotDialog } from '../../slot-dialog.tsx';
import { writeOrderPath } from '../admin-paths.ts';

type TakeUpDialogProps = {
  readonly order: AdminOrderDetails;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** The money came after the order had run out: it goes on as a new one where there is room. */
export function TakeUpDialog({ order, isOpen, onClose }: TakeUpDialogProps) {
  const navigate = useNavigate();
  return (
    <SlotDialog
      order={order}
      isOpen={isOpen}
      title="Take the order up again"
      lead={`It goes on as a new order, and the ${writeNaira(order.refundable)} that came go with it. The free time nearest to the agreed one is chosen; take another if you like.`}
      near={order.slot}
      button="Take it up"
      buttonWhileBusy="Taking it up…"
      onClose={onClose}
      onTake={async (slot) => {
        const body = { slot: { day: slot.day, windowId: slot.windowId } };
        const successor = await shopApi.call(takeUpOrderEndpoint, { params: { id: order.id }, body });
        onClose();
        showToast({ kind: 'success', text: `It goes on as order ${successor.number}` });
        await navigate(writeOrderPath(successor.id));
      }}
    />
  );
}
