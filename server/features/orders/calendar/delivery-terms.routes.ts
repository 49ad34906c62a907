import { Hono } from 'hono';
import { saveDeliveryTermsEndpoint } from '../../../../contract/delivery.ts';
import type { Database } from '../../../database/database.ts';
import type { AppEnvironment } from '../../../http/app-environment.ts';
import { requireActor } from '../../../http/authentication.ts';
import { addVersion } from '../../../http/edit-version.ts';
import { readJson } from '../../../http/read-json.ts';
import { respondRefusal, respondWithDetails } from '../../../http/refusal-response.ts';
import { readDeliveryTerms } from '../slots/delivery-plan.store.ts';
import { saveDeliveryTerms } from './save-delivery-terms.ts';

export function createDeliveryTermsRoutes(db: Database) {
  return new Hono<AppEnvironment>().get('/', async (c) => c.json(addVersion(await readDeliveryTerms(db))));
}

export function createDeliveryTermsAdministrationRoutes(db: Database) {
  return new Hono<AppEnvironment>().put('/', async (c) => {
    const body = await readJson(c, saveDeliveryTermsEndpoint.bodySchema);
    if (!body.ok) return respondRefusal(c, body.refusal);
    const { version, ...terms } = body.value;
    const saved = await saveDeliveryTerms(db, requireActor(c), terms, version);
    if (saved.ok) return c.json(addVersion(terms));
    return respondWithDetails(c, saved.refusal, 'details' in saved ? saved.details : {});
  });
}
