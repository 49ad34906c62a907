import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type CalendarAnswer,
  type CalendarDay,
  readCalendarEndpoint,
} from '../../../../contract/delivery.ts';
import type { ShopEvent } from '../../../../contract/events.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { useGatheredNews } from '../../../api/use-gathered-news.ts';
import { titlePage } from '../../../page-meta.ts';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { CalendarFrame } from './calendar-frame.tsx';
import { DaysSkeleton } from './days/days-skeleton.tsx';
import { DaysView } from './days/days-view.tsx';

export const meta = titlePage('Calendar');

const GATHERING_MS = 500;
/** Orders that are placed, moved or cancelled change what is taken of their days. */
const concernsDays = ({ kind }: ShopEvent) => kind === 'order' || kind === 'reload';

export default function AdminCalendarPage() {
  const [lastDay, setLastDay] = useState<string>();
  const loaded = useLoaded(
    useCallback(
      (signal: AbortSignal) => shopApi.call(readCalendarEndpoint, { query: { to: lastDay }, signal }),
      [lastDay],
    ),
  );
  const { data, replace } = loaded;
  useGatheredNews(loaded.reload, { isShown: true, concerns: concernsDays, gatherMs: GATHERING_MS });

  // A day that was saved goes into the days as they are then, which may be more than when it was opened.
  const latest = useRef(data);
  useEffect(() => {
    latest.current = data;
  });
  const showDay = useCallback(
    (saved: CalendarDay) => {
      if (latest.current) replace(replaceDay(latest.current, saved));
    },
    [replace],
  );

  return (
    <CalendarFrame explanation="See how full each day is. Choose a day to close it, change its capacity or see its time slots.">
      <LoadedContent loaded={loaded} waitingWords="Loading the calendar…" skeleton={<DaysSkeleton />}>
        {(answer) => (
          <DaysView answer={answer} isLoading={loaded.isLoading} onSaved={showDay} onShowUntil={setLastDay} />
        )}
      </LoadedContent>
    </CalendarFrame>
  );
}

function replaceDay(answer: CalendarAnswer, saved: CalendarDay): CalendarAnswer {
  return { ...answer, days: answer.days.map((day) => (day.day === saved.day ? saved : day)) };
}
