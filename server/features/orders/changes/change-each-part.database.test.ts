import { expect, test } from 'vitest';
import { kitchenTicketSchema } from '../../../../contract/kitchen.ts';
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

async function change(admin: Awaited<ReturnType<typeof openAdmin>>, id: string, differences: object) {
  const order = await admin.read(id);
  return admin.owner.post(`/api/admin/orders/${id}/changes`, {
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
    ...differences,
  });
}

test.each(PARTS)(
  '%s can be changed until the order is ready, with one message for the change (P37.8, P37.10, P37.14)',
  async (_, differences, expectedTotal, outcome) => {
    const admin = await openAdmin();
    const taken = await admin.readOrder(await admin.take({ contact: makeContact() }), 201);
    await admin.step(taken.id, { to: 'in_kitchen' });
    const changed = await admin.readOrder(
      await change(admin, taken.id, { expectedTotal, ...differences }),
      200,
    );
    expect(changed).toMatchObject({ total: expectedTotal, ...outcome });
    const notified = await admin.db.select().from(messages);
    expect(
      notified.filter(({ details, channel }) => details.news === 'changed' && channel === 'email'),
    ).toHaveLength(1);
    await admin.step(taken.id, { to: 'ready' });
    expect((await change(admin, taken.id, { expectedTotal, ...differences })).status).toBe(409);
  },
);

test('a change and a later move are on the kitchen’s ticket with the time it is for now (P28.241)', async () => {
  const admin = await openAdmin();
  const { id } = await admin.readOrder(await admin.take({ contact: makeContact() }), 201);
  const readWords = async () => {
    const answer = await admin.owner.ask(`/api/admin/kitchen?day=${SATURDAY}`);
    const { tickets } = (await answer.json()) as { readonly tickets: readonly unknown[] };
    return kitchenTicketSchema.parse(tickets[0]).changes.map(({ words }) => words);
  };
  await change(admin, id, { slot: SLOT, note: 'No nuts', expectedTotal: 8_000 });
  const morning = { day: SATURDAY, windowId: 'morning' };
  expect((await admin.owner.post(`/api/admin/orders/${id}/move`, { slot: morning })).status).toBe(200);
  expect(await readWords()).toEqual([['Fri 20 Nov, 09:00–12:00 → Sat 21 Nov, 09:00–12:00', 'Note: No nuts']]);
  await change(admin, id, { slot: SLOT, expectedTotal: 8_000 });
  expect(await readWords()).toEqual([['Fri 20 Nov, 09:00–12:00 → Sat 21 Nov, 15:00–18:00', 'Note: No nuts']]);
});

test('what a custom item contains is entered later and is on the kitchen’s ticket; that of a product is not touched (P28.512)', async () => {
  const admin = await openAdmin();
  const cake = { name: 'Naming cake', price: 500, workUnits: 1, leadTimeHours: 0 };
  const before = await admin.readOrder(await admin.take({ freeLines: [cake], expectedTotal: 8_500 }), 201);
  const { id } = before;
  const enter = (position: number, allergens: readonly string[]) =>
    change(admin, id, {
      expectedTotal: 8_500,
      existingLines: before.lines.map(({ quantity, inscription }, each) => ({
        position: each,
        quantity,
        inscription,
        ...(each === position && { allergens }),
      })),
    });
  expect(await (await enter(0, ['egg'])).json()).toMatchObject({ code: 'not_custom' });
  expect((await enter(1, ['egg', 'none'])).status).toBe(400);
  const changed = await admin.readOrder(await enter(1, ['egg']), 200);
  expect(changed.lines.map(({ allergens }) => allergens)).toEqual([before.lines[0]?.allergens, ['egg']]);
  const answer = await admin.owner.ask(`/api/admin/kitchen?day=${changed.slot.day}`);
  const { tickets } = (await answer.json()) as { readonly tickets: readonly unknown[] };
  expect(kitchenTicketSchema.parse(tickets[0]).changes.map(({ words }) => words)).toEqual([
    ['Naming cake: contains egg'],
  ]);
  expect(await (await enter(1, ['egg'])).json()).toMatchObject({ code: 'nothing_changed' });
});
