import { escapeIdentifier } from 'pg';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createEmptyDatabase } from '../testing/test-database.ts';
import { connectDatabase } from './connect.ts';
import { migrateDatabase } from './migrate.ts';

const log = pino({ level: 'silent' });

async function openEmpty() {
  const database = await createEmptyDatabase();
  onTestFinished(() => database.release());
  const { pool, close } = await connectDatabase({ connection: database.connection, log });
  onTestFinished(close);
  return { ...database, pool };
}

test('whoever waits for another node’s migration is told for whom, and not for ever (P32.3)', async () => {
  const { pool } = await openEmpty();
  const holder = await pool.connect();
  onTestFinished(() => holder.release(true));
  const { rows } = await holder.query(
    `select pg_advisory_lock(hashtextextended('oyin: migrations', 0)), pg_backend_pid() as pid`,
  );
  const steps: string[] = [];
  const migrating = migrateDatabase(pool, { report: (step) => steps.push(step), patienceMs: 600 });
  await expect(migrating).rejects.toThrow(
    new RegExp(
      `another node \\(at .+, PostgreSQL process ${rows[0].pid}, connected since .+\\) has been doing so`,
    ),
  );
  expect(steps).toEqual([
    expect.stringMatching(/^Waiting for another node \(at .+\) to bring the tables up to date$/),
  ]);
});

test('a user who may not create schemas gets one sentence with what to do (P32.4)', async () => {
  const { pool, connection } = await openEmpty();
  const { database, user } = connection;
  // An owner may give up this right like anybody else.
  await pool.query(`revoke create on database ${escapeIdentifier(database)} from ${escapeIdentifier(user)}`);
  await expect(migrateDatabase(pool)).rejects.toThrow(
    `The user "${user}" may not create schemas and tables in the database "${database}": run GRANT CREATE ON DATABASE`,
  );
});
