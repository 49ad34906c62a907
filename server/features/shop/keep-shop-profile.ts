import type { ShopProfile } from '../../../domain/shop/profile.ts';
import { announceChange } from '../../database/changes.ts';
import type { Transaction } from '../../database/database.ts';
import { writeShopProfile } from './shop.store.ts';

/** Keeps the profile and tells every node, so that no page goes on showing the old one. */
export async function keepShopProfile(tx: Transaction, profile: ShopProfile): Promise<void> {
  await writeShopProfile(tx, profile);
  await announceChange(tx, 'shop-profile');
}
