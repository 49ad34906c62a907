import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { adminCustomOrderDetailsSchema } from '../../../../contract/custom-order-admin.ts';
import { type OwnCustomOrder, ownCustomOrderSchema } from '../../../../contract/custom-orders.ts';
import { placedOrderSchema } from '../../../../contract/orders.ts';
import { customOrders } from '../../../database/schema/custom-orders.ts';
import { messages } from '../../../database/schema/messages.ts';
import { pictures } from '../../../database/schema/pictures.ts';
import {
  type CustomOrderAdmin,
  makeAcceptance,
  makeCustomRequest,
  openCustomOrderAdmin,
  readCode,
} from '../../../testing/custom-order-admin.ts';
import { addPicture, uploadPicture } from '../../../testing/reference-pictures.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const GUEST = { name: 'Bisi Ade', email: '' };

async function askAsGuest(
  admin: CustomOrderAdmin,
  guest: Visitor,
  differences: Partial<Parameters<typeof makeCustomRequest>[0]> = {},
): Promise<OwnCustomOrder> {
  const answer = await admin.sendRequest(guest, makeCustomRequest({ ...GUEST, ...differences }));
  expect(answer.status, await answer.clone().text()).toBe(201);
  return ownCustomOrderSchema.parse(await answer.json());
}

async function open(visitor: Visitor, key: string | null): Promise<Response> {
  return visitor.post('/api/custom-orders/open', { key });
}

