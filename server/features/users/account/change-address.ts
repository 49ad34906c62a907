import type { AddressInput, SavedAddress } from '../../../../contract/account.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { clearDefault, lockOwner, updateAddress } from './addresses.store.ts';

export const NO_SUCH_ADDRESS_ENTRY = refuse(
  'not_found',
  'no_such_address_entry',
  'This address is no longer among yours.',
);

export function changeAddress(
  db: Database,
  userId: string,
  addressId: string,
  input: AddressInput,
): Promise<Result<SavedAddress>> {
  return inTransaction(db, async (tx) => {
    await lockOwner(tx, userId);
    const found = await updateAddress(tx, userId, addressId, { ...input, isDefault: false });
    if (!found || !input.isDefault) return found ? accept(found) : NO_SUCH_ADDRESS_ENTRY;
    await clearDefault(tx, userId);
    const changed = await updateAddress(tx, userId, addressId, input);
    return changed ? accept(changed) : NO_SUCH_ADDRESS_ENTRY;
  });
}
