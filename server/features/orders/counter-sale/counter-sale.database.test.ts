import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  counterSaleSchema,
  listCounterSalesEndpoint,
  readCounterEndpoint,
} from '../../../../contract/counter-sale.ts';
import { reportSchema } from '../../../../contract/reports.ts';
import { HAND_WAYS } from '../../../../domain/payments/ways.ts';
import { orders } from '../../../database/schema/orders.ts';
import { findWrongSums } from '../../../testing/payment-ledgers.ts';
import { FIXED_SEED } from '../../../testing/seeds.ts';
import { makeSale, openShelf, PIE_PRICE, TODAY } from '../../../testing/shelf-admin.ts';

type Counter = Awaited<ReturnType<typeof openShelf>>;

const readReport = async ({ owner }: Counter, day = TODAY) =>
  reportSchema.parse(await (await owner.ask(`/api/admin/reports?from=${day}&to=${day}`)).json());
const takeBack = (by: Counter['owner'], id: string) =>
  by.post(`/api/admin/counter/sales/${id}/take-back`, { reason: 'Wrong button' });

describe('a counter sale', () => {
  test('is there once the owner has switched it on, for the desk too (P39.1, P39.8)', {
    tags: 'long',
  }, async () => {
    const counter = await openShelf(5);
    const desk = await counter.shop.signInUser('desk@bakery.example', { role: 'desk' });
    const look = async (query = '') =>
      readCounterEndpoint.answerSchema.parse(await (await desk.ask(`/api/admin/counter?${query}`)).json());
    expect(await look()).toMatchObject({
      isOn: true,
      tiles: [
        { name: 'Meat pie', price: PIE_PRICE, left: 5 },
        { name: 'Honey Cake', left: null },
      ],
    });
    expect((await look('q=honey')).tiles.map(({ name }) => name)).toEqual(['Honey Cake']);
    expect((await look('category=Pies')).tiles.map(({ name }) => name)).toEqual(['Meat pie']);
    await counter.switchOn({ isCounterSaleOn: false });
    expect(await look()).toEqual({ isOn: false, categories: [], tiles: [] });
    expect((await counter.sell(desk, makeSale(1))).status).toBe(409);
  });

  test('needs no name, is paid and done at once, and is in the day’s figures and nowhere in kitchen or calendar (P39.8)', async () => {
    const counter = await openShelf(5);
    const sale = await counter.sellPies(2);
    expect(sale).toMatchObject({
      total: 12_000,
      by: 'Bisi Owner',
      lines: [{ name: 'Meat pie', quantity: 2, price: 6_000, total: 12_000 }],
      payments: [{ way: 'cash', amount: 12_000 }],
      canTakeBack: true,
    });
    expect(await counter.readLeft()).toBe(3);
    expect(await counter.read(sale.id)).toMatchObject({
      status: 'collected',
      origin: 'walk_in',
      paymentState: 'paid',
      attention: [],
      nextStatuses: [],
    });
    const kitchen = await counter.owner.ask(`/api/admin/kitchen?day=${TODAY}`);
    expect(await kitchen.text()).not.toContain(sale.id);
    const people = await counter.owner.ask('/api/admin/customers/search?q=counter');
    expect(await people.text()).not.toContain('Counter sale');
    expect((await readReport(counter)).totals).toMatchObject({ taken: 12_000, sales: 12_000, orders: 1 });
  });

  test('is paid in parts that add up, with change for cash, and made once however often it is sent (P39.9)', async () => {
    const counter = await openShelf(5);
    const split = [
      { way: 'transfer', amount: 2_000 },
      { way: 'cash', amount: 4_000, received: 5_000 },
    ];
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => counter.sell(counter.owner, makeSale(1, split), key)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await answers[0]?.json()).toMatchObject({
      payments: [
        { way: 'transfer', amount: 2_000, note: '' },
        { way: 'cash', amount: 4_000, note: 'Received ₦5,000, change ₦1,000' },
      ],
    });
    expect(await counter.db.$count(orders)).toBe(1);
    for (const wrong of [
      [{ way: 'cash', amount: 5_999.99 }],
      [{ way: 'cash', amount: 6_000, received: 5_000 }],
      [{ way: 'cash', amount: 7_000 }],
    ]) {
      expect((await counter.sell(counter.owner, makeSale(1, wrong))).status).toBe(400);
    }
    expect((await counter.sell(counter.owner, makeSale(9))).status).toBe(409);
    expect(await counter.readLeft()).toBe(4);
  });

  test('is taken back by whoever made it until the day ends, and by the owner later; its pieces are back and it counts nowhere (P39.12)', async () => {
    const counter = await openShelf(5);
    const [desk, other] = await Promise.all(
      ['desk', 'other'].map((name) => counter.shop.signInUser(`${name}@bakery.example`, { role: 'desk' })),
    );
    if (!desk || !other) throw new Error('Nobody is at the desk.');
    const sale = await counter.sellPies(2, desk);
    expect((await takeBack(other, sale.id)).status).toBe(403);
    const [once, twice] = await Promise.all([takeBack(desk, sale.id), takeBack(desk, sale.id)]);
    expect([once.status, twice.status]).toEqual([200, 200]);
    expect(await once.json()).toMatchObject({ isTakenBack: true, canTakeBack: false });
    expect(await counter.readLeft()).toBe(5);
    expect((await readReport(counter)).totals.taken).toBe(0);
    const late = await counter.sellPies(1, desk);
    expect((await counter.step(late.id, { to: 'cancelled', reason: 'No' })).status).toBe(409);
    counter.clock.set('2026-11-17T08:00:00.000Z');
    expect((await takeBack(desk, late.id)).status).toBe(403);
    expect((await takeBack(counter.owner, late.id)).status).toBe(200);
    const { order } = await counter.placeAsGuest();
    expect((await takeBack(counter.owner, order.id)).status).toBe(404);
  });
});

