import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEvents } from '../../../database/schema/audit-events.ts';
import { openOrderAdmin } from '../../../testing/order-admin.ts';
import { FRIDAY } from '../../../testing/order-inputs.ts';

test('the activity log says what of a day was changed (P28.522)', async () => {
  const { shop, db } = await openOrderAdmin();
  const owner = await shop.signInUser('owner@bakery.example', { isAdmin: true });
  const path = `/api/admin/calendar/days/${FRIDAY}`;
  await owner.put(path, { isClosed: false, workUnits: 40, note: '' });
  await owner.put(path, { isClosed: false, workUnits: 40, note: 'Eid' });
  await owner.put(path, { isClosed: true, workUnits: null, note: 'Stocktaking' });
  await owner.delete(path, {});
  const log = await db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.action, 'shop.day_changed'))
    .orderBy(auditEvents.at);
  expect(log.map(({ details }) => details)).toEqual([
    { day: FRIDAY, workUnits: '100 → 40' },
    { day: FRIDAY, note: 'Eid' },
    { day: FRIDAY, isClosed: true, note: 'Stocktaking' },
    { day: FRIDAY, isClosed: false, note: '' },
  ]);
});
