import type { Account, AccountChange } from '../../../../contract/account.ts';
import type { Result } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { writeUser } from '../users.store.ts';
import { readAccount } from './read-account.ts';

/** What is not sent stays as it is. */
export async function changeAccount(
  db: Database,
  userId: string,
  { name, phone }: AccountChange,
): Promise<Result<Account>> {
  const changes = { ...(name !== undefined && { name }), ...(phone !== undefined && { phone }) };
  await inTransaction(db, (tx) => writeUser(tx, userId, changes));
  return readAccount(db, userId);
}
