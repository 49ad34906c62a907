import { findZone, type ZonePlace } from '../../../../../domain/delivery/zones.ts';
import type { ZoneValues } from './terms-values.ts';

type Place = { readonly state: string; readonly lga: string };

/** Where an address falls by the zones as they are typed, by the very rule of checkout. */
export function findTypedZone(zones: readonly ZoneValues[], place: Place): ZoneValues | undefined {
  const placed = zones.map((zone) => ({
    ...zone,
    ...toPlaced(zone),
    feeInKobo: 0,
    minimumInKobo: 0,
    extraNoticeHours: 0,
  }));
  const found = findZone(placed, place);
  return zones.find(({ id }) => id === found?.id);
}

/** A place for which no area is chosen yet is nowhere. */
export function toPlaced({ places }: ZoneValues): { readonly places: readonly ZonePlace[] } {
  const chosen = places.filter(({ isWhole, lgas }) => isWhole || lgas.length > 0);
  return { places: chosen.map(({ state, isWhole, lgas }) => ({ state, lgas: isWhole ? [] : lgas })) };
}
