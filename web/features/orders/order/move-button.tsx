import { useCallback, useState } from 'react';
import type { OfferedSlot } from '../../../../contract/availability.ts';
import { type Order, placementRefusalSchema } from '../../../../contract/orders.ts';
import { ApiError } from '../../../api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { CalendarClockIcon } from '../../../ui/icons/order.tsx';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Note } from '../../../ui/note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { nameDay, writeTimes } from '../../../ui/slots/day-words.ts';
import { NearestSlots } from '../../../ui/slots/nearest-slots.tsx';
import { SlotPicker } from '../../../ui/slots/slot-picker.tsx';
import { UnbrokenTimes } from '../../../ui/slots/unbroken-times.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useAvailability } from '../../delivery/availability-context.tsx';
import { moveOrder } from '../order-requests.ts';

type MoveButtonProps = { readonly order: Order; readonly onMoved: (order: Order) => void };

export function MoveButton({ order, onMoved }: MoveButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const moved = (changed: Order) => {
    setOpen(false);
    onMoved(changed);
    const { slot } = changed;
    showToast({ kind: 'success', text: `Moved to ${nameDay(slot.day)}, ${writeTimes(slot)}` });
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <CalendarClockIcon />
        Move to another time
      </Button>
      <Modal isOpen={isOpen} onClose={close} label="Move to another time" placement="question">
        <MoveForm order={order} onMoved={moved} onCancel={close} />
      </Modal>
    </>
  );
}

type MoveFormProps = MoveButtonProps & { readonly onCancel: () => void };
type Refused = { readonly message: string; readonly alternatives: readonly OfferedSlot[] };

function MoveForm({ order, onMoved, onCancel }: MoveFormProps) {
  const availability = useAvailability(order.lines, order.method);
  const [slot, setSlot] = useState<OfferedSlot | null>(null);
  const [isMoving, setMoving] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const isSame = slot?.day === order.slot.day && slot.windowId === order.slot.windowId;

  const move = async () => {
    if (!slot || isSame || isMoving) return;
    setMoving(true);
    setRefused(null);
    try {
      onMoved(await moveOrder(order.id, slot));
    } catch (error) {
      setRefused(readRefusal(error));
      availability.reload();
    } finally {
      setMoving(false);
    }
  };

  return (
    <div className="grid gap-4 px-5 py-6 phone:p-8">
      <h2>Move to another time</h2>
      <p className="text-cocoa-2">
        <UnbrokenTimes>
          {`Now it is ${nameDay(order.slot.day)}, ${writeTimes(order.slot)}. Price and order stay as they are.`}
        </UnbrokenTimes>
      </p>
      {refused && (
        <Note tone="problem" role="alert">
          {refused.message}
        </Note>
      )}
      {refused && refused.alternatives.length > 0 ? (
        <NearestSlots
          slots={refused.alternatives}
          wanted={slot}
          chosen={slot ?? undefined}
          onChoose={setSlot}
        />
      ) : (
        <LoadedContent
          loaded={availability}
          waitingWords="Looking for free days…"
          skeleton={<Skeleton className="h-62 rounded-card" />}
        >
          {({ days }) => <SlotPicker days={days} slot={slot} slowest={undefined} onChoose={setSlot} />}
        </LoadedContent>
      )}
      <div className="mt-1 flex flex-wrap justify-end gap-2 max-phone:flex-col-reverse">
        <Button onClick={onCancel}>Leave it</Button>
        <Button kind="main" onClick={move} disabled={!slot || isSame} aria-disabled={isMoving}>
          {isMoving && <Spinner />}
          {isMoving ? 'Moving…' : 'Move order'}
        </Button>
      </div>
    </div>
  );
}

function readRefusal(error: unknown): Refused {
  const message = error instanceof Error ? error.message : String(error);
  const reading = placementRefusalSchema.safeParse(error instanceof ApiError ? error.body : undefined);
  return { message, alternatives: reading.data?.alternatives ?? [] };
}
