import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  type KitchenTicket,
  kitchenDaySchema,
  kitchenTicketSchema,
  refusedMoveSchema,
} from '../../../../contract/kitchen.ts';
import type { OrderPlacement } from '../../../../contract/orders.ts';
import { DEFAULT_DESIGN } from '../../../../domain/custom-orders/design/cake-design.ts';
import { writeDesignText } from '../../../../domain/custom-orders/link/design-text.ts';
import { DEFAULT_PRICE_LIST } from '../../../../domain/custom-orders/price/default-price-list.ts';
import { priceDesign } from '../../../../domain/custom-orders/price/price-design.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { messages } from '../../../database/schema/messages.ts';
import { openDesk } from '../../../testing/desk-calls.ts';
import { FRIDAY, makeWish, SATURDAY } from '../../../testing/order-wishes.ts';
import { publishProducts } from '../../../testing/publish-products.ts';

const KITCHEN = '/api/admin/kitchen';
const PICKUP = { method: 'pickup', address: null, payment: 'at_pickup', expectedTotal: 5_000 } as const;

async function openKitchen() {
  const desk = await openDesk();

  const move = (id: string, body: object, by = desk.owner) => by.post(`${KITCHEN}/${id}/stage`, body);
  const readDay = async (day: string = FRIDAY) =>
    kitchenDaySchema.parse(await (await desk.owner.ask(`${KITCHEN}?day=${day}`)).json());

  return {
    ...desk,
    move,
    readDay,
    async find(id: string): Promise<KitchenTicket> {
      const ticket = (await readDay()).tickets.find((each) => each.id === id);
      if (!ticket) throw new Error('The ticket is not on the board.');
      return ticket;
    },
    /** Through the stages, each from the version the last one left. */
    async moveThrough(id: string, ...stages: readonly string[]): Promise<KitchenTicket> {
      let answer: unknown;
      let { version } = await desk.read(id);
      for (const stage of stages) {
        const moved = await move(id, { stage, version });
        answer = await moved.json();
        if (moved.status !== 200) throw new Error(`${moved.status}: ${JSON.stringify(answer)}`);
        ({ version } = kitchenTicketSchema.parse(answer));
      }
      return kitchenTicketSchema.parse(answer);
    },
  };
}

type Line = OrderPlacement['lines'][number];
const CAKE: Line = {
  productId: 'honey-cake',
  sizeId: null,
  inscription: '',
  design: '',
  quantity: 1,
  expectedPrice: 5_000,
};

