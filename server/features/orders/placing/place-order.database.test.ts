import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { DEFAULT_PRICE_LIST } from '../../../../domain/custom-orders/price/default-price-list.ts';
import { makeOrderNumber } from '../../../../domain/orders/order-number.ts';
import { orders } from '../../../database/schema/orders.ts';
import { MONDAY_NOON, openOrderAdmin } from '../../../testing/order-admin.ts';
import { FRIDAY, makeOrderInput } from '../../../testing/order-inputs.ts';
import { changeProducts, publishProducts } from '../../../testing/publish-products.ts';
import { placeOrder } from './place-order.ts';

const [LINE] = makeOrderInput().lines;
if (!LINE) throw new Error('There is no line to order.');

describe('an order', () => {
  test('is kept with names, prices and the agreed slot, and answered with a number and a key (P2.1)', async () => {
    const admin = await openOrderAdmin();
    const lines = [{ ...LINE, quantity: 2, inscription: 'Ada is 30' }];
    const input = makeOrderInput({
      lines,
      expectedTotal: 13_000,
      note: 'Ring twice',
      giftMessage: 'With love',
    });
    const { order, trackingKey } = await admin.placeAsGuest(input);
    expect(order).toMatchObject({
      number: expect.stringMatching(/^\d{3}-\d{3}-\d{3}$/),
      status: 'confirmed',
      paymentState: 'unpaid',
      slot: { day: FRIDAY, windowId: 'morning', from: '09:00', to: '12:00' },
      contact: input.contact,
      zoneName: 'Lagos Island',
      lines: [{ name: 'Honey Cake', inscription: 'Ada is 30', quantity: 2, price: 5_000, lineTotal: 10_000 }],
      subtotal: 10_000,
      discount: 0,
      delivery: 3_000,
      total: 13_000,
      itemCount: 2,
      note: 'Ring twice',
      giftMessage: 'With love',
      createdAt: MONDAY_NOON.toISOString(),
      history: [{ at: MONDAY_NOON.toISOString(), status: 'confirmed', by: 'customer', words: '' }],
      canCancel: true,
      canMove: true,
    });
    expect(trackingKey).toMatch(/^[\w-]{32}$/);
  });

  test('keeps the phone of whoever receives it, for the rider (P25.4)', async () => {
    const admin = await openOrderAdmin();
    const input = makeOrderInput();
    const address = input.address && { ...input.address, phone: '0803 123 4567' };
    const { order } = await admin.placeAsGuest({ ...input, address });
    expect(order.address?.phone).toBe('+2348031234567');
  });

  test('stays as it was agreed, whatever becomes of the product', async () => {
    const admin = await openOrderAdmin();
    const { order, visitor } = await admin.placeAsGuest();
    await changeProducts(admin.db, ['honey-cake'], { name: 'Gold Cake', priceInKobo: 900_000 });
    expect(await (await visitor.ask(`/api/orders/${order.id}`)).json()).toEqual(order);
  });

  test('that is paid on delivery is confirmed and unpaid at once, and keeps its place for good (P6.6)', async () => {
    const admin = await openOrderAdmin();
    const { order } = await admin.placeAsGuest(makeOrderInput({ payment: 'on_delivery' }));
    expect(order).toMatchObject({ status: 'confirmed', paymentState: 'unpaid', holdUntil: null });
  });

  test('that is paid by transfer waits and keeps its place for four hours (P4.6)', async () => {
    const admin = await openOrderAdmin();
    const { order } = await admin.placeAsGuest(makeOrderInput({ payment: 'transfer' }));
    expect(order).toMatchObject({ status: 'pending_payment', holdUntil: '2026-11-16T15:00:00.000Z' });
  });

  test('that is fetched has no fee and no address', async () => {
    const admin = await openOrderAdmin();
    const input = makeOrderInput({
      method: 'pickup',
      address: null,
      payment: 'at_pickup',
      expectedTotal: 5_000,
    });
    expect((await admin.placeAsGuest(input)).order).toMatchObject({
      delivery: 0,
      address: null,
      total: 5_000,
    });
  });

  test('takes another number when its own is taken', async () => {
    const admin = await openOrderAdmin();
    const numbers = [1, 1, 2].map(makeOrderNumber);
    const place = () =>
      placeOrder(
        {
          db: admin.db,
          trackingSecret: 'secret',
          onlineChannels: [],
          readPriceList: async () => DEFAULT_PRICE_LIST,
          chooseNumber: () => numbers.shift() ?? '',
        },
        { input: makeOrderInput(), key: randomUUID(), userId: null, network: '10.0.0.1', now: MONDAY_NOON },
      );
    for (const number of [makeOrderNumber(1), makeOrderNumber(2)]) {
      expect(await place()).toMatchObject({ ok: true, whole: { order: { number } } });
    }
  });
});

