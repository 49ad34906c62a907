import { convertNairaToKobo } from '../domain/money.ts';
import { countItems, type OrderSums, type SumsReader, writeOrderSums } from '../domain/orders/order-sums.ts';
import type { Order } from './orders.ts';

type Summed = Pick<
  Order,
  'itemCount' | 'subtotal' | 'discount' | 'delivery' | 'method' | 'zoneName' | 'includedVat'
>;

/** What a placed order comes to, for its page and its emails. */
export function sumUpOrder(order: Summed, reader?: SumsReader): OrderSums {
  const sums = {
    goods: countItems(order.itemCount),
    goodsInKobo: convertNairaToKobo(order.subtotal) - convertNairaToKobo(order.discount),
    discountInKobo: convertNairaToKobo(order.discount),
    deliveryInKobo: convertNairaToKobo(order.delivery),
    isPickup: order.method === 'pickup',
    zoneName: order.zoneName ?? '',
    includedVatInKobo: convertNairaToKobo(order.includedVat),
  };
  return writeOrderSums(sums, reader);
}
