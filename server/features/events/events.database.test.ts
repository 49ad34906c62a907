import { eq } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type ShopEvent, shopEventSchema } from '../../../contract/events.ts';
import { sessions } from '../../database/schema/identity.ts';
import { openKitchen, PICKUP } from '../../testing/kitchen-calls.ts';
import { openOrderAdmin } from '../../testing/order-admin.ts';
import { makeOrderInput } from '../../testing/order-inputs.ts';
import { OTHER_PASSWORD, PASSWORD } from '../../testing/shop-app.ts';
import type { Visitor } from '../../testing/visitor.ts';

const RELOAD: ShopEvent = { kind: 'reload' };
const NOTIFICATION: ShopEvent = { kind: 'notification' };
const SESSION: ShopEvent = { kind: 'session' };
const LISTENING = { receivesNews: true };
const QUICK_BEAT = { ...LISTENING, beatEveryMs: 50 };

/** What a browser hears, as it comes. */
async function listen(visitor: Pick<Visitor, 'ask'>) {
  const answer = await visitor.ask('/api/events');
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  const reader = answer.body?.getReader();
  if (!reader) throw new Error('There is no stream.');
  onTestFinished(() => reader.cancel());
  const { promise: over, resolve: end } = Promise.withResolvers<number>();
  const state = { events: [] as ShopEvent[], beats: 0, isOver: false, over };
  const follow = async () => {
    const decoder = new TextDecoder();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        if (block.startsWith('data: ')) state.events.push(shopEventSchema.parse(JSON.parse(block.slice(6))));
        if (block.startsWith(':')) state.beats += 1;
      }
    }
    state.isOver = true;
    end(performance.now());
  };
  void follow();
  await expect.poll(() => state.events).toEqual([RELOAD]);
  return state;
}

