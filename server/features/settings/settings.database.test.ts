import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { dashboardSchema } from '../../../contract/dashboard.ts';
import {
  listNotifiedAdministratorsEndpoint,
  listUnsentMailsEndpoint,
  readAuditLogEndpoint,
} from '../../../contract/settings.ts';
import { staleProfileSchema, versionedProfileSchema } from '../../../contract/shop.ts';
import { notificationChoices } from '../../database/schema/account.ts';
import { messages } from '../../database/schema/messages.ts';
import { DEMO_SHOP_PROFILE } from '../../demo/shop-profile.ts';
import { MailFault } from '../../ports/mail.ts';
import { openShopApp } from '../../testing/shop-app.ts';
import { sendTestMail } from './send-test-mail.ts';

async function openSettings() {
  const shop = await openShopApp();
  const owner = await shop.signInUser('owner@bakery.example', { isAdmin: true, name: 'Oyin Ade' });
  const readProfile = async () =>
    versionedProfileSchema.parse(await (await owner.ask('/api/admin/shop')).json());
  const readAuditLog = async (query = '') =>
    readAuditLogEndpoint.answerSchema.parse(await (await owner.ask(`/api/admin/audit${query}`)).json());
  return { shop, owner, readProfile, readAuditLog };
}

describe('the shop details', () => {
  test('is saved whole, phone numbers in the one form they are kept in, and read back (P1.25)', async () => {
    const { owner, readProfile } = await openSettings();
    const wanted = { ...DEMO_SHOP_PROFILE, name: ' Ṣadé’s Oven ', phone: '0803 123 4567', whatsapp: '' };
    const saved = await owner.put('/api/admin/shop', wanted);
    expect(saved.status).toBe(200);
    expect(await readProfile()).toMatchObject({
      ...DEMO_SHOP_PROFILE,
      name: 'Ṣadé’s Oven',
      phone: '+2348031234567',
      whatsapp: '',
    });
  });

  test('that somebody else has changed meanwhile is refused with what is there now', {
    tags: 'long',
  }, async () => {
    const { owner, readProfile } = await openSettings();
    const opened = await readProfile();
    const first = await owner.put('/api/admin/shop', { ...opened, tagline: 'Bread and cakes' });
    expect(first.status).toBe(200);
    const second = await owner.put('/api/admin/shop', { ...opened, name: 'Another' });
    expect(second.status).toBe(409);
    const { current } = staleProfileSchema.parse(await second.json());
    expect(current).toEqual(await readProfile());
    expect(current.tagline).toBe('Bread and cakes');
    const again = await owner.put('/api/admin/shop', { ...current, name: 'Another' });
    expect(await again.json()).toMatchObject({ name: 'Another', tagline: 'Bread and cakes' });
  });

  test('with something wrong is refused with words at the field', { tags: 'long' }, async () => {
    const { owner, readAuditLog } = await openSettings();
    for (const [field, change, words] of [
      ['name', { name: ' ' }, 'Enter the shop name.'],
      ['email', { email: 'hello' }, 'Enter an email address such as hello@shop.example.'],
      ['phone', { phone: '12' }, 'That number is too short. Use 0803 123 4567 or +234 803 123 4567.'],
      [
        'socialLinks.0.url',
        { socialLinks: [{ network: 'x', url: 'http://x.example' }] },
        'Enter an address that begins with https://.',
      ],
      [
        'openingHours.0.closes',
        { openingHours: [{ days: 'Monday', opens: '09:00', closes: '08:00' }] },
        'Closing time must be after opening time.',
      ],
      [
        'openingHours.0.opens',
        { openingHours: [{ days: 'Monday', opens: '09.00', closes: '18:00' }] },
        'Enter a time such as 07:00.',
      ],
    ] as const) {
      const answer = await owner.put('/api/admin/shop', { ...DEMO_SHOP_PROFILE, ...change });
      expect(answer.status).toBe(400);
      const { fields } = (await answer.json()) as { fields: Record<string, string> };
      expect(fields).toEqual({ [field]: words });
      expect((await readAuditLog('?topic=shop')).data).toEqual([]);
    }
  });
});

