import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readAvailabilityEndpoint } from '../../../../contract/availability.ts';
import { type PlacementRefusal, placedOrderSchema } from '../../../../contract/orders.ts';
import { messages } from '../../../database/schema/messages.ts';
import { orders } from '../../../database/schema/orders.ts';
import { CALENDAR, openOrderAdmin, sendRequest } from '../../../testing/order-admin.ts';
import { FRIDAY, makeContact, makeOrderInput } from '../../../testing/order-inputs.ts';

type Refused = PlacementRefusal & { readonly code: string };

async function openTwoNodes(calendar = CALENDAR) {
  const admin = await openOrderAdmin({ calendar });
  const other = await admin.openOtherNode();
  const nodes = [admin.shop, other];
  return { ...admin, visitNode: (number: number) => (nodes[number % 2] ?? admin.shop).visit() };
}

describe('60 shoppers on two nodes who race for 25 places', () => {
  test('get exactly 25 orders, and all others hear at once where there is room (P4.1, P4.5)', async () => {
    const { db, visitNode } = await openTwoNodes();
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, shopper) => sendRequest(visitNode(shopper), makeOrderInput())),
    );
    const placed = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 409);
    expect([placed.length, refused.length]).toEqual([25, 35]);
    expect(await db.$count(orders)).toBe(25);
    for (const answer of refused) {
      const { code, alternatives } = (await answer.json()) as Refused;
      expect(code).toBe('slot_window_full');
      expect(alternatives?.[0]).toEqual({ day: FRIDAY, windowId: 'evening', from: '15:00', to: '18:00' });
      expect(alternatives).toHaveLength(4);
    }
  });

  test('never take more of the day than the kitchen can bake', async () => {
    const small = CALENDAR.weekdays.map((day) => ({ ...day, workUnits: day.isOpen ? 25 : 0 }));
    const { db, visitNode } = await openTwoNodes({ ...CALENDAR, weekdays: small });
    const [line] = makeOrderInput().lines;
    if (!line) throw new Error('There is no line to order.');
    const instructions = Array.from({ length: 60 }, (_, shopper) => {
      const quantity = 1 + (shopper % 3);
      const windowId = shopper % 2 ? 'morning' : 'evening';
      return makeOrderInput({
        lines: [{ ...line, quantity }],
        slot: { day: FRIDAY, windowId },
        expectedTotal: quantity * 5_000 + 3_000,
      });
    });
    await Promise.all(instructions.map((input, shopper) => sendRequest(visitNode(shopper), input)));
    const rows = await db.select({ workUnits: orders.workUnits }).from(orders);
    const taken = rows.reduce((sum, { workUnits }) => sum + workUnits, 0);
    // Whoever wanted a single piece fills the last gap.
    expect(taken).toBe(25);
    const answer = await visitNode(0).ask('/api/availability?items=honey-cake');
    const { days } = readAvailabilityEndpoint.answerSchema.parse(await answer.json());
    expect(days.find(({ day }) => day === FRIDAY)).toMatchObject({ state: 'day_full' });
  });
});

test('a rush of 200 orders leaves room for readers, and who does not get a turn is told when to come back (P30.3)', {
  tags: 'long',
}, async () => {
  const { shop } = await openOrderAdmin();
  const rush = Array.from({ length: 200 }, () => sendRequest(shop.visit(), makeOrderInput()));
  const beside = Array.from({ length: 20 }, () => shop.visit().ask('/api/availability?items=honey-cake'));
  expect(new Set((await Promise.all(beside)).map(({ status }) => status))).toEqual(new Set([200]));
  const answers = await Promise.all(rush);
  const refused = answers.filter(({ status }) => status === 503);
  // Five at once and sixty in line; whoever is done makes room for another.
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(({ headers }) => headers.has('retry-after'))).toBe(true);
  expect(answers.filter(({ status }) => ![201, 409, 503].includes(status))).toEqual([]);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(65);
});

test('an order takes nine statements from its limit to its commit, however many lines it has (P33.12)', async () => {
  const admin = await openOrderAdmin();
  // The first order for a day makes its row.
  await admin.placeAsGuest();
  const input = makeOrderInput({ expectedTotal: 13_000 });
  const lines = input.lines.flatMap((line) => [line, { ...line, inscription: 'Bola is 40' }]);
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => sent.mockRestore());
  await admin.placeAsGuest({ ...input, lines });
  expect(sent).toHaveBeenCalledTimes(9);
});

