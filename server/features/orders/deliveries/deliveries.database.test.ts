import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { deliverySchema, listDeliveriesEndpoint } from '../../../../contract/deliveries.ts';
import { readKitchenDayEndpoint } from '../../../../contract/kitchen.ts';
import { addDays } from '../../../../domain/delivery/lagos-time.ts';
import { orders } from '../../../database/schema/orders.ts';
import { openOrderAdmin } from '../../../testing/order-admin.ts';
import { FRIDAY, HONEY_CAKE_PRICE, makeOrderInput } from '../../../testing/order-inputs.ts';

const ADDRESS = {
  state: 'Lagos',
  lga: 'Eti-Osa',
  area: 'Lekki Phase 1',
  street: '12 Admiralty Way',
  landmark: 'the blue gate',
  recipient: '',
  phone: '',
} as const;

/** Two deliveries of Friday that are paid at the door, and two riders. */
async function openDeliveries() {
  const admin = await openOrderAdmin();
  const { shop } = admin;
  const desk = await shop.signInUser('desk@bakery.example', { role: 'desk', name: 'Desk' });
  const musa = await shop.signInUser('musa@bakery.example', { role: 'rider', name: 'Musa' });
  const sani = await shop.signInUser('sani@bakery.example', { role: 'rider', name: 'Sani' });
  const place = async (differences: object = {}) => {
    const address = { ...ADDRESS, ...differences };
    const input = makeOrderInput({ method: 'delivery', address, payment: 'on_delivery' });
    return (await admin.placeAsGuest(input)).order;
  };
  const list = async (visitor: typeof musa) => {
    const answer = await visitor.ask(`/api/admin/deliveries?day=${FRIDAY}`);
    const text = await answer.text();
    return { text, ...listDeliveriesEndpoint.answerSchema.parse(JSON.parse(text)) };
  };
  const assign = (orderId: string, riderId: string | null) =>
    desk.put(`/api/admin/orders/${orderId}/rider`, { riderId });
  return { admin, shop, desk, musa, sani, list, assign, place, first: await place(), second: await place() };
}

async function bringOut(admin: Awaited<ReturnType<typeof openOrderAdmin>>, id: string): Promise<void> {
  for (const to of ['in_kitchen', 'ready'] as const) await admin.makeStep(id, to);
}

