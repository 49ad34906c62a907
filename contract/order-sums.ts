import { convertNairaToKobo } from '../domain/money.ts';
import {
  nameSubtotal,
  type OrderSums,
  type SumsReader,
  writeOrderSums,
} from '../domain/orders/order-sums.ts';
import { isReduction } from '../domain/orders/taken-orders.ts';
import { listPriceRows, type MoneySums } from '../domain/payments/money-sums.ts';
import type { Order } from './orders.ts';

type Summed = Pick<
  Order,
  'itemCount' | 'subtotal' | 'discount' | 'delivery' | 'method' | 'zoneName' | 'includedVat'
> &
  Partial<Pick<Order, 'code'>> & {
    readonly address?: Pick<NonNullable<Order['address']>, 'lga'> | null;
    readonly total: number;
    /** Left out while it is only offered. */
    readonly money?: MoneySums;
    readonly lines: readonly Pick<Order['lines'][number], 'productId' | 'lineTotal'>[];
  };

/** What a placed order comes to, for its page and its emails. */
export function sumUpOrder(order: Summed, reader?: SumsReader): OrderSums {
  const savedInKobo = convertNairaToKobo(order.code?.saved ?? 0);
  const reductionInKobo = sumReductions(order);
  const sums = {
    goods: nameSubtotal(order.itemCount),
    goodsInKobo:
      convertNairaToKobo(order.subtotal) - convertNairaToKobo(order.discount) + reductionInKobo + savedInKobo,
    reductionInKobo,
    code: order.code ? { ...order.code, savedInKobo } : null,
    discountInKobo: convertNairaToKobo(order.discount),
    deliveryInKobo: convertNairaToKobo(order.delivery),
    isPickup: order.method === 'pickup',
    zoneName: order.zoneName ?? '',
    areaName: order.address?.lga,
    includedVatInKobo: convertNairaToKobo(order.includedVat),
    isVatBelow: order.money !== undefined && listPriceRows({ ...order, money: order.money }).length > 0,
  };
  return writeOrderSums(sums, reader);
}

/** What was agreed by hand to be taken off, in kobo. */
export function sumReductions({ lines }: Pick<Summed, 'lines'>): number {
  return lines.filter(isReduction).reduce((sum, { lineTotal }) => sum - convertNairaToKobo(lineTotal), 0);
}
