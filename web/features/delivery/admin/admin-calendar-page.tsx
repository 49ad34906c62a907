import { useCallback, useState } from 'react';
import { titlePage } from '../../../page-meta.ts';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { CalendarFrame } from './calendar-frame.tsx';
import { readCalendar } from './calendar-requests.ts';
import { DaysSkeleton } from './days/days-skeleton.tsx';
import { DaysView } from './days/days-view.tsx';

export const meta = titlePage('Calendar');

export default function AdminCalendarPage() {
  const [lastDay, setLastDay] = useState<string>();
  const loaded = useLoaded(useCallback((signal: AbortSignal) => readCalendar(lastDay, signal), [lastDay]));
  return (
    <CalendarFrame explanation="How full the coming days are. Open a day to close it, to give it more or less work, or to see its windows.">
      <LoadedContent loaded={loaded} waitingWords="Loading the calendar…" skeleton={<DaysSkeleton />}>
        {(answer) => (
          <DaysView
            answer={answer}
            isLoading={loaded.isLoading}
            onChange={loaded.replace}
            onShowUntil={setLastDay}
          />
        )}
      </LoadedContent>
    </CalendarFrame>
  );
}
