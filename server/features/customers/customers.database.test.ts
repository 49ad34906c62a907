import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  type CustomerCard,
  customerCardSchema,
  mergeCustomersEndpoint,
  previewMergeEndpoint,
} from '../../../contract/customers.ts';
import { auditEvents } from '../../database/schema/audit-events.ts';
import { contactMessages } from '../../database/schema/contact-messages.ts';
import { customerMerges, customerNotes } from '../../database/schema/customers.ts';
import { orders } from '../../database/schema/orders.ts';
import { addJob } from '../../jobs/add-job.ts';
import { openAdmin } from '../../testing/admin-calls.ts';
import { makeOrderInput } from '../../testing/order-inputs.ts';

const PHONE = '+2348035550117';
const EMAIL = 'ify@bakery.example';
const OTHER_PHONE = '+2348035550118';

async function openCustomers() {
  const admin = await openAdmin();
  const desk = await admin.shop.signInUser('desk@bakery.example', { role: 'desk', name: 'Desk' });
  const askCard = (contact: string, by = desk) =>
    by.ask(`/api/admin/customers/card?contact=${encodeURIComponent(contact)}`);
  return {
    ...admin,
    desk,
    askCard,
    readCard: async (contact: string): Promise<CustomerCard> => {
      const answer = await askCard(contact);
      expect(answer.status).toBe(200);
      return customerCardSchema.parse(await answer.json());
    },
    takeFor: (contact: { name?: string; phone?: string; email?: string }, more: object = {}) => {
      admin.clock.pass(1);
      return admin.take({ contact: { name: 'Ify Eze', phone: PHONE, email: '', ...contact }, ...more });
    },
    note: (contact: string, text: string) => desk.post('/api/admin/customers/notes', { contact, text }),
    merge: (contact: string, other: string) => desk.post('/api/admin/customers/merge', { contact, other }),
    write: (values: Partial<typeof contactMessages.$inferInsert>) =>
      admin.db.insert(contactMessages).values({
        name: 'Ify Eze',
        email: EMAIL,
        phone: '',
        topic: 'order',
        text: 'When is it ready?',
        key: randomUUID(),
        ...values,
      }),
  };
}

test('a card has all that one person ordered, asked, wrote and owes, by any of their contacts (P37.22)', {
  tags: 'long',
}, async () => {
  const admin = await openCustomers();
  const account = await admin.shop.addUser(EMAIL, { name: 'Ifeanyi Eze' });
  await admin.takeFor({ email: EMAIL });
  const second = await admin.readOrder(await admin.takeFor({ phone: OTHER_PHONE, email: EMAIL }), 201);
  await admin.take();
  await admin.write({});
  await admin.write({ email: 'somebody@bakery.example', phone: OTHER_PHONE, text: 'By number' });
  await admin.note(PHONE, 'Allergic daughter: no nuts');
  for (const to of ['in_kitchen', 'ready', 'out_for_delivery']) await admin.step(second.id, { to });
  const later = { decision: 'on_account', reason: 'Pays on Friday' };
  expect((await admin.step(second.id, { to: 'delivered', payment: later })).status).toBe(200);

  for (const contact of [PHONE, '0803 555 0118', EMAIL.toUpperCase()]) {
    expect(await admin.readCard(contact)).toMatchObject({
      name: 'Ify Eze',
      phones: expect.arrayContaining([PHONE, OTHER_PHONE]),
      emails: [EMAIL],
      isShared: false,
      accounts: [{ id: account, name: 'Ifeanyi Eze' }],
      orderCount: 2,
      due: 16_000,
      onAccount: 8_000,
      orders: [
        { id: second.id, isOnAccount: true, due: 8_000 },
        { isOnAccount: false, due: 8_000 },
      ],
      messages: expect.arrayContaining([
        expect.objectContaining({ text: 'When is it ready?' }),
        expect.objectContaining({ text: 'By number' }),
      ]),
      notes: [{ text: 'Allergic daughter: no nuts', by: 'Desk' }],
      addresses: [{ street: '3 Admiralty Way' }],
    });
  }
});

