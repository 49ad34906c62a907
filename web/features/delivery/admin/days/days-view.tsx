import { useId, useState } from 'react';
import type { CalendarAnswer, CalendarDay } from '../../../../../contract/delivery.ts';
import { type DayPlan, HORIZON_MAX_DAYS } from '../../../../../domain/delivery/calendar.ts';
import { addDays, findWeekday } from '../../../../../domain/delivery/lagos-time.ts';
import { WEEKDAYS } from '../../../../../domain/weekdays.ts';
import { Button, ButtonLink } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { Spinner } from '../../../../ui/loading/spinner.tsx';
import { DayCell } from './day-cell.tsx';
import { nameSavedDay } from './day-change.ts';
import { DayDialog } from './day-dialog.tsx';
import { groupMonths, type Month } from './group-months.ts';
import { HolidayQuestions } from './holiday-questions.tsx';

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
function MonthOfDays({ month, today, onOpen }: MonthOfDaysProps) {
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

type DaysViewProps = {
  readonly answer: CalendarAnswer;
  readonly isLoading: boolean;
  readonly onSaved: (day: CalendarDay) => void;
  readonly onShowUntil: (lastDay: string) => void;
};

/** Five weeks. */
const MORE_DAYS = 35;
const CLOSED: DayPlan = { isOpen: false, workUnits: 0 };

export function DaysView({ answer, isLoading, onSaved, onShowUntil }: DaysViewProps) {
  const { calendar, days } = answer;
  const [openedDay, setOpenedDay] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  /** What the dialog begins with for customers, where it was opened to close the day. */
  const [closingNote, setClosingNote] = useState<string | null>(null);
  // The shop begins with its own today; an office's clock may be wrong.
  const today = days[0]?.day;
  const lastDay = days.at(-1)?.day;

  const open = (day: CalendarDay, note: string | null = null) => {
    setOpenedDay(day.day);
    setClosingNote(note);
    setOpen(true);
  };
  const showSaved = (saved: CalendarDay) => {
    onSaved(saved);
    setOpen(false);
    showToast({ kind: 'success', text: nameSavedDay(saved) });
  };

  return (
    <div className="grid gap-8">
      {calendar.windows.length === 0 && <NoWindows />}
      <HolidayQuestions days={days} onClose={open} onSaved={showSaved} />
      {groupMonths(days).map((month) => (
        <MonthOfDays key={month.name} month={month} today={today} onOpen={open} />
      ))}
      {lastDay && days.length <= HORIZON_MAX_DAYS && (
        <Button
          kind="paper"
          size="s"
          aria-disabled={isLoading}
          onClick={() => !isLoading && onShowUntil(addDays(lastDay, MORE_DAYS))}
          className="justify-self-center"
        >
          {isLoading && <Spinner />}
          {isLoading ? 'Loading…' : 'Show later days'}
        </Button>
      )}
      <DayDialog
        day={days.find(({ day }) => day === openedDay) ?? null}
        isOpen={isOpen}
        closingNote={closingNote}
        usual={calendar.weekdays[findWeekday(openedDay ?? '')] ?? CLOSED}
        onClose={() => setOpen(false)}
        onSaved={showSaved}
      />
    </div>
  );
}

/** Without a window there is nothing to choose on any day, however open it is. */
function NoWindows() {
  return (
    <Note tone="warning">
      <p>Customers can’t order yet because there are no delivery or pickup slots.</p>
      <ButtonLink to="/admin/calendar/week" kind="paper" size="s" className="mt-2.5">
        Plan the weekly schedule
      </ButtonLink>
    </Note>
  );
}
