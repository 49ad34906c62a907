import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { invitationSchema, listInvitationsEndpoint } from '../../../../contract/invitations.ts';
import type { StaffRole } from '../../../../domain/users/roles.ts';
import { auditEvents } from '../../../database/schema/audit-events.ts';
import { sessions, users } from '../../../database/schema/identity.ts';
import { passkeys } from '../../../database/schema/second-factors.ts';
import { staffInvitations } from '../../../database/schema/staff-invitations.ts';
import { openShopApp, SHOP_URL, type ShopApp } from '../../../testing/shop-app.ts';

async function openWithOwner(options: Parameters<typeof openShopApp>[0] = {}) {
  const shop = await openShopApp(options);
  const owner = await shop.signInUser('owner@bakery.example', { name: 'Folake', isAdmin: true });
  const invite = async (role: StaffRole, email: string | null = null) => {
    const answer = await owner.post('/api/admin/invitations', { role, email });
    expect(answer.status).toBe(201);
    const invitation = invitationSchema.parse(await answer.json());
    return { ...invitation, key: readKey(invitation.link) };
  };
  const list = async () =>
    listInvitationsEndpoint.answerSchema.parse(await (await owner.ask('/api/admin/invitations')).json()).data;
  return { shop, owner, invite, list };
}

const ELEVEN_MINUTES_MS = 11 * 60_000;

const readKey = (link: string) => link.split('#token=')[1] ?? '';

const roleOf = async (shop: ShopApp, userId: string) =>
  (await shop.db.select().from(users).where(eq(users.id, userId)))[0]?.role;

test('an invitation by email or link makes one person staff, once, in the role it names (P35.10)', {
  tags: 'long',
}, async () => {
  const { shop, invite, list } = await openWithOwner();
  const byMail = await invite('desk', 'ngozi@bakery.example');
  const byLink = await invite('rider');
  expect((await list()).map(({ id, email }) => [id, email])).toEqual([
    [byLink.id, null],
    [byMail.id, 'ngozi@bakery.example'],
  ]);
  await shop.settle();
  const mail = shop.mails.find(({ to }) => to === 'ngozi@bakery.example');
  expect(mail?.text).toContain(`${SHOP_URL}/invitation#token=${byMail.id}.`);
  // Who is shown the link does not read the mailbox.
  expect(mail?.text).not.toContain(byMail.key);
  expect(byMail.link.startsWith(`${SHOP_URL}/invitation#token=`)).toBe(true);

  const shown = await shop.visit().post('/api/invitations/read', { key: byMail.key });
  expect(await shown.json()).toMatchObject({
    role: 'desk',
    invitedBy: 'Folake',
    email: 'ngozi@bakery.example',
    needsSecondFactor: false,
  });
  const ngozi = await shop.signInUser('ngozi@bakery.example');
  const musa = await shop.signInUser('musa@bakery.example');
  const answers = await Promise.all(
    [ngozi, musa].map((person) => person.post('/api/invitations/accept', { key: byMail.key })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  const roles = await Promise.all([ngozi, musa].map(({ userId }) => roleOf(shop, userId)));
  expect(roles.toSorted()).toEqual(['desk', null]);
  expect((await list()).map(({ id }) => id)).toEqual([byLink.id]);
  const log = await shop.db.select().from(auditEvents);
  expect(log.map(({ action }) => action).toSorted()).toEqual([
    'shop.staff_invited',
    'shop.staff_invited',
    'user.invitation_accepted',
  ]);
});

test('the list of open invitations opens none: their links need a fresh proof (P30.12)', async () => {
  const { shop, owner, invite } = await openWithOwner();
  const { id, key, link } = await invite('manager');
  expect(await (await owner.ask('/api/admin/invitations')).text()).not.toContain(key);
  const show = () => owner.post(`/api/admin/invitations/${id}/link`);
  expect(await (await show()).json()).toMatchObject({ link });
  await shop.db.update(sessions).set({ provenAt: new Date(Date.now() - ELEVEN_MINUTES_MS) });
  const refused = await show();
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'fresh_sign_in_required' }]);
});

test('an invitation ends after seven days, when it is withdrawn, and with its owner (P35.10)', {
  tags: 'long',
}, async () => {
  const { shop, owner, invite } = await openWithOwner();
  const second = await shop.signInUser('second@bakery.example', { role: 'owner' });
  const ada = await shop.signInUser('ada@bakery.example');
  const tryKey = async (key: string) => [
    (await shop.visit().post('/api/invitations/read', { key })).status,
    (await ada.post('/api/invitations/accept', { key })).status,
  ];

  const old = await invite('kitchen');
  const [row] = await shop.db.select().from(staffInvitations);
  expect(Number(row?.expiresAt) - Number(row?.createdAt)).toBe(7 * 86_400_000);
  await shop.db.update(staffInvitations).set({ expiresAt: new Date(Date.now() - 1000) });
  expect(await tryKey(old.key)).toEqual([410, 410]);

  const withdrawn = await invite('kitchen');
  expect((await owner.delete(`/api/admin/invitations/${withdrawn.id}`)).status).toBe(204);
  expect((await owner.delete(`/api/admin/invitations/${withdrawn.id}`)).status).toBe(404);
  expect(await tryKey(withdrawn.key)).toEqual([410, 410]);

  const orphan = await invite('owner');
  expect((await second.put(`/api/admin/users/${owner.userId}/role`, { role: null })).status).toBe(200);
  expect(await tryKey(orphan.key)).toEqual([410, 410]);

  expect(await tryKey(`${withdrawn.id}.made-up`)).toEqual([410, 410]);
  expect(await roleOf(shop, ada.userId)).toBeNull();
});

test('a manager’s role takes effect with a second factor only, and no link changes a role (P35.11)', async () => {
  const { shop, owner, invite } = await openWithOwner();
  const { key } = await invite('manager');
  const ada = await shop.signInUser('ada@bakery.example');
  const early = await ada.post('/api/invitations/accept', { key });
  expect(early.status).toBe(403);
  expect(await early.json()).toMatchObject({ code: 'second_factor_required' });
  expect(await roleOf(shop, ada.userId)).toBeNull();

  await shop.db
    .insert(passkeys)
    .values({ userId: ada.userId, credentialId: 'key', publicKey: '', counter: 0, name: 'Phone' });
  expect((await ada.post('/api/invitations/accept', { key })).status).toBe(200);
  expect(await roleOf(shop, ada.userId)).toBe('manager');

  const other = await invite('kitchen');
  const refused = await owner.post('/api/invitations/accept', { key: other.key });
  expect(await refused.json()).toMatchObject({ code: 'already_staff' });
  expect(await roleOf(shop, owner.userId)).toBe('owner');
});

test('twenty invitations can be open, and a mailbox gets five an hour (P35.10)', {
  tags: 'long',
}, async () => {
  const { owner, invite } = await openWithOwner();
  for (let count = 0; count < 20; count++) await invite('rider', count < 5 ? 'ada@bakery.example' : null);
  const tooMany = await owner.post('/api/admin/invitations', { role: 'rider', email: null });
  expect(await tooMany.json()).toMatchObject({ code: 'too_many_invitations' });
  const flood = await owner.post('/api/admin/invitations', { role: 'rider', email: 'ada@bakery.example' });
  expect(flood.status).toBe(429);
});