const postOnce = (by: Counter['owner'], path: string, body: object) =>
  by.ask(path, { method: 'POST', body, headers: { 'idempotency-key': randomUUID() } });
const voidPayment = (by: Counter['owner'], orderId: string, paymentId: string) =>
  postOnce(by, `/api/admin/orders/${orderId}/payments/${paymentId}/void`, { reason: 'Wrong way' });

test('one payment of a split sale is voided by itself: its part is due until it is taken another way, and the pieces stay sold (P39.17)', async () => {
  const counter = await openShelf(5);
  const desk = await counter.shop.signInUser('desk@bakery.example', { role: 'desk' });
  const split = [
    { way: 'transfer', amount: 2_000 },
    { way: 'cash', amount: 4_000 },
  ];
  const { id } = counterSaleSchema.parse(await (await counter.sell(desk, makeSale(1, split))).json());
  const { paymentNotes, money } = await counter.read(id);
  const transfer = paymentNotes[money.payments.findIndex(({ way }) => way === 'transfer')]?.id ?? '';
  const other = await counter.shop.signInUser('other@bakery.example', { role: 'desk' });
  expect((await voidPayment(other, id, transfer)).status).toBe(403);
  expect((await voidPayment(desk, id, transfer)).status).toBe(200);
  expect(await counter.read(id)).toMatchObject({ status: 'collected', money: { paid: 4_000, due: 2_000 } });
  expect(await counter.readLeft()).toBe(4);
  const again = await postOnce(desk, `/api/admin/orders/${id}/payments`, {
    way: 'card_machine',
    amount: 2_000,
  });
  expect(again.status).toBe(200);
  expect(await counter.read(id)).toMatchObject({ paymentState: 'paid', money: { due: 0 } });
  expect((await readReport(counter)).totals.taken).toBe(6_000);
  expect((await takeBack(counter.owner, id)).status).toBe(200);
  expect([await counter.readLeft(), (await readReport(counter)).totals.taken]).toEqual([5, 0]);
  expect(await findWrongSums(counter.db)).toEqual([]);
});

const anyAct = fc.record({
  what: fc.constantFrom('sell', 'sell', 'split', 'split', 'takeBack', 'void', 'refund'),
  quantity: fc.integer({ min: 1, max: 3 }),
  share: fc.integer({ min: 1, max: PIE_PRICE - 1 }),
  ways: fc.tuple(fc.constantFrom(...HAND_WAYS), fc.constantFrom(...HAND_WAYS)),
  which: fc.nat(),
});
type Act = typeof anyAct extends fc.Arbitrary<infer Value> ? Value : never;

async function perform(counter: Counter, made: string[], { what, quantity, share, ways, which }: Act) {
  const id = made[which % Math.max(1, made.length)];
  if (what === 'takeBack' && id) return void (await takeBack(counter.owner, id));
  if (what === 'refund' && id) {
    const refund = { way: 'cash', amount: 100.5, reason: 'Crumbled' };
    return void (await postOnce(counter.owner, `/api/admin/orders/${id}/refunds`, refund));
  }
  if (what === 'void' && id) {
    const { paymentNotes } = await counter.read(id);
    const paymentId = paymentNotes[which % Math.max(1, paymentNotes.length)]?.id;
    return void (paymentId && (await voidPayment(counter.owner, id, paymentId)));
  }
  const total = quantity * PIE_PRICE;
  const first = what === 'split' ? share + 0.25 : total;
  const rest = first < total ? [{ way: ways[1], amount: total - first }] : [];
  const answer = await counter.sell(
    counter.owner,
    makeSale(quantity, [{ way: ways[0], amount: first }, ...rest]),
  );
  expect(answer.status).toBe(201);
  made.push(((await answer.json()) as { id: string }).id);
}

const addUp = (amounts: readonly number[]) =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;

test('random days at the counter close with report = ledger = sales, to the kobo and by way (P39.13)', async () => {
  const counter = await openShelf(1_000);
  const acts = fc.sample(anyAct, { numRuns: 45, seed: FIXED_SEED });
  const days = [TODAY, '2026-11-17', '2026-11-18'];
  let takenBackCount = 0;
  for (const [place, day] of days.entries()) {
    counter.clock.set(`${day}T11:00:00.000Z`);
    // Each day corrects its own sales: the day before is closed.
    const made: string[] = [];
    for (const act of acts.slice(place * 15, (place + 1) * 15)) await perform(counter, made, act);
    const { data } = listCounterSalesEndpoint.answerSchema.parse(
      await (await counter.owner.ask('/api/admin/counter/sales')).json(),
    );
    expect(data).toHaveLength(made.length);
    const standing = data.filter(({ isTakenBack }) => !isTakenBack);
    takenBackCount += data.length - standing.length;
    const payments = standing.flatMap((sale) => sale.payments);
    const { totals, taken } = await readReport(counter, day);
    expect(totals.taken, day).toBe(addUp(payments.map(({ amount }) => amount)));
    for (const way of HAND_WAYS) {
      const inReport = taken.byWay.filter((one) => one.way === way);
      const ofWay = payments.filter((one) => one.way === way);
      expect(addUp(inReport.map(({ value }) => value)), `${day} ${way}`).toBe(
        addUp(ofWay.map(({ amount }) => amount)),
      );
    }
  }
  expect(takenBackCount).toBeGreaterThan(0);
  expect(await findWrongSums(counter.db)).toEqual([]);
});
