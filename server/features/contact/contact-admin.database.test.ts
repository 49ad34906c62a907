import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { contactMessageSchema, listContactMessagesEndpoint } from '../../../contract/contact.ts';
import { contactMessages } from '../../database/schema/contact-messages.ts';
import { addJob } from '../../jobs/add-job.ts';
import { UUID } from '../../testing/good-bodies.ts';
import { openOrderAdmin } from '../../testing/order-admin.ts';
import { openShopApp } from '../../testing/shop-app.ts';

async function openMessageAdmin(now = '2026-03-20T10:00:00.000Z') {
  const shop = await openShopApp({ readClock: () => new Date(now) });
  const owner = await shop.signInUser('owner@bakery.example', { isAdmin: true, name: 'Oyin Ade' });
  return {
    shop,
    owner,
    /** Written on that day of March. */
    add: async (
      day: number,
      { settledOn, text = `Of day ${day}` }: { settledOn?: number; text?: string } = {},
    ) => {
      const at = (date: number) => new Date(Date.UTC(2026, 2, date));
      await shop.db.insert(contactMessages).values({
        name: 'Ada Obi',
        email: 'ada@bakery.example',
        phone: day % 2 === 0 ? '+2348031234567' : '',
        topic: 'order',
        text,
        key: randomUUID(),
        createdAt: at(day),
        ...(settledOn && { settledAt: at(settledOn), settledBy: owner.userId }),
      });
    },
    list: async (query = '') => {
      const answer = await owner.ask(`/api/admin/contact-messages${query}`);
      return listContactMessagesEndpoint.answerSchema.parse(await answer.json());
    },
    change: async (id: string, change: 'settle' | 'reopen') => {
      const answer = await owner.post(`/api/admin/contact-messages/${id}/${change}`);
      return contactMessageSchema.parse(await answer.json());
    },
  };
}

const texts = ({ data }: { data: readonly { text: string }[] }) => data.map(({ text }) => text);

test('what waits longest comes first, then what was settled last', { tags: 'long' }, async () => {
  const { add, list } = await openMessageAdmin();
  await add(5, { settledOn: 6 });
  await add(3);
  await add(1, { settledOn: 9 });
  await add(2);
  const page = await list();
  expect(texts(page)).toEqual(['Of day 2', 'Of day 3', 'Of day 1', 'Of day 5']);
  expect(page).toMatchObject({ total: 4, waiting: 2, nextCursor: null });
  expect(page.data[0]).toMatchObject({ phone: '+2348031234567', topic: 'order', settledAt: null });
  expect(page.data[1]).toMatchObject({ phone: null });
  expect(page.data[2]).toMatchObject({ settledAt: '2026-03-09T00:00:00.000Z', settledBy: 'Oyin Ade' });
});

test('pages follow each other without gap or repeat, also among messages of one moment', async () => {
  const { add, list } = await openMessageAdmin();
  for (const text of ['a', 'b', 'c']) await add(1, { text });
  for (const text of ['x', 'y', 'z']) await add(2, { text, settledOn: 4 });
  const seen: string[] = [];
  let query = '?limit=2';
  for (let turn = 0; turn < 3; turn++) {
    const page = await list(query);
    seen.push(...texts(page));
    query = `?limit=2&cursor=${page.nextCursor}`;
    expect(page.nextCursor === null).toBe(turn === 2);
  }
  expect(seen.slice(0, 3).sort()).toEqual(['a', 'b', 'c']);
  expect(seen.slice(3).sort()).toEqual(['x', 'y', 'z']);
});

test('a message is ticked off once, by whoever came first, and can be taken up again', {
  tags: 'long',
}, async () => {
  const { shop, add, list, change } = await openMessageAdmin();
  await add(1);
  const id = (await list()).data[0]?.id ?? '';
  expect(await change(id, 'settle')).toMatchObject({
    settledAt: '2026-03-20T10:00:00.000Z',
    settledBy: 'Oyin Ade',
  });
  const other = await shop.signInUser('second@bakery.example', { isAdmin: true, name: 'Second' });
  const again = await other.post(`/api/admin/contact-messages/${id}/settle`);
  expect(await again.json()).toMatchObject({ settledBy: 'Oyin Ade' });
  expect(await list()).toMatchObject({ waiting: 0 });
  expect(await change(id, 'reopen')).toMatchObject({ settledAt: null, settledBy: null });
  expect(await list()).toMatchObject({ waiting: 1 });
});

