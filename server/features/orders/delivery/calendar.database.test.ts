import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  type CalendarDay,
  calendarDaySchema,
  dayHasOrdersSchema,
  readCalendarEndpoint,
} from '../../../../contract/delivery.ts';
import { auditEvents } from '../../../database/schema/audit-events.ts';
import { orders } from '../../../database/schema/orders.ts';
import { CALENDAR, openOrderAdmin, TERMS } from '../../../testing/order-admin.ts';
import { FRIDAY, makeOrderInput, SATURDAY } from '../../../testing/order-inputs.ts';

const CLOSED = { isClosed: true, workUnits: null, note: 'Stocktaking' };
const SUNDAY = '2026-11-22';

async function openCalendar() {
  const admin = await openOrderAdmin();
  const owner = await admin.shop.signInUser('owner@bakery.example', { isAdmin: true });
  return {
    ...admin,
    owner,
    async readDays(query: string): Promise<CalendarDay[]> {
      const answer = await owner.ask(`/api/admin/calendar?${query}`);
      return readCalendarEndpoint.answerSchema.parse(await answer.json()).days;
    },
    putDay: (day: string, body: object) => owner.put(`/api/admin/calendar/days/${day}`, body),
    clearDay: (day: string, body: object = {}) => owner.delete(`/api/admin/calendar/days/${day}`, body),
    listActions: async () => (await admin.db.select().from(auditEvents)).map(({ action }) => action),
  };
}

describe('the calendar', () => {
  test('shows the week’s plan and, for each day, what is taken of it', { tags: 'long' }, async () => {
    const admin = await openCalendar();
    await admin.placeAsGuest();
    await admin.placeAsGuest(
      makeOrderInput({ method: 'pickup', address: null, payment: 'at_pickup', expectedTotal: 5_000 }),
    );
    const answer = await admin.owner.ask(`/api/admin/calendar?from=${FRIDAY}&to=${SUNDAY}`);
    const { calendar, days } = readCalendarEndpoint.answerSchema.parse(await answer.json());
    expect(calendar).toEqual(CALENDAR);
    expect(days.map(({ day, isOpen, orderCount }) => [day, isOpen, orderCount])).toEqual([
      [FRIDAY, true, 2],
      [SATURDAY, true, 0],
      [SUNDAY, false, 0],
    ]);
    expect(days[0]).toMatchObject({ workUnits: 100, workUnitsTaken: 2, isException: false });
    expect(days[0]?.windows[0]).toEqual({
      id: 'morning',
      from: '09:00',
      to: '12:00',
      delivery: { capacity: 25, taken: 1 },
      pickup: { capacity: 25, taken: 1 },
    });
    expect(await admin.readDays('')).toHaveLength(42);
  });

  test('is shown for at most 400 days, the first one first', { tags: 'long' }, async () => {
    const { owner } = await openCalendar();
    for (const query of ['from=2026-11-20&to=2026-11-19', 'from=2026-01-01&to=2027-12-31', 'from=tomorrow']) {
      expect([query, (await owner.ask(`/api/admin/calendar?${query}`)).status]).toEqual([query, 400]);
    }
  });

  test('is changed for every week, and kept with who did it', { tags: 'long' }, async () => {
    const admin = await openCalendar();
    const weekdays = CALENDAR.weekdays.map(() => ({ isOpen: true, workUnits: 7 }));
    const answer = await admin.owner.put('/api/admin/calendar', { ...CALENDAR, weekdays });
    expect([answer.status, await answer.json()]).toMatchObject([200, { ...CALENDAR, weekdays }]);
    expect(await admin.readDays(`from=${SUNDAY}&to=${SUNDAY}`)).toMatchObject([
      { isOpen: true, workUnits: 7 },
    ]);
    const [event] = await admin.db.select().from(auditEvents);
    expect(event).toMatchObject({ action: 'shop.calendar_changed', actorId: admin.owner.userId });
  });

  test('is not changed to what cannot be', { tags: 'long' }, async () => {
    const { owner } = await openCalendar();
    for (const differences of [
      { weekdays: CALENDAR.weekdays.slice(1) },
      { windows: [CALENDAR.windows[0], CALENDAR.windows[0]] },
      { windows: [{ ...CALENDAR.windows[0], from: '12:00', to: '09:00' }] },
      { windows: [{ ...CALENDAR.windows[0], capacities: { delivery: -1, pickup: 1 } }] },
      { cutOff: '25:00' },
      { horizonDays: 0 },
      { horizonDays: 1_000 },
    ]) {
      const answer = await owner.put('/api/admin/calendar', { ...CALENDAR, ...differences });
      expect([differences, answer.status]).toEqual([differences, 400]);
    }
  });
});

