import type pg from 'pg';
import { openPool } from '../server/database/database.ts';
import { DEMO_CALENDAR } from '../server/demo/delivery-plan.ts';
import { writeCalendar } from '../server/features/orders/delivery/delivery-plan.store.ts';
import { trustStrangers } from '../server/testing/trust-strangers.ts';

/** Room for far more orders than any bakery takes. */
export async function makeRoom(target: pg.Pool): Promise<void> {
  await trustStrangers(openPool(target));
  await writeCalendar(openPool(target), {
    ...DEMO_CALENDAR,
    weekdays: DEMO_CALENDAR.weekdays.map(() => ({ isOpen: true, workUnits: 10_000 })),
    windows: DEMO_CALENDAR.windows.map((window) => ({
      ...window,
      capacities: { delivery: 1_000, pickup: 1_000 },
    })),
    horizonDays: 180,
  });
}
