import { formatNaira } from '../money.ts';

type SummedOrder = {
  /** What the goods are called: "3 items". */
  readonly goods: string;
  /** What the goods cost after discounts, without delivery. */
  readonly goodsInKobo: number;
  readonly discountInKobo: number;
  /** Null while nobody has said where it goes. */
  readonly deliveryInKobo: number | null;
  readonly isPickup: boolean;
  /** Blank where it is not known or there is none. */
  readonly zoneName: string;
  /** Null while a product's rate is not known. */
  readonly includedVatInKobo: number | null;
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
  const { goods, goodsInKobo, discountInKobo, deliveryInKobo, includedVatInKobo } = order;
  const isFeeKnown = order.isPickup || deliveryInKobo !== null;
  const vat =
    includedVatInKobo === null ? 'VAT included.' : `VAT of ${formatNaira(includedVatInKobo)} included.`;
  return {
    rows: [
      { name: goods, amount: formatNaira(goodsInKobo) },
      { name: nameReceiving(order), amount: isFeeKnown ? writeFee(deliveryInKobo ?? 0) : 'by area' },
    ],
    total: {
      name: isFeeKnown ? 'Total' : 'Total before delivery',
      amount: formatNaira(goodsInKobo + (deliveryInKobo ?? 0)),
    },
    note:
      discountInKobo > 0
        ? `${vat} ${reader === 'owner' ? 'Discount' : 'You save'} ${formatNaira(discountInKobo)}.`
        : vat,
  };
}

export function countItems(count: number): string {
  return count === 1 ? '1 item' : `${count} items`;
}

function nameReceiving({ isPickup, zoneName }: SummedOrder): string {
  if (isPickup) return 'Pickup';
  return zoneName === '' ? 'Delivery' : `Delivery, ${zoneName}`;
}

function writeFee(feeInKobo: number): string {
  return feeInKobo === 0 ? 'Free' : formatNaira(feeInKobo);
}
