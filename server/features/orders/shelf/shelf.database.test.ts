import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { readAvailabilityEndpoint } from '../../../../contract/availability.ts';
import { listSoldOutEndpoint, shelfSchema } from '../../../../contract/shelf.ts';
import { auditEvents } from '../../../database/schema/audit-events.ts';
import { sendRequest, TERMS } from '../../../testing/order-admin.ts';
import { makeOrderInput } from '../../../testing/order-inputs.ts';
import { pairTablet } from '../../../testing/pair-tablet.ts';
import { playShelfDay } from '../../../testing/play-shelf-day.ts';
import { raceForShelf } from '../../../testing/race-for-shelf.ts';
import { FIXED_SEED } from '../../../testing/seeds.ts';
import { makePieOrder, makeSale, openShelf, PIE, TODAY } from '../../../testing/shelf-admin.ts';
import { writeDeliveryTerms } from '../delivery/delivery-plan.store.ts';

type Shelf = Awaited<ReturnType<typeof openShelf>>;

async function askToday({ shop }: Shelf, items: string, method = 'delivery') {
  const answer = await shop.visit().ask(`/api/availability?method=${method}&items=${items}`);
  const availability = readAvailabilityEndpoint.answerSchema.parse(await answer.json());
  const windows = availability.days.find(({ day }) => day === TODAY)?.windows ?? [];
  return { ...availability, windows: Object.fromEntries(windows.map(({ id, state }) => [id, state])) };
}

describe('while the shelf is switched off', () => {
  test('nothing can be had today and nothing is said about pieces, as before (P39.1)', {
    tags: 'long',
  }, async () => {
    const shelf = await openShelf();
    await shelf.switchOn({ isOn: false });
    const asked = await askToday(shelf, 'meat-pie~~1');
    expect(asked.windows).toEqual({ morning: 'cut_off', evening: 'cut_off' });
    expect([asked.shelf, asked.today]).toEqual([undefined, undefined]);
    expect((await sendRequest(shelf.shop.visit(), makePieOrder(1))).status).toBe(409);
  });
});

test('the shop’s front says today as long as something on the shelf can be had today, and not a minute longer (P39.7)', {
  tags: 'long',
}, async () => {
  const shelf = await openShelf(1);
  expect((await askToday(shelf, '')).earliest).toMatchObject({ day: TODAY, windowId: 'evening' });
  await shelf.placeAsGuest(makePieOrder(1));
  expect((await askToday(shelf, '')).earliest).toMatchObject({ day: '2026-11-17' });
  await shelf.put('/day', { items: [{ ...PIE, pieces: 5 }] });
  shelf.clock.set('2026-11-16T13:00:01.000Z');
  expect((await askToday(shelf, '')).earliest?.day).not.toBe(TODAY);
});

test('the shop’s front does not promise today for less than is delivered (P39.21)', {
  tags: 'long',
}, async () => {
  const shelf = await openShelf(1);
  await writeDeliveryTerms(shelf.db, {
    ...TERMS,
    zones: TERMS.zones.map((zone) => ({ ...zone, minimum: 7_000 })),
  });
  expect((await askToday(shelf, '')).earliest?.day).not.toBe(TODAY);
  await shelf.put('/day', { items: [{ ...PIE, pieces: 2 }] });
  expect((await askToday(shelf, '')).earliest?.day).toBe(TODAY);
});

test('what is too small to be delivered learns what delivery begins at and when it can be picked up (P39.22)', {
  tags: 'long',
}, async () => {
  const shelf = await openShelf(1);
  const asked = await askToday(shelf, 'meat-pie~~1');
  expect(asked.smallOrder).toMatchObject({
    minimum: Math.min(...TERMS.zones.map(({ minimum }) => minimum)),
    pickup: { day: TODAY, windowId: 'evening' },
  });
  // Whoever has said where to, or asks for nothing in particular, is told by other words.
  expect((await askToday(shelf, '')).smallOrder).toBeUndefined();
  await writeDeliveryTerms(shelf.db, { ...TERMS, zones: [] });
  expect((await askToday(shelf, 'meat-pie~~1')).smallOrder).toBeUndefined();
});

