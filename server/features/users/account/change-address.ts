import type { AddressInput, SavedAddress } from '../../../../contract/account.ts';
import { agreeArea, isDefaultAddress } from '../../../../domain/addresses/keep-address.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { clearDefault, listAddressRows, lockOwner, updateAddress } from './addresses.store.ts';

export const NO_SUCH_ADDRESS_ENTRY = refuse(
  'not_found',
  'no_such_address_entry',
  'This address no longer exists in your account.',
);

export function changeAddress(
  db: Database,
  userId: string,
  addressId: string,
  input: AddressInput,
): Promise<Result<SavedAddress>> {
  return inTransaction(db, async (tx) => {
    await lockOwner(tx, userId);
    const all = await listAddressRows(tx, userId);
    const stored = all.find(({ id }) => id === addressId);
    if (!stored) return NO_SUCH_ADDRESS_ENTRY;
    const agreed = agreeArea(input, stored);
    if (!agreed.ok) return agreed;
    const others = all.filter((each) => each !== stored);
    const isDefault = isDefaultAddress(input.isDefault, others);
    if (isDefault) await clearDefault(tx, userId);
    return accept(await updateAddress(tx, userId, addressId, { ...input, lga: agreed.value, isDefault }));
  });
}
