import { expect, test } from 'vitest';
import type { AdminOrderDetails } from '../../../../contract/order-admin.ts';
import { messages } from '../../../database/schema/messages.ts';
import { openAdmin } from '../../../testing/admin-calls.ts';
import { makeContact, SATURDAY } from '../../../testing/order-inputs.ts';

const ADDRESS = {
  state: 'Lagos',
  lga: 'Eti-Osa',
  area: 'Ikoyi',
  street: '1 Bourdillon Road',
  landmark: '',
  recipient: 'Mama Ngozi',
  phone: '+2348035550142',
} as const;
const SLOT = { day: SATURDAY, windowId: 'evening' };

/** What is sent beside the order as it is, the total it comes to, and what the order then says. */
const PARTS: readonly (readonly [string, object, number, object])[] = [
  [
    'the number',
    { existingLines: [{ position: 0, quantity: 2, inscription: '' }] },
    13_000,
    { lines: [{ quantity: 2 }] },
  ],
  [
    'the inscription',
    { existingLines: [{ position: 0, quantity: 1, inscription: 'Ada is 31' }] },
    8_000,
    { lines: [{ inscription: 'Ada is 31' }] },
  ],
  [
    'a new line',
    { freeLines: [{ name: 'Candles', price: 500, workUnits: 0, leadTimeHours: 0 }] },
    8_500,
    { lines: [{}, { name: 'Candles' }] },
  ],
  ['recipient and address', { address: ADDRESS }, 8_000, { address: ADDRESS }],
  ['the slot', { slot: SLOT }, 8_000, { slot: SLOT }],
  ['the delivery fee', { deliveryFee: 1_000 }, 6_000, { delivery: 1_000 }],
  ['the gift message', { giftMessage: 'For Ada' }, 8_000, { giftMessage: 'For Ada' }],
  ['the note', { note: 'Ring twice' }, 8_000, { note: 'Ring twice' }],
];

test.each(PARTS)(
  '%s can be changed until the order is ready, with one message for the change (P37.8, P37.10, P37.14)',
  async (_, differences, expectedTotal, outcome) => {
    const admin = await openAdmin();
    const taken = await admin.readOrder(await admin.take({ contact: makeContact() }), 201);
    const change = (order: AdminOrderDetails) =>
      admin.owner.post(`/api/admin/orders/${order.id}/changes`, {
        version: order.version,
        existingLines: order.lines.map(({ quantity, inscription }, position) => ({
          position,
          quantity,
          inscription,
        })),
        contact: { name: order.contact.name, phone: order.contact.phone },
        address: order.address,
        slot: { day: order.slot.day, windowId: order.slot.windowId },
        note: order.note,
        reason: 'She called',
        expectedTotal,
        ...differences,
      });
    await admin.step(taken.id, { to: 'in_kitchen' });
    const changed = await admin.readOrder(await change(await admin.read(taken.id)), 200);
    expect(changed).toMatchObject({ total: expectedTotal, ...outcome });
    const notified = await admin.db.select().from(messages);
    expect(
      notified.filter(({ details, channel }) => details.news === 'changed' && channel === 'email'),
    ).toHaveLength(1);
    await admin.step(taken.id, { to: 'ready' });
    expect((await change(await admin.read(taken.id))).status).toBe(409);
  },
);
