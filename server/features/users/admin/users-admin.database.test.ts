import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { listAuditEventsEndpoint, listUsersEndpoint, userDetailsSchema } from '../../../../contract/users.ts';
import type { StaffRole } from '../../../../domain/users/roles.ts';
import { auditEvents } from '../../../database/schema/audit-events.ts';
import { users } from '../../../database/schema/identity.ts';
import { openShopApp, PASSWORD, type ShopApp } from '../../../testing/shop-app.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const LAST_OWNER = {
  message: 'This is the last owner. Make someone else an owner first.',
  code: 'last_owner',
};

async function openWithOwner() {
  const shop = await openShopApp();
  const owner = await shop.signInUser('owner@bakery.example', { name: 'Owner', isAdmin: true });
  const list = async (query = '') =>
    listUsersEndpoint.answerSchema.parse(await (await owner.ask(`/api/admin/users${query}`)).json());
  const change = (userId: string, name: string) => owner.post(`/api/admin/users/${userId}/${name}`);
  const setRole = (userId: string, role: StaffRole | null) =>
    owner.put(`/api/admin/users/${userId}/role`, { role });
  return { shop, owner, list, change, setRole };
}

const auditLogOf = async (shop: ShopApp, userId: string) =>
  (await shop.db.select().from(auditEvents).where(eq(auditEvents.subjectId, userId))).map(
    ({ action, actorId }) => ({ action, actorId }),
  );

describe('the list of users', () => {
  test('comes page by page, newest first, without gaps or repetition', { tags: 'long' }, async () => {
    const { shop, list } = await openWithOwner();
    const registeredAt = new Date('2026-03-01T12:00:00.123Z');
    for (let number = 1; number <= 6; number++) {
      const id = await shop.addUser(`person-${number}@bakery.example`);
      // Several of one moment are the hard case.
      await shop.db
        .update(users)
        .set({ createdAt: new Date(registeredAt.getTime() + Math.floor(number / 3) * 1000) })
        .where(eq(users.id, id));
    }
    const seen: string[] = [];
    let query = '?limit=2';
    for (;;) {
      const page = await list(query);
      expect(page.total).toBe(7);
      seen.push(...page.data.map(({ id }) => id));
      if (page.nextCursor === null) break;
      query = `?limit=2&cursor=${page.nextCursor}`;
    }
    expect(seen).toHaveLength(7);
    expect(seen).toEqual((await list('?limit=100')).data.map(({ id }) => id));
  });

  test('is searched by name, email and phone, as they are typed', async () => {
    const { shop, list } = await openWithOwner();
    const chioma = await shop.addUser('chi@kitchen.example', { name: 'Chioma Eze' });
    await shop.db.update(users).set({ phone: '+2348031234567' }).where(eq(users.id, chioma));
    for (const search of ['chioma', 'EZE', 'kitchen', '0803 123 4567', '+234 803', 'CHI@Kitchen.Example']) {
      const page = await list(`?search=${encodeURIComponent(search)}`);
      expect([search, page.data.map(({ id }) => id), page.total]).toEqual([search, [chioma], 1]);
    }
    for (const search of ['%', '_', '\\', "' or 1=1 --", 'nobody']) {
      expect((await list(`?search=${encodeURIComponent(search)}`)).data).toEqual([]);
    }
  });

  test('takes no page size that is none, and begins anew for a cursor that is none', {
    tags: 'long',
  }, async () => {
    const { owner, list } = await openWithOwner();
    for (const limit of ['0', '101', '1.5', 'all', '-1']) {
      expect((await owner.ask(`/api/admin/users?limit=${limit}`)).status).toBe(400);
    }
    expect((await list('?cursor=made-up')).data).toHaveLength(1);
  });

  test('does not show who has left', { tags: 'long' }, async () => {
    const { shop, list } = await openWithOwner();
    const ada = await shop.signInUser('ada@bakery.example');
    await ada.delete('/api/account', { password: PASSWORD });
    expect((await list()).data.map(({ email }) => email)).toEqual(['owner@bakery.example']);
    expect((await list('?search=Deleted')).data).toEqual([]);
  });
});

test('a user’s details tell how they get in, and never a secret', async () => {
  const { shop, owner } = await openWithOwner();
  const ada = await shop.signInUser('ada@bakery.example');
  const answer = await owner.ask(`/api/admin/users/${ada.userId}`);
  const text = await answer.text();
  expect(userDetailsSchema.parse(JSON.parse(text))).toMatchObject({
    id: ada.userId,
    email: 'ada@bakery.example',
    role: null,
    disabledAt: null,
    lastSeenAt: expect.any(String),
    sessionCount: 1,
    hasPassword: true,
    hasGoogle: false,
  });
  expect(text).not.toMatch(/token|"password"|hash/i);
});

