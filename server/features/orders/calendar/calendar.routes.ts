import { type Context, Hono } from 'hono';
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
} from '../../../../domain/checkout/lagos-time.ts';
import { refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import type { AppEnvironment } from '../../../http/app-environment.ts';
import { requireActor } from '../../../http/authentication.ts';
import { addVersion } from '../../../http/edit-version.ts';
import { readJson, readQuery } from '../../../http/read-json.ts';
import { respondRefusal, respondWithDetails } from '../../../http/refusal-response.ts';
import { readCalendar } from '../slots/delivery-plan.store.ts';
import { describeDays } from './describe-days.ts';
import { saveCalendar } from './save-calendar.ts';
import { saveCalendarDay } from './save-calendar-day.ts';

const SPAN_MAX_DAYS = 400;
const DEFAULT_SPAN_DAYS = 41;
const BAD_SPAN = refuse(
  'invalid',
  'bad_span',
  `Ask for at most ${SPAN_MAX_DAYS} days, the first one first.`,
  {
    to: 'Choose a later day.',
  },
).refusal;
const NO_SUCH_DAY = refuse('not_found', 'no_such_day', 'There is no such day.').refusal;
const DAY_IS_OVER = refuse('conflict', 'day_is_over', 'That day is over and stays as it was.').refusal;

export type CalendarRoutesParts = { readonly db: Database; readonly readClock: () => Date };

/** The owner's side of the slots: what every week looks like, and the days that differ. */
export function createCalendarRoutes({ db, readClock }: CalendarRoutesParts) {
  async function respondDay(c: Context, day: LagosDay): Promise<Response> {
    const [described] = await describeDays(db, await readCalendar(db), { from: day, to: day }, readClock());
    return c.json(described);
  }

  return new Hono<AppEnvironment>()
    .get('/', async (c) => {
      const query = readQuery(c, readCalendarEndpoint.querySchema);
      if (!query.ok) return respondRefusal(c, query.refusal);
      const now = readClock();
      const { from = readLagosDay(now), to = addDays(from, DEFAULT_SPAN_DAYS) } = query.value;
      if (to < from || countDaysBetween(from, to) >= SPAN_MAX_DAYS) return respondRefusal(c, BAD_SPAN);
      const calendar = await readCalendar(db);
      const { version } = addVersion(calendar);
      return c.json({ calendar, version, days: await describeDays(db, calendar, { from, to }, now) });
    })

    .put('/', async (c) => {
      const body = await readJson(c, saveCalendarEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const { version, confirmedOrderCount, ...calendar } = body.value;
      const change = { calendar, version, confirmedOrderCount, now: readClock() };
      const saved = await saveCalendar(db, requireActor(c), change);
      return saved.ok ? c.json(addVersion(calendar)) : respondWithDetails(c, saved.refusal, saved.details);
    })

    .put('/days/:day', async (c) => {
      const body = await readJson(c, saveCalendarDayEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const { confirmedOrderCount, ...exception } = body.value;
      return changeDay(c, confirmedOrderCount, (day) => ({ day, ...exception }));
    })

    .delete('/days/:day', async (c) => {
      const body = await readJson(c, clearCalendarDayEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      return changeDay(c, body.value.confirmedOrderCount, () => undefined);
    });

  async function changeDay(
    c: Context<AppEnvironment>,
    confirmedOrderCount: number | undefined,
    makeException: (day: LagosDay) => Parameters<typeof saveCalendarDay>[2]['exception'],
  ): Promise<Response> {
    const day = c.req.param('day') ?? '';
    if (!isLagosDay(day)) return respondRefusal(c, NO_SUCH_DAY);
    const now = readClock();
    if (day < readLagosDay(now)) return respondRefusal(c, DAY_IS_OVER);
    const change = { day, exception: makeException(day), confirmedOrderCount, now };
    const saved = await saveCalendarDay(db, requireActor(c), change);
    return saved.ok ? respondDay(c, day) : respondWithDetails(c, saved.refusal, saved.details);
  }
}
