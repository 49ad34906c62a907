import { readCalendarEndpoint } from '../../../../contract/delivery.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { titlePage } from '../../../page-meta.ts';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { CalendarFrame } from './calendar-frame.tsx';
import { SettingsSkeleton } from './settings-skeleton.tsx';
import { WeekForm } from './week/week-form.tsx';

export const meta = titlePage('Weekly schedule');

const readCalendar = (signal: AbortSignal) => shopApi.call(readCalendarEndpoint, { signal });

export default function AdminWeekPage() {
  const loaded = useLoaded(readCalendar);
  return (
    <CalendarFrame explanation="Your regular weekly schedule. Days you’ve changed individually keep their changes.">
      <LoadedContent loaded={loaded} waitingWords="Loading the week…" skeleton={<SettingsSkeleton />}>
        {({ calendar, version }) => <WeekForm calendar={{ ...calendar, version }} />}
      </LoadedContent>
    </CalendarFrame>
  );
}
