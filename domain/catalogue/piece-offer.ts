import { computePriceToPay } from './price.ts';
import type { ProductDetails, ProductSize } from './product.ts';

type Offered = Pick<ProductDetails, 'priceInKobo' | 'discountPercentage' | 'egglessExtraInKobo' | 'sizes'>;
type Chosen = { readonly sizeId: string | null; readonly isEggless: boolean };

export type PieceOffer = {
  readonly size: ProductSize | null;
  readonly listPriceInKobo: number;
  readonly unitPriceInKobo: number;
};

/** One piece as it was chosen; null where it is not sold like that. The discount is the cake’s, not the extra’s. */
export function computePieceOffer(product: Offered, { sizeId, isEggless }: Chosen): PieceOffer | null {
  const size = product.sizes.find(({ id }) => id === sizeId) ?? null;
  const isSold = product.sizes.length === 0 ? sizeId === null : size !== null;
  if (!isSold || (isEggless && product.egglessExtraInKobo === null)) return null;
  const { priceInKobo } = size ?? product;
  const extraInKobo = isEggless ? (product.egglessExtraInKobo ?? 0) : 0;
  return {
    size,
    listPriceInKobo: priceInKobo + extraInKobo,
    unitPriceInKobo: computePriceToPay(priceInKobo, product.discountPercentage) + extraInKobo,
  };
}
