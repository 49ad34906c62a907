import { Hono } from 'hono';
import { readAvailabilityEndpoint } from '../../../../contract/availability.ts';
import type { Database } from '../../../database/database.ts';
import type { AppEnvironment } from '../../../http/app-environment.ts';
import { readQuery } from '../../../http/read-json.ts';
import { respondRefusal } from '../../../http/refusal-response.ts';
import { findDemand } from './find-demand.ts';
import { readAvailability } from './read-availability.ts';

export function createAvailabilityRoutes(db: Database, readClock: () => Date) {
  return new Hono<AppEnvironment>().get('/', async (c) => {
    const query = readQuery(c, readAvailabilityEndpoint.querySchema);
    if (!query.ok) return respondRefusal(c, query.refusal);
    const demand = await findDemand(db, query.value.method, query.value.items);
    return c.json(await readAvailability(db, demand, readClock()));
  });
}