describe('closing a day', () => {
  test('shows the orders on it first, and closes it when the owner has seen them all (P4.10)', {
    tags: 'long',
  }, async () => {
    const admin = await openCalendar();
    const { order } = await admin.placeAsGuest();
    const held = await admin.placeAsGuest(makeOrderInput({ payment: 'transfer' }));
    const cancelled = await admin.placeAsGuest();
    await cancelled.visitor.post(`/api/orders/${cancelled.order.id}/cancel`);

    const refused = await admin.putDay(FRIDAY, CLOSED);
    expect(refused.status).toBe(409);
    const body = await refused.json();
    expect(body).toMatchObject({ code: 'day_has_orders' });
    expect(
      dayHasOrdersSchema
        .parse(body)
        .orders.map(({ id }) => id)
        .sort(),
    ).toEqual([order.id, held.order.id].sort());
    expect((await admin.putDay(FRIDAY, { ...CLOSED, confirmedOrderCount: 1 })).status).toBe(409);

    const closed = await admin.putDay(FRIDAY, { ...CLOSED, confirmedOrderCount: 2 });
    expect(calendarDaySchema.parse(await closed.json())).toMatchObject({
      isOpen: false,
      isException: true,
      note: 'Stocktaking',
      orderCount: 2,
    });
    expect(await (await admin.send(admin.shop.visit(), makeOrderInput())).json()).toMatchObject({
      code: 'slot_closed',
    });
    expect(await admin.listActions()).toContain('shop.day_changed');
  });

  test('leaves its orders to be moved or cancelled, and says so until the day is open again (P28.129)', async () => {
    const admin = await openCalendar();
    const { order } = await admin.placeAsGuest();
    await admin.putDay(FRIDAY, { ...CLOSED, confirmedOrderCount: 1 });
    const read = async (path: string): Promise<unknown> => (await admin.owner.ask(path)).json();
    expect(await read('/api/admin/orders?attention=day_closed')).toMatchObject({
      data: [{ id: order.id, attention: ['day_closed'] }],
      attentionCount: 1,
    });
    expect(await read(`/api/admin/orders/${order.id}`)).toMatchObject({ attention: ['day_closed'] });
    await admin.clearDay(FRIDAY);
    expect(await read('/api/admin/orders?attention=day_closed')).toMatchObject({
      data: [],
      attentionCount: 0,
    });
  });

  test('does not count what the customer has already (P22.12)', { tags: 'long' }, async () => {
    const admin = await openCalendar();
    const delivered = await admin.placeAsGuest();
    await admin.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, delivered.order.id));
    expect((await admin.putDay(FRIDAY, CLOSED)).status).toBe(200);
  });

  test('without orders on it needs no second look, and opening it again none either', {
    tags: 'long',
  }, async () => {
    const admin = await openCalendar();
    expect((await admin.putDay(FRIDAY, CLOSED)).status).toBe(200);
    expect((await admin.putDay(FRIDAY, { ...CLOSED, note: 'Eid' })).status).toBe(200);
    const opened = await admin.clearDay(FRIDAY);
    expect([opened.status, await opened.json()]).toMatchObject([
      200,
      { isOpen: true, isException: false, note: '' },
    ]);
    await admin.placeAsGuest();
  });

  test('holds orders out that are being placed at the same moment, or shows them', async () => {
    const admin = await openCalendar();
    const [closed, ...placed] = await Promise.all([
      admin.putDay(FRIDAY, CLOSED),
      ...Array.from({ length: 10 }, () => admin.send(admin.shop.visit(), makeOrderInput())),
    ]);
    const count = placed.filter(({ status }) => status === 201).length;
    const [friday] = await admin.readDays(`from=${FRIDAY}&to=${FRIDAY}`);
    expect(friday?.orderCount).toBe(count);
    expect([closed.status, friday?.isOpen]).toEqual(count === 0 ? [200, false] : [409, true]);
  });

  test('by its weekday shows the orders of every such day', { tags: 'long' }, async () => {
    const admin = await openCalendar();
    await admin.placeAsGuest();
    await admin.placeAsGuest(makeOrderInput({ slot: { day: '2026-11-27', windowId: 'evening' } }));
    await admin.placeAsGuest(makeOrderInput({ slot: { day: SATURDAY, windowId: 'morning' } }));
    const weekdays = CALENDAR.weekdays.map((day, index) => (index === 4 ? { ...day, isOpen: false } : day));
    const refused = await admin.owner.put('/api/admin/calendar', { ...CALENDAR, weekdays });
    expect(refused.status).toBe(409);
    expect(dayHasOrdersSchema.parse(await refused.json()).orders).toHaveLength(2);
    const confirmed = { ...CALENDAR, weekdays, confirmedOrderCount: 2 };
    expect((await admin.owner.put('/api/admin/calendar', confirmed)).status).toBe(200);
  });

  test('by its weekday holds orders out that are being placed at the same moment, or shows them', async () => {
    const admin = await openCalendar();
    let weekdays = [...CALENDAR.weekdays];
    for (const [index, dates] of [
      ['2026-11-23', '2026-11-30', '2026-12-07'],
      ['2026-11-24', '2026-12-01', '2026-12-08'],
      ['2026-11-25', '2026-12-02', '2026-12-09'],
      ['2026-11-26', '2026-12-03', '2026-12-10'],
    ].entries()) {
      const closing = weekdays.map((day, weekday) => (weekday === index ? { ...day, isOpen: false } : day));
      const place = (day: string) =>
        admin.send(admin.shop.visit(), makeOrderInput({ slot: { day, windowId: 'morning' } }));
      const early = dates.map(place);
      const closed = admin.owner.put('/api/admin/calendar', { ...CALENDAR, weekdays: closing });
      const placed = await Promise.all([...early, ...dates.map(place)]);
      const count = placed.filter(({ status }) => status === 201).length;
      expect((await closed).status).toBe(count === 0 ? 200 : 409);
      if (count === 0) weekdays = closing;
    }
  });

  test('that was opened out of turn shows its orders before it is as its weekday again', {
    tags: 'long',
  }, async () => {
    const admin = await openCalendar();
    await admin.putDay(SUNDAY, { isClosed: false, workUnits: 5, note: '' });
    await admin.placeAsGuest(makeOrderInput({ slot: { day: SUNDAY, windowId: 'morning' } }));
    expect((await admin.clearDay(SUNDAY)).status).toBe(409);
    expect((await admin.clearDay(SUNDAY, { confirmedOrderCount: 1 })).status).toBe(200);
  });

  test('is for days to come, and for days that there are', async () => {
    const admin = await openCalendar();
    expect(await (await admin.putDay('2026-11-15', CLOSED)).json()).toMatchObject({ code: 'day_is_over' });
    expect((await admin.putDay('2026-02-30', CLOSED)).status).toBe(404);
    expect((await admin.clearDay('someday')).status).toBe(404);
    expect((await admin.putDay(FRIDAY, { isClosed: 'yes' })).status).toBe(400);
  });
});

