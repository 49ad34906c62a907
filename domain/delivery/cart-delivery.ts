import { formatNaira } from '../money.ts';
import { nameArea } from './area-terms.ts';
import { isPickupNear } from './pickup-near.ts';
import { describeShortfall } from './shortfall.ts';
import {
  type DeliveryTerms,
  findSmallestMinimum,
  findZone,
  type Goods,
  listDeliveredStates,
  listExcluded,
  listZonesOf,
  type Zone,
} from './zones.ts';

/** As many as one sentence holds. */
const NAMED_STATES_MAX = 3;

/** What the cart says of delivery: the smallest order, there or anywhere, and what is missing to it and to free delivery. Where something in it is not delivered, nobody is asked to buy more. */
export function describeCartDelivery(
  { zones, freeAboveInKobo }: DeliveryTerms,
  goods: readonly Goods[],
  goodsInKobo: number,
  /** Where to, if checkout was told already. */
  place?: { readonly state: string; readonly lga: string },
  shopState = '',
): readonly string[] {
  const reached = zones.filter((zone) => listExcluded(zone, goods).length === 0);
  const lowest = findSmallestMinimum(reached);
  const zone = place && findZone(zones, place);
  if (lowest === undefined || (zone && !reached.includes(zone))) return [];
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
    const mayBeThere = place ? listZonesOf(reached, place.state) : reached;
    const higher = mayBeThere.filter(({ minimumInKobo }) => minimumInKobo > Math.max(lowest, goodsInKobo));
    if (higher.length > 0) sentences.push(sayHigherMinimums(higher, reached));
  }
  return sentences;
}

/** Nobody is asked for more than they have chosen already: far from it, an amount out of reach only puts people off. */
function sayFreeDelivery(goodsInKobo: number, freeAboveInKobo: number): readonly string[] {
  const missingInKobo = freeAboveInKobo - goodsInKobo;
  if (missingInKobo <= 0) return ['Delivery is free for this order.'];
  return missingInKobo > goodsInKobo ? [] : [`Add ${formatNaira(missingInKobo)} more for free delivery.`];
}

/** For whoever has not said where to: nobody learns only at checkout that this is too little for their city. By state: what a zone is called is the shop's own word. */
function sayHigherMinimums(higher: readonly Zone[], reached: readonly Zone[]): string {
  const named = listDeliveredStates(higher)
    .map((state) => {
      const here = listZonesOf(higher, state);
      const minimums = here.map(({ minimumInKobo }) => minimumInKobo);
      const isWhole = here.length === listZonesOf(reached, state).length;
      return {
        where: isWhole ? nameArea(state) : `parts of ${nameArea(state)}`,
        least: Math.min(...minimums),
        most: Math.max(...minimums),
      };
    })
    .toSorted((one, other) => one.least - other.least);
  if (named.length <= NAMED_STATES_MAX) {
    const words = named.map(({ where, least, most }) => `${writeRange(least, most)} in ${where}`);
    return `Minimum order: ${words.join(', ')}.`;
  }
  const [least, most] = [named.map((each) => each.least), named.map((each) => each.most)];
  return `Minimum order in ${named.length} states: ${writeRange(Math.min(...least), Math.max(...most))}.`;
}

const writeRange = (leastInKobo: number, mostInKobo: number) =>
  leastInKobo === mostInKobo
    ? formatNaira(leastInKobo)
    : `${formatNaira(leastInKobo)} to ${formatNaira(mostInKobo)}`;