describe('the event stream', () => {
  test('tells customer, guest and administrator of changes made through another node (P1.9)', {
    tags: 'long',
  }, async () => {
    const admin = await openOrderAdmin(LISTENING);
    const other = await admin.openOtherNode();
    const ada = await admin.shop.signInUser('ada@bakery.example');
    const owner = await admin.shop.signInUser('owner@bakery.example', { isAdmin: true });
    const bola = await admin.shop.signInUser('bola@bakery.example');
    const guest = await admin.placeAsGuest();
    await admin.shop.drainNews();
    const received = {
      ada: await listen(ada),
      owner: await listen(owner),
      bola: await listen(bola),
      guest: await listen(guest.visitor),
    };

    const adaElsewhere = other.visit();
    await adaElsewhere.signIn(ada.email, PASSWORD);
    const { order } = await admin.place(adaElsewhere);
    const guestElsewhere = other.visit();
    await guestElsewhere.post('/api/tracked-orders', { key: guest.trackingKey });
    await guestElsewhere.post(`/api/orders/${guest.order.id}/cancel`);

    const ofAda: ShopEvent = { kind: 'order', id: order.id };
    const ofGuest: ShopEvent = { kind: 'order', id: guest.order.id };
    await expect.poll(() => received.owner.events).toEqual([RELOAD, ofAda, NOTIFICATION, ofGuest]);
    await expect.poll(() => received.ada.events).toEqual([RELOAD, ofAda, NOTIFICATION]);
    await expect.poll(() => received.guest.events).toEqual([RELOAD, ofGuest]);
    expect(received.bola.events).toEqual([RELOAD]);
  });

  test('says nothing of an order that was not placed after all', async () => {
    const admin = await openOrderAdmin(LISTENING);
    const owner = await admin.shop.signInUser('owner@bakery.example', { isAdmin: true });
    const received = await listen(owner);
    await admin.send(admin.shop.visit(), makeOrderInput({ expectedTotal: 1 }));
    const { order } = await admin.placeAsGuest();
    await expect.poll(() => received.events).toEqual([RELOAD, { kind: 'order', id: order.id }, NOTIFICATION]);
  });

  test('tells a person’s other tabs, on every node, that something was read', { tags: 'long' }, async () => {
    const admin = await openOrderAdmin(LISTENING);
    const other = await admin.openOtherNode();
    const ada = await admin.shop.signInUser('ada@bakery.example');
    const bola = await admin.shop.signInUser('bola@bakery.example');
    const { order: onItsWay } = await admin.place(ada);
    for (const step of ['in_kitchen', 'ready', 'out_for_delivery'] as const)
      await admin.makeStep(onItsWay.id, step);
    const { order } = await admin.place(ada);
    const adaElsewhere = other.visit();
    await adaElsewhere.signIn(ada.email, PASSWORD);
    await admin.shop.drainNews();
    const [received, receivedByBola] = [await listen(ada), await listen(bola)];
    await adaElsewhere.patch('/notifications/mark-all-read');
    await adaElsewhere.patch('/notifications/mark-all-read');
    await admin.makeStep(order.id, 'in_kitchen');
    // Reading what was read already is no news; the kitchen's step is, and comes after both.
    await expect.poll(() => received.events).toEqual([RELOAD, NOTIFICATION, { kind: 'order', id: order.id }]);
    expect(receivedByBola.events).toEqual([RELOAD]);
  });

  test('tells the other screens of the kitchen that a ticket was moved (P1.9)', {
    tags: 'long',
  }, async () => {
    const kitchen = await openKitchen(LISTENING);
    const { order } = await kitchen.placeAsGuest(makeOrderInput(PICKUP));
    const baker = await kitchen.shop.signInUser('baker@bakery.example', { isAdmin: true });
    await kitchen.shop.drainNews();
    const received = await listen(baker);
    await kitchen.moveThrough(order.id, 'bake', 'decorate');
    const ofOrder = expect.objectContaining({ kind: 'order', id: order.id });
    await expect.poll(() => received.events.length).toBeGreaterThanOrEqual(3);
    expect(received.events.slice(1)).toEqual(received.events.slice(1).map(() => ofOrder));
  });

  test('begins with “reload”, so that nothing is missed between two streams', async () => {
    const admin = await openOrderAdmin(LISTENING);
    const ada = await admin.shop.signInUser('ada@bakery.example');
    await listen(ada);
    await listen(ada);
  });

  test('has nothing for a stranger, who is not asked to come again', async () => {
    const admin = await openOrderAdmin(LISTENING);
    const stranger = admin.shop.visit();
    stranger.cookies.set('oyin.order.7', 'made-up');
    expect((await stranger.ask('/api/events')).status).toBe(204);
  });

  test('beats, so that no proxy takes it for dead', async () => {
    const admin = await openOrderAdmin(QUICK_BEAT);
    const received = await listen(await admin.shop.signInUser('ada@bakery.example'));
    await expect.poll(() => received.beats).toBeGreaterThan(1);
  });

  test('is one of at most ten of a person on a node', { tags: 'long' }, async () => {
    const admin = await openOrderAdmin(LISTENING);
    const ada = await admin.shop.signInUser('ada@bakery.example');
    for (let count = 0; count < 10; count += 1) await listen(ada);
    const answer = await ada.ask('/api/events');
    expect([answer.status, await answer.json()]).toMatchObject([429, { code: 'too_many_streams' }]);
  });

  test('that nobody reads any longer is forgotten', async () => {
    const admin = await openOrderAdmin(LISTENING);
    const ada = await admin.shop.signInUser('ada@bakery.example');
    const answer = await ada.ask('/api/events');
    expect(admin.shop.eventHub.countStreams()).toBe(1);
    await answer.body?.cancel();
    expect(admin.shop.eventHub.countStreams()).toBe(0);
  });

  test('is not kept for one who left before it was open, or without reading a word', {
    tags: 'long',
  }, async () => {
    const admin = await openOrderAdmin(LISTENING);
    const { cookies } = await admin.shop.signInUser('ada@bakery.example');
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const leaving = new AbortController();
    const { signal } = leaving;
    const opening = admin.shop.app.request('/api/events', { headers: { cookie }, signal });
    leaving.abort();
    await opening;
    expect(admin.shop.eventHub.countStreams()).toBe(0);

    const later = new AbortController();
    await admin.shop.app.request('/api/events', { headers: { cookie }, signal: later.signal });
    expect(admin.shop.eventHub.countStreams()).toBe(1);
    later.abort();
    expect(admin.shop.eventHub.countStreams()).toBe(0);
  });
});

