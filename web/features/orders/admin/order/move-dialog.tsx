import { moveDeskOrderEndpoint, type WholeDeskOrder } from '../../../../../contract/order-admin.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { nameDay, writeTimes } from '../../../../ui/slots/day-words.ts';
import { SlotDialog } from '../../slot-dialog.tsx';

type MoveDialogProps = {
  readonly order: WholeDeskOrder;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onMoved: (order: WholeDeskOrder) => void;
};

export function MoveDialog({ order, isOpen, onClose, onMoved }: MoveDialogProps) {
  const { slot: before } = order;
  return (
    <SlotDialog
      order={order}
      isOpen={isOpen}
      title="Move to another time"
      lead={`Now it is ${nameDay(before.day)}, ${writeTimes(before)}. The customer is told of the new time.`}
      button="Move order"
      buttonWhileBusy="Moving…"
      isTaken={({ day, windowId }) => day === before.day && windowId === before.windowId}
      onClose={onClose}
      onTake={async (slot) => {
        const body = { slot: { day: slot.day, windowId: slot.windowId } };
        onMoved(await shopApi.call(moveDeskOrderEndpoint, { params: { id: order.id }, body }));
        onClose();
        showToast({ kind: 'success', text: `Moved to ${nameDay(slot.day)}, ${writeTimes(slot)}` });
      }}
    />
  );
}
