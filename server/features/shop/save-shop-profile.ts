import type { ShopProfile } from '../../../domain/shop/profile.ts';
import { announceChange } from '../../database/changes.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { writeShopProfile } from './shop.store.ts';

/** Keeps the profile and tells every node, so that no page goes on showing the old one. */
export async function saveShopProfile(db: Database, profile: ShopProfile): Promise<void> {
  await inTransaction(db, async (tx) => {
    await writeShopProfile(tx, profile);
    await announceChange(tx, 'shop-profile');
  });
}
