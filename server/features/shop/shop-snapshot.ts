import { dressShop } from '../../../domain/shop/brand/brand.ts';
import { DEFAULT_HOME_PAGE, type HomePage } from '../../../domain/shop/home/home-page.ts';
import { BLANK_SHOP_PROFILE, type ShopProfile } from '../../../domain/shop/profile.ts';
import type { Database } from '../../database/database.ts';
import { serialise } from '../../database/serialise.ts';
import { findBrand } from './brand/brand.store.ts';
import { findHomePage } from './home/home-page.store.ts';
import { isShopOpen } from './opening.store.ts';
import { findShopProfile } from './shop.store.ts';

export type ShopSnapshot = Awaited<ReturnType<typeof loadShopSnapshot>>;

/** The profile in memory, with how the shop looks and whether it is open: all are part of every page, and a page must be able to say who the shop is without the database. */
export async function loadShopSnapshot(
  db: Database,
  origin: string,
  areVouchersSold: (db: Database) => Promise<boolean> = async () => false,
  sendsNoEmail = false,
) {
  let profile: ShopProfile = BLANK_SHOP_PROFILE;
  let homePage: HomePage = DEFAULT_HOME_PAGE;
  const reload = serialise(async () => {
    const stored = (await findShopProfile(db)) ?? BLANK_SHOP_PROFILE;
    const { published } = await findBrand(db);
    const brand = dressShop(published, stored.name, origin);
    homePage = (await findHomePage(db)) ?? DEFAULT_HOME_PAGE;
    profile = {
      ...stored,
      ...(brand && { brand }),
      ...(!(await isShopOpen(db)) && { isNotYetOpen: true }),
      ...((await areVouchersSold(db)) && { sellsVouchers: true }),
      ...(sendsNoEmail && { sendsNoEmail }),
    };
  });
  await reload();
  return { read: () => profile, readHomePage: () => homePage, reload };
}
