export type DemandedItem = {
  readonly productId: string;
  readonly sizeId: string | null;
  readonly quantity: number;
};

/** As `GET /api/availability` reads it: product~size~quantity with commas between. The same wish gives the same text. */
export function encodeItems(items: readonly DemandedItem[]): string {
  return items.map(({ productId, sizeId, quantity }) => `${productId}~${sizeId ?? ''}~${quantity}`).join(',');
}
