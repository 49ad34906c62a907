import { formatNaira } from '../money.ts';
import { describeShortfall } from './shortfall.ts';
import { type DeliveryTerms, findSmallestMinimum, findZone } from './zones.ts';

/** What the cart says of delivery: the smallest order, there or anywhere, and what is missing to it and to free delivery. */
export function describeCartDelivery(
  { zones, freeAboveInKobo }: DeliveryTerms,
  goodsInKobo: number,
  /** Where to, if checkout was told already. */
  place?: { readonly state: string; readonly lga: string },
): readonly string[] {
  const lowest = findSmallestMinimum(zones);
  if (lowest === undefined) return [];
  const zone = place && findZone(zones, place);
  const shortfall = zone ? describeShortfall(zone, goodsInKobo) : '';
  const isMoreElsewhere =
    !zone && zones.some(({ minimumInKobo }) => minimumInKobo > Math.max(lowest, goodsInKobo));
  const sentences: string[] = [];
  if (shortfall !== '') {
    sentences.push(shortfall);
  } else if (goodsInKobo < lowest) {
    sentences.push(
      `The minimum order for delivery is ${formatNaira(lowest)}. Add ${formatNaira(lowest - goodsInKobo)} more, or choose pickup.`,
    );
  }
  if (freeAboveInKobo !== null) {
    const missing = freeAboveInKobo - goodsInKobo;
    sentences.push(
      missing > 0
        ? `Add ${formatNaira(missing)} more for free delivery.`
        : 'Delivery is free for this order.',
    );
  }
  if (isMoreElsewhere) sentences.push('Some areas have a higher minimum order.');
  return sentences;
}
