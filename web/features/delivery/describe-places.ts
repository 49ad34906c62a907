import type { ZonePlace } from '../../../domain/delivery/zones.ts';
import { joinWords } from '../../ui/formats/join-words.ts';

type PlacedZone = { readonly places: readonly ZonePlace[] };

/** 'Lagos: Eti-Osa and Lagos Island.', 'All of Ogun.', and 'The rest of Lagos.' where another zone names part of it. */
export function describePlaces({ places }: PlacedZone, zones: readonly PlacedZone[]): string {
  const isShared = (state: string) =>
    zones.some((zone) => zone.places.some((place) => place.state === state && place.lgas.length > 0));
  return places
    .map(({ state, lgas }) => {
      if (lgas.length > 0) return `${state}: ${joinWords(lgas, 'and')}.`;
      return isShared(state) ? `The rest of ${state}.` : `All of ${state}.`;
    })
    .join(' ');
}
