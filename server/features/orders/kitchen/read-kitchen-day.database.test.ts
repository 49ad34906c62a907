import { describe, expect, test } from 'vitest';
import type { OrderPlacement } from '../../../../contract/orders.ts';
import { DEFAULT_DESIGN } from '../../../../domain/custom-orders/design/cake-design.ts';
import { writeDesignText } from '../../../../domain/custom-orders/link/design-text.ts';
import { DEFAULT_PRICE_LIST } from '../../../../domain/custom-orders/price/default-price-list.ts';
import { priceDesign } from '../../../../domain/custom-orders/price/price-design.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { KITCHEN, openKitchen, PICKUP } from '../../../testing/kitchen-calls.ts';
import { FRIDAY, makeOrderInput, SATURDAY } from '../../../testing/order-inputs.ts';
import { publishProducts } from '../../../testing/publish-products.ts';

type Line = OrderPlacement['lines'][number];
const CAKE: Line = {
  productId: 'honey-cake',
  sizeId: null,
  inscription: '',
  design: '',
  isEggless: false,
  quantity: 1,
  expectedPrice: 5_000,
};

describe('the board of a day', () => {
  test('shows what is made for it and by when, and no price or address but what is due (P1.24)', async () => {
    const kitchen = await openKitchen();
    const lines = [{ ...CAKE, inscription: 'Congratulations, Ṣadé', quantity: 2 }];
    const input = makeOrderInput({ lines, note: 'Ring twice', expectedTotal: 13_000 });
    const { order } = await kitchen.placeAsGuest(input);
    await kitchen.placeAsGuest(makeOrderInput({ slot: { day: SATURDAY, windowId: 'morning' } }));
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
          recipient: '',
          needsDecorating: true,
          moves: ['bake', 'decorate', 'pack'],
          changes: [],
          stoppedFor: null,
          due: 13_000,
          hasDeposit: false,
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
              pictureIds: [],
              allergens: [],
            },
          ],
          agreement: null,
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

  test('counts what waits for its payment, and forgets what was given up or has expired', async () => {
    const kitchen = await openKitchen();
    await kitchen.placeAsGuest(makeOrderInput({ payment: 'transfer' }));
    const { order } = await kitchen.placeAsGuest();
    await kitchen.step(order.id, { to: 'cancelled', reason: 'The customer asked' });
    expect(await kitchen.readDay()).toMatchObject({ tickets: [], waitingCount: 1 });
    kitchen.clock.pass(240);
    expect(await kitchen.readDay()).toMatchObject({ tickets: [], waitingCount: 0 });
  });

  test('has the earliest window first, and follows what the order desk does', async () => {
    const kitchen = await openKitchen();
    const evening = makeOrderInput({ slot: { day: FRIDAY, windowId: 'evening' } });
    const { order: late } = await kitchen.placeAsGuest(evening);
    const { order: early } = await kitchen.placeAsGuest();
    for (const to of ['in_kitchen', 'ready']) await kitchen.step(late.id, { to });
    for (const to of ['in_kitchen', 'ready', 'out_for_delivery']) await kitchen.step(early.id, { to });
    const { tickets, totals } = await kitchen.readDay();
    expect(tickets.map(({ id, place, moves }) => [id, place, moves])).toEqual([
      [early.id, 'done', []],
      [late.id, 'hand_over', ['pack']],
    ]);
    expect(totals.pieces).toEqual([{ name: 'Honey Cake', sizeName: null, total: 2, left: 0 }]);
  });

  test('says of a designed cake all there is to know, and which sponge and filling to make (P1.24, P8.4)', {
    tags: 'long',
  }, async () => {
    const kitchen = await openKitchen();
    await publishProducts(kitchen.db, ['own-cake'], { name: 'Your own cake', isCustom: true });
    const eggless = { ...DEFAULT_DESIGN, isEggless: true };
    const design = writeDesignText(eggless);
    const expectedPrice = convertKoboToNaira(priceDesign(eggless, DEFAULT_PRICE_LIST).totalInKobo);
    const lines = [{ ...CAKE, productId: 'own-cake', design, quantity: 1, expectedPrice }];
    const input = makeOrderInput({ ...PICKUP, lines, expectedTotal: expectedPrice });
    const { order } = await kitchen.placeAsGuest(input);
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
