import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  issueOrderLinkEndpoint,
  makeOfferEndpoint,
  openOfferEndpoint,
  readOrderLinkEndpoint,
} from '../../../../contract/order-offers.ts';
import { placedOrderSchema } from '../../../../contract/orders.ts';
import { addDays } from '../../../../domain/delivery/lagos-time.ts';
import { auditEvents } from '../../../database/schema/audit-events.ts';
import { products } from '../../../database/schema/catalogue.ts';
import { orderOffers } from '../../../database/schema/order-offers.ts';
import { orders } from '../../../database/schema/orders.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { openAdmin } from '../../../testing/admin-calls.ts';
import { CALENDAR } from '../../../testing/order-admin.ts';
import { FRIDAY, makeContact, makeOrderInput } from '../../../testing/order-inputs.ts';
import { forgetOffersOf, forgetOldOffers } from './forget-offers.ts';

type Admin = Awaited<ReturnType<typeof openAdmin>>;

async function quote({ owner }: Admin, differences: object = {}) {
  const body = {
    ...makeOrderInput({ payment: 'transfer' }),
    contact: { ...makeContact(), email: '' },
    origin: 'whatsapp',
    ...differences,
  };
  const answer = await owner.post('/api/admin/order-quotes', body);
  const { id, key } = makeOfferEndpoint.answerSchema.parse(await answer.json());
  return { id, key: key ?? '' };
}

const accept = ({ shop }: Admin, key: string, differences: object = {}) => {
  const { contact, address, slot, expectedTotal } = makeOrderInput();
  const { name, phone } = contact;
  const body = { key, contact: { name, phone }, address, slot, expectedTotal, ...differences };
  return shop.visit().post('/api/order-quotes/accept', body);
};

test('reading a quote, however often, takes no slot and starts no clock; a wrong, ended or expired key opens nothing (P37.6)', async () => {
  const admin = await openAdmin();
  const { id, key } = await quote(admin);
  const [before] = await admin.db.select().from(orderOffers);
  expect(before?.keyHash).not.toContain(key);
  for (const visitor of [admin.shop.visit(), admin.shop.visit()]) {
    const answer = await visitor.post('/api/order-quotes/open', { key });
    const { offer } = openOfferEndpoint.answerSchema.parse(await answer.json());
    expect(offer).toMatchObject({ total: 8_000, isFree: true, slot: { day: FRIDAY } });
  }
  expect(await admin.db.select().from(orderOffers)).toEqual([before]);
  expect(await admin.db.$count(orders)).toBe(0);
  const readStatus = async (typed: string) =>
    (await admin.shop.visit().post('/api/order-quotes/open', { key: typed })).status;
  expect(await readStatus(`${key.slice(0, -3)}zzz`)).toBe(404);
  admin.clock.pass(3 * 24 * 60 + 1);
  expect([await readStatus(key), (await accept(admin, key)).status]).toEqual([409, 409]);
  expect((await admin.owner.ask(`/api/admin/order-quotes/${id}`, { method: 'DELETE' })).status).toBe(204);
  expect([await readStatus(key), (await accept(admin, key)).status]).toEqual([404, 404]);
});

test('a quote is accepted without an account, with corrected details and at the price that was quoted, once (P37.6)', {
  tags: 'long',
}, async () => {
  const admin = await openAdmin();
  const { key } = await quote(admin, { deposit: 4_000 });
  await admin.db.update(products).set({ priceInKobo: 900_000 });
  const contact = { name: 'Ngozi Eze', phone: '0803 555 0199' };
  const answers = [await accept(admin, key, { contact }), await accept(admin, key, { contact })];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const [first, second] = await Promise.all(
    answers.map(async (answer) => placedOrderSchema.parse(await answer.json()).order),
  );
  expect(second?.id).toBe(first?.id);
  expect(first).toMatchObject({
    status: 'pending_payment',
    total: 8_000,
    contact: { name: 'Ngozi Eze', phone: '+2348035550199', email: '' },
    money: { deposit: 4_000, dueNow: 4_000 },
  });
  expect((await accept(admin, key)).status).toBe(409);
  const opened = await admin.shop.visit().post('/api/order-quotes/open', { key });
  const { offer, orderKey } = openOfferEndpoint.answerSchema.parse(await opened.json());
  expect(offer).toBeNull();
  const tracked = await admin.shop.visit().post('/api/tracked-orders', { key: orderKey });
  expect(await tracked.json()).toMatchObject({ id: first?.id });
});

test('two tabs that accept a quote at once make one order, and messengers that look at the page make none (P37.6, P37.16)', async () => {
  const admin = await openAdmin();
  const { key } = await quote(admin);
  const before = await admin.db.select().from(orderOffers);
  for (const method of ['GET', 'HEAD']) {
    const headers = { 'user-agent': 'WhatsApp/2.23.20.0' };
    const looked = await admin.shop.app.request('/quote', { method, headers });
    expect(looked.status).toBeLessThan(500);
    // Nothing of it can be had without the key, which no browser sends along.
    expect(await looked.text()).not.toContain('Ada Obi');
  }
  expect(await admin.db.select().from(orderOffers)).toEqual(before);
  const contact = { name: 'Ngozi Eze', phone: '0803 555 0199' };
  const answers = await Promise.all(Array.from({ length: 3 }, () => accept(admin, key, { contact })));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const ids = await Promise.all(
    answers.map(async (answer) => placedOrderSchema.parse(await answer.json()).order.id),
  );
  expect(new Set(ids).size).toBe(1);
  expect(await admin.db.$count(orders)).toBe(1);
});

