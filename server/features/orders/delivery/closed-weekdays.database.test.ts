import { expect, test } from 'vitest';
import { CALENDAR, openOrderAdmin } from '../../../testing/order-admin.ts';
import { FRIDAY } from '../../../testing/order-inputs.ts';

test('orders of a weekday that was switched off need attention, unless their day is open by itself (P28.167)', async () => {
  const admin = await openOrderAdmin();
  const owner = await admin.shop.signInUser('owner@bakery.example', { isAdmin: true });
  const { order } = await admin.placeAsGuest();
  const weekdays = CALENDAR.weekdays.map((plan, day) => (day === 4 ? { ...plan, isOpen: false } : plan));
  await owner.put('/api/admin/calendar', { ...CALENDAR, weekdays, confirmedOrderCount: 1 });
  const readNeeding = async (): Promise<unknown> =>
    (await owner.ask('/api/admin/orders?attention=day_closed')).json();
  expect(await readNeeding()).toMatchObject({ data: [{ id: order.id, attention: ['day_closed'] }] });
  const open = { isClosed: false, workUnits: null, note: '' };
  await owner.put(`/api/admin/calendar/days/${FRIDAY}`, open);
  expect(await readNeeding()).toMatchObject({ data: [] });
});
