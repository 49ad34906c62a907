import CalendarIcon from 'lucide-react/icons/calendar-days';
import { type FormEvent, useState } from 'react';
import { isLagosDay, type LagosDay } from '../../../../../domain/delivery/lagos-time.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ToggleChip } from '../../../../ui/buttons/toggle-chip.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Modal } from '../../../../ui/overlays/modal.tsx';
import { ANY_DAY, type DayRange, nameRange, orderRange } from './day-ranges.ts';

type PickDaysProps = { readonly range: DayRange; readonly onPick: (range: DayRange) => void };

const TITLE = 'Which days?';

export function PickDays({ range: { from, to }, onPick }: PickDaysProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const words = nameRange({ from, to });
  const pick = (range: DayRange) => {
    close();
    onPick(orderRange(range));
  };
  return (
    <>
      <ToggleChip isOn={words !== ''} onClick={() => setOpen(true)}>
        <CalendarIcon />
        {words || 'Pick days'}
      </ToggleChip>
      <Modal isOpen={isOpen} onClose={close} label={TITLE} placement="question">
        <DaysForm range={{ from, to }} onPick={pick} />
      </Modal>
    </>
  );
}

function DaysForm({ range, onPick }: PickDaysProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    onPick({ from: readDay(values.get('from')), to: readDay(values.get('to')) });
  };
  return (
    <form onSubmit={submit} className="grid gap-4 px-5 py-6 phone:p-8">
      <h2 className="text-fs-3">{TITLE}</h2>
      <div className="grid gap-4 phone:grid-cols-2">
        <TextField label="From" name="from" type="date" defaultValue={range.from ?? ''} />
        <TextField label="Until" name="to" type="date" defaultValue={range.to ?? ''} />
      </div>
      <div className="mt-1 flex flex-wrap justify-end gap-2 max-phone:flex-col-reverse">
        <Button onClick={() => onPick(ANY_DAY)}>Any day</Button>
        <Button kind="main" type="submit">
          Show these days
        </Button>
      </div>
    </form>
  );
}

function readDay(value: FormDataEntryValue | null): LagosDay | null {
  return typeof value === 'string' && isLagosDay(value) ? value : null;
}
