import { readAvailabilityEndpoint } from '../../../../contract/availability.ts';
import type { PriceList } from '../../../../domain/custom-orders/price/price-list.ts';
import { accept } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { serve } from '../../../http/serve.ts';
import { findDemand } from './find-demand.ts';
import { readAvailability } from './read-availability.ts';

export type AvailabilityRoutesParts = {
  readonly db: Database;
  readonly readClock: () => Date;
  readonly readPriceList: (db: Database) => Promise<PriceList>;
};

export function createAvailabilityRoutes({ db, readClock, readPriceList }: AvailabilityRoutesParts) {
  return [
    serve(readAvailabilityEndpoint, async ({ query }) => {
      const demand = await findDemand(db, query, readPriceList);
      return accept(await readAvailability(db, demand, readClock()));
    }),
  ];
}
