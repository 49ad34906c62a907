import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * A day that differs from its weekday, and the lock of every day that has been ordered for: whoever takes or gives back
 * capacity holds the day's row, so that two orders cannot take the same place.
 */
export const calendarDays = pgTable('calendar_days', {
  day: date({ mode: 'string' }).primaryKey(),
  isException: boolean('is_exception').notNull().default(false),
  isClosed: boolean('is_closed').notNull().default(false),
  /** Null: as on every such weekday. */
  workUnits: integer('work_units'),
  note: text().notNull().default(''),
});
