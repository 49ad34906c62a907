import { gte } from 'drizzle-orm';
import { planDay } from '../../../../domain/delivery/availability.ts';
import type { Calendar } from '../../../../domain/delivery/calendar.ts';
import { type LagosDay, readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { lockNames } from '../../../database/lock-names.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { calendarDays } from '../../../database/schema/calendar-days.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { findStale, nameChangedParts, type Stale } from '../../../http/edit-version.ts';
import { confirmClosing, type NotClosed } from './confirm-closing.ts';
import { CALENDAR_LOCK, readCalendar, writeCalendar } from './delivery-plan.store.ts';

type CalendarChange = {
  readonly calendar: Calendar;
  /** Of the plan the owner has seen. */
  readonly version: string | undefined;
  readonly confirmedOrderCount: number | undefined;
  readonly now: Date;
};

/** The plan of every week. Orders that were taken by the old one stay as they are. */
export function saveCalendar(
  db: Database,
  { userId }: Actor,
  { calendar, version, confirmedOrderCount, now }: CalendarChange,
): Promise<Stale<Calendar> | NotClosed | { readonly ok: true }> {
  return inTransaction(db, async (tx) => {
    await lockNames(tx, [CALENDAR_LOCK]);
    const before = await readCalendar(tx);
    const stale = findStale(before, calendar, version);
    if (stale) return stale;
    const closing = await listClosingDays(tx, before, calendar, readLagosDay(now));
    const notClosed = await confirmClosing(tx, closing, confirmedOrderCount, now);
    if (notClosed) return notClosed;
    await writeCalendar(tx, calendar);
    await recordAuditEvent(tx, {
      action: 'shop.calendar_changed',
      actorId: userId,
      subjectId: userId,
      details: { changed: nameChangedParts(before, calendar) },
    });
    return { ok: true };
  });
}

/** Days from today on that were open and would be closed. Only days that somebody has ordered for have a row. */
async function listClosingDays(
  tx: Transaction,
  before: Calendar,
  after: Calendar,
  today: LagosDay,
): Promise<LagosDay[]> {
  const rows = await tx.select().from(calendarDays).where(gte(calendarDays.day, today));
  const exceptions = new Map(rows.filter((row) => row.isException).map((row) => [row.day, row]));
  return rows
    .map(({ day }) => day)
    .filter((day) => planDay(before, exceptions, day).isOpen && !planDay(after, exceptions, day).isOpen);
}
