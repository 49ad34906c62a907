import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openContactFormEndpoint, sendContactMessageEndpoint } from '../../../contract/contact.ts';
import { contactMessages } from '../../database/schema/contact-messages.ts';
import { messages } from '../../database/schema/messages.ts';
import { openShopApp, PASSWORD } from '../../testing/shop-app.ts';
import type { Visitor } from '../../testing/visitor.ts';

const WORDS = {
  name: 'Ada Obi',
  email: 'ada@bakery.example',
  phone: '0803 123 4567',
  topic: 'event',
  text: 'Good morning.\n\nDo you bake for two hundred guests? See https://party.example for the hall.',
};

/** A shop whose clock the test holds, and a form somebody has had open for a minute. */
async function openContactShop() {
  let now = new Date('2026-03-14T09:00:00.000Z');
  const shop = await openShopApp({ readClock: () => now });
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  const openForm = async (visitor: Visitor) => {
    const answer = await visitor.ask('/api/contact/form');
    return openContactFormEndpoint.answerSchema.parse(await answer.json()).token;
  };
  const send = (visitor: Visitor, body: object, key: string = randomUUID()) =>
    visitor.ask('/api/contact', { method: 'POST', body, headers: { 'idempotency-key': key } });
  const guest = shop.visit();
  const form = await openForm(guest);
  pass(60_000);
  return { shop, guest, form, pass, openForm, send, list: () => shop.db.select().from(contactMessages) };
}

describe('a message', () => {
  test('is kept as it was written, and every administrator is told once by mail and in the shop', async () => {
    const { shop, guest, form, send, list } = await openContactShop();
    const owner = await shop.signInUser('owner@bakery.example', { isAdmin: true });
    const answer = await send(guest, { ...WORDS, form });
    expect(answer.status).toBe(201);
    const { id } = sendContactMessageEndpoint.answerSchema.parse(await answer.json());
    expect(await list()).toMatchObject([
      { id, ...WORDS, phone: '+2348031234567', settledAt: null, createdAt: new Date('2026-03-14T09:01:00Z') },
    ]);

    const notified = await shop.db.select().from(messages);
    const about = { kind: 'contact_message', contactMessageId: id };
    expect(notified.filter(({ channel }) => channel === 'email')).toMatchObject([
      { ...about, recipient: 'owner@bakery.example' },
    ]);
    expect(notified.filter(({ channel }) => channel === 'in_app')).toMatchObject([
      { ...about, recipient: owner.userId },
    ]);
    await shop.settle();
    expect(shop.mails).toMatchObject([
      {
        to: 'owner@bakery.example',
        replyTo: 'ada@bakery.example',
        subject: 'Message from Ada Obi: Ordering for a party or an office',
      },
    ]);
    expect(shop.mails[0]?.text).toContain('Do you bake for two hundred guests?');
    expect(shop.mails[0]?.text).not.toContain('party.example');
    expect(shop.mails[0]?.text).toContain('https://shop.example/admin/messages');
  });

  test('is sent to nobody whose address was typed', async () => {
    const { shop, guest, form, send } = await openContactShop();
    await send(guest, { ...WORDS, form });
    await shop.settle();
    expect(shop.mails).toEqual([]);
  });

  test('is taken from customers and administrators too, and needs no phone', async () => {
    const { shop, form, send, list } = await openContactShop();
    const ada = await shop.signInUser('ada@bakery.example');
    const owner = await shop.signInUser('owner@bakery.example', { isAdmin: true });
    const { phone: _, ...words } = WORDS;
    for (const visitor of [ada, owner]) expect((await send(visitor, { ...words, form })).status).toBe(201);
    expect(await list()).toMatchObject([{ phone: '' }, { phone: '' }]);
  });

  test('sent twice with one key, even at once, is kept once and told once', async () => {
    const { shop, guest, form, send, list } = await openContactShop();
    await shop.addUser('owner@bakery.example', { isAdmin: true });
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(guest, { ...WORDS, form }, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()) as { id: string }));
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
    expect(await list()).toHaveLength(1);
    await shop.settle();
    expect(shop.mails).toHaveLength(1);
  });

  test('with the key of another one is refused, and does not say whose that was', async () => {
    const { guest, form, send, list } = await openContactShop();
    const key = randomUUID();
    await send(guest, { ...WORDS, form }, key);
    const answer = await send(guest, { ...WORDS, text: 'Something quite different', form }, key);
    expect([answer.status, await answer.json()]).toEqual([
      409,
      {
        code: 'key_reused',
        message: 'This message was already sent with a different text. Reload the page and try again.',
      },
    ]);
    expect(await list()).toHaveLength(1);
  });
});