test('a reply leaves once as an email from the shop, is kept with who wrote it, and answers the message (P28.408)', async () => {
  const { shop, owner, add, list } = await openMessageAdmin();
  await add(1, { text: 'Do you deliver to Ikeja? See https://evil.example' });
  const id = (await list()).data[0]?.id ?? '';
  const reply = (text: string, by = owner) =>
    by.ask(`/api/admin/contact-messages/${id}/reply`, {
      method: 'POST',
      body: { text },
      headers: { 'idempotency-key': 'the-reply-of-this-test' },
    });
  expect((await reply('  ')).status).toBe(400);
  expect((await reply('Yes, we do.', await shop.signInUser('ada@bakery.example'))).status).toBe(403);
  const answered = contactMessageSchema.parse(await (await reply('Yes, we do.\nTry us.')).json());
  expect(answered).toMatchObject({
    settledBy: 'Oyin Ade',
    replies: [{ text: 'Yes, we do.\nTry us.', by: 'Oyin Ade' }],
  });
  expect((await reply('Yes, we do.\nTry us.')).status).toBe(200);
  await shop.settle();
  const mails = shop.mails.filter(({ to }) => to === 'ada@bakery.example');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toContain('Your message to');
  expect(mails[0]?.text).toContain('Try us.');
  expect(mails[0]?.text).not.toContain('evil.example');
  expect(mails[0]).not.toHaveProperty('replyTo');
  expect(await list()).toMatchObject({ waiting: 0, data: [{ replies: [{ by: 'Oyin Ade' }] }] });
});

test('only administrators read and settle, and what is not there is not there', async () => {
  const { shop, owner, add, list } = await openMessageAdmin();
  await add(1);
  const id = (await list()).data[0]?.id ?? '';
  const ada = await shop.signInUser('ada@bakery.example');
  for (const [visitor, status] of [
    [shop.visit(), 401],
    [ada, 403],
  ] as const) {
    expect((await visitor.ask('/api/admin/contact-messages')).status).toBe(status);
    expect((await visitor.post(`/api/admin/contact-messages/${id}/settle`)).status).toBe(status);
    expect((await visitor.post(`/api/admin/contact-messages/${id}/reopen`)).status).toBe(status);
  }
  for (const nowhere of [UUID, 'x', '1']) {
    expect((await owner.post(`/api/admin/contact-messages/${nowhere}/settle`)).status).toBe(404);
  }
  expect((await owner.ask('/api/admin/contact-messages?limit=0')).status).toBe(400);
  expect((await list('?cursor=nonsense')).data).toHaveLength(1);
});

test('a year after it was settled a message goes; what waits for an answer stays', async () => {
  const { shop, add, list } = await openMessageAdmin('2027-03-05T00:00:01.000Z');
  await add(1);
  await add(2, { settledOn: 5 });
  await add(3, { settledOn: 6 });
  await addJob(shop.db, 'clean-contact-messages', {});
  await shop.settle();
  expect(texts(await list())).toEqual(['Of day 1', 'Of day 3']);
});

test('an order that a message names comes with it (P37.26)', { tags: 'long' }, async () => {
  const admin = await openOrderAdmin();
  const owner = await admin.shop.signInUser('owner@bakery.example', { isAdmin: true });
  const { order } = await admin.placeAsGuest();
  const text = `Can ${order.number} be moved? Or 000-000-000`;
  const values = { name: 'Ada Obi', email: 'ada@bakery.example', phone: '', topic: 'order', text };
  await admin.db.insert(contactMessages).values({ ...values, key: randomUUID() });
  const answer = await owner.ask('/api/admin/contact-messages');
  expect(await answer.json()).toMatchObject({ data: [{ orders: [{ id: order.id, number: order.number }] }] });
});
