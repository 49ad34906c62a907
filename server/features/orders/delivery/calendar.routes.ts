import {
  clearCalendarDayEndpoint,
  readCalendarEndpoint,
  saveCalendarDayEndpoint,
  saveCalendarEndpoint,
} from '../../../../contract/delivery.ts';
import {
  addDays,
  countDaysBetween,
  isLagosDay,
  type LagosDay,
  readLagosDay,
} from '../../../../domain/delivery/lagos-time.ts';
import { accept, refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { addVersion } from '../../../http/edit-version.ts';
import { serve } from '../../../http/serve.ts';
import { readCalendar } from './delivery-plan.store.ts';
import { describeDays } from './describe-days.ts';
import { saveCalendar } from './save-calendar.ts';
import { saveCalendarDay } from './save-calendar-day.ts';

const SPAN_MAX_DAYS = 400;
const DEFAULT_SPAN_DAYS = 41;
const BAD_SPAN = refuse('invalid', 'bad_span', `Choose at most ${SPAN_MAX_DAYS} days, the first one first.`, {
  to: 'Choose a later day.',
});
const NO_SUCH_DAY = refuse('not_found', 'no_such_day', 'There’s no such day.');
const DAY_IS_OVER = refuse('conflict', 'day_is_over', 'That day has passed and can’t be changed.');

export type CalendarRoutesParts = { readonly db: Database; readonly readClock: () => Date };

/** The owner's side of the slots: what every week looks like, and the days that differ. */
export function createCalendarRoutes({ db, readClock }: CalendarRoutesParts) {
  type Exception = Parameters<typeof saveCalendarDay>[2]['exception'];

  async function changeDay(
    actor: Actor,
    day: string,
    confirmedOrderCount: number | undefined,
    makeException: (day: LagosDay) => Exception,
  ) {
    if (!isLagosDay(day)) return NO_SUCH_DAY;
    const now = readClock();
    if (day < readLagosDay(now)) return DAY_IS_OVER;
    const change = { day, exception: makeException(day), confirmedOrderCount, now };
    const saved = await saveCalendarDay(db, actor, change);
    if (!saved.ok) return saved;
    const [described] = await describeDays(db, await readCalendar(db), { from: day, to: day }, readClock());
    return described ? accept(described) : NO_SUCH_DAY;
  }

  return [
    serve(readCalendarEndpoint, async ({ query }) => {
      const now = readClock();
      const { from = readLagosDay(now), to = addDays(from, DEFAULT_SPAN_DAYS) } = query;
      if (to < from || countDaysBetween(from, to) >= SPAN_MAX_DAYS) return BAD_SPAN;
      const calendar = await readCalendar(db);
      const { version } = addVersion(calendar);
      return accept({ calendar, version, days: await describeDays(db, calendar, { from, to }, now) });
    }),

    serve(saveCalendarEndpoint, async ({ actor, body }) => {
      const { version, confirmedOrderCount, ...calendar } = body;
      const change = { calendar, version, confirmedOrderCount, now: readClock() };
      const saved = await saveCalendar(db, actor, change);
      return saved.ok ? accept(addVersion(calendar)) : saved;
    }),

    serve(saveCalendarDayEndpoint, ({ actor, params, body }) => {
      const { confirmedOrderCount, ...exception } = body;
      return changeDay(actor, params.day, confirmedOrderCount, (day) => ({ day, ...exception }));
    }),

    serve(clearCalendarDayEndpoint, ({ actor, params, body }) =>
      changeDay(actor, params.day, body.confirmedOrderCount, () => undefined),
    ),
  ];
}