const WORTHLESS = {
  'a lower price': [{ lines: [{ ...LINE, expectedPrice: 1 }], expectedTotal: 3_001 }, 'prices_changed'],
  'a lower total': [{ expectedTotal: 1 }, 'prices_changed'],
  'no delivery fee': [{ expectedTotal: 5_000 }, 'prices_changed'],
  'a negative amount': [{ expectedTotal: -8_000 }, 'invalid_input'],
  'no pieces': [{ lines: [{ ...LINE, quantity: 0 }] }, 'invalid_input'],
  'half a piece': [{ lines: [{ ...LINE, quantity: 0.5 }] }, 'invalid_input'],
  'less than no piece': [{ lines: [{ ...LINE, quantity: -1 }] }, 'invalid_input'],
  'a 101st piece in two lines': [
    {
      lines: [
        { ...LINE, quantity: 60 },
        { ...LINE, inscription: 'A', quantity: 41 },
      ],
    },
    'too_many_pieces',
  ],
  'a size that is not there': [{ lines: [{ ...LINE, sizeId: 'tiny' }] }, 'prices_changed'],
  'a product that is not there': [{ lines: [{ ...LINE, productId: 'air' }] }, 'prices_changed'],
  'no goods': [{ lines: [] }, 'invalid_input'],
  'a made-up area': [
    { address: { state: 'Lagos', lga: 'Atlantis', area: 'A', street: 'B', landmark: '' } },
    'no_such_area',
  ],
  'another state': [
    { address: { state: 'Kano', lga: 'Dala', area: 'A', street: 'B', landmark: '' } },
    'no_zone',
  ],
  'delivery to nowhere': [{ address: null }, 'address_missing'],
  'paying the rider where the zone does not allow it': [
    {
      address: { state: 'Lagos', lga: 'Epe', area: 'A', street: 'B', landmark: '' },
      lines: [{ ...LINE, quantity: 4 }],
    },
    'payment_not_offered',
  ],
  'less than the zone’s minimum': [
    { address: { state: 'Lagos', lga: 'Epe', area: 'A', street: 'B', landmark: '' } },
    'below_minimum',
  ],
  'paying at the counter for a delivery': [{ payment: 'at_pickup' }, 'payment_not_offered'],
  'a day sooner than it can be baked': [
    { slot: { day: '2026-11-17', windowId: 'morning' } },
    'slot_too_soon',
  ],
  yesterday: [{ slot: { day: '2026-11-15', windowId: 'morning' } }, 'slot_past'],
  'a closed day': [{ slot: { day: '2026-11-22', windowId: 'morning' } }, 'slot_closed'],
  'a day beyond the horizon': [{ slot: { day: '2026-12-17', windowId: 'morning' } }, 'slot_too_far'],
  'a window that is not there': [{ slot: { day: FRIDAY, windowId: 'night' } }, 'slot_not_offered'],
  'a day that is not there': [{ slot: { day: '2026-02-30', windowId: 'morning' } }, 'invalid_input'],
} as const;

test('what a request says of money, goods, place and time buys nothing cheaper or earlier', async () => {
  const admin = await openOrderAdmin();
  const outcomes: Record<string, unknown> = {};
  for (const [what, [differences]] of Object.entries(WORTHLESS)) {
    const answer = await admin.send(admin.shop.visit(), { ...makeOrderInput(), ...differences });
    expect([what, answer.status]).toEqual([what, expect.toBeOneOf([400, 409])]);
    outcomes[what] = ((await answer.json()) as { code: string }).code;
  }
  expect(outcomes).toEqual(
    Object.fromEntries(Object.entries(WORTHLESS).map(([what, [, code]]) => [what, code])),
  );
  expect(await admin.db.$count(orders)).toBe(0);
});

