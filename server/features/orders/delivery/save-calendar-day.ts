import { planDay } from '../../../../domain/delivery/availability.ts';
import type { DayException, DayPlan } from '../../../../domain/delivery/calendar.ts';
import type { LagosDay } from '../../../../domain/delivery/lagos-time.ts';
import type { Database } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { clearException, lockDays, writeException } from './calendar-days.store.ts';
import { confirmClosing, type NotClosed } from './confirm-closing.ts';
import { readCalendar, shareCalendar } from './delivery-plan.store.ts';

type DayChange = {
  readonly day: LagosDay;
  /** Undefined: the day is as its weekday again. */
  readonly exception: DayException | undefined;
  readonly confirmedOrderCount: number | undefined;
  readonly now: Date;
};

/** Whoever is ordering for the day at this moment is waited for, so that nothing slips in unseen. */
export function saveCalendarDay(
  db: Database,
  { userId }: Actor,
  { day, exception, confirmedOrderCount, now }: DayChange,
): Promise<NotClosed | { readonly ok: true }> {
  return inTransaction(db, async (tx) => {
    await shareCalendar(tx);
    const calendar = await readCalendar(tx);
    const before = await lockDays(tx, [day]);
    const after = new Map(exception ? [[day, exception] as const] : []);
    if (planDay(calendar, before, day).isOpen && !planDay(calendar, after, day).isOpen) {
      const notClosed = await confirmClosing(tx, [day], confirmedOrderCount, now);
      if (notClosed) return notClosed;
    }
    await (exception ? writeException(tx, exception) : clearException(tx, day));
    const note = exception?.note ?? '';
    await recordAuditEvent(tx, {
      action: 'shop.day_changed',
      actorId: userId,
      subjectId: userId,
      details: {
        day,
        ...describeChange(planDay(calendar, before, day), planDay(calendar, after, day)),
        ...(note !== (before.get(day)?.note ?? '') && { note }),
      },
    });
    return { ok: true };
  });
}

/** What is otherwise than before; a closed day has no work to count. */
function describeChange(before: DayPlan, after: DayPlan) {
  return {
    ...(before.isOpen !== after.isOpen && { isClosed: !after.isOpen }),
    ...(after.isOpen &&
      before.workUnits !== after.workUnits && { workUnits: `${before.workUnits} → ${after.workUnits}` }),
  };
}
