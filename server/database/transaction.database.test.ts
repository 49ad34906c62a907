import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { connectDatabase, type DatabaseConnection } from './connect.ts';
import type { Transaction } from './database.ts';
import { dataVersions } from './schema/data-versions.ts';
import { inTransaction } from './transaction.ts';

const log = pino({ level: 'silent' });
let testDatabase: TestDatabase;
let connected: DatabaseConnection;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  connected = await connectDatabase({ connection: testDatabase.connection, log });
});

afterAll(async () => {
  await connected.close();
  await testDatabase.release();
});

beforeEach(async () => {
  await connected.db.delete(dataVersions);
  await connected.db.insert(dataVersions).values([{ name: 'bread' }, { name: 'cake' }]);
});

async function readVersion(name: string): Promise<number | undefined> {
  const [row] = await connected.db.select().from(dataVersions).where(eq(dataVersions.name, name));
  return row?.version;
}

function addOne(tx: Transaction, name: string) {
  return tx
    .update(dataVersions)
    .set({ version: sql`${dataVersions.version} + 1` })
    .where(eq(dataVersions.name, name));
}

/** Lets everyone go on once `count` have arrived; who comes later passes. */
function createGate(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let arrived = 0;
  return () => {
    arrived += 1;
    if (arrived >= count) resolve();
    return promise;
  };
}

test('rivals that read the same row before writing it all succeed in the end', async () => {
  const rivals = 3;
  const everyoneHasRead = createGate(rivals);
  let attempts = 0;
  const addAfterReading = () =>
    inTransaction(
      connected.db,
      async (tx) => {
        attempts += 1;
        await tx.select().from(dataVersions);
        await everyoneHasRead();
        await addOne(tx, 'cake');
      },
      { isolationLevel: 'repeatable read' },
    );

  await Promise.all(Array.from({ length: rivals }, addAfterReading));
  expect(await readVersion('cake')).toBe(rivals);
  expect(attempts).toBeGreaterThan(rivals);
});

test('a deadlock is undone and tried again', async () => {
  const bothHoldOne = createGate(2);
  const takeBoth = (first: string, second: string) =>
    inTransaction(connected.db, async (tx) => {
      await addOne(tx, first);
      await bothHoldOne();
      await addOne(tx, second);
    });

  await Promise.all([takeBoth('cake', 'bread'), takeBoth('bread', 'cake')]);
  expect([await readVersion('cake'), await readVersion('bread')]).toEqual([2, 2]);
});

test('work that never succeeds is given up after five attempts', async () => {
  let attempts = 0;
  const neverSucceed = inTransaction(connected.db, async (tx) => {
    attempts += 1;
    await tx.execute(sql`do $$ begin raise exception 'too busy' using errcode = '40001'; end $$`);
  });

  await expect(neverSucceed).rejects.toThrow();
  expect(attempts).toBe(5);
});

test('any other error undoes the work at once and is passed on', async () => {
  let attempts = 0;
  const fail = inTransaction(connected.db, async (tx) => {
    attempts += 1;
    await addOne(tx, 'cake');
    throw new Error('the oven is cold');
  });

  await expect(fail).rejects.toThrow('the oven is cold');
  expect(attempts).toBe(1);
  expect(await readVersion('cake')).toBe(0);
});

test('a connection lost in the middle of a transaction goes back to the pool to be replaced', async () => {
  const single = await connectDatabase({ connection: testDatabase.connection, log, maxConnections: 1 });
  const loseConnection = inTransaction(single.db, async (tx) => {
    await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
  });
  await expect(loseConnection).rejects.toThrow();

  await inTransaction(single.db, (tx) => addOne(tx, 'cake'));
  expect(await readVersion('cake')).toBe(1);
  await single.close();
});
