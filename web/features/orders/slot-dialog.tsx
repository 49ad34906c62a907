import { type ReactNode, useMemo, useState } from 'react';
import type { Availability, OfferedSlot, SlotChoice } from '../../../contract/availability.ts';
import type { Order } from '../../../contract/orders.ts';
import { findNearestFree } from '../../../domain/delivery/availability.ts';
import { readRefusedPlacement } from '../../api/refused-placement.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { describeError } from '../../ui/feedback/describe-error.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { UnbrokenText } from '../../ui/formats/unbroken-text.tsx';
import { LoadedContent } from '../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { Spinner } from '../../ui/loading/spinner.tsx';
import { DialogActions } from '../../ui/overlays/dialog-actions.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { LateNote } from '../../ui/slots/late-note.tsx';
import { type Caveat, findCaveat } from '../../ui/slots/move-to-day.ts';
import { NearestSlots } from '../../ui/slots/nearest-slots.tsx';
import { SlotPicker } from '../../ui/slots/slot-picker.tsx';
import { useAvailability } from '../delivery/availability-context.tsx';

type SlotDialogProps = {
  readonly order: Pick<Order, 'lines' | 'method' | 'address'>;
  readonly isOpen: boolean;
  readonly title: string;
  readonly lead: string;
  readonly button: ReactNode;
  readonly buttonWhileBusy: string;
  /** The free place nearest to this one is chosen for a start. */
  readonly near?: SlotChoice;
  /** The place it has: chosen for a start, and not to be taken anew. */
  readonly current?: OfferedSlot;
  /** Of what is made for it and in no catalogue, too. */
  readonly leadTimeHours?: number;
  /** Staff may take what is too late for customers, administrators also what is full. */
  readonly isForStaff?: boolean;
  readonly onClose: () => void;
  /** Rejects with an Error whose message can be shown. */
  readonly onTake: (slot: OfferedSlot, caveat: Caveat | null) => Promise<void>;
};

/** A free place for an order that is there already. */
export function SlotDialog({ isOpen, ...form }: SlotDialogProps) {
  return (
    <Modal isOpen={isOpen} onClose={form.onClose} label={form.title} placement="question">
      <SlotForm {...form} />
    </Modal>
  );
}

type Refused = {
  readonly wanted: OfferedSlot;
  readonly message: string;
  readonly alternatives: readonly OfferedSlot[];
};

function SlotForm(props: Omit<SlotDialogProps, 'isOpen'>) {
  const { order, title, lead, button, buttonWhileBusy, near, current, onClose, onTake } = props;
  const { leadTimeHours = 0, isForStaff } = props;
  // What it takes of a day's work is looked at as it is moved.
  const more = useMemo(() => ({ workUnits: 0, leadTimeHours }), [leadTimeHours]);
  const availability = useAvailability(order.lines, order.method, order.address, more, isForStaff);
  const [picked, setSlot] = useState<OfferedSlot | null>();
  const atFirst = current ?? findNear(availability.data?.days ?? [], near);
  const slot = picked === undefined ? atFirst : picked;
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const isCurrent = slot?.day === current?.day && slot?.windowId === current?.windowId;
  const isPossible = slot !== null && !isCurrent;
  const days = availability.data?.days ?? [];
  const caveat = isPossible ? findCaveat(days, slot) : null;

  const take = async () => {
    if (!slot || !isPossible || isBusy) return;
    setBusy(true);
    setRefused(null);
    try {
      await onTake(slot, caveat);
    } catch (error) {
      setRefused({ wanted: slot, ...readRefusal(error) });
      availability.reload();
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="grid gap-4 p-6 phone:p-8">
      <h2 className="text-fs-3">{title}</h2>
      <p className="text-cocoa-2">
        <UnbrokenText>{lead}</UnbrokenText>
      </p>
      {refused && (
        <Note tone="problem" role="alert">
          {refused.message}
        </Note>
      )}
      {refused && refused.alternatives.length > 0 ? (
        <NearestSlots
          slots={refused.alternatives}
          wanted={refused.wanted}
          chosen={slot ?? undefined}
          onChoose={setSlot}
        />
      ) : (
        <LoadedContent
          loaded={availability}
          waitingWords="Loading available days…"
          skeleton={<Skeleton className="h-62 rounded-card" />}
        >
          {({ days }) => <SlotPicker days={days} slot={slot} slowest={undefined} onChoose={setSlot} />}
        </LoadedContent>
      )}
      {slot && caveat && <LateNote slot={slot} caveat={caveat} />}
      <DialogActions>
        {/* Beside an order “Cancel” could be the order itself. */}
        <Button onClick={onClose}>{current ? 'Keep current time' : 'Close'}</Button>
        <Button kind="main" onClick={take} disabled={!isPossible} aria-disabled={isBusy}>
          {isBusy && <Spinner />}
          {isBusy ? buttonWhileBusy : caveat ? 'Use this time anyway' : button}
        </Button>
      </DialogActions>
    </div>
  );
}

function findNear(days: Availability['days'], near: SlotChoice | undefined): OfferedSlot | null {
  const [nearest] = near ? findNearestFree(days, near, 1) : [];
  const window = days
    .find(({ day }) => day === nearest?.day)
    ?.windows.find(({ id }) => id === nearest?.windowId);
  return nearest && window ? { ...nearest, from: window.from, to: window.to } : null;
}

function readRefusal(error: unknown): Omit<Refused, 'wanted'> {
  const message = describeError(error);
  const refused = readRefusedPlacement(error);
  return { message, alternatives: refused.kind === 'slot' ? refused.alternatives : [] };
}