describe('a stream is told and closed', () => {
  type People = Awaited<ReturnType<typeof openPeople>>;
  async function openPeople() {
    const admin = await openOrderAdmin(QUICK_BEAT);
    const other = await admin.openOtherNode();
    const owner = await admin.shop.signInUser('owner@bakery.example', { isAdmin: true });
    const ada = await admin.shop.signInUser('ada@bakery.example', { isAdmin: true });
    const adaElsewhere = other.visit();
    await adaElsewhere.signIn(ada.email, PASSWORD);
    return { admin, owner, ada, adaElsewhere };
  }

  const endings: Readonly<Record<string, (people: People) => Promise<unknown>>> = {
    'when the person signs out': ({ ada }) => ada.post('/api/auth/sign-out'),
    'when an administrator disables them': ({ owner, ada }) =>
      owner.post(`/api/admin/users/${ada.userId}/disable`),
    'when they are signed out everywhere': ({ owner, ada }) =>
      owner.post(`/api/admin/users/${ada.userId}/sign-out-everywhere`),
    'when they lose the role': ({ owner, ada }) =>
      owner.put(`/api/admin/users/${ada.userId}/role`, { role: null }),
    'when they end this session from another device': ({ adaElsewhere }) =>
      adaElsewhere.delete('/api/account/sessions'),
    'when they change the password on another device': ({ adaElsewhere }) =>
      adaElsewhere.post('/api/auth/change-password', {
        currentPassword: PASSWORD,
        newPassword: OTHER_PASSWORD,
      }),
    'when they delete the account': ({ ada }) => ada.delete('/api/account', { password: PASSWORD }),
    'when the session ends by time': ({ admin, ada }) =>
      admin.db
        .update(sessions)
        .set({ expiresAt: new Date(0) })
        .where(eq(sessions.userId, ada.userId)),
  };

  test.each(Object.entries(endings))('%s (P12.5)', async (_, end) => {
    const people = await openPeople();
    const ownersStream = await listen(people.owner);
    const received = await listen(people.ada);
    await end(people);
    await expect.poll(() => received.isOver).toBe(true);
    expect(received.events).toEqual([RELOAD, SESSION]);
    expect(ownersStream.isOver).toBe(false);
  });

  test('within a second when the desk loses its role, whose next act is refused (P35.13)', async () => {
    const admin = await openOrderAdmin(LISTENING);
    const owner = await admin.shop.signInUser('owner@bakery.example', { isAdmin: true });
    const desk = await admin.shop.signInUser('desk@bakery.example', { role: 'desk' });
    const { order } = await admin.placeAsGuest();
    await admin.shop.drainNews();
    const received = await listen(desk);
    expect((await owner.put(`/api/admin/users/${desk.userId}/role`, { role: null })).status).toBe(200);
    const revokedAt = performance.now();
    expect((await received.over) - revokedAt).toBeLessThan(1_000);
    // By the news of it, not because a beat found the session gone.
    expect(received).toMatchObject({ events: [RELOAD, SESSION], beats: 0 });
    const step = { to: 'in_kitchen', version: 1 };
    const act = await desk.post(`/api/admin/orders/${order.id}/steps`, step);
    expect([act.status, await act.json()]).toMatchObject([401, { code: 'session_ended' }]);
    // Not as a customer either: the counter's browser gets no new token.
    await expect(desk.fetchToken()).rejects.toThrow('No token');
  });

  test('when a guest’s link is revoked, nothing more is heard of the order', { tags: 'long' }, async () => {
    const admin = await openOrderAdmin(LISTENING);
    const [first, second] = [await admin.placeAsGuest(), await admin.placeAsGuest()];
    const friend = admin.shop.visit();
    for (const { trackingKey } of [first, second])
      await friend.post('/api/tracked-orders', { key: trackingKey });
    await admin.shop.drainNews();
    const received = await listen(friend);
    await first.visitor.delete(`/api/tracked-orders/${first.order.id}`);
    await admin.makeStep(first.order.id, 'in_kitchen');
    await admin.makeStep(second.order.id, 'in_kitchen');
    await expect
      .poll(() => received.events)
      .toEqual([RELOAD, { kind: 'order', id: first.order.id }, { kind: 'order', id: second.order.id }]);
  });
});
