import { isFromCatalogue } from '../../../domain/orders/taken-orders.ts';

export type DemandedItem = {
  readonly productId: string;
  readonly sizeId: string | null;
  readonly quantity: number;
  /** In the short text form of links; blank or left out for none. */
  readonly design?: string;
  /** What is written on it or made without egg is made for the customer: it lies on no shelf. */
  readonly inscription?: string;
  readonly isEggless?: boolean;
};

/**
 * As `GET /api/availability` reads it: product~size~quantity~design~changed with commas between. The same items give the same text.
 * What is in no catalogue, such as a custom item or an agreed discount of an order, is unknown there and left out.
 */
export function encodeItems(items: readonly DemandedItem[]): string {
  return items
    .filter(isFromCatalogue)
    .map(({ productId, sizeId, quantity, design = '', inscription = '', isEggless = false }) => {
      const plain = `${productId}~${sizeId ?? ''}~${quantity}`;
      if (inscription !== '' || isEggless) return `${plain}~${design}~1`;
      return design === '' ? plain : `${plain}~${design}`;
    })
    .join(',');
}
