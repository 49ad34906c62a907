import type { ZoneValues } from './terms-values.ts';

/** Areas that contain what was typed, however it was typed: "eti osa" finds Eti-Osa. */
export function filterAreas(areas: readonly string[], search: string): readonly string[] {
  const wanted = simplify(search);
  return areas.filter((area) => simplify(area).includes(wanted));
}

/** The first of these zones that names the area: an address there falls in it. */
export function findOtherZone(zones: readonly ZoneValues[], state: string, area: string): string | undefined {
  return zones.find(({ places }) =>
    places.some((place) => place.state === state && !place.isWhole && place.lgas.includes(area)),
  )?.name;
}

function simplify(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}