describe('a rider', () => {
  test('sees the deliveries given to them with address, phone and what to collect, and nothing else (P35.5)', {
    tags: 'long',
  }, async () => {
    const { musa, sani, list, assign, first, second } = await openDeliveries();
    expect((await list(musa)).data).toEqual([]);
    expect((await assign(first.id, musa.userId)).status).toBe(200);
    expect((await assign(second.id, sani.userId)).status).toBe(200);

    const { data, riders, text } = await list(musa);
    expect(riders).toEqual([]);
    expect(data).toEqual([
      expect.objectContaining({ id: first.id, street: '12 Admiralty Way', landmark: 'the blue gate' }),
    ]);
    expect(data[0]?.due).toBeGreaterThan(0);
    // Read off the bytes: neither the other's order nor a field that is not on the rider's list.
    expect(text).not.toContain(second.number);
    expect(text).not.toMatch(/email|total|subtotal|discount|"paid|payment/i);
    for (const path of ['/api/admin/orders', `/api/admin/orders/${first.id}`, '/api/admin/kitchen']) {
      expect((await musa.ask(path)).status).toBe(403);
    }
  });

  test('says whose number it has where that of a gift’s recipient was not given (P29.580)', {
    tags: 'long',
  }, async () => {
    const { musa, list, assign, place } = await openDeliveries();
    const surprise = await place({ recipient: 'Ngozi Eze' });
    await assign(surprise.id, musa.userId);
    const { name, phone } = surprise.contact;
    expect((await list(musa)).data).toEqual([
      expect.objectContaining({ name: 'Ngozi Eze', phone, calledInstead: name }),
    ]);
  });

  test('asks for the recipient of a gift, whose name is on the box and in the table of orders (P29.25)', {
    tags: 'long',
  }, async () => {
    const { admin, desk, musa, list, assign, place } = await openDeliveries();
    const gift = await place({ recipient: ' Ngozi  Eze ', phone: '0805 000 1111' });
    expect(gift.address).toMatchObject({ recipient: 'Ngozi Eze', phone: '+2348050001111' });
    await assign(gift.id, musa.userId);
    expect((await list(musa)).data).toEqual([
      expect.objectContaining({ name: 'Ngozi Eze', phone: '+2348050001111', isGift: true }),
    ]);

    const { tickets } = readKitchenDayEndpoint.answerSchema.parse(
      await (await desk.ask(`/api/admin/kitchen?day=${FRIDAY}`)).json(),
    );
    const ticket = tickets.find(({ id }) => id === gift.id);
    expect(ticket).toMatchObject({ customerName: gift.contact.name, recipient: 'Ngozi Eze' });
    const baker = await admin.shop.signInUser('baker@bakery.example', { role: 'kitchen', name: 'Baker' });
    expect(await (await baker.ask(`/api/admin/kitchen?day=${FRIDAY}`)).text()).not.toContain('Ngozi');
    const owner = await admin.shop.signInUser('owner@bakery.example', { role: 'owner', name: 'Owner' });
    const table = await (await owner.ask('/api/admin/orders/export')).text();
    expect(table).toContain(',Ngozi Eze,0805 000 1111,');
  });

  test('starts and finishes their own and takes what is due, in their name; another’s is not there (P35.6)', {
    tags: 'long',
  }, async () => {
    const { admin, musa, sani, assign, first } = await openDeliveries();
    await assign(first.id, musa.userId);
    await bringOut(admin, first.id);
    const readVersion = async () => {
      const [row] = await admin.db.select().from(orders).where(eq(orders.id, first.id));
      return row?.version ?? 0;
    };
    const step = async (visitor: typeof musa, body: object) =>
      visitor.post(`/api/admin/deliveries/${first.id}/steps`, { version: await readVersion(), ...body });

    expect((await step(sani, { to: 'out_for_delivery' })).status).toBe(404);
    expect((await step(musa, { to: 'cancelled' })).status).toBe(400);
    expect((await step(musa, { to: 'out_for_delivery', version: 1 })).status).toBe(409);
    const started = deliverySchema.parse(await (await step(musa, { to: 'out_for_delivery' })).json());
    expect(started.status).toBe('out_for_delivery');

    const payment = { way: 'cash', amount: started.due };
    const delivered = await step(musa, { to: 'delivered', payment });
    expect(deliverySchema.parse(await delivered.json())).toMatchObject({ status: 'delivered', due: 0 });
    const owner = await admin.shop.signInUser('owner@bakery.example', { isAdmin: true });
    const shown = await (await owner.ask(`/api/admin/orders/${first.id}`)).json();
    expect(shown).toMatchObject({ rider: { name: 'Musa' }, paymentNotes: [{ by: 'Musa' }] });
    expect(JSON.stringify(shown)).toContain('"historyActors":[null,null,null,"Musa","Musa"]');
  });

  test('says why an order could not be delivered, and it waits for the desk (P35.6)', async () => {
    const { admin, musa, list, assign, first } = await openDeliveries();
    await assign(first.id, musa.userId);
    await bringOut(admin, first.id);
    await admin.makeStep(first.id, 'out_for_delivery');
    const [delivery] = (await list(musa)).data;
    const body = { to: 'delivery_failed', version: delivery?.version, reason: 'Nobody was there' };
    const failed = await musa.post(`/api/admin/deliveries/${first.id}/steps`, body);
    expect(deliverySchema.parse(await failed.json()).status).toBe('delivery_failed');
  });

  test('no longer reads whom they brought something to before yesterday; the desk does (P30.10)', async () => {
    const { admin, desk, musa, list, assign, first } = await openDeliveries();
    await assign(first.id, musa.userId);
    admin.clock.set(`${addDays(FRIDAY, 1)}T11:00:00Z`);
    expect((await list(musa)).data).toHaveLength(1);
    admin.clock.set(`${addDays(FRIDAY, 2)}T11:00:00Z`);
    expect((await list(musa)).data).toEqual([]);
    expect((await list(desk)).data).toHaveLength(2);
  });

  test('who is none gets no delivery, and a pickup goes to nobody', async () => {
    const { admin, desk, assign, first } = await openDeliveries();
    for (const riderId of [desk.userId, randomUUID()])
      expect((await assign(first.id, riderId)).status).toBe(400);
    const { order } = await admin.placeAsGuest(
      makeOrderInput({ method: 'pickup', payment: 'at_pickup', expectedTotal: HONEY_CAKE_PRICE }),
    );
    const rider = await admin.shop.addUser('third@bakery.example', { role: 'rider' });
    expect((await assign(order.id, rider)).status).toBe(409);
  });
});

test('the kitchen sees what to make, and neither a price nor a customer (P35.7)', {
  tags: 'long',
}, async () => {
  const { shop } = await openDeliveries();
  const baker = await shop.signInUser('baker@bakery.example', { role: 'kitchen' });
  const answer = await baker.ask(`/api/admin/kitchen?day=${FRIDAY}`);
  const text = await answer.text();
  expect(readKitchenDayEndpoint.answerSchema.parse(JSON.parse(text)).tickets).toHaveLength(2);
  expect(text).not.toMatch(/customerName|phone|email|address|due|deposit|price|kobo/i);
});
