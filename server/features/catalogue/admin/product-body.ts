import type { NewProduct, ProductChange } from '../../../../contract/product-changes.ts';
import type { ProductSize } from '../../../../domain/catalogue/product.ts';
import { type ProductContent, settleContent } from '../../../../domain/catalogue/product-content.ts';
import { convertNairaToKobo } from '../../../../domain/money.ts';

export function toContent({ id: _, price, sizes, egglessExtra, ...details }: NewProduct): ProductContent {
  return settleContent({
    ...details,
    priceInKobo: convertNairaToKobo(price),
    sizes: sizes.map(toSize),
    egglessExtraInKobo: toKobo(egglessExtra),
  });
}

/** What the body leaves out stays as it is. */
export function mergeChange(
  present: ProductContent,
  { version: _, price, sizes, egglessExtra, ...details }: ProductChange,
): ProductContent {
  // JSON has no `undefined`: what is in the body has a value.
  const given = details as Partial<ProductContent>;
  return settleContent({
    ...present,
    ...given,
    ...(price !== undefined && { priceInKobo: convertNairaToKobo(price) }),
    ...(sizes && { sizes: sizes.map(toSize) }),
    ...(egglessExtra !== undefined && { egglessExtraInKobo: toKobo(egglessExtra) }),
  });
}

function toKobo(amount: number | null): number | null {
  return amount === null ? null : convertNairaToKobo(amount);
}

function toSize({ price, ...size }: NewProduct['sizes'][number]): ProductSize {
  return { ...size, priceInKobo: convertNairaToKobo(price) };
}