test('a day’s capacity alone can be changed, and binds from then on', async () => {
  const admin = await openCalendar();
  await admin.putDay(FRIDAY, { isClosed: false, workUnits: 1, note: '' });
  await admin.placeAsGuest();
  expect(await (await admin.send(admin.shop.visit(), makeOrderInput())).json()).toMatchObject({
    code: 'slot_day_full',
  });
});

describe('zones, fees and holds', () => {
  test('are there for everybody to read and for administrators to change', { tags: 'long' }, async () => {
    const admin = await openCalendar();
    const terms = { ...TERMS, zones: TERMS.zones.map((zone) => ({ ...zone, fee: 4_250.5 })) };
    const saved = await admin.owner.put('/api/admin/delivery-terms', terms);
    expect([saved.status, await saved.json()]).toMatchObject([200, terms]);
    const answer = await admin.shop.visit().ask('/api/delivery-terms');
    const { zones, freeAbove, holds, transferAccount, unconfirmed } = terms;
    const { mustConfirm, confirmMinutes } = unconfirmed;
    const confirmation = { mustConfirm, confirmMinutes };
    expect(await answer.json()).toEqual({ zones, freeAbove, holds, transferAccount, ...confirmation });
    expect(await admin.listActions()).toEqual(['shop.delivery_terms_changed']);
    expect(await (await admin.send(admin.shop.visit(), makeOrderInput())).json()).toMatchObject({
      code: 'prices_changed',
      priceChanges: [],
      total: 9_250.5,
    });
  });

  test('bind the orders that follow: a shorter hold ends sooner (P4.6)', async () => {
    const admin = await openCalendar();
    const holds = { transferMinutes: 30, onlineMinutes: 20 };
    await admin.owner.put('/api/admin/delivery-terms', { ...TERMS, holds });
    const { order } = await admin.placeAsGuest(makeOrderInput({ payment: 'transfer' }));
    expect(order.holdUntil).toBe('2026-11-16T11:30:00.000Z');
  });

  test('are not changed to what cannot be', async () => {
    const { owner } = await openCalendar();
    for (const differences of [
      { zones: [TERMS.zones[0], TERMS.zones[0]] },
      { zones: [{ ...TERMS.zones[0], fee: -1 }] },
      { zones: [{ ...TERMS.zones[0], fee: 0.001 }] },
      { zones: [{ ...TERMS.zones[0], places: [{ state: 'Lagos', lgas: ['Atlantis'] }] }] },
      { zones: [{ ...TERMS.zones[0], places: [] }] },
      { holds: { transferMinutes: 0, onlineMinutes: 20 } },
      { transferAccount: { bank: 'Bank', accountNumber: '123', accountName: 'Oyin' } },
    ]) {
      const answer = await owner.put('/api/admin/delivery-terms', { ...TERMS, ...differences });
      expect([differences, answer.status]).toEqual([differences, 400]);
    }
  });
});

test('a customer neither sees nor changes the owner’s calendar', { tags: 'long' }, async () => {
  const admin = await openCalendar();
  const ada = await admin.shop.signInUser('ada@bakery.example');
  for (const answer of [
    await ada.ask('/api/admin/calendar'),
    await ada.put('/api/admin/calendar', CALENDAR),
    await ada.put(`/api/admin/calendar/days/${FRIDAY}`, CLOSED),
    await ada.delete(`/api/admin/calendar/days/${FRIDAY}`, {}),
    await ada.put('/api/admin/delivery-terms', TERMS),
  ]) {
    expect(answer.status).toBe(403);
  }
});
