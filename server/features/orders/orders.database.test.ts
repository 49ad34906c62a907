import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { listOrdersEndpoint } from '../../../contract/orders.ts';
import { auditEvents } from '../../database/schema/audit-events.ts';
import { orders } from '../../database/schema/orders.ts';
import { openOrderAdmin } from '../../testing/order-admin.ts';
import { makeContact, makeOrderInput, SATURDAY } from '../../testing/order-inputs.ts';
import { exportOrders } from './export-orders.ts';

describe('whose order it is', () => {
  test('the customer who placed it reads, moves and cancels it; nobody else finds it at all', async () => {
    const admin = await openOrderAdmin();
    const ada = await admin.shop.signInUser('ada@bakery.example');
    const bola = await admin.shop.signInUser('bola@bakery.example');
    const owner = await admin.shop.signInUser('owner@bakery.example', { isAdmin: true });
    const { order, trackingKey } = await admin.place(ada);
    expect(trackingKey).toBeNull();

    const slot = { day: SATURDAY, windowId: 'morning' };
    for (const stranger of [admin.shop.visit(), bola, owner]) {
      for (const answer of [
        await stranger.ask(`/api/orders/${order.id}`),
        await stranger.post(`/api/orders/${order.id}/cancel`),
        await stranger.post(`/api/orders/${order.id}/move`, { slot }),
        await stranger.delete(`/api/tracked-orders/${order.id}`),
      ]) {
        expect([answer.status, await answer.json()]).toEqual([
          404,
          { message: 'We can’t find this order.', code: 'no_such_order' },
        ]);
      }
    }
    expect(await (await ada.ask(`/api/orders/${order.id}`)).json()).toEqual(order);
    expect((await ada.post(`/api/orders/${order.id}/move`, { slot })).status).toBe(200);
    expect((await ada.post(`/api/orders/${order.id}/cancel`)).status).toBe(200);
  });

  test('the copy of a person’s data holds their own orders and nobody else’s', async () => {
    const admin = await openOrderAdmin();
    const ada = await admin.shop.signInUser('ada@bakery.example');
    await admin.place(await admin.shop.signInUser('bola@bakery.example'));
    const { order } = await admin.place(ada);
    const exported = await (await ada.post('/api/account/export')).json();
    expect(exported).toMatchObject({ orders: [order] });
  });

  test('the copy of many orders asks the database as often as that of one', { tags: 'long' }, async () => {
    const admin = await openOrderAdmin();
    const ada = await admin.shop.signInUser('ada@bakery.example');
    const querying = vi.spyOn(admin.db.$client, 'query');
    const countQueries = async () => {
      querying.mockClear();
      const exported = await exportOrders(admin.db, ada.userId, admin.clock.read());
      return { orders: exported.length, queries: querying.mock.calls.length };
    };
    await admin.place(ada);
    const one = await countQueries();
    for (let count = 0; count < 3; count += 1) await admin.place(ada);
    expect(await countQueries()).toEqual({ orders: 4, queries: one.queries });
  });

  test('the list is a customer’s own, newest first, page by page', { tags: 'long' }, async () => {
    const admin = await openOrderAdmin();
    const ada = await admin.shop.signInUser('ada@bakery.example');
    const bola = await admin.shop.signInUser('bola@bakery.example');
    const placed: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      placed.unshift((await admin.place(ada)).order.id);
      admin.clock.pass(1);
    }
    await admin.place(bola);

    const seen: string[] = [];
    let cursor = '';
    do {
      const answer = await ada.ask(`/api/orders?limit=2${cursor && `&cursor=${cursor}`}`);
      const page = listOrdersEndpoint.answerSchema.parse(await answer.json());
      expect(page.total).toBe(5);
      expect(page.data.length).toBeLessThanOrEqual(2);
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.nextCursor ?? '';
    } while (cursor);
    expect(seen).toEqual(placed);
    expect((await admin.shop.visit().ask('/api/orders')).status).toBe(401);
    expect((await ada.ask('/api/orders?limit=0')).status).toBe(400);
  });

  test('what is no id is no order', async () => {
    const admin = await openOrderAdmin();
    for (const id of ['7', randomUUID(), 'null', '%00']) {
      expect((await admin.shop.visit().ask(`/api/orders/${id}`)).status).toBe(404);
    }
  });
});

