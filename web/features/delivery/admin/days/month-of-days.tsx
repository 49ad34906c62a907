import { useId } from 'react';
import type { CalendarDay } from '../../../../../contract/delivery.ts';
import { findWeekday } from '../../../../../domain/delivery/lagos-time.ts';
import { WEEKDAYS } from '../../../../../domain/weekdays.ts';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { DayCell } from './day-cell.tsx';
import type { Month } from './group-months.ts';

/** Where a month begins in the grid, Monday first. */
const COLUMNS = [
  'phone:col-start-1',
  'phone:col-start-2',
  'phone:col-start-3',
  'phone:col-start-4',
  'phone:col-start-5',
  'phone:col-start-6',
  'phone:col-start-7',
] as const;
const SHORT_LENGTH = 3;

type MonthOfDaysProps = {
  readonly month: Month;
  readonly today: string | undefined;
  readonly onOpen: (day: CalendarDay) => void;
};

/** A list on a phone; weeks below each other where there is room. */
export function MonthOfDays({ month, today, onOpen }: MonthOfDaysProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-3">
        {month.name}
      </h2>
      <div
        aria-hidden="true"
        className="mb-1.5 hidden grid-cols-7 gap-2 text-small font-semibold text-cocoa-2 phone:grid"
      >
        {WEEKDAYS.map((name) => (
          <span key={name} className="px-2.5">
            {name.slice(0, SHORT_LENGTH)}
          </span>
        ))}
      </div>
      <ol className="grid gap-2 phone:grid-cols-7">
        {month.days.map((day, index) => (
          <li key={day.day} className={joinClasses('min-w-0', index === 0 && COLUMNS[findWeekday(day.day)])}>
            <DayCell day={day} isToday={day.day === today} onOpen={() => onOpen(day)} />
          </li>
        ))}
      </ol>
    </section>
  );
}
