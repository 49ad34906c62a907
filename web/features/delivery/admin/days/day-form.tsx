import AgainIcon from 'lucide-react/icons/rotate-ccw';
import type { CalendarDay } from '../../../../../contract/delivery.ts';
import { CLOSING_NOTE_MAX_LENGTH, type DayPlan } from '../../../../../domain/delivery/calendar.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { ChoiceTile } from '../../../../ui/fields/choice-tile.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useForm } from '../../../../ui/form/use-form.ts';
import { Spinner } from '../../../../ui/loading/spinner.tsx';
import { nameDay, nameWeekday } from '../../../../ui/slots/day-words.ts';
import { type DayValues, describeUsual, findDayProblems } from './day-change.ts';
import { DayLoadTable } from './day-load-table.tsx';

type DayFormProps = {
  readonly day: CalendarDay;
  readonly usual: DayPlan;
  readonly values: DayValues;
  readonly onChange: (part: Partial<DayValues>) => void;
  readonly onSave: () => Promise<void>;
  /** Makes the day like its weekday again. */
  readonly onClear: () => Promise<void>;
  readonly onClose: () => void;
};

export function DayForm({ day, usual, values, onChange, onSave, onClear, onClose }: DayFormProps) {
  const form = useForm({ words: {}, check: () => findDayProblems(values, usual), send: onSave });
  const clearing = useForm({ words: {}, send: onClear });
  const weekday = nameWeekday(day.day);
  const failure = form.failure ?? clearing.failure;
  return (
    <div className="grid gap-5 p-6 phone:p-8">
      <h2 className="text-fs-3">{nameDay(day.day)}</h2>
      <DayLoadTable day={day} />
      <form {...form.props} id="day" aria-label={`Change ${nameDay(day.day)}`} className="grid gap-4">
        <fieldset className="grid grid-cols-2 gap-2.5">
          <legend className="visually-hidden">Open or closed</legend>
          <ChoiceTile
            name="isOpen"
            title="Open"
            checked={values.isOpen}
            onChange={() => onChange({ isOpen: true })}
          />
          <ChoiceTile
            name="isOpen"
            title="Closed"
            checked={!values.isOpen}
            onChange={() => onChange({ isOpen: false })}
          />
        </fieldset>
        {values.isOpen ? (
          <TextField
            label="Work units on this day"
            name="workUnits"
            required={usual.workUnits === 0}
            inputMode="numeric"
            autoComplete="off"
            value={values.workUnits}
            placeholder={usual.workUnits === 0 ? undefined : String(usual.workUnits)}
            problem={form.problems.workUnits}
            hint={describeCapacity(day, usual, weekday)}
            onChange={({ target }) => onChange({ workUnits: target.value })}
          />
        ) : (
          <TextField
            label="Note for shoppers"
            name="note"
            autoComplete="off"
            maxLength={CLOSING_NOTE_MAX_LENGTH}
            value={values.note}
            placeholder="Closed for Eid"
            problem={form.problems.note}
            hint="Said where they would choose the day."
            onChange={({ target }) => onChange({ note: target.value })}
          />
        )}
      </form>
      {failure !== null && (
        <Note tone="problem" role="alert">
          {failure}
        </Note>
      )}
      <div className="flex flex-wrap justify-end gap-3 max-phone:flex-col-reverse">
        {day.isException && (
          <form {...clearing.props} className="grid phone:mr-auto">
            <Button
              type="submit"
              kind="quiet"
              aria-disabled={clearing.isSending}
              aria-describedby="usual-day"
            >
              {clearing.isSending ? <Spinner /> : <AgainIcon />}
              Back to normal
            </Button>
          </form>
        )}
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" form="day" kind="main" aria-disabled={form.isSending}>
          {form.isSending && <Spinner />}
          {form.isSending ? 'Saving…' : 'Save'}
        </Button>
      </div>
      {day.isException && (
        <p id="usual-day" className="-mt-2 text-small text-cocoa-2">
          A usual {weekday} is {describeUsual(usual)}.
        </p>
      )}
    </div>
  );
}

function describeCapacity({ workUnitsTaken }: CalendarDay, usual: DayPlan, weekday: string): string {
  const taken = workUnitsTaken === 0 ? '' : ` ${workUnitsTaken} are taken already.`;
  const blank = usual.workUnits === 0 ? '' : `Leave blank for the usual ${usual.workUnits} of a ${weekday}.`;
  return `${blank}${taken}`.trim();
}
