import { describe, expect, test } from 'vitest';
import { notificationChoices } from '../../database/schema/account.ts';
import type { Mail } from '../../ports/mail.ts';
import { openOrderAdmin } from '../../testing/order-admin.ts';
import { PASSWORD } from '../../testing/shop-app.ts';

/** A customer with the mail of an order, and what that mail offers. */
async function openMailReader() {
  const admin = await openOrderAdmin();
  const ada = await admin.shop.signInUser('ada@bakery.example');
  await admin.place(ada);
  await admin.shop.settle();
  const [mail] = admin.shop.mails;
  if (!mail) throw new Error('There is no mail.');
  const [, key = ''] = /https:\/\/shop\.example\/unsubscribe#(\S+)/.exec(mail.text) ?? [];
  return { admin, ada, mail, key, path: `/api/unsubscribe?key=${key}` };
}

/** As a mail program does by itself: no cookie, no origin, a form instead of JSON (RFC 8058). */
const pressButton = (
  app: { request: (path: string, init: RequestInit) => Response | Promise<Response> },
  { headers = {} }: Mail,
) => {
  const [, address = ''] = /^<https:\/\/shop\.example(\/\S+)>$/.exec(headers['List-Unsubscribe'] ?? '') ?? [];
  return app.request(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: headers['List-Unsubscribe-Post'] ?? '',
  });
};

describe('a mail to a customer', () => {
  test('ends with a link that leads out, in both forms', { tags: 'long' }, async () => {
    const { mail, key } = await openMailReader();
    expect(key).not.toBe('');
    expect(mail.html).toContain(`href="https://shop.example/unsubscribe#${key}"`);
    expect(mail.text.trim().split('\n').at(-1)).toBe(`https://shop.example/unsubscribe#${key}`);
    expect(mail.headers).toEqual({
      'List-Unsubscribe': `<https://shop.example/api/unsubscribe?key=${key}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  test('carries none for a guest, nor for who only confirms an address', async () => {
    const admin = await openOrderAdmin();
    await admin.placeAsGuest();
    await admin.shop.visit().post('/api/auth/sign-up/email', {
      name: 'Bola',
      email: 'bola@bakery.example',
      password: 'three warm loaves at dawn',
    });
    await admin.shop.settle();
    expect(admin.shop.mails).toHaveLength(2);
    for (const { html, text, headers } of admin.shop.mails) {
      expect(headers ?? {}).toEqual({});
      expect(html + text).not.toMatch(/unsubscribe/i);
    }
  });
});

describe('unsubscribing', () => {
  test('by the mail program’s own button ends mails of this kind, and of no other', {
    tags: 'long',
  }, async () => {
    const { admin, ada, mail } = await openMailReader();
    for (const _ of ['once', 'twice']) {
      const answer = await pressButton(admin.shop.app, mail);
      expect([answer.status, await answer.json()]).toEqual([200, { kind: 'order_placed', isOn: false }]);
    }
    const { order } = await admin.place(ada);
    for (const step of ['in_kitchen', 'ready', 'out_for_delivery'] as const)
      await admin.makeStep(order.id, step);
    admin.shop.mails.length = 0;
    await admin.shop.settle();
    expect(admin.shop.mails.map(({ subject }) => subject)).toEqual([
      `Your order ${order.number} is on its way`,
    ]);
    expect(await (await ada.ask('/api/account/notification-choices')).json()).toMatchObject({
      choices: { order_placed: { email: false, in_app: true, push: true }, order_status: { email: true } },
    });
  });

  test('is taken back by whoever pressed too quickly', { tags: 'long' }, async () => {
    const { admin, ada, path } = await openMailReader();
    await admin.shop.app.request(path, { method: 'POST' });
    const answer = await admin.shop.app.request(path, { method: 'DELETE' });
    expect([answer.status, await answer.json()]).toEqual([200, { kind: 'order_placed', isOn: true }]);
    expect(await (await ada.ask('/api/account/notification-choices')).json()).toMatchObject({
      choices: { order_placed: { email: true } },
    });
  });

  test('shows first what it is about, and looking changes nothing', { tags: 'long' }, async () => {
    const { admin, path } = await openMailReader();
    for (const method of ['GET', 'HEAD', 'GET']) {
      expect((await admin.shop.visit().ask(path, { method })).status).toBe(200);
    }
    const answer = await admin.shop.visit().ask(path);
    expect(await answer.json()).toEqual({ kind: 'order_placed', isOn: true });
  });

  test('with a key that is forged, cut short or about another kind changes nothing', async () => {
    const { admin, ada, key } = await openMailReader();
    const bola = await admin.shop.signInUser('bola@bakery.example');
    const forged = [
      key.slice(0, -1),
      `${key}A`,
      key.replace(ada.userId, bola.userId),
      key.replace('order_placed', 'refund'),
      key.split('.').slice(0, 2).join('.'),
      `${ada.userId}.order_placed.`,
      'A',
    ];
    for (const wrong of forged) {
      for (const method of ['GET', 'POST', 'DELETE']) {
        const answer = await admin.shop.app.request(`/api/unsubscribe?key=${wrong}`, { method });
        expect([wrong, answer.status, await answer.json()]).toMatchObject([
          wrong,
          404,
          { code: 'no_such_link' },
        ]);
      }
    }
    expect((await admin.shop.app.request('/api/unsubscribe', { method: 'POST' })).status).toBe(400);
    expect(await admin.db.select().from(notificationChoices)).toEqual([]);
  });

  test('is over with the account', { tags: 'long' }, async () => {
    const { admin, ada, path } = await openMailReader();
    await ada.delete('/api/account', { password: PASSWORD });
    expect((await admin.shop.app.request(path, { method: 'POST' })).status).toBe(404);
    expect(await admin.db.select().from(notificationChoices)).toEqual([]);
  });
});
