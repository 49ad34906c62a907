import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { countHoursUntil, findNeededDay, listNeededDays } from '../../../../../domain/catalogue/needs.ts';
import { useHydrated } from '../../../../ui/browser/use-hydrated.ts';
import { CONTROL_CLASS } from '../../../../ui/fields/field.tsx';
import { PillSelect } from '../../../../ui/fields/pill-select.tsx';
import { nameDayShortly } from '../../../../ui/slots/day-words.ts';
import { changeFilter, GUESTS_MAX, type ListFilter } from '../address/list-filter.ts';

/** Two weeks: who plans further ahead can have everything. */
const DAYS_SHOWN = 14;
const ANY = '';
const TYPING_PAUSE_MS = 400;

type NeedsFieldProps = { readonly filter: ListFilter; readonly onChange: (filter: ListFilter) => void };

/** How many one of it has to feed. Counted once the typing rests, on whatever else was chosen by then. */
export function GuestsField({ filter, onChange }: NeedsFieldProps) {
  const [edited, setEdited] = useState<string | null>(null);
  const typed = edited ?? (filter.serves === null ? '' : String(filter.serves));
  const settle = () => {
    if (edited === null) return;
    setEdited(null);
    const guests = Number.parseInt(edited, 10);
    const serves = guests > 0 ? Math.min(guests, GUESTS_MAX) : null;
    if (serves !== filter.serves) onChange(changeFilter(filter, { serves }));
  };
  const settleLatest = useEffectEvent(settle);
  useEffect(() => {
    if (edited === null) return;
    const timer = setTimeout(settleLatest, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [edited]);
  const settleByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    settle();
  };
  return (
    <input
      aria-label="Number of guests"
      name="serves"
      inputMode="numeric"
      autoComplete="off"
      placeholder="For example 20"
      value={typed}
      onChange={({ target }) => setEdited(target.value)}
      onBlur={settle}
      onKeyDown={settleByEnter}
      className={CONTROL_CLASS}
    />
  );
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
