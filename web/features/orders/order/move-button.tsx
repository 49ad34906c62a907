import CalendarClockIcon from 'lucide-react/icons/calendar-clock';
import { useCallback, useState } from 'react';
import { moveOrderEndpoint, type Order } from '../../../../contract/orders.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { nameDay, writeTimes } from '../../../ui/slots/day-words.ts';
import { SlotDialog } from '../slot-dialog.tsx';

type MoveButtonProps = { readonly order: Order; readonly onMoved: (order: Order) => void };

export function MoveButton({ order, onMoved }: MoveButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const { slot: before } = order;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <CalendarClockIcon />
        Move to another time
      </Button>
      <SlotDialog
        order={order}
        isOpen={isOpen}
        title="Move to another time"
        lead={`Now it is ${nameDay(before.day)}, ${writeTimes(before)}. Price and order stay as they are.`}
        button="Move order"
        buttonWhileBusy="Moving…"
        isTaken={({ day, windowId }) => day === before.day && windowId === before.windowId}
        onClose={close}
        onTake={async (slot) => {
          const body = { slot: { day: slot.day, windowId: slot.windowId } };
          onMoved(await shopApi.call(moveOrderEndpoint, { params: { id: order.id }, body }));
          close();
          showToast({ kind: 'success', text: `Moved to ${nameDay(slot.day)}, ${writeTimes(slot)}` });
        }}
      />
    </>
  );
}
