import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeOfferEndpoint } from '../../../../contract/order-offers.ts';
import { placedOrderSchema } from '../../../../contract/orders.ts';
import { orders } from '../../../database/schema/orders.ts';
import { openAdmin } from '../../../testing/admin-calls.ts';
import { CALENDAR, sendRequest } from '../../../testing/order-admin.ts';
import { FRIDAY, makeContact, makeOrderInput } from '../../../testing/order-inputs.ts';

const ROUNDS = 200;
const MS_FOR_A_WIN = 0.25;
const SLOT = { day: FRIDAY, windowId: 'morning' };

test('in 200 races of a link against the shop for the last place, on two nodes, exactly one wins and the other is told where there is room (P37.7)', async () => {
  const windows = CALENDAR.windows.map((window) => ({ ...window, capacities: { delivery: 1, pickup: 0 } }));
  const admin = await openAdmin({ calendar: { ...CALENDAR, windows }, rateLimitFactor: 1_000 });
  const other = await admin.openOtherNode();
  const wins = { link: 0, shop: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    const body = {
      ...makeOrderInput({ payment: 'transfer', slot: SLOT }),
      contact: { ...makeContact(), email: '' },
      origin: 'whatsapp',
    };
    const quoted = await admin.owner.post('/api/admin/order-quotes', body);
    const { key } = makeOfferEndpoint.answerSchema.parse(await quoted.json());
    const { contact, address, expectedTotal } = body;
    const { name, phone } = contact;
    const accepted = { key, contact: { name, phone }, address, slot: SLOT, expectedTotal };
    const byLink = () => other.visit().post('/api/order-quotes/accept', accepted);
    const byShop = () =>
      sendRequest(admin.shop.visit(), makeOrderInput({ slot: SLOT, contact: makeContact() }));
    // Whichever is ahead begins later: it races where one way in is the faster one as well.
    const lead = wins.link - wins.shop;
    const [link, shop] = await Promise.all([
      wait(Math.max(0, lead) * MS_FOR_A_WIN).then(byLink),
      wait(Math.max(0, -lead) * MS_FOR_A_WIN).then(byShop),
    ]);
    const [won, lost] = link.status === 201 ? [link, shop] : [shop, link];
    expect([round, won.status, lost.status]).toEqual([round, 201, 409]);
    wins[won === link ? 'link' : 'shop'] += 1;
    expect(await lost.json()).toMatchObject({
      message: expect.stringContaining('nearest available times'),
      alternatives: expect.arrayContaining([{ ...SLOT, windowId: 'evening', from: '15:00', to: '18:00' }]),
    });
    // The place is free again, and nobody holds more unpaid orders than one may.
    const { order } = placedOrderSchema.parse(await won.json());
    await admin.makeStep(order.id, 'cancelled', 'customer');
  }
  expect(await admin.db.$count(orders)).toBe(ROUNDS);
  expect(Math.min(wins.link, wins.shop)).toBeGreaterThan(ROUNDS / 20);
});
