import type { FormEvent } from 'react';
import { isLagosDay, type LagosDay } from '../../../../../domain/delivery/lagos-time.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Modal } from '../../../../ui/overlays/modal.tsx';

type DayDialogProps = {
  readonly day: LagosDay;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onPick: (day: LagosDay) => void;
};

const TITLE = 'Which day?';

export function DayDialog({ day, isOpen, onClose, onPick }: DayDialogProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('day');
    if (typeof chosen === 'string' && isLagosDay(chosen)) onPick(chosen);
  };
  return (
    <Modal isOpen={isOpen} onClose={onClose} label={TITLE} placement="question">
      <form onSubmit={submit} className="grid gap-4 px-5 py-6 phone:p-8">
        <h2 className="text-fs-3">{TITLE}</h2>
        <TextField label="Day" name="day" type="date" defaultValue={day} required />
        <div className="mt-1 flex flex-wrap justify-end gap-2 max-phone:flex-col-reverse">
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="main" type="submit">
            Show this day
          </Button>
        </div>
      </form>
    </Modal>
  );
}
