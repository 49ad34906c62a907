import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { refusalSchema } from '../../../../contract/refusal.ts';
import { sessions } from '../../../database/schema/identity.ts';
import { openOrderAdmin, TERMS } from '../../../testing/order-admin.ts';

const ELEVEN_MINUTES_MS = 11 * 60_000;
const OTHER_ACCOUNT = { bank: 'Another Bank', accountNumber: '9876543210', accountName: 'Somebody' };

test('money, roles and people’s data need a fresh proof, and every administrator hears of the bank account (P26.3, P26.5, P30.4)', {
  tags: 'long',
}, async () => {
  const admin = await openOrderAdmin();
  const owner = await admin.shop.signInUser('ada-owner@bakery.example', { isAdmin: true });
  const { order } = await admin.place(admin.shop.visit());
  const setProven = (msAgo: number) =>
    admin.db.update(sessions).set({ provenAt: new Date(Date.now() - msAgo) });
  const send = (method: string, path: string, body?: object) =>
    owner.ask(path, { method, ...(body && { body }), headers: { 'idempotency-key': randomUUID() } });
  const refund = { way: 'cash', amount: 1_000 };
  const calls: readonly (readonly [string, string, object?])[] = [
    ['POST', `/api/admin/orders/${order.id}/refunds`, { ...refund, reason: 'Broken' }],
    ['POST', `/api/admin/orders/${order.id}/cancel`, { reason: 'Asked', refund, keepReason: '' }],
    ['PUT', '/api/admin/delivery-terms', { ...TERMS, transferAccount: OTHER_ACCOUNT }],
    ['PUT', `/api/admin/users/${owner.userId}/role`, { role: 'manager' }],
    ['POST', `/api/admin/users/${owner.userId}/disable`],
    ['POST', `/api/admin/users/${owner.userId}/enable`],
    ['GET', '/api/admin/orders/export'],
    ['GET', '/api/admin/audit/export'],
    ['POST', '/api/admin/people/export', { email: 'ada@bakery.example' }],
    ['POST', '/api/admin/people/erase', { email: 'ada@bakery.example' }],
    ['DELETE', '/api/account/sessions'],
    ['DELETE', `/api/account/sessions/${randomUUID()}`],
  ];

  await setProven(ELEVEN_MINUTES_MS);
  for (const [method, path, body] of calls) {
    const answer = await send(method, path, body);
    expect([path, answer.status, refusalSchema.parse(await answer.json()).code]).toEqual([
      path,
      403,
      'fresh_sign_in_required',
    ]);
  }
  // Zones and fees move nobody's money.
  expect((await send('PUT', '/api/admin/delivery-terms', { ...TERMS, freeAbove: 200_000 })).status).toBe(200);
  await admin.shop.settle();
  admin.shop.mails.length = 0;

  await setProven(0);
  const changed = await send('PUT', '/api/admin/delivery-terms', {
    ...TERMS,
    transferAccount: OTHER_ACCOUNT,
  });
  expect(changed.status).toBe(200);
  await admin.shop.settle();
  expect(admin.shop.mails.map(({ to, subject }) => [to, subject])).toContainEqual([
    'ada-owner@bakery.example',
    'Your shop’s bank account was changed – Oyin Bakes',
  ]);
});

test('whoever has an open session of an administrator cannot quietly shut the others out (P30.4)', async () => {
  const { shop } = await openOrderAdmin();
  const owner = await shop.signInUser('ada-owner@bakery.example', { isAdmin: true });
  const other = await shop.signInUser('bayo@bakery.example', { isAdmin: true, name: 'Bayo Cole' });
  expect((await owner.post(`/api/admin/users/${other.userId}/disable`)).status).toBe(200);
  expect((await owner.ask('/api/admin/audit/export')).status).toBe(200);
  await shop.settle();
  const mails = shop.mails
    .filter(({ to }) => to === 'ada-owner@bakery.example')
    .map(({ subject }) => subject);
  expect(mails).toContain('Bayo Cole’s account was disabled – Oyin Bakes');
  expect(mails).toContain('Customer data was exported – Oyin Bakes');
});

test('a challenge is not begun without an end (P30.4)', { tags: 'long' }, async () => {
  const { shop } = await openOrderAdmin({ rateLimitFactor: 1 });
  const ada = await shop.signInUser('ada@bakery.example');
  const begin = async () => (await ada.post('/api/account/proof/begin')).status;
  for (let turn = 0; turn < 60; turn += 1) expect(await begin()).toBe(200);
  expect(await begin()).toBe(429);
});
