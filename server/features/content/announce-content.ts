import { announceChange } from '../../database/changes.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';

/** The moment of a scheduled post has come: every node reads again what is published. Once too often does no harm. */
export async function announceContent(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    await announceChange(tx, 'content');
  });
}
