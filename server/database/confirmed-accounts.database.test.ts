import { expect, test } from 'vitest';
import { openOlderDatabase } from '../testing/older-database.ts';
import { migrateDatabase } from './migrate.ts';

/** From when on an account begins with its confirmed address. */
const MIGRATION = 'registrations-and-job-workers';

test('an account that nobody confirmed ends as a deleted one does; everybody else’s stays', {
  tags: 'long',
}, async () => {
  const pool = await openOlderDatabase(MIGRATION);
  await pool.query(`
    insert into users (name, email, phone, email_verified, is_admin) values
      ('Confirmed', 'confirmed@bakery.example', null, true, false),
      ('Unconfirmed', 'unconfirmed@bakery.example', '+2348031234567', false, false),
      ('Appointed', 'appointed@bakery.example', null, false, true)
  `);
  await pool.query(`
    insert into accounts (user_id, account_id, provider_id, password)
    select id, id::text, 'credential', 'hash' from users
  `);
  await pool.query(
    `insert into sessions (user_id, token, expires_at) select id, id::text, now() + interval '1 hour' from users`,
  );
  await migrateDatabase(pool);

  const { rows: users } = await pool.query(`
    select name, phone, email_verified, is_admin, deleted_at is not null as is_deleted, disabled_at is not null as is_disabled,
      (select count(*)::int from accounts where user_id = users.id) as accounts,
      (select count(*)::int from sessions where user_id = users.id) as sessions,
      email like '%@deleted.invalid' as is_nameless
    from users order by name
  `);
  const stored = {
    phone: null,
    email_verified: true,
    is_deleted: false,
    is_disabled: false,
    accounts: 1,
    sessions: 1,
    is_nameless: false,
  };
  expect(users).toEqual([
    { ...stored, name: 'Appointed', is_admin: true },
    { ...stored, name: 'Confirmed', is_admin: false },
    {
      name: 'Deleted account',
      phone: null,
      email_verified: false,
      is_admin: false,
      is_deleted: true,
      is_disabled: true,
      accounts: 0,
      sessions: 0,
      is_nameless: true,
    },
  ]);
  const { rows: events } = await pool.query('select action from audit_events');
  expect(events).toEqual([{ action: 'user.deleted' }]);
});

test('from then on the database itself refuses an account without a confirmed address', {
  tags: 'long',
}, async () => {
  const pool = await openOlderDatabase(MIGRATION);
  await migrateDatabase(pool);
  const insert = pool.query(`insert into users (name, email) values ('Ada', 'ada@bakery.example')`);
  await expect(insert).rejects.toThrow(/users_email_is_confirmed/);
});
