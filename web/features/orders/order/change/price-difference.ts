import type { Order } from '../../../../../contract/orders.ts';
import { convertKoboToNaira, convertNairaToKobo } from '../../../../../domain/money.ts';
import { needsHold } from '../../../../../domain/payments/payment-methods.ts';
import { writeNaira } from '../../order-words.ts';
import type { OrderLineOffer } from './use-line-offers.ts';

type WantedLine = { readonly position: number; readonly quantity: number; readonly sizeId: string | null };
type Seen = Pick<Order, 'lines' | 'payment' | 'method' | 'money' | 'code'>;

const NOT_PLAIN = 'We’ll work out the new price when we reply.';

/** What the wanted items cost more or less, and how that is paid; blank for no difference. */
export function sayPriceDifference(
  order: Seen,
  offers: readonly OrderLineOffer[],
  wanted: readonly WantedLine[],
): string {
  const differences = wanted.map((line) => findDifference(order, offers, line));
  if (differences.every((each) => each === 0)) return '';
  // What a code takes off is reckoned anew with the whole order.
  if (order.code !== null || differences.includes(undefined)) return NOT_PLAIN;
  const inKobo = differences.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  return sayDifference(order, convertKoboToNaira(inKobo));
}

/** Blank for none. */
export function sayDifference(
  order: Pick<Order, 'payment' | 'method' | 'money'>,
  difference: number,
): string {
  if (difference === 0) return '';
  const amount = writeNaira(Math.abs(difference));
  if (difference < 0) {
    return `${amount} less.${order.money.paid > 0 ? ' Once we’ve agreed, we’ll refund it.' : ''}`;
  }
  const isOnReceipt = !needsHold(order.payment) && order.money.paid === 0;
  const receipt = order.method === 'pickup' ? 'at pickup' : 'on delivery';
  return `${amount} more. ${isOnReceipt ? `You’ll pay it ${receipt} with the rest.` : 'Once we’ve agreed, you can pay it on your order’s page.'}`;
}

/** In kobo; undefined where it is not plain what it would cost. */
function findDifference(
  order: Seen,
  offers: readonly OrderLineOffer[],
  { position, quantity, sizeId }: WantedLine,
): number | undefined {
  const line = order.lines[position];
  const offer = offers.find((each) => each.position === position);
  if (!line || !offer) return undefined;
  if (line.sizeId === sizeId) return (quantity - line.quantity) * convertNairaToKobo(line.price);
  const price = offer.sizes.find(({ id }) => id === sizeId)?.price ?? null;
  if (price === null) return undefined;
  return quantity * convertNairaToKobo(price) - line.quantity * convertNairaToKobo(line.price);
}
