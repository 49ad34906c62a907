import { eq, sql } from 'drizzle-orm';
import { shopProfileSchema } from '../../../contract/shop.ts';
import type { ShopProfile } from '../../../domain/shop/profile.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { SHOP_PROFILE_KEY, settings } from '../../database/schema/settings.ts';

export async function findShopProfile(db: Database | Transaction): Promise<ShopProfile | undefined> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, SHOP_PROFILE_KEY));
  return row && readStored(row.value);
}

/** A shop that had two addresses may have named the one for support alone. */
function readStored(value: unknown): ShopProfile {
  const profile = shopProfileSchema.parse(value);
  const { supportEmail = '' }: { readonly supportEmail?: unknown } = Object(value);
  return profile.email === '' ? shopProfileSchema.parse({ ...profile, email: supportEmail }) : profile;
}

export async function writeShopProfile(tx: Transaction, profile: ShopProfile): Promise<void> {
  // The previous version, which may run beside this one, reads no profile without it.
  const value = { ...profile, supportEmail: profile.email };
  await tx
    .insert(settings)
    .values({ key: SHOP_PROFILE_KEY, value })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: sql`now()` } });
}
