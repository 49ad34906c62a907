import { readAvailabilityEndpoint } from '../../../../contract/availability.ts';
import type { PriceList } from '../../../../domain/custom-orders/price/price-list.ts';
import { addNotice, findZone, toDeliveryTerms } from '../../../../domain/delivery/zones.ts';
import { accept } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { serve } from '../../../http/serve.ts';
import { readDeliveryTerms } from './delivery-plan.store.ts';
import { findDemand } from './find-demand.ts';
import { readAvailability } from './read-availability.ts';

export type AvailabilityRoutesParts = {
  readonly db: Database;
  readonly readClock: () => Date;
  readonly readPriceList: (db: Database) => Promise<PriceList>;
};

export function createAvailabilityRoutes({ db, readClock, readPriceList }: AvailabilityRoutesParts) {
  async function findZoneOf(place: { readonly state: string; readonly lga: string }) {
    return findZone(toDeliveryTerms(await readDeliveryTerms(db)).zones, place);
  }

  return [
    serve(readAvailabilityEndpoint, async ({ query }) => {
      const listed = await findDemand(db, query, readPriceList);
      const demand = {
        ...listed,
        workUnits: listed.workUnits + query.workUnits,
        leadTimeHours: Math.max(listed.leadTimeHours, query.leadTimeHours),
      };
      const zone = query.method === 'delivery' && query.place ? await findZoneOf(query.place) : undefined;
      return accept(await readAvailability(db, addNotice(demand, zone), readClock()));
    }),
  ];
}
