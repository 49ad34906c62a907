import type { AddressInput, SavedAddress } from '../../../../contract/account.ts';
import { ADDRESSES_MAX } from '../../../../domain/addresses/address.ts';
import { agreeArea, isDefaultAddress } from '../../../../domain/addresses/keep-address.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { clearDefault, insertAddress, listAddressRows, lockOwner } from './addresses.store.ts';

export function addAddress(db: Database, userId: string, input: AddressInput): Promise<Result<SavedAddress>> {
  return inTransaction(db, async (tx) => {
    await lockOwner(tx, userId);
    const others = await listAddressRows(tx, userId);
    if (others.length >= ADDRESSES_MAX) {
      return refuse(
        'conflict',
        'too_many_addresses',
        `You can save ${ADDRESSES_MAX} addresses. Remove one you no longer need.`,
      );
    }
    const agreed = agreeArea(input);
    if (!agreed.ok) return agreed;
    const isDefault = isDefaultAddress(input.isDefault, others);
    if (isDefault) await clearDefault(tx, userId);
    return accept(await insertAddress(tx, userId, { ...input, lga: agreed.value, isDefault }));
  });
}