describe('the activity log', () => {
  test('says who changed what, newest first, and nothing of a change that changes nothing', {
    tags: 'long',
  }, async () => {
    const { owner, readProfile, readAuditLog } = await openSettings();
    const opened = await readProfile();
    await owner.put('/api/admin/shop', { ...opened, name: 'Ṣadé’s Oven', tagline: 'Bread' });
    await owner.put('/api/admin/shop', await readProfile());
    const { data } = await readAuditLog('?topic=shop');
    expect(data).toMatchObject([
      {
        action: 'shop.profile_changed',
        actor: { id: owner.userId, name: 'Oyin Ade' },
        subject: null,
        details: { changed: 'name, tagline' },
      },
    ]);
  });

  test('names what of the terms and the week was changed, a bank account above all', {
    tags: 'long',
  }, async () => {
    const { owner, readAuditLog } = await openSettings();
    const terms = (await (await owner.ask('/api/admin/delivery-terms')).json()) as object;
    const transferAccount = { bank: 'GTBank', accountNumber: '0123456789', accountName: 'Oyin Bakes' };
    await owner.put('/api/admin/delivery-terms', { ...terms, freeAbove: 90_000, transferAccount });
    const { calendar } = (await (await owner.ask('/api/admin/calendar')).json()) as { calendar: object };
    await owner.put('/api/admin/calendar', { ...calendar, cutOff: '11:30' });
    const { data } = await readAuditLog('?topic=shop');
    expect(data.map(({ action, details }) => [action, details.changed])).toEqual([
      ['shop.calendar_changed', 'cutOff'],
      ['shop.delivery_terms_changed', 'freeAbove, transferAccount'],
    ]);
  });

  test('is read page by page, without a gap or a repeat, also about people', { tags: 'long' }, async () => {
    const { shop, owner, readProfile, readAuditLog } = await openSettings();
    const ada = await shop.addUser('ada@bakery.example');
    for (const step of ['disable', 'enable']) await owner.post(`/api/admin/users/${ada}/${step}`);
    await owner.put('/api/admin/shop', { ...(await readProfile()), name: 'Oven' });
    const whole = await readAuditLog();
    expect(whole.data[1]).toMatchObject({ action: 'user.enabled', subject: { id: ada, name: 'Ada Obi' } });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await readAuditLog(`?limit=1${cursor ? `&cursor=${cursor}` : ''}`);
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(whole.data.map(({ id }) => id));
    expect((await readAuditLog('?topic=user')).data.every(({ action }) => action.startsWith('user.'))).toBe(
      true,
    );
  });
});

test('an owner sees what is wrong with Ghost, and nobody else does (P32.10)', async () => {
  const lastReadAt = new Date('2026-11-14T08:30:00Z');
  const status = { site: 'https://words.example', problem: 'Ghost refused the connection.', lastReadAt };
  const shop = await openShopApp({ readContentStatus: () => status });
  const owner = await shop.signInUser('owner@bakery.example', { isAdmin: true });
  expect(await (await owner.ask('/api/admin/settings/services')).json()).toEqual({
    content: { ...status, lastReadAt: lastReadAt.toISOString() },
  });
  const customer = await shop.signInUser('ada@bakery.example');
  expect((await customer.ask('/api/admin/settings/services')).status).toBe(403);
});

test('an owner sees by which ways each administrator hears of what', async () => {
  const { shop, owner } = await openSettings();
  const helper = await shop.addUser('helper@bakery.example', { isAdmin: true, name: 'Bisi' });
  await shop.addUser('ada@bakery.example');
  await shop.db.insert(notificationChoices).values([
    { userId: helper, kind: 'new_order', channel: 'email', isOn: false },
    { userId: helper, kind: 'new_order', channel: 'push', isOn: false },
  ]);
  const answer = await owner.ask('/api/admin/settings/notifications');
  const { data } = listNotifiedAdministratorsEndpoint.answerSchema.parse(await answer.json());
  expect(data.map(({ name, notified }) => [name, notified.new_order, notified.payment_problem])).toEqual([
    ['Oyin Ade', ['in_app', 'push', 'email'], ['in_app', 'push', 'email']],
    ['Bisi', ['in_app'], ['in_app', 'push', 'email']],
  ]);
});

