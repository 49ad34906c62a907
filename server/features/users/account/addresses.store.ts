import { and, desc, eq } from 'drizzle-orm';
import type { AddressInput, SavedAddress } from '../../../../contract/account.ts';
import { savedAddressSchema } from '../../../../contract/account.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { addresses } from '../../../database/schema/account.ts';
import { users } from '../../../database/schema/identity.ts';

/** One change of a person's addresses at a time: how many there are and which is the default concerns them all. */
export async function lockOwner(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** The default first, then the newest. */
export async function listAddressRows(db: Database | Transaction, userId: string): Promise<SavedAddress[]> {
  const rows = await db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), desc(addresses.id));
  return rows.map((row) => savedAddressSchema.parse(row));
}

export async function clearDefault(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), addresses.isDefault));
}

export async function insertAddress(
  tx: Transaction,
  userId: string,
  input: AddressInput,
): Promise<SavedAddress> {
  const [row] = await tx
    .insert(addresses)
    .values({ userId, ...input })
    .returning();
  return savedAddressSchema.parse(row);
}

export async function updateAddress(
  tx: Transaction,
  userId: string,
  addressId: string,
  input: AddressInput,
): Promise<SavedAddress> {
  const [row] = await tx
    .update(addresses)
    .set(input)
    .where(and(eq(addresses.id, addressId), eq(addresses.userId, userId)))
    .returning();
  return savedAddressSchema.parse(row);
}

export async function deleteAddress(
  tx: Transaction,
  userId: string,
  addressId: string,
): Promise<{ readonly isDefault: boolean } | undefined> {
  const [deleted] = await tx
    .delete(addresses)
    .where(and(eq(addresses.id, addressId), eq(addresses.userId, userId)))
    .returning({ isDefault: addresses.isDefault });
  return deleted;
}

export async function makeNewestDefault(tx: Transaction, userId: string): Promise<void> {
  const newest = tx
    .select({ id: addresses.id })
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.createdAt), desc(addresses.id))
    .limit(1);
  await tx.update(addresses).set({ isDefault: true }).where(eq(addresses.id, newest));
}