describe('what is wrong with it is said field by field', () => {
  test('for each of them', async () => {
    const { guest, form, send, list } = await openContactShop();
    for (const [wrong, fields] of [
      [{ name: '  ' }, { name: 'Enter your name.' }],
      [{ name: 'See www.spam.example' }, { name: 'Enter your name without a link.' }],
      [{ email: 'ada' }, { email: 'Enter an email address such as ada@example.com.' }],
      [{ phone: '12' }, { phone: expect.stringContaining('too short') }],
      [{ topic: 'casino' }, { topic: 'Choose what it’s about.' }],
      [{ text: 'Hello' }, { text: 'Tell us a little more so we can help.' }],
      [{ text: 'x'.repeat(3_001) }, { text: 'Use at most 3000 characters.' }],
      [{ text: 'http://a.a http://b.b http://c.c' }, { text: 'Send at most 2 links.' }],
    ] as const) {
      const answer = await send(guest, { ...WORDS, ...wrong, form });
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { code: 'invalid_input', message: 'Please check what you entered.', fields },
      ]);
      expect(await list()).toEqual([]);
    }
  });

  test('and without a key nothing is taken at all', async () => {
    const { guest, form, list } = await openContactShop();
    const answer = await guest.post('/api/contact', { ...WORDS, form });
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'key_missing' }]);
    expect(await list()).toEqual([]);
  });
});

describe('machines are turned away', () => {
  test('that fill in what people do not see', async () => {
    const { guest, form, send, list } = await openContactShop();
    const answer = await send(guest, { ...WORDS, form, website: 'https://spam.example' });
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'looks_automatic' }]);
    expect(await list()).toEqual([]);
  });

  test('that write faster than anybody, or with a form of their own making', async () => {
    const { guest, send, openForm, pass, list } = await openContactShop();
    const quick = await openForm(guest);
    pass(2_999);
    expect(await (await send(guest, { ...WORDS, form: quick })).json()).toMatchObject({
      code: 'form_too_quick',
    });
    expect(await (await send(guest, { ...WORDS, form: `${Date.now()}.a.b` })).json()).toMatchObject({
      code: 'form_unknown',
    });
    expect(await list()).toEqual([]);
    pass(1);
    expect((await send(guest, { ...WORDS, form: quick })).status).toBe(201);
  });

  test('that write on and on, by form and by address of mail', async () => {
    const { guest, form, send, openForm, pass, list } = await openContactShop();
    const statuses = async (count: number, body: object) => {
      const answers: number[] = [];
      for (let sent = 0; sent < count; sent++)
        answers.push((await send(guest, { ...WORDS, ...body })).status);
      return answers;
    };
    expect(await statuses(11, { form })).toEqual([...Array(10).fill(201), 429]);
    const other = await openForm(guest);
    pass(60_000);
    expect(await statuses(1, { form: other })).toEqual([429]);
    expect(await statuses(1, { form: other, email: 'bola@bakery.example' })).toEqual([201]);
    expect(await list()).toHaveLength(11);
  });
});

describe('whoever has an account', () => {
  test('gets a copy of what they wrote, and takes it along when they leave', async () => {
    const { shop, guest, form, send, list } = await openContactShop();
    const ada = await shop.signInUser('ada@bakery.example');
    await shop.addUser('owner@bakery.example', { isAdmin: true });
    await send(guest, { ...WORDS, form });
    await send(guest, { ...WORDS, form, email: 'bola@bakery.example' });
    expect(await (await ada.post('/api/account/export')).json()).toMatchObject({
      contactMessages: [{ email: 'ada@bakery.example', topic: 'event', text: WORDS.text }],
    });
    expect((await ada.delete('/api/account', { password: PASSWORD })).status).toBe(204);
    expect(await list()).toMatchObject([{ email: 'bola@bakery.example' }]);
    await shop.settle();
    expect(shop.mails.map(({ replyTo }) => replyTo)).toEqual(['bola@bakery.example']);
  });
});
