import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openFolderFiles } from '../../adapters/files/folder.ts';
import { restoreBackup } from '../../backup/restore-backup.ts';
import { findOrders } from '../../features/orders/admin/find-orders.ts';
import { openOlderDatabase } from '../../testing/older-database.ts';
import { makeTemporaryFolder } from '../../testing/temporary-folder.ts';
import { createEmptyDatabase } from '../../testing/test-database.ts';
import { connectDatabase } from '../connect.ts';
import { migrateDatabase } from '../migrate.ts';

const releases = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.backup'));

async function upgradeRelease(release: string) {
  const { connection, release: drop } = await createEmptyDatabase();
  const { db, pool, close } = await connectDatabase({ connection, log: pino({ level: 'silent' }) });
  const folder = await makeTemporaryFolder();
  onTestFinished(async () => {
    await close();
    await drop();
    await folder[Symbol.asyncDispose]();
  });
  const files = await openFolderFiles(folder.path);
  const path = join(import.meta.dirname, release);
  const { tables } = await restoreBackup(path, { pool, files }, { passphrase: undefined, replace: false });
  await migrateDatabase(pool);
  return { db, pool, tables };
}

test.each(releases)(
  'the shop of %s is brought up to date, and its orders are read (P33.7)',
  async (release) => {
    const { db, pool, tables } = await upgradeRelease(release);
    const { rows } = await pool.query<{ number: string }>('select number from orders order by number');
    expect(rows).toHaveLength(tables.find(({ name }) => name === 'orders')?.rows ?? -1);
    const found = await findOrders(db, rows[0]?.number ?? '', 5, new Date());
    expect(found.length).toBeGreaterThan(0);
  },
);

test('a node of 0.1.0 registers customers and changes who is an administrator beside this version, and means the role (P33.11)', async () => {
  const { pool } = await upgradeRelease('0.1.0.backup');
  const listener = await pool.connect();
  onTestFinished(() => listener.release(true));
  const news: unknown[] = [];
  listener.on('notification', ({ payload }) => news.push(JSON.parse(payload ?? '')));
  await listener.query('listen oyin_news');
  const readUser = async (id: string) =>
    (await pool.query('select role, is_admin from users where id = $1', [id])).rows[0];

  // As its identity library and its user administration say it.
  const { rows } = await pool.query<{ id: string }>(
    `insert into "users" ("name", "email", "email_verified", "image", "phone", "is_admin")
     values ('Ada Obi', 'ada@bakery.example', true, null, null, false) returning "id"`,
  );
  const id = rows[0]?.id ?? '';
  expect(await readUser(id)).toEqual({ role: null, is_admin: false });
  const write = async (isAdmin: boolean, action: string) => {
    await pool.query('update "users" set "is_admin" = $1, "updated_at" = now() where "id" = $2', [
      isAdmin,
      id,
    ]);
    await pool.query(
      'insert into "audit_events" ("action", "actor_id", "subject_id", "details") values ($1, null, $2, default)',
      [action, id],
    );
  };
  await write(true, 'user.admin_granted');
  expect(await readUser(id)).toEqual({ role: 'owner', is_admin: true });
  await write(false, 'user.admin_revoked');
  expect(await readUser(id)).toEqual({ role: null, is_admin: false });
  const { rows: changes } = await pool.query(
    'select action, details from audit_events where subject_id = $1 order by at, id',
    [id],
  );
  expect(changes).toEqual([
    { action: 'user.role_changed', details: { before: 'customer', after: 'owner' } },
    { action: 'user.role_changed', details: { before: 'owner', after: 'customer' } },
  ]);

  // This version says the role, and the older one reads the flag.
  for (const [role, isAdmin] of [
    ['manager', true],
    ['kitchen', false],
    ['owner', true],
    [null, false],
  ]) {
    await pool.query('update users set role = $1 where id = $2', [role, id]);
    expect(await readUser(id)).toEqual({ role, is_admin: isAdmin });
  }
  await expect.poll(() => news).toEqual(Array(6).fill({ kind: 'session', userId: id, sessionId: null }));
});

test('a database whose flag was generated from the role is brought up to date as well (P33.11)', {
  tags: 'long',
}, async () => {
  const pool = await openOlderDatabase('is-admin-beside-roles');
  await pool.query(`
    drop trigger users_announce_role_change on users;
    alter table users drop column is_admin;
    alter table users add column is_admin boolean
      generated always as (coalesce(role in ('owner', 'manager'), false)) stored not null;
    create trigger users_announce_role_change after update of role, disabled_at on users
      for each row execute function announce_role_change();
    insert into users (name, email, email_verified, role) values ('Ada Obi', 'ada@bakery.example', true, 'owner');
  `);
  await migrateDatabase(pool);
  await pool.query('update users set is_admin = false');
  expect((await pool.query('select role, is_admin from users')).rows).toEqual([
    { role: null, is_admin: false },
  ]);
});
