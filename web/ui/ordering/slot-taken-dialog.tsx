import CalendarCrossIcon from 'lucide-react/icons/calendar-x';
import { useState } from 'react';
import type { OfferedSlot } from '../../../contract/availability.ts';
import { Button } from '../buttons/button.tsx';
import { DialogActions } from '../overlays/dialog-actions.tsx';
import { Modal } from '../overlays/modal.tsx';
import { NearestSlots } from '../slots/nearest-slots.tsx';

type SlotTakenDialogProps = {
  /** Null while nothing was taken. */
  readonly taken: { readonly message: string; readonly alternatives: readonly OfferedSlot[] } | null;
  readonly wanted: OfferedSlot | null;
  /** That nothing has happened and nothing is lost. */
  readonly words?: string;
  readonly onTake: (slot: OfferedSlot) => void;
  readonly onClose: () => void;
};

const TITLE = 'That time is no longer available';
const WORDS = 'You haven’t been charged, and we’ve saved what you typed.';

/** Somebody was quicker. Everything typed is still there; one press takes the nearest free time instead. */
export function SlotTakenDialog({ taken, wanted, words = WORDS, onTake, onClose }: SlotTakenDialogProps) {
  return (
    <Modal isOpen={taken !== null} onClose={onClose} label={TITLE} placement="question">
      {taken && <Taken {...taken} wanted={wanted} words={words} onTake={onTake} onClose={onClose} />}
    </Modal>
  );
}

type TakenProps = Omit<SlotTakenDialogProps, 'taken'> & NonNullable<SlotTakenDialogProps['taken']>;

function Taken({ message, alternatives, wanted, words, onTake, onClose }: TakenProps) {
  const [chosen, setChosen] = useState(alternatives[0]);
  // The page forgets the lost time as soon as it knows the free ones.
  const [lost] = useState(wanted);
  return (
    <div className="grid gap-3.5 p-6 phone:p-8">
      <span className="scallop grid size-16 place-items-center gold">
        <CalendarCrossIcon className="size-6" />
      </span>
      <h2>{TITLE}</h2>
      <p className="text-cocoa-2">
        {message} {words}
      </p>
      {alternatives.length > 0 && (
        <NearestSlots slots={alternatives} wanted={lost} chosen={chosen} onChoose={setChosen} />
      )}
      <DialogActions>
        <Button onClick={onClose}>Choose another day</Button>
        {chosen && (
          <Button kind="main" onClick={() => onTake(chosen)}>
            Choose this time
          </Button>
        )}
      </DialogActions>
    </div>
  );
}
