import { type OrderSums, type SumsReader, writeOrderSums } from '../../../domain/orders/order-sums.ts';
import type { Destination } from './destination.ts';
import type { ShownTotals } from './shown-totals.ts';

/** The sums of what is about to be ordered, in the words its order will have. */
export function writeShownSums(
  goods: string,
  totals: ShownTotals,
  destination: Destination,
  reader: SumsReader = 'customer',
): OrderSums {
  const order = {
    goods,
    goodsInKobo: totals.goodsInKobo,
    reductionInKobo: totals.reductionInKobo,
    code: totals.code ?? null,
    discountInKobo: totals.discountInKobo,
    deliveryInKobo: totals.isFeeKnown ? totals.deliveryInKobo : null,
    lowestFeeInKobo: destination.kind === 'unknown' ? destination.lowestFeeInKobo : undefined,
    isPickup: destination.kind === 'pickup',
    zoneName: destination.kind === 'zone' ? destination.zone.name : '',
    areaName: destination.kind === 'zone' ? destination.area : '',
    includedVatInKobo: totals.isVatKnown ? totals.includedVatInKobo : null,
  };
  return writeOrderSums(order, reader);
}
