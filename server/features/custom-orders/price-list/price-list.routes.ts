import { Hono } from 'hono';
import { describePriceList, savePriceListEndpoint } from '../../../../contract/designer.ts';
import type { Database } from '../../../database/database.ts';
import type { AppEnvironment } from '../../../http/app-environment.ts';
import { requireActor } from '../../../http/authentication.ts';
import { readJson } from '../../../http/read-json.ts';
import { respondRefusal, respondWithDetails } from '../../../http/refusal-response.ts';
import { readPriceList } from './price-list.store.ts';
import { savePriceList } from './save-price-list.ts';

export function createPriceListRoutes(db: Database) {
  return new Hono<AppEnvironment>().get('/price-list', async (c) =>
    c.json(describePriceList(await readPriceList(db))),
  );
}

export function createPriceListAdministrationRoutes(db: Database) {
  return new Hono<AppEnvironment>().put('/price-list', async (c) => {
    const body = await readJson(c, savePriceListEndpoint.bodySchema);
    if (!body.ok) return respondRefusal(c, body.refusal);
    const saved = await savePriceList(db, body.value, requireActor(c).userId);
    return saved.ok ? c.json(saved.list) : respondWithDetails(c, saved.refusal, saved.details);
  });
}
