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
  return row && shopProfileSchema.parse(row.value);
}

export async function writeShopProfile(tx: Transaction, profile: ShopProfile): Promise<void> {
  await tx
    .insert(settings)
    .values({ key: SHOP_PROFILE_KEY, value: profile })
    .onConflictDoUpdate({ target: settings.key, set: { value: profile, updatedAt: sql`now()` } });
}
