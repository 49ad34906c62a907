import { moveOrderEndpoint, type Order } from '../../../../contract/orders.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { nameDay, writeTimes } from '../../../ui/slots/day-words.ts';
import { SlotDialog } from '../slot-dialog.tsx';

type MoveDialogProps = {
  readonly order: Order;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onMoved: (order: Order) => void;
};

/** Customers move their order themselves, as long as it can be moved. */
export function MoveDialog({ order, isOpen, onClose, onMoved }: MoveDialogProps) {
  const { slot: before } = order;
  return (
    <SlotDialog
      order={order}
      isOpen={isOpen}
      title="Change date or time"
      lead={`Currently ${nameDay(before.day)}, ${writeTimes(before)}. The price and items won’t change.`}
      button="Save new time"
      buttonWhileBusy="Saving…"
      current={before}
      onClose={onClose}
      onTake={async (slot) => {
        const body = { slot: { day: slot.day, windowId: slot.windowId } };
        onMoved(await shopApi.call(moveOrderEndpoint, { params: { id: order.id }, body }));
        onClose();
        showToast({ kind: 'success', text: `Moved to ${nameDay(slot.day)}, ${writeTimes(slot)}` });
      }}
    />
  );
}