test('nobody who is not there can be read or changed', async () => {
  const { owner, change } = await openWithOwner();
  for (const id of [NOBODY, 'x', "1' or '1'='1"]) {
    const path = `/api/admin/users/${encodeURIComponent(id)}`;
    for (const answer of [
      await owner.ask(path),
      await owner.ask(`${path}/audit`),
      await change(encodeURIComponent(id), 'disable'),
    ]) {
      expect([answer.status, await answer.json()]).toEqual([
        404,
        { message: 'We can’t find this user.', code: 'no_such_user' },
      ]);
    }
  }
});

describe('an administrator', () => {
  test('gives a role and takes it away, and both are on record', async () => {
    const { shop, owner, setRole } = await openWithOwner();
    const ada = await shop.signInUser('ada@bakery.example');
    expect((await ada.ask('/api/admin/users')).status).toBe(403);

    const given = await setRole(ada.userId, 'desk');
    expect([given.status, await given.json()]).toMatchObject([200, { role: 'desk' }]);
    expect((await ada.ask('/api/admin/users')).status).toBe(200);
    const taken = await setRole(ada.userId, null);
    expect([taken.status, await taken.json()]).toMatchObject([200, { role: null }]);
    // Whoever leaves the staff is signed out.
    expect((await ada.ask('/api/admin/users')).status).toBe(401);

    expect(await auditLogOf(shop, ada.userId)).toEqual([
      { action: 'user.role_changed', actorId: owner.userId },
      { action: 'user.role_changed', actorId: owner.userId },
    ]);
  });

  test('disables an account, which ends its sessions at once, and enables it again', async () => {
    const { shop, change } = await openWithOwner();
    const ada = await shop.signInUser('ada@bakery.example');
    const disabled = await change(ada.userId, 'disable');
    expect([disabled.status, await disabled.json()]).toMatchObject([
      200,
      { disabledAt: expect.any(String), sessionCount: 0 },
    ]);
    expect((await ada.patch('/api/account', { name: 'Ada' })).status).toBe(401);
    expect((await ada.ask('/api/auth/token')).status).toBe(401);
    const credentials = { email: 'ada@bakery.example', password: PASSWORD };
    expect((await shop.visit().post('/api/auth/sign-in/email', credentials)).status).toBe(403);

    expect(await (await change(ada.userId, 'enable')).json()).toMatchObject({ disabledAt: null });
    expect((await shop.visit().post('/api/auth/sign-in/email', credentials)).status).toBe(200);
  });

  test('signs somebody out everywhere', { tags: 'long' }, async () => {
    const { shop, change } = await openWithOwner();
    const ada = await shop.signInUser('ada@bakery.example');
    const phone = shop.visit();
    await phone.signIn('ada@bakery.example', PASSWORD, true);
    expect((await change(ada.userId, 'sign-out-everywhere')).status).toBe(200);
    for (const device of [ada, phone]) expect((await device.ask('/api/auth/token')).status).toBe(401);
    expect(await auditLogOf(shop, ada.userId)).toMatchObject([{ action: 'user.signed_out_everywhere' }]);
  });

  test('leaves no trace of a change that changed nothing', { tags: 'long' }, async () => {
    const { shop, change, setRole } = await openWithOwner();
    const id = await shop.addUser('ada@bakery.example');
    for (const answer of [
      await setRole(id, null),
      await change(id, 'enable'),
      await change(id, 'sign-out-everywhere'),
    ]) {
      expect(answer.status).toBe(200);
    }
    expect(await auditLogOf(shop, id)).toEqual([]);
  });
});

test('whoever is given or loses a role is told once, at their own address, as is every other owner (P28.521)', async () => {
  const { shop, change, setRole } = await openWithOwner();
  const ada = await shop.addUser('ada@bakery.example', { name: 'Ada' });
  await setRole(ada, 'owner');
  await setRole(ada, 'rider');
  await change(ada, 'disable');
  await change(ada, 'enable');
  await setRole(ada, null);
  await change(ada, 'disable');
  await shop.settle();
  const subjectsTo = (address: string) =>
    shop.mails.filter(({ to }) => to === address).map(({ subject }) => subject.split(' – ')[0]);
  expect(subjectsTo('ada@bakery.example').toSorted()).toEqual([
    'You were added to the team',
    'Your account was disabled',
    'Your account was enabled again',
    'Your role was changed',
    'You’re no longer on the team',
  ]);
  expect(subjectsTo('owner@bakery.example').filter((subject) => subject?.includes('Ada'))).toHaveLength(5);
});

