import { useCallback } from 'react';
import { titlePage } from '../../../page-meta.ts';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { CalendarFrame } from './calendar-frame.tsx';
import { readCalendar } from './calendar-requests.ts';
import { SettingsSkeleton } from './settings-skeleton.tsx';
import { WeekForm } from './week/week-form.tsx';

export const meta = titlePage('Usual week');

export default function AdminWeekPage() {
  const loaded = useLoaded(useCallback((signal: AbortSignal) => readCalendar(undefined, signal), []));
  return (
    <CalendarFrame explanation="What every week looks like. Days you have changed by themselves stay as you made them.">
      <LoadedContent loaded={loaded} waitingWords="Loading the week…" skeleton={<SettingsSkeleton />}>
        {({ calendar, version }) => <WeekForm calendar={{ ...calendar, version }} />}
      </LoadedContent>
    </CalendarFrame>
  );
}