test('whoever was only quoted has a card too, and a contact nobody has is not found (P37.22)', async () => {
  const admin = await openCustomers();
  const contact = { name: 'Ify Eze', phone: PHONE, email: '' };
  const quoted = await admin.desk.ask('/api/admin/order-quotes', {
    method: 'POST',
    body: { ...makeOrderInput({ contact }), origin: 'phone', payment: 'transfer' },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(quoted.status).toBe(201);
  expect(await admin.readCard(PHONE)).toMatchObject({
    name: 'Ify Eze',
    orderCount: 0,
    quotes: [{ status: 'open', contents: 'Honey Cake', total: 8_000 }],
  });
  expect((await admin.askCard('+2348030000000')).status).toBe(404);
  expect((await admin.askCard('nobody')).status).toBe(400);
});

test('what staff have noted is told where the next order is taken, by any of the contacts (P37.23)', {
  tags: 'long',
}, async () => {
  const admin = await openCustomers();
  await admin.takeFor({ email: EMAIL });
  await admin.takeFor({ phone: OTHER_PHONE, email: EMAIL });
  await admin.note(EMAIL, 'Allergic daughter');
  const found = await admin.desk.ask(`/api/admin/customers/search?q=${encodeURIComponent('0803 555 0117')}`);
  expect(await found.json()).toMatchObject({ data: [{ phone: PHONE, staffNotes: ['Allergic daughter'] }] });
  const [note] = (await admin.readCard(OTHER_PHONE)).notes;
  for (const _ of ['removed', 'removed again']) {
    const removed = await admin.desk.ask(`/api/admin/customers/notes/${note?.id}`, { method: 'DELETE' });
    expect(removed.status).toBe(204);
  }
  expect((await admin.readCard(PHONE)).notes).toEqual([]);
  expect((await admin.note('+2348030000000', 'Nobody')).status).toBe(404);
  const events = await admin.db.select({ action: auditEvents.action }).from(auditEvents);
  const actions = events.map(({ action }) => action).filter((action) => action.startsWith('customer.'));
  expect(actions.toSorted()).toEqual(['customer.note_added', 'customer.note_removed']);
});

test('kitchen, riders and customers see nothing of a card (P37.23)', { tags: 'long' }, async () => {
  const admin = await openCustomers();
  await admin.takeFor({});
  const outsiders = [
    await admin.shop.signInUser('kitchen@bakery.example', { role: 'kitchen' }),
    await admin.shop.signInUser('rider@bakery.example', { role: 'rider' }),
    await admin.shop.signInUser('ada@bakery.example'),
  ];
  for (const outsider of outsiders) {
    expect((await admin.askCard(PHONE, outsider)).status).toBe(403);
    const body = { contact: PHONE, text: 'x' };
    expect((await outsider.post('/api/admin/customers/notes', body)).status).toBe(403);
  }
});

test('two cards are merged by a preview and one write, and apart again they are what they were (P37.24)', {
  tags: 'long',
}, async () => {
  const admin = await openCustomers();
  await admin.takeFor({});
  await admin.takeFor({ name: 'Ifeanyi', phone: OTHER_PHONE });
  await admin.note(OTHER_PHONE, 'Likes it less sweet');
  const before = await admin.readCard(OTHER_PHONE);

  const body = { contact: PHONE, other: OTHER_PHONE };
  const previewed = await admin.desk.post('/api/admin/customers/merge/preview', body);
  const preview = previewMergeEndpoint.answerSchema.parse(await previewed.json());
  expect(preview).toMatchObject({
    cards: [
      { orderCount: 1, due: 8_000, noteCount: 0 },
      { orderCount: 1, due: 8_000, noteCount: 1 },
    ],
    merged: { orderCount: 2, due: 16_000, noteCount: 1, phones: [PHONE, OTHER_PHONE] },
  });
  expect(await admin.db.$count(customerMerges)).toBe(0);

  const answers = await Promise.all([admin.merge(PHONE, OTHER_PHONE), admin.merge(OTHER_PHONE, PHONE)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const done = answers.find(({ status }) => status === 200);
  const { mergeId, card } = mergeCustomersEndpoint.answerSchema.parse(await done?.json());
  expect(card).toMatchObject({ orderCount: 2, noteCount: 1, merges: [{ id: mergeId, by: 'Desk' }] });

  const undo = () => admin.desk.ask(`/api/admin/customers/merges/${mergeId}`, { method: 'DELETE' });
  expect((await undo()).status).toBe(204);
  expect((await undo()).status).toBe(404);
  expect(await admin.readCard(OTHER_PHONE)).toEqual(before);
  const events = await admin.db.select().from(auditEvents).where(eq(auditEvents.action, 'customer.merged'));
  expect(events).toMatchObject([{ details: { merge: mergeId } }]);
  expect(JSON.stringify(events)).not.toContain(PHONE);
});

test('notes and merges are in the copy of a person’s data and go with them, not before what is still to be baked (P37.25)', {
  tags: 'long',
}, async () => {
  const admin = await openCustomers();
  const order = await admin.readOrder(await admin.takeFor({ email: EMAIL }), 201);
  await admin.takeFor({ phone: OTHER_PHONE });
  await admin.note(PHONE, 'Allergic daughter');
  await admin.merge(PHONE, OTHER_PHONE);
  await admin.owner.post(`/api/admin/orders/${order.id}/notes`, { text: 'Rang twice' });

  const copy = await admin.owner.post('/api/admin/people/export', { phone: PHONE });
  expect(await copy.json()).toMatchObject({ card: { notes: [{ text: 'Allergic daughter' }], merges: [{}] } });

  await admin.owner.post('/api/admin/people/erase', { phone: PHONE });
  expect(await admin.db.$count(customerNotes)).toBe(1);
  await admin.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, order.id));
  await admin.owner.post('/api/admin/people/erase', { email: EMAIL });
  expect(await admin.db.$count(customerNotes)).toBe(0);
  expect(await admin.db.$count(customerMerges)).toBe(0);
  expect((await admin.read(order.id)).notes).toEqual([]);
});

test('nobody’s own copy tells them what was noted under a number they have only typed (P37.25)', async () => {
  const admin = await openCustomers();
  await admin.takeFor({});
  await admin.note(PHONE, 'Allergic daughter');
  const eve = await admin.shop.signInUser('eve@bakery.example');
  await admin.takeFor({ email: 'eve@bakery.example' });
  const copy = await (await eve.ask('/api/account/export')).text();
  expect(copy).not.toContain('Allergic daughter');
});

test('a note goes the night after the last thing by which its person was known (P37.25)', async () => {
  const admin = await openCustomers();
  const order = await admin.readOrder(await admin.takeFor({}), 201);
  await admin.note(PHONE, 'Allergic daughter');
  const forget = async () => {
    await addJob(admin.db, 'forget-old-orders', {});
    await admin.shop.settle();
  };
  await forget();
  expect(await admin.db.$count(customerNotes)).toBe(1);
  await admin.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, order.id));
  admin.clock.set('2032-12-01T00:00:00.000Z');
  await forget();
  expect(await admin.db.$count(customerNotes)).toBe(0);
});
