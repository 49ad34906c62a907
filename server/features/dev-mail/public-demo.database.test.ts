import { expect, test } from 'vitest';
import { openTestSandbox } from '../../paystack-sandbox/testing/open-test-sandbox.ts';
import type { StoredMail } from '../../ports/mail.ts';
import { openShopApp } from '../../testing/shop-app.ts';

const MAIL: StoredMail = {
  id: '20260501101112345-0a1b2c3d',
  sentAt: '2026-05-01T10:11:12.345Z',
  from: 'Oyin Bakes <orders@shop.example>',
  replyTo: null,
  to: 'owner@shop.example',
  subject: 'Reset password',
  headers: {},
  messageId: '<password-reset.1@shop.example>',
  text: 'https://shop.example/resetpassword#token=secret',
  html: '<p>https://shop.example/resetpassword#token=secret</p>',
};
const demoMailbox = {
  list: async () => [MAIL],
  find: async (id: string) => (id === MAIL.id ? MAIL : undefined),
};
const PAGES = ['/dev/mail', '/dev/mail.json', `/dev/mail/${MAIL.id}`, `/dev/mail/${MAIL.id}/body`];

test('the mails of a public demo are for administrators alone (P16.4)', async () => {
  const shop = await openShopApp({ demo: { isDemoPublic: true, demoMailbox } });
  const stranger = shop.visit();
  const customer = await shop.signInUser('ada@shop.example');
  for (const page of [...PAGES, '/dev/mail/none', '/dev/mail.json?to=owner@shop.example']) {
    for (const visitor of [stranger, customer]) {
      const answer = await visitor.ask(page);
      expect(answer.status, page).toBe(403);
      expect(await answer.text()).not.toMatch(/owner@|secret|Choose a new/);
    }
  }
  const administrator = await shop.signInUser('owner@shop.example', { isAdmin: true });
  for (const page of PAGES) expect((await administrator.ask(page)).status, page).toBe(200);
});

test('whoever may not read them is told why, and where to sign in', async () => {
  const shop = await openShopApp({ demo: { isDemoPublic: true, demoMailbox } });
  const page = await (await shop.visit().ask('/dev/mail')).text();
  expect(page).toContain('Anyone can visit this demo, so only its administrators can read its emails.');
  expect(page).toContain('href="/login"');
  expect((await shop.visit().ask('/dev/mail/mailbox.css')).status).toBe(200);
  expect(await (await shop.visit().ask('/dev/mail.json')).json()).toMatchObject({
    code: 'role_required',
  });
});

test('an administrator who is no longer one reads no more of them', async () => {
  const shop = await openShopApp({ demo: { isDemoPublic: true, demoMailbox } });
  const first = await shop.signInUser('first@shop.example', { isAdmin: true });
  const second = await shop.signInUser('second@shop.example', { isAdmin: true });
  expect((await second.ask('/dev/mail')).status).toBe(200);
  expect((await first.put(`/api/admin/users/${second.userId}/role`, { role: null })).status).toBe(200);
  expect((await second.ask('/dev/mail')).status).toBe(403);
});

test.each([
  [false, true],
  [true, false],
])('in a demo that is public (%s) newcomers are sent to the mailbox (%s)', async (isDemoPublic, demoMail) => {
  const shop = await openShopApp({ demo: { isDemoPublic, demoMailbox } });
  expect(await (await shop.visit().ask('/api/session/options')).json()).toMatchObject({ demoMail });
});

test('the figures of a public demo are for administrators, or for whoever holds the token (P21.12)', async () => {
  const isShown = async (answer: Response) => (await answer.text()).includes('oyin_cached_bytes');
  const shop = await openShopApp({ demo: { isDemoPublic: true } });
  const administrator = await shop.signInUser('owner@shop.example', { isAdmin: true });
  expect(await isShown(await shop.visit().ask('/metrics'))).toBe(false);
  expect(await isShown(await administrator.ask('/metrics'))).toBe(true);

  const metricsToken = 'a token of this very test';
  const watched = await openShopApp({ demo: { isDemoPublic: true, metricsToken } });
  const headers = { authorization: `Bearer ${metricsToken}` };
  expect(await isShown(await watched.visit().ask('/metrics'))).toBe(false);
  expect(await isShown(await watched.visit().ask('/metrics', { headers }))).toBe(true);
});

test('in a public demo only administrators pay with play money, and nobody sees the payments of others (P21.12)', async () => {
  const { sandbox, initialise } = await openTestSandbox();
  const payment = await initialise();
  const shop = await openShopApp({ demo: { isDemoPublic: true, demoSandbox: sandbox } });
  const shopper = shop.visit();
  const administrator = await shop.signInUser('owner@shop.example', { isAdmin: true });
  const path = `/dev/paystack/pay/${payment?.accessCode}`;
  expect((await shopper.ask(path)).status).toBe(403);
  expect((await shopper.ask(path, { method: 'POST' })).status).toBe(403);
  expect((await administrator.ask(path)).status).toBe(200);
  expect((await shopper.ask('/dev/paystack/dashboard')).status).toBe(403);
  expect((await shopper.ask('/dev/paystack/dashboard', { method: 'POST' })).status).toBe(403);
  expect((await administrator.ask('/dev/paystack/dashboard')).status).toBe(200);
  for (const path of ['', '/pay', '/pay/guessed', '/pay/ref-1', '/transaction/verify/ref-1', '/refund']) {
    const answer = await shopper.ask(`/dev/paystack${path}`);
    expect(answer.status, path).toBeGreaterThanOrEqual(400);
    expect(await answer.text()).not.toMatch(/ada@|12,500|1250000/);
  }
});
