import { formatNaira } from '../money.ts';
import { isPickupNear } from './pickup-near.ts';
import { describeShortfall } from './shortfall.ts';
import { type DeliveryTerms, findSmallestMinimum, findZone, type Zone } from './zones.ts';

/** As many as one sentence holds. */
const NAMED_ZONES_MAX = 3;
const LIST = new Intl.ListFormat('en-GB');

/** What the cart says of delivery: the smallest order, there or anywhere, and what is missing to it and to free delivery. */
export function describeCartDelivery(
  { zones, freeAboveInKobo }: DeliveryTerms,
  goodsInKobo: number,
  /** Where to, if checkout was told already. */
  place?: { readonly state: string; readonly lga: string },
  shopState = '',
): readonly string[] {
  const lowest = findSmallestMinimum(zones);
  if (lowest === undefined) return [];
  const zone = place && findZone(zones, place);
  const hasPickup = !place || isPickupNear(shopState, place.state);
  const shortfall = zone ? describeShortfall(zone, goodsInKobo, hasPickup, place.lga || zone.name) : '';
  const sentences: string[] = [];
  if (shortfall !== '') {
    sentences.push(shortfall);
  } else if (goodsInKobo < lowest) {
    sentences.push(
      `The minimum order for delivery is ${formatNaira(lowest)}. Add ${formatNaira(lowest - goodsInKobo)} more${hasPickup ? ', or choose pickup' : ''}.`,
    );
  }
  if (freeAboveInKobo !== null) {
    sentences.push(...sayFreeDelivery(goodsInKobo, freeAboveInKobo));
  }
  if (!zone) {
    const mayBeThere = place ? listZonesOf(zones, place.state) : zones;
    const higher = mayBeThere.filter(({ minimumInKobo }) => minimumInKobo > Math.max(lowest, goodsInKobo));
    if (higher.length > 0) sentences.push(sayHigherMinimums(higher));
  }
  return sentences;
}

function listZonesOf(zones: readonly Zone[], state: string): readonly Zone[] {
  return zones.filter(({ places }) => places.some((place) => place.state === state));
}

/** Nobody is asked for more than they have chosen already: far from it, an amount out of reach only puts people off. */
function sayFreeDelivery(goodsInKobo: number, freeAboveInKobo: number): readonly string[] {
  const missingInKobo = freeAboveInKobo - goodsInKobo;
  if (missingInKobo <= 0) return ['Delivery is free for this order.'];
  return missingInKobo > goodsInKobo ? [] : [`Add ${formatNaira(missingInKobo)} more for free delivery.`];
}

/** For whoever has not said where to: nobody learns only at checkout that this is too little for their city. */
function sayHigherMinimums(higher: readonly Zone[]): string {
  const sorted = higher.toSorted((one, other) => one.minimumInKobo - other.minimumInKobo);
  const named = sorted.map(({ name, minimumInKobo }) => `${name} (${formatNaira(minimumInKobo)})`);
  return named.length <= NAMED_ZONES_MAX
    ? `The minimum order is higher for ${LIST.format(named)}.`
    : `${named.length} areas have a higher minimum order, up to ${named.at(-1)}.`;
}
