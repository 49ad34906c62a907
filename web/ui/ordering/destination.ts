import { nameArea } from '../../../domain/delivery/area-terms.ts';
import type { ReceivingMethod } from '../../../domain/delivery/calendar.ts';
import {
  computeDeliveryFee,
  type DeliveryTerms,
  findZone,
  type Goods,
  isServed,
  listUndelivered,
  listZonesOf,
  type Zone,
} from '../../../domain/delivery/zones.ts';
import { formatNaira } from '../../../domain/money.ts';
import { nameState } from '../address/name-state.ts';
import { joinWords } from '../formats/join-words.ts';

/** Where the order goes, as far as it was said. */
export type Destination =
  | { readonly kind: 'pickup' }
  /** The least that delivery can cost from here on; left out while the fees are not known. */
  | { readonly kind: 'unknown'; readonly lowestFeeInKobo?: number | undefined }
  | { readonly kind: 'nowhere' }
  | { readonly kind: 'zone'; readonly zone: Zone; readonly area: string; readonly feeInKobo: number };

type Addressed = {
  readonly method: ReceivingMethod;
  readonly address: { readonly state: string; readonly lga: string };
};

export function findDestination(
  terms: DeliveryTerms | undefined,
  { method, address }: Addressed,
  goodsInKobo: number,
): Destination {
  if (method === 'pickup') return { kind: 'pickup' };
  if (!terms) return { kind: 'unknown' };
  if (address.state === '')
    return { kind: 'unknown', lowestFeeInKobo: findLowestFee(terms, '', goodsInKobo) };
  // Nobody has to look for an area of a state to which nothing is delivered.
  if (!isServed(terms.zones, address.state)) return { kind: 'nowhere' };
  if (address.lga === '') {
    return { kind: 'unknown', lowestFeeInKobo: findLowestFee(terms, address.state, goodsInKobo) };
  }
  const zone = findZone(terms.zones, address);
  return zone
    ? { kind: 'zone', zone, area: address.lga, feeInKobo: computeDeliveryFee(terms, zone, goodsInKobo) }
    : { kind: 'nowhere' };
}

/** In a state, or anywhere while it is blank. Undefined where some would pay nothing and others would. */
function findLowestFee(terms: DeliveryTerms, state: string, goodsInKobo: number): number | undefined {
  const zones = state === '' ? terms.zones : listZonesOf(terms.zones, state);
  const fees = zones.map((zone) => computeDeliveryFee(terms, zone, goodsInKobo));
  const lowest = Math.min(...fees);
  return fees.length === 0 || (lowest === 0 && Math.max(...fees) > 0) ? undefined : lowest;
}

/** Undefined while it is not known. */
export function findFee(destination: Destination): number | undefined {
  if (destination.kind === 'pickup') return 0;
  return destination.kind === 'zone' ? destination.feeInKobo : undefined;
}

/** "₦2,500, free from ₦60,000. You can pay on delivery here." */
export function describeZone(
  zone: Zone,
  feeInKobo: number,
  { freeAboveInKobo, zones }: DeliveryTerms,
  /** False where all or a deposit is paid in advance, whatever the zone allows. */
  isPaidOnDelivery = true,
): string {
  const fee = feeInKobo === 0 ? 'free' : formatNaira(feeInKobo);
  const isFreeLater = feeInKobo > 0 && freeAboveInKobo !== null;
  const free = isFreeLater ? `, free from ${formatNaira(freeAboveInKobo)}` : '';
  const payment = isPaidOnDelivery ? describePayOnDelivery(zone, zones) : '';
  const notice = zone.extraNoticeHours
    ? ` Delivery there takes ${sayNotice(zone.extraNoticeHours)} longer.`
    : '';
  return `${fee}${free}.${notice}${payment}`;
}

/** "Mango cheesecake can’t be delivered to Abuja.", as soon as the state decides it. Blank when everything can. */
export function describeExcluded(
  zones: readonly Zone[],
  place: Addressed['address'],
  goods: readonly Goods[],
  isPickupNear: boolean,
): string {
  const names = listUndelivered(zones, place, goods);
  if (names.length === 0) return '';
  const remove = `Remove ${names.length === 1 ? 'it' : 'them'} from your cart${isPickupNear ? ', or choose pickup' : ''}.`;
  return `${joinWords(names, 'and')} can’t be delivered to ${place.lga || nameArea(place.state)}. ${remove}`;
}

/** Whoever may have paid so elsewhere would look for it among the ways to pay. */
function describePayOnDelivery({ allowsPayOnDelivery }: Zone, zones: readonly Zone[]): string {
  if (allowsPayOnDelivery) return ' You can pay on delivery here.';
  return zones.some((other) => other.allowsPayOnDelivery) ? ' You can’t pay on delivery here.' : '';
}

function sayNotice(hours: number): string {
  if (hours % 24 !== 0) return hours === 1 ? '1 hour' : `${hours} hours`;
  return hours === 24 ? 'a day' : `${hours / 24} days`;
}

/** What delivery costs as far as it is known where to: '₦12,000', or 'from ₦2,500' before that. */
export function describeFee(
  terms: DeliveryTerms | undefined,
  address: Addressed['address'],
  goodsInKobo: number,
): string {
  const destination = findDestination(terms, { method: 'delivery', address }, goodsInKobo);
  if (destination.kind === 'nowhere') return 'not to this area';
  if (destination.kind === 'zone') {
    return destination.feeInKobo === 0 ? 'free' : formatNaira(destination.feeInKobo);
  }
  const lowest = destination.kind === 'unknown' ? destination.lowestFeeInKobo : undefined;
  if (lowest === undefined) return 'To your door';
  return lowest === 0 ? 'free' : `from ${formatNaira(lowest)}`;
}

/** Where else is delivered, for whoever named a place to which nothing is. */
export function describeServed(zones: readonly Zone[], state: string): string {
  const places = zones.flatMap((zone) => zone.places);
  const areas = places.filter((place) => place.state === state).flatMap(({ lgas }) => lgas);
  if (areas.length > 0) return `In ${nameState(state)} we deliver to ${joinWords(areas, 'and')}.`;
  return `We deliver in ${joinWords([...new Set(places.map((place) => nameState(place.state)))], 'and')}.`;
}
