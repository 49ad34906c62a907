import { accept, type Result } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { deleteAddress, lockOwner, makeNewestDefault } from './addresses.store.ts';
import { NO_SUCH_ADDRESS_ENTRY } from './change-address.ts';

/** When the default goes, the newest of the others takes its place. */
export function removeAddress(db: Database, userId: string, addressId: string): Promise<Result<void>> {
  return inTransaction(db, async (tx) => {
    await lockOwner(tx, userId);
    const removed = await deleteAddress(tx, userId, addressId);
    if (!removed) return NO_SUCH_ADDRESS_ENTRY;
    if (removed.isDefault) await makeNewestDefault(tx, userId);
    return accept(undefined);
  });
}