describe('the board of a day', () => {
  test('shows what is made for it and by when, and no price or address (P1.24)', async () => {
    const kitchen = await openKitchen();
    const lines = [{ ...CAKE, inscription: 'Congratulations, Ṣadé', quantity: 2 }];
    const wish = makeWish({ lines, note: 'Ring twice', expectedTotal: 13_000 });
    const { order } = await kitchen.placeAsGuest(wish);
    await kitchen.placeAsGuest(makeWish({ slot: { day: SATURDAY, windowId: 'morning' } }));
    const answer = await kitchen.owner.ask(`${KITCHEN}?day=${FRIDAY}`);
    const day: unknown = await answer.json();
    expect(day).toEqual({
      day: FRIDAY,
      today: '2026-11-16',
      now: '2026-11-16T11:00:00.000Z',
      waitingCount: 0,
      tickets: [
        {
          id: order.id,
          number: order.number,
          version: 1,
          status: 'confirmed',
          place: 'bake',
          moves: ['bake', 'decorate', 'pack'],
          method: 'delivery',
          slot: { day: FRIDAY, from: '09:00', to: '12:00' },
          customerName: 'Ada Obi',
          note: 'Ring twice',
          workUnits: 2,
          lines: [
            {
              productId: 'honey-cake',
              name: 'Honey Cake',
              sizeId: null,
              sizeName: null,
              inscription: 'Congratulations, Ṣadé',
              design: '',
              designLines: [],
              quantity: 2,
              pictureId: null,
              allergens: [],
            },
          ],
        },
      ],
      totals: {
        pieces: [{ name: 'Honey Cake', sizeName: null, total: 2, left: 2 }],
        sponges: [],
        fillings: [],
      },
    });
  });

  test('is today’s by the clock of the shop, unless another day is asked for', async () => {
    const kitchen = await openKitchen();
    kitchen.clock.set('2026-11-19T23:30:00.000Z');
    expect(await (await kitchen.owner.ask(KITCHEN)).json()).toMatchObject({ day: FRIDAY, today: FRIDAY });
    expect(await kitchen.readDay('1999-01-01')).toMatchObject({ day: '1999-01-01', tickets: [] });
    for (const day of ['tomorrow', '2026-02-30', '']) {
      const answer = await kitchen.owner.ask(`${KITCHEN}?day=${day}`);
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'invalid_input' }]);
    }
  });

  test('counts what waits for its payment, and forgets what was given up or has run out', async () => {
    const kitchen = await openKitchen();
    await kitchen.placeAsGuest(makeWish({ payment: 'transfer' }));
    const { order } = await kitchen.placeAsGuest();
    await kitchen.step(order.id, { to: 'cancelled' });
    expect(await kitchen.readDay()).toMatchObject({ tickets: [], waitingCount: 1 });
    kitchen.clock.pass(240);
    expect(await kitchen.readDay()).toMatchObject({ tickets: [], waitingCount: 0 });
  });

  test('has the earliest window first, and follows what the order desk does', async () => {
    const kitchen = await openKitchen();
    const evening = makeWish({ slot: { day: FRIDAY, windowId: 'evening' } });
    const { order: late } = await kitchen.placeAsGuest(evening);
    const { order: early } = await kitchen.placeAsGuest();
    for (const to of ['in_kitchen', 'ready']) await kitchen.step(late.id, { to });
    for (const to of ['in_kitchen', 'ready', 'out_for_delivery']) await kitchen.step(early.id, { to });
    const { tickets, totals } = await kitchen.readDay();
    expect(tickets.map(({ id, place, moves }) => [id, place, moves])).toEqual([
      [early.id, 'done', []],
      [late.id, 'hand_over', []],
    ]);
    expect(totals.pieces).toEqual([{ name: 'Honey Cake', sizeName: null, total: 2, left: 0 }]);
  });

  test('says of a designed cake all there is to know, and which sponge and filling to make (P1.24, P8.4)', async () => {
    const kitchen = await openKitchen();
    await publishProducts(kitchen.db, ['own-cake'], { name: 'Your own cake', isCustom: true });
    const eggless = { ...DEFAULT_DESIGN, isEggless: true };
    const design = writeDesignText(eggless);
    const expectedPrice = convertKoboToNaira(priceDesign(eggless, DEFAULT_PRICE_LIST).totalInKobo);
    const lines = [{ ...CAKE, productId: 'own-cake', design, quantity: 1, expectedPrice }];
    const wish = makeWish({ ...PICKUP, lines, expectedTotal: expectedPrice });
    const { order } = await kitchen.placeAsGuest(wish);
    const ticket = await kitchen.find(order.id);
    expect(ticket.lines).toMatchObject([
      {
        name: 'Your own cake',
        design,
        quantity: 1,
        designLines: [
          { label: 'Diet', text: 'Eggless' },
          { label: 'Cake, 8 inch', text: expect.stringContaining('strawberry filling') },
          { label: 'On top', text: 'Strawberries' },
        ],
        allergens: expect.arrayContaining(['gluten']),
      },
    ]);
    await kitchen.moveThrough(order.id, 'decorate');
    expect((await kitchen.readDay()).totals).toEqual({
      pieces: [{ name: 'Your own cake', sizeName: '8 inch', total: 1, left: 1 }],
      sponges: [{ name: 'Vanilla, eggless', tiers: [{ inches: 8, total: 1, left: 0 }] }],
      fillings: [{ name: 'Strawberry', tiers: [{ inches: 8, total: 1, left: 1 }] }],
    });
  });
});

