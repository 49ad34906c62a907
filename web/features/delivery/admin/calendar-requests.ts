import type * as z from 'zod/mini';
import {
  type CalendarDay,
  calendarDaySchema,
  calendarSchema,
  type DayOrder,
  type DeliveryTermsAnswer,
  dayHasOrdersSchema,
  deliveryTermsSchema,
  readCalendarEndpoint,
  type saveCalendarDayEndpoint,
  saveCalendarEndpoint,
  saveDeliveryTermsEndpoint,
} from '../../../../contract/delivery.ts';
import { ApiError } from '../../../api/api-error.ts';
import { shopApi } from '../../../api/shop-api.ts';

export type CalendarAnswer = z.infer<typeof readCalendarEndpoint.answerSchema>;
export type SavedCalendar = z.infer<typeof calendarSchema>;
/** As it is sent: what has a default may be left out. */
export type DayChange = z.input<typeof saveCalendarDayEndpoint.bodySchema>;

/** How many orders the owner has been shown; left out before anything was asked. */
type Confirmation = { readonly confirmedOrderCount?: number };

/** The usual week, and every day from today on: to the last one named, or for some weeks. */
export function readCalendar(to: string | undefined, signal: AbortSignal): Promise<CalendarAnswer> {
  const { path, answerSchema } = readCalendarEndpoint;
  return shopApi.get(path, { query: { to }, answerSchema, signal });
}

export function saveCalendar(calendar: SavedCalendar, confirmation: Confirmation): Promise<SavedCalendar> {
  return shopApi.put(
    saveCalendarEndpoint.path,
    { ...calendar, ...confirmation },
    { answerSchema: calendarSchema },
  );
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

export function saveDeliveryTerms(terms: DeliveryTermsAnswer): Promise<DeliveryTermsAnswer> {
  return shopApi.put(saveDeliveryTermsEndpoint.path, terms, { answerSchema: deliveryTermsSchema });
}

/** The orders for whose sake a day was not closed; null for any other failure. */
export function findOrdersInTheWay(error: unknown): readonly DayOrder[] | null {
  if (!(error instanceof ApiError) || error.code !== 'day_has_orders') return null;
  const told = dayHasOrdersSchema.safeParse(error.body);
  return told.success ? told.data.orders : null;
}

function writeDayAddress(day: string) {
  return `/api/admin/calendar/days/${encodeURIComponent(day)}` as const;
}
