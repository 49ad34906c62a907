import { formatNaira } from '../money.ts';
import { type DeliveryTerms, findSmallestMinimum } from './zones.ts';

/** What the cart says of delivery before anybody knows where to: the smallest order, and what is missing to it and to free delivery. */
export function describeCartDelivery(
  { zones, freeAboveInKobo }: DeliveryTerms,
  goodsInKobo: number,
): readonly string[] {
  const lowest = findSmallestMinimum(zones);
  if (lowest === undefined) return [];
  const isMoreElsewhere = zones.some(({ minimumInKobo }) => minimumInKobo > Math.max(lowest, goodsInKobo));
  const sentences: string[] = [];
  if (goodsInKobo < lowest) {
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
