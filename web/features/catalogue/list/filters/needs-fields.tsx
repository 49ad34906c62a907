import { countHoursUntil, findNeededDay, listNeededDays } from '../../../../../domain/catalogue/needs.ts';
import { useHydrated } from '../../../../ui/browser/use-hydrated.ts';
import { CONTROL_CLASS } from '../../../../ui/fields/field.tsx';
import { PillSelect } from '../../../../ui/fields/pill-select.tsx';
import { nameDayShortly } from '../../../../ui/slots/day-words.ts';
import { changeFilter, GUESTS_MAX, type ListFilter } from '../address/list-filter.ts';
import { useTypedFilter } from './use-typed-filter.ts';

/** Two weeks: who plans further ahead can have everything. */
const DAYS_SHOWN = 14;
const ANY = '';

type NeedsFieldProps = { readonly filter: ListFilter; readonly onChange: (filter: ListFilter) => void };

/** How many one of it has to feed. */
export function GuestsField({ filter, onChange }: NeedsFieldProps) {
  const { inputProps } = useTypedFilter({
    value: filter.serves,
    write: (serves) => (serves === null ? '' : String(serves)),
    read: readGuests,
    onChange: (serves) => onChange(changeFilter(filter, { serves })),
  });
  return (
    <input
      {...inputProps}
      aria-label="Number of guests"
      name="serves"
      inputMode="numeric"
      autoComplete="off"
      placeholder="For example 20"
      className={CONTROL_CLASS}
    />
  );
}

function readGuests(typed: string): number | null {
  const guests = Number.parseInt(typed, 10);
  return guests > 0 ? Math.min(guests, GUESTS_MAX) : null;
}

/** Days are named by the browser's clock, so they come once the page is taken over. */
export function NeededByField({ filter, onChange }: NeedsFieldProps) {
  const isHydrated = useHydrated();
  const now = new Date();
  const days = isHydrated ? listNeededDays(now, DAYS_SHOWN) : [];
  const chosen = filter.notice === null || !isHydrated ? ANY : findNeededDay(filter.notice, now);
  const choose = (day: string) => {
    const notice = day === ANY ? null : Math.max(1, countHoursUntil(day, now));
    onChange(changeFilter(filter, { notice }));
  };
  return (
    <PillSelect label="Needed by" value={days.includes(chosen) ? chosen : ANY} onChoose={choose}>
      <option value={ANY}>Any day</option>
      {days.map((day) => (
        <option key={day} value={day}>
          By {nameDayShortly(day)}
        </option>
      ))}
    </PillSelect>
  );
}
