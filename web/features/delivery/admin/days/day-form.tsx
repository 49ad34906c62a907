import AgainIcon from 'lucide-react/icons/rotate-ccw';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CalendarDay } from '../../../../../contract/delivery.ts';
import { KITCHEN_POINTS_EXAMPLES } from '../../../../../domain/catalogue/kitchen-points.ts';
import { CLOSING_NOTE_MAX_LENGTH, type DayPlan } from '../../../../../domain/delivery/calendar.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { ChoiceTile } from '../../../../ui/fields/choice-tile.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useForm } from '../../../../ui/form/use-form.ts';
import { Spinner } from '../../../../ui/loading/spinner.tsx';
import { DialogActions } from '../../../../ui/overlays/dialog-actions.tsx';
import { CapacityJar } from '../../../../ui/slots/capacity-jar.tsx';
import { nameDay, nameWeekday, writeTimes } from '../../../../ui/slots/day-words.ts';
import { countOrders } from '../order-words.ts';
import { type DayValues, describeUsual, findDayProblems, warnOfOverbooking } from './day-change.ts';
import { computeShare, judgeLoad, LOAD_WORDS } from './day-load.ts';

type DayFormProps = {
  readonly day: CalendarDay;
  readonly usual: DayPlan;
  readonly values: DayValues;
  /** Above what is asked. */
  readonly note: ReactNode;
  readonly onChange: (part: Partial<DayValues>) => void;
  readonly onSave: () => Promise<void>;
  /** Makes the day like its weekday again. */
  readonly onClear: () => Promise<void>;
  readonly onClose: () => void;
};

export function DayForm({ day, usual, values, note, onChange, onSave, onClear, onClose }: DayFormProps) {
  const form = useForm({ words: {}, check: () => findDayProblems(values, usual), send: onSave });
  const clearing = useForm({ words: {}, send: onClear });
  const weekday = nameWeekday(day.day);
  const failure = form.failure ?? clearing.failure;
  const overbooking = warnOfOverbooking(values, day, usual);
  return (
    <div className="grid gap-5 p-6 phone:p-8">
      <h2 className="text-fs-3">{nameDay(day.day)}</h2>
      <DayLoadTable day={day} />
      {day.orderCount > 0 && (
        <Link to={`/admin/orders?from=${day.day}&to=${day.day}`} className="link justify-self-start">
          See this day’s orders
        </Link>
      )}
      {note}
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
            label="Kitchen points on this day"
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
            label="Note on the calendar"
            name="note"
            autoComplete="off"
            maxLength={CLOSING_NOTE_MAX_LENGTH}
            value={values.note}
            problem={form.problems.note}
            hint="For example: “Eid holiday”. Customers see this when they choose a day."
            onChange={({ target }) => onChange({ note: target.value })}
          />
        )}
      </form>
      {overbooking !== undefined && (
        <Note tone="warning" role="status">
          {overbooking}
        </Note>
      )}
      {failure !== null && (
        <Note tone="problem" role="alert">
          {failure}
        </Note>
      )}
      {day.isException && (
        <p id="usual-day" className="text-small text-cocoa-2">
          {weekday}s are usually {describeUsual(usual)}.
        </p>
      )}
      <DialogActions>
        {day.isException && (
          <form {...clearing.props} className="grid max-phone:basis-full phone:mr-auto">
            <Button
              type="submit"
              kind="quiet"
              aria-disabled={clearing.isSending}
              aria-describedby="usual-day"
            >
              {clearing.isSending ? <Spinner /> : <AgainIcon />}
              Back to the weekly schedule
            </Button>
          </form>
        )}
        <Button onClick={onClose}>Cancel</Button>
        <Button
          type="submit"
          form="day"
          kind="main"
          aria-disabled={form.isSending}
          className="max-phone:flex-1"
        >
          {form.isSending && <Spinner />}
          {form.isSending ? 'Saving…' : nameSaving(values, day, overbooking !== undefined)}
        </Button>
      </DialogActions>
    </div>
  );
}

function nameSaving(values: DayValues, day: CalendarDay, isOverbooked: boolean): string {
  if (day.isOpen && !values.isOpen) return 'Close day';
  return isOverbooked ? 'Save anyway' : 'Save';
}

function describeCapacity({ workUnitsTaken }: CalendarDay, usual: DayPlan, weekday: string): string {
  const taken = workUnitsTaken === 0 ? '' : ` ${workUnitsTaken} already booked.`;
  const blank =
    usual.workUnits === 0 ? '' : `Leave empty for the usual ${weekday} capacity, ${usual.workUnits}.`;
  return `${KITCHEN_POINTS_EXAMPLES} ${blank}${taken}`.trim();
}

/** What is taken of the day, and of each of its windows. */
function DayLoadTable({ day }: { readonly day: CalendarDay }) {
  const { isOpen, workUnits, workUnitsTaken, orderCount, windows } = day;
  return (
    <div className="grid gap-3 rounded-card bg-cream p-4">
      <div className="flex items-center gap-3">
        <CapacityJar share={computeShare(day)} isClosed={!isOpen} className="h-12 w-8.5" />
        <div>
          <p className="font-semibold">{LOAD_WORDS[judgeLoad(day)]}</p>
          <p className="figures text-small text-cocoa-2">
            {workUnitsTaken} of {workUnits} kitchen points booked, {countOrders(orderCount).toLowerCase()}
          </p>
        </div>
      </div>
      {windows.length > 0 && (
        <table className="figures w-full border-collapse text-left text-small">
          <caption className="visually-hidden">Time slots</caption>
          <thead>
            <tr className="border-b border-crust-2 text-cocoa-2">
              <th scope="col" className="py-1.5 font-semibold">
                Time slot
              </th>
              <th scope="col" className="py-1.5 text-right font-semibold">
                Deliveries
              </th>
              <th scope="col" className="py-1.5 text-right font-semibold">
                Pickups
              </th>
            </tr>
          </thead>
          <tbody>
            {windows.map((window) => (
              <tr key={window.id} className="border-b border-crust last:border-b-0">
                <th scope="row" className="py-1.5 font-plain">
                  {writeTimes(window)}
                </th>
                <td className="py-1.5 text-right">{describeWindow(window.delivery)}</td>
                <td className="py-1.5 text-right">{describeWindow(window.pickup)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

/** 3 of 12 */
function describeWindow({ capacity, taken }: CalendarDay['windows'][number]['delivery']): string {
  return capacity === 0 && taken === 0 ? 'None' : `${taken} of ${capacity}`;
}
