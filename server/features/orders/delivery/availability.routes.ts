import { readAvailabilityEndpoint } from '../../../../contract/availability.ts';
import type { QueryOf } from '../../../../contract/endpoint.ts';
import type { PriceList } from '../../../../domain/custom-orders/price/price-list.ts';
import { addNotice, findZone, toDeliveryTerms } from '../../../../domain/delivery/zones.ts';
import { accept } from '../../../../domain/refusal.ts';
import type { ShelfLine } from '../../../../domain/shelf/shelf.ts';
import { mayUse } from '../../../../domain/users/roles.ts';
import type { Database } from '../../../database/database.ts';
import { serve } from '../../../http/serve.ts';
import { readDeliveryTerms } from './delivery-plan.store.ts';
import { findDemand } from './find-demand.ts';
import { readAvailability } from './read-availability.ts';

type AskedItem = QueryOf<typeof readAvailabilityEndpoint>['items'][number];

const toShelfLine = ({ isMadeToOrder, ...item }: AskedItem): ShelfLine => ({
  ...item,
  inscription: '',
  isEggless: isMadeToOrder,
});

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
    serve(readAvailabilityEndpoint, async ({ actor, query }) => {
      const { demand: listed, goods } = await findDemand(db, query, readPriceList);
      const demand = {
        ...listed,
        workUnits: listed.workUnits + query.workUnits,
        leadTimeHours: Math.max(listed.leadTimeHours, query.leadTimeHours),
      };
      const zone = query.method === 'delivery' && query.place ? await findZoneOf(query.place) : undefined;
      // What is made besides is in no catalogue, and on no shelf.
      const lines = query.workUnits > 0 ? [] : query.items.map(toShelfLine);
      const isAnything = query.items.length === 0 && query.workUnits + query.leadTimeHours === 0;
      const asked = {
        demand: addNotice(demand, zone),
        lines,
        goods,
        isAnything,
        isPlaceOpen: query.method === 'delivery' && query.place === null,
        isForStaff: query.staff !== undefined,
        mayOverfill: query.staff !== undefined && mayUse(actor?.role ?? null, 'administrator'),
        // How much the kitchen can do is nobody else's business.
        isWorkShown: query.staff !== undefined && mayUse(actor?.role ?? null, 'desk'),
        now: readClock(),
      };
      return accept(await readAvailability(db, asked));
    }),
  ];
}
