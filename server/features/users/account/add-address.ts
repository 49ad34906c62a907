import type { AddressInput, SavedAddress } from '../../../../contract/account.ts';
import { ADDRESSES_MAX } from '../../../../domain/addresses/address.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { clearDefault, countAddresses, insertAddress, lockOwner } from './addresses.store.ts';

/** The first one is the default, whatever was ticked. */
export function addAddress(db: Database, userId: string, input: AddressInput): Promise<Result<SavedAddress>> {
  return inTransaction(db, async (tx) => {
    await lockOwner(tx, userId);
    const total = await countAddresses(tx, userId);
    if (total >= ADDRESSES_MAX) {
      return refuse(
        'conflict',
        'too_many_addresses',
        `You can keep ${ADDRESSES_MAX} addresses. Remove one that you no longer need.`,
      );
    }
    const isDefault = input.isDefault || total === 0;
    if (isDefault) await clearDefault(tx, userId);
    return accept(await insertAddress(tx, userId, { ...input, isDefault }));
  });
}