test('a link and the shop race for the last place: exactly one wins, the other is offered free times (P37.7)', async () => {
  const windows = CALENDAR.windows.map((window) => ({ ...window, capacities: { delivery: 1, pickup: 0 } }));
  const admin = await openAdmin({ calendar: { ...CALENDAR, windows } });
  const days = Array.from({ length: 14 }, (_, ahead) => addDays(FRIDAY, ahead)).filter(
    (day) => new Date(day).getUTCDay() !== 0,
  );
  for (const day of days) {
    const slot = { day, windowId: 'morning' };
    const { key } = await quote(admin, { slot });
    const linkFirst = day.charCodeAt(9) % 2 === 0;
    const byLink = () => accept(admin, key, { slot });
    const byShop = () => admin.send(admin.shop.visit(), makeOrderInput({ slot }));
    const answers = await Promise.all(linkFirst ? [byLink(), byShop()] : [byShop(), byLink()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const lost = await answers.find(({ status }) => status === 409)?.json();
    expect(lost).toMatchObject({
      message: expect.stringContaining('nearest available times'),
      alternatives: expect.arrayContaining([expect.objectContaining({ windowId: expect.any(String) })]),
    });
  }
  expect(await admin.db.$count(orders)).toBe(days.length);
});

test('the link of an order that staff took opens it without an account, until staff end it, and a new one is one tap away; that it was sent is on record (P37.5, P37.16, P28.396)', async () => {
  const admin = await openAdmin();
  const contact = { ...makeContact(), email: '' };
  const order = await admin.readOrder(await admin.take({ contact, payment: 'transfer' }), 201);
  const path = `/api/admin/orders/${order.id}/link`;
  const { key } = readOrderLinkEndpoint.answerSchema.parse(await (await admin.owner.ask(path)).json());
  const open = () => admin.shop.visit().post('/api/tracked-orders', { key });
  // A messenger that looks at the page, or even runs its script, changes nothing and starts no clock.
  const before = await admin.db.select().from(orders);
  expect((await admin.shop.visit().ask('/track')).status).toBeLessThan(500);
  expect([(await open()).status, (await open()).status]).toEqual([200, 200]);
  expect(await admin.db.select().from(orders)).toEqual(before);
  expect((await admin.owner.post(`${path}/sent`, {})).status).toBe(204);
  const { activity } = await admin.readOrder(await admin.owner.ask(`/api/admin/orders/${order.id}`), 200);
  expect(activity.map(({ action }) => action)).toEqual(['order.link_sent']);
  expect((await admin.owner.ask(path, { method: 'DELETE' })).status).toBe(204);
  expect((await open()).status).toBe(404);
  expect(await (await admin.owner.ask(path)).json()).toEqual({ key: null });

  // One tap makes another, however often it is pressed; the old one stays dead wherever it was sent.
  const issue = async () => {
    const answer = await admin.owner.post(path, {});
    return issueOrderLinkEndpoint.answerSchema.parse(await answer.json()).key;
  };
  const anew = await issue();
  expect([anew === key, await issue()]).toEqual([false, anew]);
  expect((await open()).status).toBe(404);
  expect((await admin.shop.visit().post('/api/tracked-orders', { key: anew })).status).toBe(200);
  expect(await admin.db.$count(auditEvents, eq(auditEvents.action, 'order.link_issued'))).toBe(1);
});

test('a quote is deleted with the person it was for, and a month after it expired (P37.6)', async () => {
  const admin = await openAdmin();
  const contact = { ...makeContact(), email: '' };
  await quote(admin, { contact });
  await quote(admin);
  await inTransaction(admin.db, (tx) => forgetOffersOf(tx, { email: null, phone: contact.phone }));
  expect(await admin.db.$count(orderOffers)).toBe(1);
  admin.clock.pass(33 * 24 * 60 + 1);
  await forgetOldOffers(admin.db, admin.clock.read());
  expect(await admin.db.$count(orderOffers)).toBe(0);
});

test('a quote for a time that is too late for customers is accepted where staff said so, for that time alone (P28.49)', async () => {
  const admin = await openAdmin();
  // An hour before the window begins.
  admin.clock.set('2026-11-20T07:00:00.000Z');
  const look = async (key: string) => {
    const answer = await admin.shop.visit().post('/api/order-quotes/open', { key });
    return openOfferEndpoint.answerSchema.parse(await answer.json()).offer;
  };
  const plain = await quote(admin);
  expect(await look(plain.key)).toMatchObject({ isFree: false });
  expect(await (await accept(admin, plain.key)).json()).toMatchObject({ code: 'slot_cut_off' });

  const agreed = await quote(admin, { acceptLate: true });
  expect(await look(agreed.key)).toMatchObject({ isFree: true });
  const elsewhere = await accept(admin, agreed.key, { slot: { day: FRIDAY, windowId: 'evening' } });
  expect(elsewhere.status).toBe(409);
  expect((await accept(admin, agreed.key)).status).toBe(201);
  const late = await admin.db.select().from(auditEvents).where(eq(auditEvents.action, 'order.taken_late'));
  expect(late).toMatchObject([{ actorId: admin.owner.userId }]);
});
