import { Link } from 'react-router';
import type { DayAhead } from '../../../contract/dashboard.ts';
import { CapacityJar } from '../../ui/slots/capacity-jar.tsx';
import { nameDate, nameDay, nameWeekdayShortly } from '../../ui/slots/day-words.ts';
import { measureDay, sayDay } from './day-words.ts';

type DaysAheadProps = { readonly days: readonly DayAhead[] };

/** How full today and the next seven days are. */
export function DaysAhead({ days }: DaysAheadProps) {
  return (
    <>
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h2 id="days-ahead">Kitchen capacity</h2>
        <Link to="/admin/calendar" className="link text-small">
          Calendar
        </Link>
      </div>
      <ol aria-labelledby="days-ahead" className="grid grid-cols-4 gap-x-2 gap-y-4 tablet:grid-cols-8">
        {days.map((day) => (
          <li key={day.day} className="grid">
            <Link
              to={`/admin/kitchen?day=${day.day}`}
              className="grid justify-items-center gap-1 rounded-card py-1 text-center no-underline hover:bg-cream"
            >
              <CapacityJar
                share={measureDay(day)}
                isClosed={!day.isOpen}
                className="h-auto w-full max-w-12 phone:max-w-14"
              />
              <span className="text-tiny font-semibold whitespace-nowrap">
                {nameWeekdayShortly(day.day)} {nameDate(day.day)}
              </span>
              <span aria-hidden="true" className="figures text-tiny text-cocoa-2">
                {day.isOpen ? `${Math.round(measureDay(day) * 100)}%` : 'Closed'}
              </span>
              <span className="visually-hidden">{`${nameDay(day.day)}: ${sayDay(day)}`}</span>
            </Link>
          </li>
        ))}
      </ol>
    </>
  );
}
