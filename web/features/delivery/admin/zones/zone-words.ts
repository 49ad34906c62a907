import { formatNaira } from '../../../../../domain/money.ts';
import { parseNaira } from '../../../../../domain/parse-naira.ts';
import { describePlaces } from '../../describe-places.ts';
import { toPlaced } from './find-typed-zone.ts';
import type { ZoneValues } from './terms-values.ts';

/** 'Lagos Mainland', or 'Zone 2' until it has a name. */
export function nameZone({ name }: Pick<ZoneValues, 'name'>, index: number): string {
  return name.trim() || `Zone ${index + 1}`;
}

/** '₦2,500 fee' */
export function sayFee(typed: string): string {
  const reading = parseNaira(typed);
  return reading.ok ? `${formatNaira(reading.value)} fee` : 'No fee yet';
}

/** 'Orders from ₦5,000' */
export function sayMinimum(typed: string): string {
  const reading = parseNaira(typed);
  return reading.ok && reading.value > 0 ? `orders from ${formatNaira(reading.value)}` : 'no minimum';
}

/** 'Lagos: Eti-Osa and Lagos Island. All of Ogun.' */
export function sayPlaces(zone: ZoneValues, zones: readonly ZoneValues[]): string {
  return describePlaces(toPlaced(zone), zones.map(toPlaced)) || 'No areas yet';
}