describe('moving a ticket', () => {
  test('on from baking begins with the order, into the last column makes it ready (P1.24, P6.1)', async () => {
    const kitchen = await openKitchen();
    const { order } = await kitchen.placeAsGuest();
    expect(await kitchen.moveThrough(order.id, 'decorate')).toMatchObject({
      status: 'in_kitchen',
      place: 'decorate',
      moves: ['bake', 'pack'],
    });
    expect(await kitchen.moveThrough(order.id, 'pack', 'hand_over')).toMatchObject({
      status: 'ready',
      place: 'hand_over',
      moves: [],
    });
    const { history, historyActors } = await kitchen.read(order.id);
    expect(history.map(({ status, by }) => [status, by])).toEqual([
      ['confirmed', 'customer'],
      ['in_kitchen', 'administrator'],
      ['ready', 'administrator'],
    ]);
    expect(historyActors).toEqual([null, 'Bisi Owner', 'Bisi Owner']);
  });

  test('to baking begins with the order, and its customer can no longer cancel it (P6.7)', async () => {
    const kitchen = await openKitchen();
    const { order, visitor } = await kitchen.placeAsGuest();
    expect(await kitchen.moveThrough(order.id, 'bake')).toMatchObject({
      status: 'in_kitchen',
      place: 'bake',
    });
    const answer = await visitor.post(`/api/orders/${order.id}/cancel`, {});
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'step_refused' }]);
  });

  test('back is possible until the order is ready, and not after', async () => {
    const kitchen = await openKitchen();
    const { order } = await kitchen.placeAsGuest();
    const back = await kitchen.moveThrough(order.id, 'pack', 'decorate', 'bake');
    expect(back).toMatchObject({ status: 'in_kitchen', place: 'bake' });
    const { version } = await kitchen.moveThrough(order.id, 'pack', 'hand_over');
    const answer = await kitchen.move(order.id, { stage: 'pack', version });
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      {
        code: 'move_refused',
        message: 'The ticket cannot go there from where it is. It is shown as it is now.',
        ticket: { place: 'hand_over', version },
      },
    ]);
    expect((await kitchen.read(order.id)).status).toBe('ready');
  });

  test('hands over only what is packed', async () => {
    const kitchen = await openKitchen();
    const { order } = await kitchen.placeAsGuest();
    expect((await kitchen.move(order.id, { stage: 'hand_over', version: 1 })).status).toBe(409);
    expect(await kitchen.find(order.id)).toMatchObject({ place: 'bake', version: 1 });
  });

  test('that somebody else has moved is refused, with the ticket as it is now', async () => {
    const kitchen = await openKitchen();
    const { order } = await kitchen.placeAsGuest();
    const fresh = await kitchen.moveThrough(order.id, 'pack');
    const answer = await kitchen.move(order.id, { stage: 'decorate', version: 1 });
    const body: unknown = await answer.json();
    expect([answer.status, body]).toMatchObject([
      409,
      { code: 'order_moved_on', message: 'Somebody was quicker. The ticket is shown as it is now.' },
    ]);
    expect(refusedMoveSchema.parse(body).ticket).toEqual(fresh);
  });

  test('by two at once is done once', async () => {
    const kitchen = await openKitchen();
    const { order } = await kitchen.placeAsGuest();
    const { version } = await kitchen.moveThrough(order.id, 'decorate');
    const answers = await Promise.all(
      ['bake', 'pack'].map((stage) => kitchen.move(order.id, { stage, version })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await kitchen.find(order.id)).version).toBe(version + 1);
  });

  test('of what the kitchen has nothing to do with is refused, without a ticket', async () => {
    const kitchen = await openKitchen();
    const { order: unpaid } = await kitchen.placeAsGuest(makeWish({ payment: 'transfer' }));
    const { order: cancelled } = await kitchen.placeAsGuest();
    await kitchen.step(cancelled.id, { to: 'cancelled' });
    for (const { id } of [unpaid, cancelled]) {
      const { version } = await kitchen.read(id);
      const answer = await kitchen.move(id, { stage: 'decorate', version });
      expect([answer.status, await answer.json()]).toMatchObject([
        409,
        { code: 'move_refused', ticket: null },
      ]);
    }
  });

  test('tells a customer who fetches it that it is ready, once, and of nothing before (P10.2)', async () => {
    const kitchen = await openKitchen();
    const { order } = await kitchen.placeAsGuest(makeWish(PICKUP));
    const listTold = async () => {
      const rows = await kitchen.db.select().from(messages);
      return rows.filter(({ kind }) => kind === 'order_status').map(({ recipient }) => recipient);
    };
    await kitchen.moveThrough(order.id, 'decorate', 'bake', 'pack');
    expect(await listTold()).toEqual([]);
    await kitchen.moveThrough(order.id, 'hand_over');
    expect(await listTold()).toEqual([order.contact.email]);
  });

  test('to nowhere, or without saying from where, is refused', async () => {
    const kitchen = await openKitchen();
    const { order } = await kitchen.placeAsGuest();
    for (const body of [
      { stage: 'eaten', version: 1 },
      { version: 1 },
      { stage: 'decorate' },
      { stage: 'decorate', version: 1.5 },
      [],
    ]) {
      const answer = await kitchen.move(order.id, body);
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'invalid_input' }]);
    }
    expect((await kitchen.find(order.id)).version).toBe(1);
  });

  test('that is nowhere is not there', async () => {
    const kitchen = await openKitchen();
    for (const id of [randomUUID(), 'nonsense']) {
      const answer = await kitchen.move(id, { stage: 'decorate', version: 1 });
      expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'no_such_order' }]);
    }
  });
});

test('nobody but an administrator sees the board or moves a ticket (P12.3)', async () => {
  const kitchen = await openKitchen();
  const { order, visitor } = await kitchen.placeAsGuest();
  const customer = await kitchen.shop.signInUser('ada@bakery.example');
  const isStage = { stage: 'decorate', version: 1 };
  for (const [who, status] of [
    [visitor, 401],
    [customer, 403],
  ] as const) {
    expect((await who.ask(KITCHEN)).status).toBe(status);
    expect((await who.post(`${KITCHEN}/${order.id}/stage`, isStage)).status).toBe(status);
  }
  expect((await kitchen.find(order.id)).place).toBe('bake');
});
