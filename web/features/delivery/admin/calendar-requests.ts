import type * as z from 'zod/mini';
import {
  type CalendarDay,
  calendarDaySchema,
  type calendarSchema,
  type DayOrder,
  dayHasOrdersSchema,
  readCalendarEndpoint,
  type saveCalendarDayEndpoint,
  saveCalendarEndpoint,
  saveDeliveryTermsEndpoint,
  staleCalendarSchema,
  staleTermsSchema,
  type VersionedCalendar,
  type VersionedTerms,
} from '../../../../contract/delivery.ts';
import { ApiError } from '../../../api/api-error.ts';
import { shopApi } from '../../../api/shop-api.ts';

export type CalendarAnswer = z.infer<typeof readCalendarEndpoint.answerSchema>;
export type WeekPlan = z.infer<typeof calendarSchema>;
/** As it is sent: what has a default may be left out. */
export type DayChange = z.input<typeof saveCalendarDayEndpoint.bodySchema>;

/** How many orders the owner has been shown; left out before anything was asked. */
type Confirmation = { readonly confirmedOrderCount?: number };

/** The usual week, and every day from today on: to the last one named, or for some weeks. */
export function readCalendar(to: string | undefined, signal: AbortSignal): Promise<CalendarAnswer> {
  const { path, answerSchema } = readCalendarEndpoint;
  return shopApi.get(path, { query: { to }, answerSchema, signal });
}

export function saveCalendar(
  calendar: VersionedCalendar,
  confirmation: Confirmation,
): Promise<VersionedCalendar> {
  const { path, answerSchema } = saveCalendarEndpoint;
  return shopApi.put(path, { ...calendar, ...confirmation }, { answerSchema });
}

export function saveDay(day: string, change: DayChange, confirmation: Confirmation): Promise<CalendarDay> {
  return shopApi.put(
    writeDayAddress(day),
    { ...change, ...confirmation },
    { answerSchema: calendarDaySchema },
  );
}

/** Makes the day as its weekday always is. */
export function clearDay(day: string, confirmation: Confirmation): Promise<CalendarDay> {
  return shopApi.request({
    method: 'DELETE',
    path: writeDayAddress(day),
    body: confirmation,
    answerSchema: calendarDaySchema,
  });
}

export function saveDeliveryTerms(terms: VersionedTerms): Promise<VersionedTerms> {
  const { path, answerSchema } = saveDeliveryTermsEndpoint;
  return shopApi.put(path, terms, { answerSchema });
}

/** The orders for whose sake a day was not closed; null for any other failure. */
export function findOrdersInTheWay(error: unknown): readonly DayOrder[] | null {
  return readRefusal(error, 'day_has_orders', dayHasOrdersSchema)?.orders ?? null;
}

/** What somebody else has saved since this person began; null for any other failure. */
export function findNewerCalendar(error: unknown): VersionedCalendar | null {
  return readRefusal(error, 'stale_edit', staleCalendarSchema)?.current ?? null;
}

export function findNewerTerms(error: unknown): VersionedTerms | null {
  return readRefusal(error, 'stale_edit', staleTermsSchema)?.current ?? null;
}

function readRefusal<Schema extends z.ZodMiniType>(
  error: unknown,
  code: string,
  schema: Schema,
): z.infer<Schema> | undefined {
  return error instanceof ApiError && error.code === code ? schema.safeParse(error.body).data : undefined;
}

function writeDayAddress(day: string) {
  return `/api/admin/calendar/days/${encodeURIComponent(day)}` as const;
}