test('what nobody asks for is passed over: status, zone, sums and work in a request change nothing', async () => {
  const admin = await openOrderAdmin();
  const input = {
    ...makeOrderInput({ payment: 'transfer' }),
    status: 'delivered',
    paymentState: 'paid',
    zoneId: 'free',
    delivery: 0,
    discount: 5_000,
    workUnits: 0,
    leadTimeHours: 0,
    holdUntil: null,
    userId: randomUUID(),
  };
  const answer = await admin.send(admin.shop.visit(), input);
  expect(answer.status).toBe(201);
  const [order] = await admin.db.select().from(orders);
  expect(order).toMatchObject({
    status: 'pending_payment',
    zoneId: 'island',
    deliveryInKobo: 300_000,
    discountInKobo: 0,
    totalInKobo: 800_000,
    workUnits: 1,
    leadTimeHours: 24,
    userId: null,
  });
});

describe('prices', () => {
  test('come from the database: what changed since is shown and has to be confirmed (P3.6, P3.7)', async () => {
    const admin = await openOrderAdmin();
    await publishProducts(admin.db, ['scones'], { name: 'Scones', priceInKobo: 200_000 });
    const lines = [LINE, { ...LINE, productId: 'scones', expectedPrice: 2_000 }];
    const input = makeOrderInput({ lines, expectedTotal: 10_000 });
    await changeProducts(admin.db, ['honey-cake'], { priceInKobo: 600_000, discountPercentage: 10 });
    await changeProducts(admin.db, ['scones'], { status: 'archived' });

    const visitor = admin.shop.visit();
    const refused = await admin.send(visitor, input);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toEqual({
      message: 'Some prices have changed. Please check the changes and confirm.',
      code: 'prices_changed',
      priceChanges: [
        {
          productId: 'honey-cake',
          sizeId: null,
          design: '',
          isEggless: false,
          name: 'Honey Cake',
          expectedPrice: 5_000,
          price: 5_400,
        },
        {
          productId: 'scones',
          sizeId: null,
          design: '',
          isEggless: false,
          name: 'scones',
          expectedPrice: 2_000,
          price: null,
        },
      ],
      total: 8_400,
    });

    const confirmed = makeOrderInput({ lines: [{ ...LINE, expectedPrice: 5_400 }], expectedTotal: 8_400 });
    const placed = await admin.place(visitor, confirmed);
    expect(placed.order).toMatchObject({ subtotal: 6_000, discount: 600, delivery: 3_000, total: 8_400 });
  });

  test('are those of the chosen size', async () => {
    const admin = await openOrderAdmin();
    const size = { name: 'Large', servings: 20, workUnits: 6 };
    const sizes = [
      { id: 'small', ...size, priceInKobo: 500_000 },
      { id: 'large', ...size, priceInKobo: 900_000 },
    ];
    await changeProducts(admin.db, ['honey-cake'], { sizes });
    const line = { ...LINE, sizeId: 'large', expectedPrice: 9_000 };
    const { order } = await admin.placeAsGuest(makeOrderInput({ lines: [line], expectedTotal: 12_000 }));
    expect(order.lines).toMatchObject([{ sizeId: 'large', sizeName: 'Large', price: 9_000 }]);
    expect((await admin.db.select().from(orders))[0]).toMatchObject({ workUnits: 6 });
    const answer = await admin.send(admin.shop.visit(), makeOrderInput());
    expect(await answer.json()).toMatchObject({ code: 'prices_changed', priceChanges: [{ price: null }] });
  });

  test('above the cart’s limit are refused with its words', async () => {
    const admin = await openOrderAdmin();
    await changeProducts(admin.db, ['honey-cake'], { priceInKobo: 12_000_000 });
    const input = makeOrderInput({ lines: [{ ...LINE, expectedPrice: 120_000 }], expectedTotal: 123_000 });
    expect(await (await admin.send(admin.shop.visit(), input)).json()).toEqual({
      message:
        'Sorry, the price for "Honey Cake" (₦120,000) appears to be incorrect. Please contact support.',
      code: 'price_out_of_range',
    });
  });

  test('include delivery, which is free above the owner’s amount (P5.4)', async () => {
    const admin = await openOrderAdmin();
    const lines = [{ ...LINE, quantity: 30 }];
    const { order } = await admin.placeAsGuest(makeOrderInput({ lines, expectedTotal: 150_000 }));
    expect(order).toMatchObject({ delivery: 0, total: 150_000 });
  });
});

test('a cake that carries no inscription is not ordered with one', async () => {
  const admin = await openOrderAdmin();
  await changeProducts(admin.db, ['honey-cake'], { allowsInscription: false });
  const answer = await admin.send(
    admin.shop.visit(),
    makeOrderInput({ lines: [{ ...LINE, inscription: 'Ada' }] }),
  );
  expect(await answer.json()).toMatchObject({ code: 'no_inscription' });
});
