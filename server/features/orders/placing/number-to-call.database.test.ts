import { expect, test } from 'vitest';
import { openAdmin } from '../../../testing/admin-calls.ts';
import { makeOrderInput } from '../../../testing/order-inputs.ts';

const ABROAD = '+44 7700 900123';
const refusedAt = (field: string) => [
  400,
  { code: 'no_number_to_call', fields: { [field]: expect.stringContaining('Nigerian') } },
];

test('no order and no change is taken after which nobody could be called in Nigeria (P29.295)', async () => {
  const admin = await openAdmin();
  const input = makeOrderInput();
  const contact = { ...input.contact, phone: ABROAD };
  const refused = await admin.send(admin.shop.visit(), { ...input, contact });
  expect([refused.status, await refused.json()]).toMatchObject(refusedAt('contact.phone'));

  const address = input.address && { ...input.address, recipient: 'Mama Ada', phone: '0803 123 4567' };
  const { order, visitor } = await admin.placeAsGuest({ ...input, contact, address });
  const changed = await visitor.post(`/api/orders/${order.id}/changes`, {
    version: order.version,
    contact: { name: order.contact.name, phone: ABROAD },
    address: { ...order.address, phone: '' },
    note: order.note,
    inscriptions: [],
  });
  expect([changed.status, await changed.json()]).toMatchObject(refusedAt('address.phone'));
});

test('the desk finds an order by its buyer’s number from abroad (P29.294)', async () => {
  const admin = await openAdmin();
  const input = makeOrderInput();
  const address = input.address && { ...input.address, recipient: 'Mama Ada', phone: '0803 123 4567' };
  const contact = { ...input.contact, phone: ABROAD };
  const { order } = await admin.placeAsGuest({ ...input, contact, address });
  for (const typed of [ABROAD, '0044 7700-900123']) {
    const found = await admin.owner.ask(`/api/admin/orders?q=${encodeURIComponent(typed)}`);
    expect(await found.json()).toMatchObject({ data: [{ number: order.number }] });
  }
});
