export type DemandedItem = {
  readonly productId: string;
  readonly sizeId: string | null;
  readonly quantity: number;
  /** In the short text form of links; blank or left out for none. */
  readonly design?: string;
};

/** As `GET /api/availability` reads it: product~size~quantity~design with commas between. The same wish gives the same text. */
export function encodeItems(items: readonly DemandedItem[]): string {
  return items
    .map(({ productId, sizeId, quantity, design = '' }) => {
      const plain = `${productId}~${sizeId ?? ''}~${quantity}`;
      return design === '' ? plain : `${plain}~${design}`;
    })
    .join(',');
}
