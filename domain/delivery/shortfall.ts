import { formatNaira } from '../money.ts';
import type { Zone } from './zones.ts';

type Minimum = Pick<Zone, 'name' | 'minimumInKobo'>;

const OR_PICKUP = ', or choose pickup';

/** What the goods are below the least that is delivered there. */
export function computeShortfall(
  { minimumInKobo }: Pick<Minimum, 'minimumInKobo'>,
  goodsInKobo: number,
): number {
  return Math.max(0, minimumInKobo - goodsInKobo);
}

/** Blank when the goods are worth the way. The same words beside the area and in the summary; the refusal leaves pickup out. */
export function describeShortfall(
  zone: Minimum,
  goodsInKobo: number,
  isPickupNear = false,
  /** As the customer calls it. */
  place = zone.name,
): string {
  const missingInKobo = computeShortfall(zone, goodsInKobo);
  if (missingInKobo === 0) return '';
  return `The minimum order for ${place} is ${formatNaira(zone.minimumInKobo)} before delivery. Add ${formatNaira(missingInKobo)} more${isPickupNear ? OR_PICKUP : ''}.`;
}

/** Whether a refusal says what stands there already, but for pickup. */
export function isRefusedShortfall(refusal: string, shortfall: string): boolean {
  return refusal === shortfall.replace(OR_PICKUP, '');
}

/** The same in short, for whoever has left checkout to add something. */
export function describeMissing(
  { minimumInKobo }: Pick<Minimum, 'minimumInKobo'>,
  goodsInKobo: number,
  place: string,
): string {
  const missingInKobo = computeShortfall({ minimumInKobo }, goodsInKobo);
  return missingInKobo === 0
    ? `That’s enough for delivery to ${place}.`
    : `Add ${formatNaira(missingInKobo)} more for delivery to ${place}.`;
}
