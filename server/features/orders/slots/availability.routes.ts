import { Hono } from 'hono';
import { readAvailabilityEndpoint } from '../../../../contract/availability.ts';
import type { PriceList } from '../../../../domain/custom-orders/price/price-list.ts';
import type { Database } from '../../../database/database.ts';
import type { AppEnvironment } from '../../../http/app-environment.ts';
import { readQuery } from '../../../http/read-json.ts';
import { respondRefusal } from '../../../http/refusal-response.ts';
import { findDemand } from './find-demand.ts';
import { readAvailability } from './read-availability.ts';

export type AvailabilityRoutesParts = {
  readonly db: Database;
  readonly readClock: () => Date;
  readonly readPriceList: (db: Database) => Promise<PriceList>;
};

export function createAvailabilityRoutes({ db, readClock, readPriceList }: AvailabilityRoutesParts) {
  return new Hono<AppEnvironment>().get('/', async (c) => {
    const query = readQuery(c, readAvailabilityEndpoint.querySchema);
    if (!query.ok) return respondRefusal(c, query.refusal);
    const demand = await findDemand(db, query.value, readPriceList);
    return c.json(await readAvailability(db, demand, readClock()));
  });
}
