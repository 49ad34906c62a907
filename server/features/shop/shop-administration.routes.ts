import { Hono } from 'hono';
import { saveShopProfileEndpoint } from '../../../contract/shop.ts';
import { BLANK_SHOP_PROFILE } from '../../../domain/shop/profile.ts';
import type { Database } from '../../database/database.ts';
import type { AppEnvironment } from '../../http/app-environment.ts';
import { requireActor } from '../../http/authentication.ts';
import { addVersion } from '../../http/edit-version.ts';
import { readJson } from '../../http/read-json.ts';
import { respondRefusal, respondWithDetails } from '../../http/refusal-response.ts';
import { saveShopProfile } from './save-shop-profile.ts';
import { findShopProfile } from './shop.store.ts';

/** The profile as the database has it: what a node keeps in memory may be a moment older. */
export function createShopAdministrationRoutes(db: Database) {
  return new Hono<AppEnvironment>()
    .get('/', async (c) => c.json(addVersion((await findShopProfile(db)) ?? BLANK_SHOP_PROFILE)))

    .put('/', async (c) => {
      const body = await readJson(c, saveShopProfileEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const { version, ...profile } = body.value;
      const saved = await saveShopProfile(db, { actor: requireActor(c), profile, version });
      if (saved.ok) return c.json(addVersion(profile));
      return respondWithDetails(c, saved.refusal, 'details' in saved ? saved.details : {});
    });
}
