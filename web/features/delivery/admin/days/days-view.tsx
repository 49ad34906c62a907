import { useState } from 'react';
import type { CalendarAnswer, CalendarDay } from '../../../../../contract/delivery.ts';
import { type DayPlan, HORIZON_MAX_DAYS } from '../../../../../domain/delivery/calendar.ts';
import { addDays, findWeekday } from '../../../../../domain/delivery/lagos-time.ts';
import { Button, ButtonLink } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { Spinner } from '../../../../ui/loading/spinner.tsx';
import { nameSavedDay } from './day-change.ts';
import { DayDialog } from './day-dialog.tsx';
import { groupMonths } from './group-months.ts';
import { MonthOfDays } from './month-of-days.tsx';

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
  const [openedDay, setOpenedDay] = useState<CalendarDay | null>(null);
  const [isOpen, setOpen] = useState(false);
  // The shop begins with its own today; an office's clock may be wrong.
  const today = days[0]?.day;
  const lastDay = days.at(-1)?.day;

  const open = (day: CalendarDay) => {
    setOpenedDay(day);
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
        day={openedDay}
        isOpen={isOpen}
        usual={calendar.weekdays[findWeekday(openedDay?.day ?? '')] ?? CLOSED}
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
      <p>Nobody can order yet: the week has no windows for delivery or pickup.</p>
      <ButtonLink to="/admin/calendar/week" kind="paper" size="s" className="mt-2.5">
        Plan the usual week
      </ButtonLink>
    </Note>
  );
}
