import { describe, expect, test } from 'vitest';
import { orders } from '../../../database/schema/orders.ts';
import { openOrderAdmin } from '../../../testing/order-admin.ts';

describe('a tracking key', () => {
  test('is exchanged for a cookie that opens this one order and nothing else (P1.11)', async () => {
    const admin = await openOrderAdmin();
    const [first, second] = [await admin.placeAsGuest(), await admin.placeAsGuest()];
    const visitor = admin.shop.visit();
    expect((await visitor.ask(`/api/orders/${first.order.id}`)).status).toBe(404);

    const opened = await visitor.post('/api/tracked-orders', { key: first.trackingKey });
    expect([opened.status, await opened.json()]).toEqual([200, first.order]);
    const [cookie = ''] = opened.headers.getSetCookie();
    expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Strict$/i);
    expect((await visitor.ask(`/api/orders/${first.order.id}`)).status).toBe(200);
    expect((await visitor.ask(`/api/orders/${second.order.id}`)).status).toBe(404);
  });

  test('of another order in the place of this one’s opens nothing', async () => {
    const admin = await openOrderAdmin();
    const [first, second] = [await admin.placeAsGuest(), await admin.placeAsGuest()];
    const visitor = admin.shop.visit();
    visitor.cookies.set(`oyin.order.${first.order.id}`, second.trackingKey ?? '');
    expect((await visitor.ask(`/api/orders/${first.order.id}`)).status).toBe(404);
  });

  test('that was made up opens nothing, and guessing is limited', async () => {
    const admin = await openOrderAdmin({ rateLimitFactor: 0.01 });
    const visitor = admin.shop.visit();
    const statuses: number[] = [];
    for (let guess = 0; guess < 4; guess += 1) {
      statuses.push((await visitor.post('/api/tracked-orders', { key: `made-up-key-${guess}` })).status);
    }
    expect(statuses).toEqual([404, 404, 404, 429]);
    expect((await visitor.post('/api/tracked-orders', { key: 'short' })).status).toBe(400);
    expect((await visitor.post('/api/tracked-orders', {})).status).toBe(400);
  });

  test('is kept as its hash alone', async () => {
    const admin = await openOrderAdmin();
    const { trackingKey } = await admin.placeAsGuest();
    const [row] = await admin.db.select().from(orders);
    expect(row?.trackingKeyHash).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(row)).not.toContain(trackingKey);
  });

  test('that is revoked opens nothing any longer, in no browser (P1.11)', async () => {
    const admin = await openOrderAdmin();
    const { order, trackingKey, visitor } = await admin.placeAsGuest();
    const friend = admin.shop.visit();
    await friend.post('/api/tracked-orders', { key: trackingKey });

    const ended = await visitor.delete(`/api/tracked-orders/${order.id}`);
    expect(ended.status).toBe(204);
    expect([...visitor.cookies.keys()]).toEqual([]);
    for (const browser of [visitor, friend]) {
      expect((await browser.ask(`/api/orders/${order.id}`)).status).toBe(404);
      expect((await browser.post('/api/tracked-orders', { key: trackingKey })).status).toBe(404);
    }
  });
});
