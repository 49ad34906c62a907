import { expect, test } from 'vitest';
import { invitationSchema } from '../../../../contract/invitations.ts';
import { auditEvents } from '../../../database/schema/audit-events.ts';
import { users } from '../../../database/schema/identity.ts';
import { pendingRegistrations } from '../../../database/schema/pending-registrations.ts';
import { staffInvitations } from '../../../database/schema/staff-invitations.ts';
import { openShopApp, PASSWORD } from '../../../testing/shop-app.ts';

const EMAIL = 'ngozi@bakery.example';

async function inviteByEmail() {
  const shop = await openShopApp();
  const owner = await shop.signInUser('owner@bakery.example', { name: 'Folake', isAdmin: true });
  const answer = await owner.post('/api/admin/invitations', { role: 'desk', email: EMAIL });
  const { id, link } = invitationSchema.parse(await answer.json());
  await shop.settle();
  const [, emailedKey = ''] = /invitation#token=([\w.-]+)/.exec(shop.mails[0]?.text ?? '') ?? [];
  const register = (visitor: ReturnType<typeof shop.visit>, invitationKey: string, email = EMAIL) =>
    visitor.post('/api/auth/sign-up/email', { name: 'Ngozi', email, password: PASSWORD, invitationKey });
  return { shop, owner, id, emailedKey, shownKey: link.split('#token=')[1] ?? '', register };
}
type Invited = Awaited<ReturnType<typeof inviteByEmail>>;

test('whoever was invited by email registers without a second one, is signed in, and accepts (P28.316)', async () => {
  const { shop, emailedKey, register } = await inviteByEmail();
  const ngozi = shop.visit();
  const shown = await ngozi.post('/api/invitations/read', { key: emailedKey });
  expect(await shown.json()).toMatchObject({ email: EMAIL, provesEmail: true });
  // Begun before, and confirmed by nobody since.
  await register(shop.visit(), 'no key');
  const registered = await register(ngozi, emailedKey);
  expect([registered.status, await registered.json()]).toMatchObject([200, { user: { email: EMAIL } }]);
  expect(await shop.db.$count(pendingRegistrations)).toBe(0);
  await shop.settle();
  expect(shop.mails.map(({ to }) => to)).toEqual([EMAIL]);
  const log = (await shop.db.select().from(auditEvents)).map(({ action }) => action);
  expect(log).toEqual(expect.arrayContaining(['user.registered', 'user.email_confirmed']));
  await ngozi.fetchToken();
  expect((await ngozi.post('/api/invitations/accept', { key: emailedKey })).status).toBe(200);
  expect((await shop.db.select().from(users)).find(({ email }) => email === EMAIL)?.role).toBe('desk');
});

test.each<[string, (invited: Invited) => Promise<{ readonly key: string; readonly email?: string }>]>([
  ['the link that the owner is shown', async ({ shownKey }) => ({ key: shownKey })],
  [
    'the link with another email address',
    async ({ emailedKey }) => ({ key: emailedKey, email: 'musa@bakery.example' }),
  ],
  [
    'the link of an invitation that was withdrawn',
    async ({ owner, id, emailedKey }) => {
      await owner.delete(`/api/admin/invitations/${id}`);
      return { key: emailedKey };
    },
  ],
  [
    'the link of an invitation that has expired',
    async ({ shop, emailedKey }) => {
      await shop.db.update(staffInvitations).set({ expiresAt: new Date(Date.now() - 1000) });
      return { key: emailedKey };
    },
  ],
  [
    'the link of an invitation that somebody has accepted',
    async ({ shop, emailedKey }) => {
      const musa = await shop.signInUser('musa@bakery.example');
      expect((await musa.post('/api/invitations/accept', { key: emailedKey })).status).toBe(200);
      return { key: emailedKey };
    },
  ],
  ['a made-up key', async ({ id }) => ({ key: `${id}.made-up` })],
])('%s proves no mailbox: it is asked by email as ever (P28.316)', async (_, prepare) => {
  const invited = await inviteByEmail();
  const { shop, register } = invited;
  const { key, email = EMAIL } = await prepare(invited);
  const known = await shop.db.$count(users);
  const stranger = shop.visit();
  const registered = await register(stranger, key, email);
  expect([registered.status, await registered.json()]).toEqual([200, { status: true }]);
  expect(registered.headers.getSetCookie()).toEqual([]);
  expect(await shop.db.$count(users)).toBe(known);
  await shop.settle();
  expect(shop.mails.at(-1)?.text).toContain('/confirmemail#token=');
});

test('used again, the emailed link opens no account that is there: its owner is told by email (P28.316)', async () => {
  const { shop, emailedKey, register } = await inviteByEmail();
  const both = await Promise.all(
    [shop.visit(), shop.visit()].map((visitor) => register(visitor, emailedKey)),
  );
  const answers = await Promise.all(both.map((answer) => answer.json()));
  expect(answers.filter((answer) => Object.hasOwn(Object(answer), 'user'))).toHaveLength(1);
  expect(answers).toContainEqual({ status: true });
  expect((await shop.db.select().from(users)).filter(({ email }) => email === EMAIL)).toHaveLength(1);
  await shop.settle();
  expect(shop.mails).toHaveLength(2);
  expect(shop.mails.at(-1)?.text).toContain('/forgotpassword');
});