describe('a request without an account', () => {
  test('is asked for with name and phone, read by staff, and opens by its link alone (P38.1, P29.384)', {
    tags: 'long',
  }, async () => {
    const admin = await openCustomOrderAdmin();
    const guest = admin.shop.visit();
    const asked = await askAsGuest(admin, guest);
    expect(asked).toMatchObject({ status: 'submitted', linkKey: expect.stringMatching(/^[\w-]{32}$/) });
    expect(asked.guest).toEqual({ name: 'Bisi Ade', email: '' });
    expect(await admin.readForAdmin(asked.id)).toMatchObject({
      customerName: 'Bisi Ade',
      customerEmail: '',
      phone: '+2348031234567',
      userId: null,
    });
    expect((await guest.ask(`/api/custom-orders/${asked.id}`)).status).toBe(200);
    const stranger = admin.shop.visit();
    expect((await stranger.ask(`/api/custom-orders/${asked.id}`)).status).toBe(404);
    expect((await open(stranger, 'x'.repeat(32))).status).toBe(404);
    expect((await open(stranger, asked.linkKey)).status).toBe(200);
    expect((await stranger.ask(`/api/custom-orders/${asked.id}`)).status).toBe(200);

    const [row] = await admin.db.select().from(customOrders).where(eq(customOrders.id, asked.id));
    expect(JSON.stringify(row)).not.toContain(asked.linkKey);
  });

  test('the guest answers, accepts and pays by the link, without an email address anywhere (P38.2)', {
    tags: 'long',
  }, async () => {
    const admin = await openCustomOrderAdmin();
    const guest = admin.shop.visit();
    const { id, linkKey } = await askAsGuest(admin, guest);
    expect((await admin.write(id, { text: 'In blue, please' }, randomUUID(), guest)).status).toBe(200);
    await admin.quote(id);
    const elsewhere = admin.shop.visit();
    await open(elsewhere, linkKey);
    const acceptance = makeAcceptance();
    const contact = { ...acceptance.contact, email: '' };
    const answer = await admin.sendAcceptance(id, { ...acceptance, contact }, randomUUID(), elsewhere);
    const placed = placedOrderSchema.parse(await answer.json());
    expect(placed).toMatchObject({ order: { contact: { email: '' } }, trackingKey: expect.any(String) });
    const ordered = await elsewhere.ask(`/api/orders/${placed.order.id}`);
    expect(await ordered.json()).toMatchObject({ status: 'pending_payment', money: { dueNow: 45_000 } });
    // The browser that asked first follows the order as soon as it looks again.
    expect((await guest.ask(`/api/orders/${placed.order.id}`)).status).toBe(404);
    await guest.ask(`/api/custom-orders/${id}`);
    expect((await guest.ask(`/api/orders/${placed.order.id}`)).status).toBe(200);
    const sent = await admin.db.select().from(messages).where(eq(messages.customOrderId, id));
    expect(sent.filter(({ userId }) => userId === null)).toEqual([]);
  });

  test('a guest with an email address is sent the link with the quote, and declines it (P38.2)', {
    tags: 'long',
  }, async () => {
    const admin = await openCustomOrderAdmin();
    const guest = admin.shop.visit();
    const { id, linkKey } = await askAsGuest(admin, guest, { email: 'bisi@example.com' });
    await admin.quote(id);
    await admin.shop.settle();
    const mail = admin.shop.mails.find(({ subject }) => subject.startsWith('Your cake quote'));
    expect(mail).toMatchObject({
      to: 'bisi@example.com',
      text: expect.stringContaining(`/cake-request#${linkKey}`),
    });
    const withdrawn = await guest.post(`/api/custom-orders/${id}/withdraw`);
    expect(await withdrawn.json()).toMatchObject({ status: 'withdrawn' });
  });

  test('three open requests of one phone number are enough, also when they come at once (P38.3)', async () => {
    const admin = await openCustomOrderAdmin();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => admin.sendRequest(admin.shop.visit(), makeCustomRequest(GUEST))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 429, 429, 429]);
    const other = makeCustomRequest({ ...GUEST, phone: '08039999999' });
    expect((await admin.sendRequest(admin.shop.visit(), other)).status).toBe(201);
    const nameless = makeCustomRequest({ phone: '08039999999' });
    expect(await readCode(await admin.sendRequest(admin.shop.visit(), nameless))).toEqual([
      400,
      'name_missing',
    ]);
  });

  test('thirty requests a day come from one network at most (P38.3)', { tags: 'long' }, async () => {
    const admin = await openCustomOrderAdmin({ rateLimitFactor: 1 });
    for (let count = 0; count < 30; count += 1) {
      await admin.sendRequest(admin.shop.visit(), { ...makeCustomRequest(GUEST), design: 'none' });
    }
    const answer = await admin.sendRequest(admin.shop.visit(), makeCustomRequest(GUEST));
    expect(await readCode(answer)).toEqual([429, 'too_many_attempts']);
  });

  test('pictures are shown to the browser that sent them, whoever has the link, and staff alone (P38.4)', {
    tags: 'long',
  }, async () => {
    const admin = await openCustomOrderAdmin();
    const guest = admin.shop.visit();
    expect(await readCode(await uploadPicture(guest))).toEqual([403, 'no_guest_cookie']);
    await guest.post('/api/custom-orders/guests');
    const picture = await addPicture(guest);
    const look = async (visitor: Visitor) => (await visitor.ask(`/pictures/${picture}/40.webp`)).status;
    const stranger = admin.shop.visit();
    await stranger.post('/api/custom-orders/guests');
    expect([await look(guest), await look(stranger)]).toEqual([200, 404]);
    const stolen = await admin.sendRequest(stranger, makeCustomRequest({ ...GUEST, pictures: [picture] }));
    expect(await readCode(stolen)).toEqual([400, 'no_such_picture']);

    const { linkKey } = await askAsGuest(admin, guest, { pictures: [picture] });
    expect([await look(stranger), await look(admin.owner)]).toEqual([404, 200]);
    await open(stranger, linkKey);
    expect(await look(stranger)).toBe(200);
  });

  test('guests of one network send forty pictures an hour at most (P38.4)', { tags: 'long' }, async () => {
    const admin = await openCustomOrderAdmin({ rateLimitFactor: 1 });
    const guest = admin.shop.visit();
    await guest.post('/api/custom-orders/guests');
    for (let count = 0; count < 40; count += 1) expect((await uploadPicture(guest)).status).toBe(201);
    const other = admin.shop.visit();
    await other.post('/api/custom-orders/guests');
    expect(await readCode(await uploadPicture(other))).toEqual([429, 'too_many_attempts']);
  });

  test('a thousand pictures that no request has taken up are enough; staff and customers go on (P38.4)', async () => {
    const admin = await openCustomOrderAdmin();
    const guest = admin.shop.visit();
    await guest.post('/api/custom-orders/guests');
    const waiting = { width: 1, height: 1, placeholder: '', guestKeyHash: 'other' };
    await admin.db.insert(pictures).values(Array.from({ length: 999 }, () => waiting));
    expect((await uploadPicture(guest)).status).toBe(201);
    expect(await readCode(await uploadPicture(guest))).toEqual([503, 'guest_pictures_full']);
    const { id } = await askAsGuest(admin, guest);
    expect((await admin.readForAdmin(id)).status).toBe('submitted');
    expect((await uploadPicture(admin.owner)).status).toBe(201);
  });

  test('is closed once its day is over and nobody has said a word, which frees the number for another (P38.8)', {
    tags: 'long',
  }, async () => {
    const admin = await openCustomOrderAdmin();
    const guest = admin.shop.visit();
    const { id } = await askAsGuest(admin, guest, { wantedDay: '2026-11-30', email: 'bisi@bakery.example' });
    await askAsGuest(admin, admin.shop.visit());
    await askAsGuest(admin, admin.shop.visit());
    const again = () =>
      admin.sendRequest(admin.shop.visit(), makeCustomRequest({ ...GUEST, wantedDay: null }));
    expect((await again()).status).toBe(429);
    admin.clock.pass(15 * 24 * 60);
    await admin.settleByJob();
    expect(await admin.readForAdmin(id)).toMatchObject({
      status: 'declined',
      declineReason: expect.stringContaining('The day you wanted it for has passed'),
    });
    const sent = admin.shop.mails.filter(({ to }) => to === 'bisi@bakery.example');
    expect(sent.filter(({ subject }) => subject.startsWith('We can’t make your cake'))).toHaveLength(1);
    expect((await again()).status).toBe(201);
  });

  test('joins the account of its confirmed address, once and with its orders, and its link ends (P38.5, P29.492)', async () => {
    const admin = await openCustomOrderAdmin();
    const guest = admin.shop.visit();
    const { id, linkKey } = await askAsGuest(admin, guest, { email: 'bola@bakery.example' });
    await askAsGuest(admin, guest, { email: 'other@bakery.example' });
    const bola = await admin.shop.signInUser('bola@bakery.example');
    expect(await (await bola.ask('/api/orders')).json()).toMatchObject({ total: 0, guestRequestCount: 1 });
    const claims = await Promise.all([bola.post('/api/orders/claims'), bola.post('/api/orders/claims')]);
    const claimed = await Promise.all(claims.map((answer) => answer.json() as Promise<{ requests: number }>));
    expect(claimed.map(({ requests }) => requests).toSorted()).toEqual([0, 1]);
    expect(await (await bola.ask('/api/custom-orders')).json()).toMatchObject({ total: 1 });
    expect((await bola.ask(`/api/custom-orders/${id}`)).status).toBe(200);
    expect((await guest.ask(`/api/custom-orders/${id}`)).status).toBe(404);
    expect((await open(admin.shop.visit(), linkKey)).status).toBe(404);
  });

  test('without an address joins the account of whoever has its link; with one, only that account (P38.9)', {
    tags: 'long',
  }, async () => {
    const admin = await openCustomOrderAdmin();
    const { id, linkKey } = await askAsGuest(admin, admin.shop.visit());
    const other = await askAsGuest(admin, admin.shop.visit(), { email: 'other@bakery.example' });
    const bola = await admin.shop.signInUser('bola@bakery.example');
    const claim = (request: string) => bola.post(`/api/custom-orders/${request}/claim`);
    expect((await claim(id)).status).toBe(404);
    await open(bola, linkKey);
    await open(bola, other.linkKey);
    expect(await readCode(await claim(other.id))).toEqual([403, 'another_address']);
    const answers = await Promise.all([claim(id), claim(id)]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect((await claim(id)).status).toBe(200);
    expect(await (await bola.ask('/api/custom-orders')).json()).toMatchObject({ data: [{ id }], total: 1 });
    expect((await open(admin.shop.visit(), linkKey)).status).toBe(404);
  });

  test('takes what it has become along (P38.9)', { tags: 'long' }, async () => {
    const admin = await openCustomOrderAdmin();
    const guest = admin.shop.visit();
    const { id, linkKey } = await askAsGuest(admin, guest);
    await admin.quote(id);
    const acceptance = makeAcceptance();
    const contact = { ...acceptance.contact, email: '' };
    const accepted = await admin.sendAcceptance(id, { ...acceptance, contact }, randomUUID(), guest);
    const { order } = placedOrderSchema.parse(await accepted.json());
    const bola = await admin.shop.signInUser('bola@bakery.example');
    await open(bola, linkKey);
    expect((await bola.post(`/api/custom-orders/${id}/claim`)).status).toBe(200);
    expect(await (await bola.ask('/api/orders')).json()).toMatchObject({
      data: [{ id: order.id }],
      total: 1,
    });
  });
});

