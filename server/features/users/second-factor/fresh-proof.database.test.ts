import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { refusalSchema } from '../../../../contract/refusal.ts';
import { sessions } from '../../../database/schema/identity.ts';
import { openOrderAdmin, TERMS } from '../../../testing/order-admin.ts';

const ELEVEN_MINUTES_MS = 11 * 60_000;
const OTHER_ACCOUNT = { bank: 'Another Bank', accountNumber: '9876543210', accountName: 'Somebody' };

test('money, roles and people’s data need a fresh proof, and every administrator hears of the bank account (P26.3, P26.5)', async () => {
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
    ['POST', `/api/admin/users/${owner.userId}/revoke-admin`],
    ['GET', '/api/admin/orders/export'],
    ['POST', '/api/admin/people/export', { email: 'ada@bakery.example' }],
    ['POST', '/api/admin/people/erase', { email: 'ada@bakery.example' }],
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
