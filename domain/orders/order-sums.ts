import type { OrderCode } from '../codes/code-lines.ts';
import { formatNaira } from '../money.ts';
import { REDUCTION_NAME } from './taken-orders.ts';

type SummedOrder = {
  /** What the goods are called: "Subtotal (3 items)". */
  readonly goods: string;
  /** What the goods cost after their own discounts, without agreed discount, code and delivery. */
  readonly goodsInKobo: number;
  /** What was agreed by hand to be taken off; left out: nothing. */
  readonly reductionInKobo?: number | undefined;
  /** What the order's code gives; left out or null: it has none. */
  readonly code?: OrderCode | null;
  readonly discountInKobo: number;
  /** Null while nobody has said where it goes. */
  readonly deliveryInKobo: number | null;
  /** The least it can be by then, where that is known. */
  readonly lowestFeeInKobo?: number | undefined;
  readonly isPickup: boolean;
  /** Blank where it is not known or there is none. */
  readonly zoneName: string;
  /** The area of the address, as its customer calls it; left out or blank where it is not known. */
  readonly areaName?: string | undefined;
  /** Null while a product's rate is not known. */
  readonly includedVatInKobo: number | null;
  /** Whether rows below the total have the VAT, because the total was lowered afterwards. */
  readonly isVatBelow?: boolean;
};

export type SumRow = { readonly name: string; readonly amount: string };

export type OrderSums = {
  readonly rows: readonly SumRow[];
  readonly total: SumRow;
  /** "VAT of ₦2,009.30 included. You save ₦3,200." */
  readonly note: string;
};

/** Whom the words address: the owner saves nothing. */
export type SumsReader = 'customer' | 'owner';

/** What an order comes to, in the words of cart, checkout, order page and email alike: the lines add up to the first row, the rows to the total. */
export function writeOrderSums(order: SummedOrder, reader: SumsReader = 'customer'): OrderSums {
  const { goods, goodsInKobo, reductionInKobo = 0, code = null, deliveryInKobo } = order;
  const isFeeKnown = order.isPickup || deliveryInKobo !== null;
  // What takes nothing off the goods gives free delivery, wherever it goes.
  const isDeliveryGiven = code?.savedInKobo === 0;
  return {
    rows: [
      { name: goods, amount: formatNaira(goodsInKobo) },
      ...(reductionInKobo > 0 ? [{ name: REDUCTION_NAME, amount: formatNaira(-reductionInKobo) }] : []),
      ...(code ? [{ name: `Code ${code.text}`, amount: writeSaving(code) }] : []),
      {
        name: nameReceiving(order, reader),
        amount: isFeeKnown || isDeliveryGiven ? writeFee(deliveryInKobo ?? 0) : writeLowestFee(order),
      },
    ],
    total: {
      name: isFeeKnown ? 'Total' : 'Total without delivery',
      amount: formatNaira(goodsInKobo - reductionInKobo - (code?.savedInKobo ?? 0) + (deliveryInKobo ?? 0)),
    },
    note: [...sayVat(order), ...saySaving(order, reader)].join(' '),
  };
}

/** Of goods without VAT nothing is said. */
function sayVat({ includedVatInKobo, isVatBelow = false }: SummedOrder): readonly string[] {
  if (isVatBelow || includedVatInKobo === 0) return [];
  return [
    includedVatInKobo === null ? 'VAT included.' : `VAT of ${formatNaira(includedVatInKobo)} included.`,
  ];
}

/** The customer saves all that was taken off; the owner is told only of what has no row, so that it is not taken off once more. */
function saySaving(
  { discountInKobo, reductionInKobo = 0, code }: SummedOrder,
  reader: SumsReader,
): readonly string[] {
  if (reader === 'owner') {
    const onSaleInKobo = discountInKobo - (code?.savedInKobo ?? 0);
    return onSaleInKobo > 0 ? [`Sale prices already take ${formatNaira(onSaleInKobo)} off.`] : [];
  }
  const savedInKobo = discountInKobo + reductionInKobo;
  return savedInKobo > 0 ? [`You save ${formatNaira(savedInKobo)}.`] : [];
}

export function nameSubtotal(itemCount: number): string {
  return `Subtotal (${countItems(itemCount)})`;
}

export function countItems(count: number): string {
  return count === 1 ? '1 item' : `${count} items`;
}

/** Zones are the shop's own division: customers know their area. */
function nameReceiving({ isPickup, zoneName, areaName = '' }: SummedOrder, reader: SumsReader): string {
  if (isPickup) return 'Pickup';
  if (reader === 'customer' && areaName !== '') return `Delivery to ${areaName}`;
  return zoneName === '' ? 'Delivery' : `Delivery, ${zoneName}`;
}

function writeFee(feeInKobo: number): string {
  return feeInKobo === 0 ? 'Free' : formatNaira(feeInKobo);
}

function writeLowestFee({ lowestFeeInKobo }: SummedOrder): string {
  if (lowestFeeInKobo === undefined) return 'by area';
  return lowestFeeInKobo === 0 ? writeFee(0) : `from ${formatNaira(lowestFeeInKobo)}`;
}

/** What gives free delivery takes nothing off the goods. */
function writeSaving({ gift, savedInKobo }: OrderCode): string {
  return savedInKobo === 0 ? gift : formatNaira(-savedInKobo);
}