describe('today’s shelf', () => {
  test('is filled in for the day, knows what there was yesterday, and is sold out in one tap (P39.3)', async () => {
    const shelf = await openShelf(20);
    const desk = await shelf.shop.signInUser('desk@bakery.example', { role: 'desk' });
    expect((await shelf.readShelf()).items).toMatchObject([
      { name: 'Meat pie', planned: 20, yesterday: 20, pieces: 20, left: 20, isSoldOut: false },
    ]);
    expect((await shelf.put('/day', { items: [{ ...PIE, pieces: 30 }] }, desk)).status).toBe(200);
    expect(await shelf.readLeft()).toBe(30);
    await shelf.put('/sold-out', { ...PIE, isSoldOut: true }, desk);
    expect(await shelf.readLeft()).toBe(0);
    await shelf.put('/sold-out', { ...PIE, isSoldOut: false }, desk);
    expect(await shelf.readLeft()).toBe(30);
    expect((await shelf.put('/items', { ...PIE, noticeHours: 1, week: Array(7).fill(1) }, desk)).status).toBe(
      403,
    );
    shelf.clock.set('2026-11-17T08:00:00.000Z');
    expect((await shelf.readShelf()).items).toMatchObject([{ pieces: 20, yesterday: 30 }]);
  });

  test('offers today until the window’s cut-off, with the product’s notice, and takes the pieces with the order (P39.4, P39.5)', {
    tags: 'long',
  }, async () => {
    const shelf = await openShelf(3);
    expect(await askToday(shelf, 'meat-pie~~3')).toMatchObject({
      windows: { morning: 'cut_off', evening: 'free' },
      earliest: { day: TODAY, windowId: 'evening' },
    });
    expect((await askToday(shelf, 'meat-pie~~3~~x')).windows).toMatchObject({ evening: 'cut_off' });
    expect((await askToday(shelf, 'meat-pie~~4')).windows).toMatchObject({ evening: 'cut_off' });
    const placed = await shelf.placeAsGuest(makePieOrder(2));
    expect(placed.order.slot.day).toBe(TODAY);
    expect(await askToday(shelf, 'meat-pie~~1')).toMatchObject({ shelf: { left: 1, backOn: '2026-11-17' } });
    const refused = await sendRequest(shelf.shop.visit(), makePieOrder(2));
    expect(refused.status).toBe(409);
    shelf.clock.set('2026-11-16T13:01:00.000Z');
    expect((await askToday(shelf, 'meat-pie~~1')).windows).toMatchObject({ evening: 'cut_off' });
  });

  test('takes none of the kitchen’s work, and an order that is moved away gives its pieces back (P39.4)', async () => {
    const shelf = await openShelf(5);
    const { order } = await shelf.placeAsGuest(makePieOrder(5));
    const readDay = async (day: string) => {
      const answer = await shelf.owner.ask(`/api/admin/calendar?from=${day}&to=${day}`);
      return ((await answer.json()) as { days: { workUnitsTaken: number; orderCount: number }[] }).days[0];
    };
    expect(await readDay(TODAY)).toMatchObject({ workUnitsTaken: 0, orderCount: 1 });
    const slot = { day: '2026-11-17', windowId: 'evening' };
    expect((await shelf.owner.post(`/api/admin/orders/${order.id}/move`, { slot })).status).toBe(200);
    expect(await shelf.readLeft()).toBe(5);
    expect(await readDay('2026-11-17')).toMatchObject({ workUnitsTaken: 5, orderCount: 1 });
  });

  test('names the nearest alternative where a line is in the way (P39.6)', { tags: 'long' }, async () => {
    const shelf = await openShelf();
    expect((await askToday(shelf, 'meat-pie~~2,honey-cake~~1')).today).toEqual({
      slot: { day: TODAY, windowId: 'evening', from: '15:00', to: '18:00' },
      without: ['Honey Cake'],
    });
    expect((await askToday(shelf, 'honey-cake~~1,honey-cake~~1~~x')).today).toBeUndefined();
    const mixed = makePieOrder(1, {
      lines: [...makePieOrder(1).lines, ...makeOrderInput().lines],
      expectedTotal: 14_000,
    });
    expect((await sendRequest(shelf.shop.visit(), mixed)).status).toBe(409);
  });
});

