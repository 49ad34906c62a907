import { BLANK_SHOP_PROFILE, type ShopProfile } from '../../../domain/shop/profile.ts';
import type { Database } from '../../database/database.ts';
import { serialise } from '../../database/serialise.ts';
import { findShopProfile } from './shop.store.ts';

export type ShopSnapshot = Awaited<ReturnType<typeof loadShopSnapshot>>;

/** The profile in memory: it is part of every page, and a page must be able to say who the shop is without the database. */
export async function loadShopSnapshot(db: Database) {
  let profile: ShopProfile = BLANK_SHOP_PROFILE;
  const reload = serialise(async () => {
    profile = (await findShopProfile(db)) ?? BLANK_SHOP_PROFILE;
  });
  await reload();
  return { read: () => profile, reload };
}