test('a manager changes customers, but nobody of the staff (P35.2)', async () => {
  const { shop, owner } = await openWithOwner();
  const manager = await shop.signInUser('manager@bakery.example', { role: 'manager' });
  const ada = await shop.addUser('ada@bakery.example');
  const rider = await shop.addUser('rider@bakery.example', { role: 'rider' });
  const path = (userId: string, change: string) => `/api/admin/users/${userId}/${change}`;
  expect((await manager.post(path(ada, 'disable'))).status).toBe(200);
  for (const answer of [
    await manager.post(path(owner.userId, 'disable')),
    await manager.post(path(owner.userId, 'sign-out-everywhere')),
    await manager.post(path(rider, 'disable')),
    await manager.put(path(rider, 'role'), { role: null }),
    await manager.put(path(manager.userId, 'role'), { role: 'owner' }),
  ]) {
    expect(answer.status).toBe(403);
  }
});

describe('the last owner', () => {
  test('cannot lose the role, be disabled or leave', async () => {
    const { shop, owner, change, setRole } = await openWithOwner();
    await shop.addUser('manager@bakery.example', { role: 'manager' });
    for (const answer of [
      await setRole(owner.userId, 'manager'),
      await setRole(owner.userId, null),
      await change(owner.userId, 'disable'),
      await owner.delete('/api/account', { password: PASSWORD }),
    ]) {
      expect([answer.status, await answer.json()]).toEqual([409, LAST_OWNER]);
    }
    expect((await owner.ask('/api/admin/users')).status).toBe(200);
    expect(await auditLogOf(shop, owner.userId)).toEqual([]);
  });

  test('is the last one also when the others are disabled', async () => {
    const { shop, owner, change, setRole } = await openWithOwner();
    const second = await shop.addUser('second@bakery.example', { isAdmin: true });
    expect((await change(second, 'disable')).status).toBe(200);
    expect((await setRole(owner.userId, 'desk')).status).toBe(409);
  });

  test('remains when two take the role from each other at the same moment, on two nodes (P35.3)', async () => {
    const first = await openShopApp();
    const second = await openShopApp({ database: first.database });
    const ada = await first.signInUser('ada@bakery.example', { isAdmin: true });
    const bola = await second.signInUser('bola@bakery.example', { isAdmin: true });
    const answers = await Promise.all([
      ada.put(`/api/admin/users/${bola.userId}/role`, { role: 'manager' }),
      bola.put(`/api/admin/users/${ada.userId}/role`, { role: null }),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await first.db.select().from(users).where(eq(users.role, 'owner'))).toHaveLength(1);
  });
});

test('the audit log tells who did what, newest first, page by page', { tags: 'long' }, async () => {
  const { shop, owner, change, setRole } = await openWithOwner();
  const ada = await shop.addUser('ada@bakery.example');
  await setRole(ada, 'desk');
  await setRole(ada, null);
  for (const name of ['disable', 'enable']) await change(ada, name);
  await shop.db.insert(auditEvents).values([
    { action: 'user.role_changed', subjectId: ada, at: new Date(0) },
    // Something they did as an administrator, which did not happen to their account.
    { action: 'product.changed', actorId: ada, subjectId: ada },
  ]);

  const read = async (query: string) =>
    listAuditEventsEndpoint.answerSchema.parse(
      await (await owner.ask(`/api/admin/users/${ada}/audit${query}`)).json(),
    );
  const firstPage = await read('?limit=3');
  expect(firstPage.data.map(({ action }) => action)).toEqual([
    'user.enabled',
    'user.disabled',
    'user.role_changed',
  ]);
  expect(firstPage.data[0]?.actor).toEqual({ id: owner.userId, name: 'Owner' });
  const secondPage = await read(`?limit=3&cursor=${firstPage.nextCursor}`);
  expect(secondPage.data.map(({ action, actor }) => [action, actor?.name ?? null])).toEqual([
    ['user.role_changed', 'Owner'],
    ['user.role_changed', null],
  ]);
  expect(secondPage.nextCursor).toBeNull();
});
