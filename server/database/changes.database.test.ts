import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { announceChange, followChanges } from './changes.ts';
import { connectDatabase, type DatabaseConnection } from './connect.ts';
import { inTransaction } from './transaction.ts';

const NEVER_MS = 3_600_000;
/** It comes at once as a rule; a busy machine may take seconds for it. */
const PATIENCE_MS = 20_000;
const log = pino({ level: 'silent' });

let testDatabase: TestDatabase;
let connected: DatabaseConnection;
let followers: { stop(): Promise<void> }[];

beforeEach(async () => {
  testDatabase = await createTestDatabase();
  connected = await connectDatabase({ connection: testDatabase.connection, log });
  followers = [];
});

afterEach(async () => {
  await Promise.all(followers.map((follower) => follower.stop()));
  await connected.close();
  await testDatabase.release();
});

type OnChange = Parameters<typeof followChanges>[0]['onChange'];

async function follow(onChange: OnChange, options: { pollEveryMs: number; names?: [] }) {
  const { connection } = testDatabase;
  const follower = await followChanges({ connection, pool: connected.pool, onChange, log, ...options });
  followers.push(follower);
  return follower;
}

function announce(): Promise<number> {
  return inTransaction(connected.db, (tx) => announceChange(tx, 'shop-profile'));
}

/** What a node would do whose NOTIFY got lost on the way. */
async function changeSilently(): Promise<void> {
  await connected.pool.query(
    `insert into data_versions (name, version) values ('shop-profile', 1)
     on conflict (name) do update set version = data_versions.version + 1`,
  );
}

async function cutListeners(): Promise<number> {
  const { rowCount } = await connected.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'oyin changes'`,
  );
  return rowCount ?? 0;
}

test('every follower hears of a change at once, and once for each version', async () => {
  const [first, second] = [vi.fn<OnChange>(), vi.fn<OnChange>()];
  await follow(first, { pollEveryMs: NEVER_MS });
  await follow(second, { pollEveryMs: NEVER_MS });

  await announce();
  await vi.waitFor(() => expect(first).toHaveBeenCalledWith('shop-profile', 1), PATIENCE_MS);
  await announce();
  for (const onChange of [first, second]) {
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith('shop-profile', 2), PATIENCE_MS);
    const versions = onChange.mock.calls.map(([, version]) => version);
    expect(new Set(versions).size).toBe(versions.length);
  }
});

test('who catches up has taken over every change until then', async () => {
  const taken: number[] = [];
  const { catchUp } = await follow(
    async (_name, version) => {
      await connected.pool.query('select 1');
      taken.push(version);
    },
    { pollEveryMs: NEVER_MS },
  );
  for (const version of [1, 2, 3]) {
    await changeSilently();
    await catchUp();
    expect(taken.at(-1)).toBe(version);
  }
});

test('who announces a change learns its version', async () => {
  expect([await announce(), await announce()]).toEqual([1, 2]);
});

test('a change that is rolled back is not announced', async () => {
  const onChange = vi.fn<OnChange>();
  await follow(onChange, { pollEveryMs: NEVER_MS });
  const undone = inTransaction(connected.db, async (tx) => {
    await announceChange(tx, 'shop-profile');
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');

  await announce();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), PATIENCE_MS);
  expect(onChange.mock.calls).toEqual([['shop-profile', 1]]);
});

test('changes from before are no news', async () => {
  await announce();
  const onChange = vi.fn<OnChange>();
  await follow(onChange, { pollEveryMs: 20 });

  await announce();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), PATIENCE_MS);
  expect(onChange.mock.calls).toEqual([['shop-profile', 2]]);
});

test('a change whose message was missed is noticed by polling', async () => {
  const onChange = vi.fn<OnChange>();
  await follow(onChange, { pollEveryMs: 20 });

  await changeSilently();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith('shop-profile', 1), PATIENCE_MS);
});

test('a lost connection is made again, and changes whose message was missed are noticed then', async () => {
  const [first, second] = [vi.fn<OnChange>(), vi.fn<OnChange>()];
  await follow(first, { pollEveryMs: NEVER_MS });
  await follow(second, { pollEveryMs: NEVER_MS });

  await changeSilently();
  expect(await cutListeners()).toBe(2);
  for (const onChange of [first, second]) {
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith('shop-profile', 1), PATIENCE_MS);
  }
  await announce();
  for (const onChange of [first, second]) {
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith('shop-profile', 2), PATIENCE_MS);
  }
});

test('a change that could not be taken over is reported again', async () => {
  const onChange = vi.fn<OnChange>().mockRejectedValueOnce(new Error('the database was busy'));
  await follow(onChange, { pollEveryMs: 20 });

  await announce();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2), PATIENCE_MS);
  expect(onChange.mock.calls).toEqual([
    ['shop-profile', 1],
    ['shop-profile', 1],
  ]);
});

test('only the names asked for are reported', async () => {
  const [all, none] = [vi.fn<OnChange>(), vi.fn<OnChange>()];
  await follow(none, { pollEveryMs: 20, names: [] });
  await follow(all, { pollEveryMs: 20 });

  await announce();
  await announce();
  await vi.waitFor(() => expect(all).toHaveBeenLastCalledWith('shop-profile', 2), PATIENCE_MS);
  expect(none).not.toHaveBeenCalled();
});