describe('the same Idempotency-Key', () => {
  test('sent 50 times at once to two nodes makes one order, and all get it (P17.4)', async () => {
    const { db, visitNode } = await openTwoNodes();
    const key = randomUUID();
    const input = makeOrderInput();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, number) => sendRequest(visitNode(number), input, key)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const placed = await Promise.all(
      answers.map(async (answer) => placedOrderSchema.parse(await answer.json())),
    );
    expect(new Set(placed.map(({ order, trackingKey }) => `${order.id} ${trackingKey}`)).size).toBe(1);
    expect(await db.$count(orders)).toBe(1);
    expect(await db.$count(messages)).toBe(1);
  });

  test('leads to the order that was placed although its slot is full by now', { tags: 'long' }, async () => {
    const { db, visitNode } = await openTwoNodes({
      ...CALENDAR,
      windows: CALENDAR.windows.map((window) => ({ ...window, capacities: { delivery: 1, pickup: 0 } })),
    });
    const [key, input] = [randomUUID(), makeOrderInput()];
    const first = await sendRequest(visitNode(0), input, key);
    const again = await sendRequest(visitNode(1), input, key);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(await again.json()).toEqual(await first.json());
    expect(await db.$count(orders)).toBe(1);
  });

  test('with another body, or from somebody else, is refused', async () => {
    const { db, shop, visitNode } = await openTwoNodes();
    const [key, input] = [randomUUID(), makeOrderInput()];
    expect((await sendRequest(visitNode(0), input, key)).status).toBe(201);
    const bola = await shop.signInUser('bola@bakery.example');
    for (const [visitor, body] of [
      [visitNode(1), { ...input, note: 'And one more thing' }],
      [bola, input],
    ] as const) {
      const answer = await sendRequest(visitor, body, key);
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({ code: 'key_reused' });
    }
    expect(await db.$count(orders)).toBe(1);
  });

  test('is needed, and has to be long enough to be nobody else’s', async () => {
    const { shop } = await openTwoNodes();
    for (const key of ['', 'short', 'x'.repeat(101), `${randomUUID()} 2`]) {
      const answer = await sendRequest(shop.visit(), makeOrderInput(), key);
      expect([key, answer.status]).toEqual([key, 400]);
      expect(await answer.json()).toMatchObject({ code: 'key_missing' });
    }
  });
});

describe('unpaid holds', () => {
  test('are at most two for one phone or email, also when ten are asked for at once (P4.8)', async () => {
    const { db, visitNode } = await openTwoNodes();
    const contact = makeContact();
    const others = [
      { ...makeContact(), email: contact.email },
      { ...makeContact(), phone: contact.phone },
    ];
    const instructions = Array.from({ length: 10 }, (_, number) =>
      makeOrderInput({ payment: 'transfer', contact: [contact, ...others][number % 3] ?? contact }),
    );
    const answers = await Promise.all(
      instructions.map((input, number) => sendRequest(visitNode(number), input)),
    );
    const refused = answers.filter(({ status }) => status === 409);
    for (const answer of refused) expect(await answer.json()).toMatchObject({ code: 'too_many_unpaid' });
    const rows = await db.select({ email: orders.contactEmail, phone: orders.contactPhone }).from(orders);
    expect(rows.filter(({ email }) => email === contact.email).length).toBeLessThanOrEqual(2);
    expect(rows.filter(({ phone }) => phone === contact.phone).length).toBeLessThanOrEqual(2);
    expect(rows.length + refused.length).toBe(10);
    expect(rows.length).toBeGreaterThanOrEqual(2);
  });

  test('that are cancelled or have run out make room for others (P4.7)', { tags: 'long' }, async () => {
    const admin = await openOrderAdmin();
    const input = makeOrderInput({ payment: 'transfer' });
    const first = await admin.placeAsGuest(input);
    await admin.placeAsGuest(input);
    expect((await admin.send(admin.shop.visit(), input)).status).toBe(409);
    expect((await first.visitor.post(`/api/orders/${first.order.id}/cancel`)).status).toBe(200);
    await admin.placeAsGuest(input);
    expect((await admin.send(admin.shop.visit(), input)).status).toBe(409);
    admin.clock.pass(240);
    expect((await admin.send(admin.shop.visit(), input)).status).toBe(201);
  });

  test('bind nobody who pays on delivery', async () => {
    const admin = await openOrderAdmin();
    const input = makeOrderInput({ payment: 'on_delivery' });
    for (let order = 0; order < 3; order += 1) await admin.placeAsGuest(input);
    expect(await admin.db.$count(orders)).toBe(3);
  });

  test('from one network are capped, generously (P4.9)', async () => {
    const calendar = {
      ...CALENDAR,
      windows: CALENDAR.windows.map((window) => ({ ...window, capacities: { delivery: 50, pickup: 0 } })),
    };
    const admin = await openOrderAdmin({ calendar });
    const send = (address: string) =>
      admin.shop.visit().ask('/api/orders', {
        method: 'POST',
        body: makeOrderInput({ payment: 'transfer' }),
        headers: { 'idempotency-key': randomUUID(), 'x-forwarded-for': address },
      });
    for (let order = 0; order < 40; order += 1) expect((await send('102.89.1.1')).status).toBe(201);
    const refused = await send('102.89.1.1');
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'too_many_unpaid_here' }]);
    expect((await send('102.89.1.2')).status).toBe(201);
  });
});
