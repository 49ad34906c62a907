import type { DeliveryTermsAnswer } from '../../../../../contract/delivery.ts';
import type { CartItem } from '../../../../../domain/cart/cart-item.ts';
import { computeDeliveryFee, findZone, type Zone } from '../../../../../domain/delivery/zones.ts';
import { convertKoboToNaira, convertNairaToKobo } from '../../../../../domain/money.ts';
import { listPaymentMethods, type PaymentMethod } from '../../../../../domain/payments/payment-methods.ts';
import type { OnlineChannel } from '../../../../../domain/payments/ways.ts';
import type { OrderDraft } from './order-draft.ts';

export type DeliveryCost = {
  /** Undefined for pickup, and where the shop does not deliver. */
  readonly zone: Zone | undefined;
  /** The address names a place to which nobody goes. */
  readonly isNowhere: boolean;
  readonly goodsInKobo: number;
  /** Undefined while it is not known. */
  readonly feeInKobo: number | undefined;
  /** In naira, with delivery as far as it is known. */
  readonly total: number;
};

/** What it comes to, by the rules by which the order will be placed. */
export function reckonCost(
  { items, method, address }: Pick<OrderDraft, 'items' | 'method' | 'address'>,
  terms: Pick<DeliveryTermsAnswer, 'zones' | 'freeAbove'> | undefined,
): DeliveryCost {
  const goodsInKobo = sumGoods(items);
  const isPlaced = method === 'delivery' && terms !== undefined && address.state !== '' && address.lga !== '';
  const zone = isPlaced ? findZone(terms.zones.map(toZone), address) : undefined;
  const freeAboveInKobo = terms?.freeAbove == null ? null : convertNairaToKobo(terms.freeAbove);
  const zoneFee = zone && computeDeliveryFee({ zones: [], freeAboveInKobo }, zone, goodsInKobo);
  const feeInKobo = method === 'pickup' ? 0 : zoneFee;
  return {
    zone,
    isNowhere: isPlaced && !zone,
    goodsInKobo,
    feeInKobo,
    total: convertKoboToNaira(goodsInKobo + (feeInKobo ?? 0)),
  };
}

/** Online only with an e-mail address: that is where the link to the payment page goes. */
export function offerPayments(
  { method, contact }: Pick<OrderDraft, 'method' | 'contact'>,
  zone: Zone | undefined,
  onlineChannels: readonly OnlineChannel[],
): readonly PaymentMethod[] {
  return listPaymentMethods(method, zone, contact.email.trim() === '' ? [] : onlineChannels);
}

/** What was chosen, where it is offered; otherwise on receipt, or by transfer where that is not taken. */
export function choosePayment(
  chosen: PaymentMethod | null,
  offered: readonly PaymentMethod[],
): PaymentMethod {
  return offered.find((method) => method === chosen) ?? offered.at(-1) ?? 'transfer';
}

function sumGoods(items: readonly CartItem[]): number {
  return items.reduce((sum, { price, quantity }) => sum + convertNairaToKobo(price) * quantity, 0);
}

function toZone({ fee, minimum, ...zone }: DeliveryTermsAnswer['zones'][number]): Zone {
  return { ...zone, feeInKobo: convertNairaToKobo(fee), minimumInKobo: convertNairaToKobo(minimum) };
}
