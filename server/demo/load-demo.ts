import type { Database } from '../database/database.ts';
import { saveShopProfile } from '../features/shop/save-shop-profile.ts';
import { findShopProfile } from '../features/shop/shop.store.ts';
import { DEMO_SHOP_PROFILE } from './shop-profile.ts';

/** Fills an empty shop with the demo; what an owner has changed since is left alone. */
export async function loadDemo(db: Database): Promise<void> {
  if ((await findShopProfile(db)) === undefined) await saveShopProfile(db, DEMO_SHOP_PROFILE);
}