describe('a test mail', () => {
  test('goes to whoever asks for it', { tags: 'long' }, async () => {
    const { shop, owner } = await openSettings();
    const answer = await owner.post('/api/admin/settings/test-mail');
    expect(await answer.json()).toEqual({ sentTo: 'owner@bakery.example' });
    expect(shop.mails).toMatchObject([{ to: 'owner@bakery.example', subject: 'Test email from Oyin Bakes' }]);
  });

  test('that fails says why', async () => {
    const parts = {
      readShopProfile: () => DEMO_SHOP_PROFILE,
      mail: { send: () => Promise.reject(new MailFault('The password was refused.', { isLasting: true })) },
    };
    expect(await sendTestMail(parts, { email: 'owner@bakery.example' })).toMatchObject({
      ok: false,
      refusal: { code: 'mail_failed', message: 'The email wasn’t sent: The password was refused.' },
    });
  });

  test('is sent ten times an hour and no more', { tags: 'long' }, async () => {
    const { owner } = await openSettings();
    const statuses: number[] = [];
    for (let sent = 0; sent < 11; sent += 1) {
      statuses.push((await owner.post('/api/admin/settings/test-mail')).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });
});

describe('mails that did not leave', () => {
  const overdue = (shop: Awaited<ReturnType<typeof openShopApp>>, age: number, attempts = 12) =>
    shop.db.insert(messages).values({
      event: `old ${age}`,
      kind: 'order_placed',
      channel: 'email',
      recipient: 'ada@bakery.example',
      attempts,
      createdAt: new Date(Date.now() - age * 60_000),
    });

  test('are listed a minute after they were refused, and after a quarter of an hour in the queue; no longer when they are news to nobody (P32.13)', async () => {
    const { shop, owner } = await openSettings();
    for (const minutes of [0.5, 1.1, 15 * 24 * 60]) await overdue(shop, minutes);
    for (const minutes of [14, 16]) await overdue(shop, minutes, 0);
    const answer = await owner.ask('/api/admin/settings/unsent-mails');
    expect(listUnsentMailsEndpoint.answerSchema.parse(await answer.json()).data).toMatchObject([
      { recipient: 'ada@bakery.example', title: 'Order received', attempts: 0 },
      { recipient: 'ada@bakery.example', title: 'Order received', attempts: 12 },
    ]);
  });

  test('are counted also where there are more than can be shown', { tags: 'long' }, async () => {
    const { shop, owner } = await openSettings();
    for (let minutes = 20; minutes < 71; minutes += 1) await overdue(shop, minutes);
    const answer = await owner.ask('/api/admin/settings/unsent-mails');
    const { data, total } = listUnsentMailsEndpoint.answerSchema.parse(await answer.json());
    expect([data.length, total]).toEqual([50, 51]);
  });

  test('are ticked off where the address is wrong: not listed, not counted, not tried again, and kept in the activity log', {
    tags: 'long',
  }, async () => {
    const { shop, owner, readAuditLog } = await openSettings();
    await overdue(shop, 60);
    const list = async () => {
      const answer = await owner.ask('/api/admin/settings/unsent-mails');
      return listUnsentMailsEndpoint.answerSchema.parse(await answer.json());
    };
    const countOnDashboard = async () =>
      dashboardSchema.parse(await (await owner.ask('/api/admin/dashboard')).json()).attention.unsentMails;
    const id = (await list()).data[0]?.id ?? '';
    const change = async (to: 'settle' | 'reopen') =>
      (await owner.post(`/api/admin/settings/unsent-mails/${id}/${to}`)).status;
    expect(await countOnDashboard()).toBe(1);

    await owner.post('/api/admin/settings/unsent-mails/send');
    expect([await change('settle'), await change('settle')]).toEqual([204, 204]);
    await shop.settle();
    expect([await list(), await countOnDashboard()]).toEqual([{ data: [], total: 0 }, 0]);

    expect(await change('reopen')).toBe(204);
    expect(await list()).toMatchObject({ data: [{ id, attempts: 12 }], total: 1 });
    expect((await readAuditLog('?topic=shop')).data).toMatchObject([
      { action: 'shop.mail_reopened', actor: { id: owner.userId } },
      {
        action: 'shop.mail_settled',
        actor: { id: owner.userId },
        details: { mail: 'Order received' },
      },
    ]);
  });

  test('that are not there cannot be ticked off', async () => {
    const { owner } = await openSettings();
    for (const id of ['7', '00000000-0000-4000-8000-000000000000']) {
      const answer = await owner.post(`/api/admin/settings/unsent-mails/${id}/settle`);
      expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'no_such_mail' }]);
    }
  });

  test('are tried again at a press, each by one job however often it is pressed', async () => {
    const { shop, owner } = await openSettings();
    await overdue(shop, 60);
    for (const _ of [1, 2]) {
      expect((await owner.post('/api/admin/settings/unsent-mails/send')).status).toBe(204);
    }
    const { rows } = await shop.db.execute<{ jobs: number }>(
      sql`select count(*)::int as jobs from graphile_worker.jobs where task_identifier = 'send-message'`,
    );
    expect(rows).toEqual([{ jobs: 1 }]);
  });
});
