import {
  readShopEndpoint,
  readShopProfileEndpoint,
  saveShopProfileEndpoint,
} from '../../../contract/shop.ts';
import { accept } from '../../../domain/refusal.ts';
import { BLANK_SHOP_PROFILE, type ShopProfile } from '../../../domain/shop/profile.ts';
import type { Database } from '../../database/database.ts';
import { addVersion } from '../../http/edit-version.ts';
import { serve } from '../../http/serve.ts';
import { saveShopProfile } from './save-shop-profile.ts';
import { findShopProfile } from './shop.store.ts';

export type ShopRoutesParts = { readonly db: Database; readonly readShopProfile: () => ShopProfile };

export function createShopRoutes({ db, readShopProfile }: ShopRoutesParts) {
  return [
    serve(readShopEndpoint, () => {
      const {
        brand: _,
        isNotYetOpen: __,
        sellsVouchers: ___,
        sendsNoEmail: ____,
        ...profile
      } = readShopProfile();
      return accept(profile);
    }),

    // The profile as the database has it: what a node keeps in memory may be a moment older.
    serve(readShopProfileEndpoint, async () =>
      accept(addVersion((await findShopProfile(db)) ?? BLANK_SHOP_PROFILE)),
    ),

    serve(saveShopProfileEndpoint, async ({ actor, body }) => {
      const { version, ...profile } = body;
      const saved = await saveShopProfile(db, { actor, profile, version });
      return saved.ok ? accept(addVersion(profile)) : saved;
    }),
  ];
}