describe('a request that staff write down', () => {
  test('belongs to a name and a phone number, is quoted at once, and its link is sent and ended (P38.6)', async () => {
    const admin = await openCustomOrderAdmin();
    const picture = await addPicture(admin.owner);
    const request = makeCustomRequest({
      ...GUEST,
      pictures: [picture],
      instructions: '[14:02] Bisi: like this',
    });
    const key = randomUUID();
    const take = () =>
      admin.owner.ask('/api/admin/custom-orders', {
        method: 'POST',
        body: request,
        headers: { 'idempotency-key': key },
      });
    const taken = adminCustomOrderDetailsSchema.parse(await (await take()).json());
    expect(adminCustomOrderDetailsSchema.parse(await (await take()).json()).id).toBe(taken.id);
    expect(taken).toMatchObject({ customerName: 'Bisi Ade', pictureCount: 1, takenBy: expect.any(String) });
    expect(taken.history).toMatchObject([{ status: 'submitted', by: 'administrator' }]);
    await admin.quote(taken.id);
    const link = `/api/admin/custom-orders/${taken.id}/link`;
    const { key: linkKey } = (await (await admin.owner.ask(link)).json()) as { key: string };
    const guest = admin.shop.visit();
    expect(await (await open(guest, linkKey)).json()).toMatchObject({ status: 'quoted', canAccept: true });
    expect((await admin.owner.delete(link)).status).toBe(204);
    expect((await guest.ask(`/api/custom-orders/${taken.id}`)).status).toBe(404);
    expect(await (await admin.owner.ask(link)).json()).toEqual({ key: null });
    expect((await admin.ada.post('/api/admin/custom-orders', request)).status).toBe(403);
  });
});

test('the data of a guest who asked for a quote is exported and erased by email or phone (P38.7)', async () => {
  const admin = await openCustomOrderAdmin();
  const guest = admin.shop.visit();
  const { id } = await askAsGuest(admin, guest, { email: 'bisi@example.com' });
  await guest.post(`/api/custom-orders/${id}/withdraw`);
  const exported = await admin.owner.post('/api/admin/people/export', { phone: '08031234567' });
  expect(await exported.json()).toMatchObject({ customOrders: [{ id }] });
  expect((await admin.owner.post('/api/admin/people/erase', { email: 'bisi@example.com' })).status).toBe(200);
  expect(await admin.readForAdmin(id)).toMatchObject({
    customerName: 'Removed',
    customerEmail: '',
    phone: '',
    instructions: '',
  });
  expect((await guest.ask(`/api/custom-orders/${id}`)).status).toBe(404);
});
