import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/** Shared by whoever reads pictures for a backup; until then none is cleaned up. */
export const PICTURES_READ_LOCK = 'oyin: pictures are read for a backup';

/**
 * Whoever else asks for one of these names waits until this transaction ends; shared names may be had by many at once, and
 * whoever locks one of them waits for all. In one order, so that no two wait for each other.
 */
export async function lockNames(
  tx: Transaction,
  names: readonly string[],
  sharedNames: readonly string[] = [],
): Promise<void> {
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${sort(names)}::text[]) as name
    union all
    select pg_advisory_xact_lock_shared(hashtextextended(name, 0)) from unnest(${sort(sharedNames)}::text[]) as name
  `);
}

/** Whether nobody else has this name; if so, nobody else gets it until this transaction ends. */
export async function tryLockName(tx: Transaction, name: string): Promise<boolean> {
  const { rows } = await tx.execute<{ isTaken: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as "isTaken"`,
  );
  return rows[0]?.isTaken === true;
}

function sort(names: readonly string[]) {
  return sql.param([...new Set(names)].sort());
}