describe('claiming', () => {
  test('brings a guest’s order to the account with its address, and ends the link (P1.12)', {
    tags: 'long',
  }, async () => {
    const admin = await openOrderAdmin();
    const guest = await admin.placeAsGuest(
      makeOrderInput({ contact: { ...makeContact(), email: 'ada@bakery.example' } }),
    );
    const { id } = guest.order;
    const ada = await admin.shop.signInUser('ada@bakery.example');
    const bola = await admin.shop.signInUser('bola@bakery.example');

    expect((await ada.post(`/api/orders/${id}/claim`)).status).toBe(404);
    expect((await guest.visitor.post(`/api/orders/${id}/claim`)).status).toBe(401);
    for (const person of [ada, bola]) {
      await person.post('/api/tracked-orders', { key: guest.trackingKey });
    }
    const refused = await bola.post(`/api/orders/${id}/claim`);
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'another_address' }]);

    expect((await ada.post(`/api/orders/${id}/claim`)).status).toBe(200);
    expect((await ada.post(`/api/orders/${id}/claim`)).status).toBe(200);
    expect(await (await ada.ask('/api/orders')).json()).toMatchObject({ data: [{ id }], total: 1 });
    for (const other of [bola, guest.visitor]) {
      expect((await other.ask(`/api/orders/${id}`)).status).toBe(404);
    }
    const [row] = await admin.db.select().from(orders).where(eq(orders.id, id));
    expect(row).toMatchObject({ userId: ada.userId, trackingKeyHash: null });
  });

  test('brings an order that was taken without an address to whoever has its link (P38.9)', async () => {
    const admin = await openOrderAdmin();
    const { order, trackingKey } = await admin.placeAsGuest(makeOrderInput());
    await admin.db.update(orders).set({ contactEmail: '' }).where(eq(orders.id, order.id));
    const bola = await admin.shop.signInUser('bola@bakery.example');
    expect((await bola.post(`/api/orders/${order.id}/claim`)).status).toBe(404);
    await bola.post('/api/tracked-orders', { key: trackingKey });
    expect((await bola.post(`/api/orders/${order.id}/claim`)).status).toBe(200);
    expect(await (await bola.ask('/api/orders')).json()).toMatchObject({ data: [{ id: order.id }] });
  });

  test('all orders of a confirmed address are offered and joined at once, each once and written down (P25.3)', async () => {
    const admin = await openOrderAdmin();
    const contact = { ...makeContact(), email: 'ada@bakery.example' };
    const first = await admin.placeAsGuest(makeOrderInput({ contact }));
    const second = await admin.placeAsGuest(makeOrderInput({ contact }));
    await admin.placeAsGuest(
      makeOrderInput({ contact: { ...makeContact(), email: 'somebody@bakery.example' } }),
    );
    const ada = await admin.shop.signInUser('ada@bakery.example');
    const bola = await admin.shop.signInUser('bola@bakery.example');
    const read = async (person: typeof ada) => (await person.ask('/api/orders')).json();
    expect(await read(ada)).toMatchObject({ total: 0, guestOrderCount: 2 });
    expect(await read(bola)).toMatchObject({ total: 0, guestOrderCount: 0 });

    const answers = await Promise.all([1, 2, 3].map(() => ada.post('/api/orders/claims')));
    const claimed = await Promise.all(answers.map(async (answer) => (await answer.json()) as object));
    expect(claimed).toEqual(
      expect.arrayContaining([2, 0, 0].map((orders) => ({ orders, requests: 0 }))) as unknown,
    );
    expect(await (await bola.post('/api/orders/claims')).json()).toEqual({
      orders: 0,
      requests: 0,
    });
    expect((await admin.shop.visit().post('/api/orders/claims')).status).toBe(401);
    expect(await read(ada)).toMatchObject({ total: 2, guestOrderCount: 0 });
    for (const { visitor, order } of [first, second]) {
      expect((await visitor.ask(`/api/orders/${order.id}`)).status).toBe(404);
    }
    const written = await admin.db.select().from(auditEvents).where(eq(auditEvents.action, 'order.claimed'));
    expect(written.map(({ orderId, actorId }) => [orderId, actorId]).sort()).toEqual(
      [first.order.id, second.order.id].map((id) => [id, ada.userId]).sort(),
    );
  });
});