test('a product that nobody counts is sold out until tomorrow with one tap, at the counter and in the shop (P28.405)', async () => {
  const shelf = await openShelf(3);
  await shelf.switchOn({ isOn: false });
  const desk = await shelf.shop.signInUser('desk@bakery.example', { role: 'desk' });
  const mark = (body: object) => shelf.put('/sold-out', { productId: 'meat-pie', ...body }, desk);
  const listSoldOut = async () =>
    listSoldOutEndpoint.answerSchema.parse(await (await desk.ask('/api/admin/shelf/sold-out')).json()).data;
  expect((await askToday(shelf, 'meat-pie~~1')).shelf).toBeUndefined();

  expect((await mark({ isSoldOut: true })).status).toBe(200);
  expect(await listSoldOut()).toEqual(['meat-pie']);
  expect(await askToday(shelf, 'meat-pie~~1')).toMatchObject({
    shelf: { left: 0, backOn: null, isUncounted: true },
    earliest: { day: '2026-11-17' },
  });
  const refused = await shelf.sell(desk, makeSale(1));
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { code: 'shelf_short', message: 'Meat pie is sold out today.' },
  ]);
  const alert = await shelf.shop.visit().post('/api/stock-alerts', { ...PIE, email: 'guest@example.com' });
  expect(alert.status).toBe(404);

  expect((await mark({ isSoldOut: false })).status).toBe(200);
  expect((await shelf.sell(desk, makeSale(1))).status).toBe(201);
  await mark({ isSoldOut: true });
  shelf.clock.set('2026-11-16T23:00:00.000Z');
  expect(await listSoldOut()).toEqual([]);
  expect((await shelf.sell(desk, makeSale(1))).status).toBe(201);
});

test('a day that comes has its own number, which goes before the week’s plan and is what is said to be back (P39.15)', {
  tags: 'long',
}, async () => {
  const shelf = await openShelf(0);
  const desk = await shelf.shop.signInUser('desk@bakery.example', { role: 'desk' });
  const thursday = '2026-11-19';
  const saved = await shelf.put('/day', { day: thursday, items: [{ ...PIE, pieces: 60 }] }, desk);
  expect(await saved.json()).toMatchObject({
    day: thursday,
    today: TODAY,
    items: [{ planned: 0, pieces: 60 }],
  });
  expect(await shelf.readLeft()).toBe(0);
  expect((await askToday(shelf, 'meat-pie~~1')).shelf).toEqual({ left: 0, backOn: thursday });
  const past = await shelf.put('/day', { day: '2026-11-15', items: [{ ...PIE, pieces: 1 }] }, desk);
  expect([past.status, await past.json()]).toMatchObject([400, { code: 'day_out_of_range' }]);
  shelf.clock.set(`${thursday}T08:00:00.000Z`);
  expect(await shelf.readLeft()).toBe(60);
});

test('the kitchen and its tablet see the shelf without money or people, and set pieces and sold out in their name (P35.17)', {
  tags: 'long',
}, async () => {
  const shelf = await openShelf(20);
  await shelf.placeAsGuest(makePieOrder(2));
  const tablet = await pairTablet(shelf.shop);
  const switchedOn = await tablet.ask('/api/admin/shelf/switched-on');
  expect(await switchedOn.json()).toEqual({ data: ['shelf', 'counter-sale'] });
  const seen = await tablet.ask('/api/admin/shelf');
  const text = await seen.text();
  expect(shelfSchema.parse(JSON.parse(text)).items).toMatchObject([{ name: 'Meat pie', left: 18 }]);
  expect(text).not.toMatch(/customer|phone|email|address|due|deposit|price|kobo|total|paid/i);

  const body = { ...PIE, isSoldOut: true };
  const mark = (headers: Record<string, string>) =>
    tablet.ask('/api/admin/shelf/sold-out', { method: 'PUT', body, headers });
  expect(await (await mark({})).json()).toMatchObject({ code: 'pin_required' });
  expect((await mark(tablet.headers)).status).toBe(200);
  expect((await shelf.put('/day', { items: [{ ...PIE, pieces: 30 }] }, tablet.baker)).status).toBe(200);
  expect(await shelf.readLeft()).toBe(28);
  const plan = { ...PIE, noticeHours: 1, week: Array(7).fill(1) };
  expect((await shelf.put('/items', plan, tablet.baker)).status).toBe(403);
  const log = await shelf.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.actorId, tablet.baker.userId))
    .orderBy(auditEvents.at);
  expect(log.flatMap(({ details }) => details?.what ?? [])).toEqual(['Meat pie: sold out', 'Meat pie: 30']);
});

test('40 shoppers and three counters on two nodes sell exactly the 25 pieces there are (P39.10)', () =>
  raceForShelf(40, 8));

test('holds, expiries, cancellations, changes, moves and sales taken back give pieces back exactly once (P39.11)', () =>
  playShelfDay(FIXED_SEED, 20));
