import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/** Whoever else asks for one of these names waits until this transaction ends. In one order, so that no two wait for each other. */
export async function lockNames(tx: Transaction, names: readonly string[]): Promise<void> {
  const sorted = sql.param([...new Set(names)].sort());
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${sorted}::text[]) as name`,
  );
}
