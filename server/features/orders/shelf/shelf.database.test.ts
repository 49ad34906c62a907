import { describe, expect, test } from 'vitest';
import { readAvailabilityEndpoint } from '../../../../contract/availability.ts';
import { sendRequest } from '../../../testing/order-admin.ts';
import { makeOrderInput } from '../../../testing/order-inputs.ts';
import { playShelfDay } from '../../../testing/play-shelf-day.ts';
import { raceForShelf } from '../../../testing/race-for-shelf.ts';
import { FIXED_SEED } from '../../../testing/seeds.ts';
import { makePieOrder, openShelf, PIE, TODAY } from '../../../testing/shelf-admin.ts';

type Shelf = Awaited<ReturnType<typeof openShelf>>;

async function askToday({ shop }: Shelf, items: string, method = 'delivery') {
  const answer = await shop.visit().ask(`/api/availability?method=${method}&items=${items}`);
  const availability = readAvailabilityEndpoint.answerSchema.parse(await answer.json());
  const windows = availability.days.find(({ day }) => day === TODAY)?.windows ?? [];
  return { ...availability, windows: Object.fromEntries(windows.map(({ id, state }) => [id, state])) };
}

describe('while the shelf is switched off', () => {
  test('nothing can be had today and nothing is said about pieces, as before (P39.1)', async () => {
    const shelf = await openShelf();
    await shelf.switchOn({ isOn: false });
    const asked = await askToday(shelf, 'meat-pie~~1');
    expect(asked.windows).toEqual({ morning: 'cut_off', evening: 'cut_off' });
    expect([asked.shelf, asked.today]).toEqual([undefined, undefined]);
    expect((await sendRequest(shelf.shop.visit(), makePieOrder(1))).status).toBe(409);
  });
});

test('the shop’s front says today as long as something on the shelf can be had today, and not a minute longer (P39.7)', async () => {
  const shelf = await openShelf(1);
  expect((await askToday(shelf, '')).earliest).toMatchObject({ day: TODAY, windowId: 'evening' });
  await shelf.placeAsGuest(makePieOrder(1));
  expect((await askToday(shelf, '')).earliest).toMatchObject({ day: '2026-11-17' });
  await shelf.put('/today', { items: [{ ...PIE, pieces: 5 }] });
  shelf.clock.set('2026-11-16T13:00:01.000Z');
  expect((await askToday(shelf, '')).earliest?.day).not.toBe(TODAY);
});

describe('today’s shelf', () => {
  test('is filled in for the day, knows what there was yesterday, and is sold out in one tap (P39.3)', async () => {
    const shelf = await openShelf(20);
    const desk = await shelf.shop.signInUser('desk@bakery.example', { role: 'desk' });
    expect((await shelf.readShelf()).items).toMatchObject([
      { name: 'Meat pie', planned: 20, yesterday: 20, pieces: 20, left: 20, isSoldOut: false },
    ]);
    expect((await shelf.put('/today', { items: [{ ...PIE, pieces: 30 }] }, desk)).status).toBe(200);
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

  test('offers today until the window’s cut-off, with the product’s notice, and takes the pieces with the order (P39.4, P39.5)', async () => {
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

  test('names the nearest alternative where a line is in the way (P39.6)', async () => {
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

test('40 shoppers and three counters on two nodes sell exactly the 25 pieces there are (P39.10)', () =>
  raceForShelf(40, 8));

test('holds, expiries, cancellations, changes, moves and sales taken back give pieces back exactly once (P39.11)', () =>
  playShelfDay(FIXED_SEED, 20));
