import { eq, sql } from 'drizzle-orm';
import { shopProfileSchema } from '../../../contract/shop.ts';
import type { ShopProfile } from '../../../domain/shop/profile.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { settings } from '../../database/schema/settings.ts';

const PROFILE_KEY = 'shop-profile';

export async function findShopProfile(db: Database | Transaction): Promise<ShopProfile | undefined> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, PROFILE_KEY));
  return row && shopProfileSchema.parse(row.value);
}

export async function writeShopProfile(tx: Transaction, profile: ShopProfile): Promise<void> {
  await tx
    .insert(settings)
    .values({ key: PROFILE_KEY, value: profile })
    .onConflictDoUpdate({ target: settings.key, set: { value: profile, updatedAt: sql`now()` } });
}
