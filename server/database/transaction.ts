import { setTimeout as pause } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Refused, Result } from '../../domain/refusal.ts';
import { isSharedPool, TIMEOUTS } from './connect.ts';
import { type Database, openConnection, type Transaction } from './database.ts';

const MAX_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 10;

/** Serialization failure and deadlock: PostgreSQL undid everything, and the same work may well succeed next time. */
const WORTH_ANOTHER_ATTEMPT = ['40001', '40P01'];

/** `work` may run several times, so it must touch nothing but the transaction: mail, push and files follow from jobs. */
export async function inTransaction<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
  config?: PgTransactionConfig,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(db, work, config);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isWorthAnotherAttempt(error)) throw error;
      // Chance keeps two rivals from meeting again at the same moment.
      await pause(FIRST_PAUSE_MS * 2 ** attempt * Math.random());
    }
  }
}

/** For work of several writes: a refusal undoes those that came before it, as a fault does. */
export async function inTransactionUnlessRefused<Value>(
  db: Database,
  work: (tx: Transaction) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  try {
    return await inTransaction(db, async (tx) => {
      const done = await work(tx);
      if (!done.ok) throw new Undoing(done);
      return done;
    });
  } catch (error) {
    if (error instanceof Undoing) return error.refused;
    throw error;
  }
}

class Undoing extends Error {
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(refused.refusal.message);
    this.refused = refused;
  }
}

/** Drizzle's own checkout never gives a connection back that dies before BEGIN is answered; this one always does. */
async function runOnce<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
  config?: PgTransactionConfig,
): Promise<Result> {
  const client = await db.$client.connect();
  try {
    return await openConnection(client).transaction(async (tx) => {
      if (isSharedPool(db.$client)) await tx.execute(setTimeouts());
      return work(tx);
    }, config);
  } finally {
    client.release();
  }
}

function setTimeouts(): SQL {
  const settings = Object.entries(TIMEOUTS).map(
    ([name, ms]) => sql`set_config(${name}, ${String(ms)}, true)`,
  );
  return sql`select ${sql.join(settings, sql`, `)}`;
}

/** Drizzle wraps what PostgreSQL says, once per layer. */
function isWorthAnotherAttempt(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return WORTH_ANOTHER_ATTEMPT.includes(code) || isWorthAnotherAttempt(error.cause);
}
