import { settleEgglessExtra } from './eggless.ts';
import type { Product, ProductDetails } from './product.ts';

/** Which picture, and what to say to whoever cannot see it. */
export type PictureUse = { readonly id: string; readonly alt: string };

/** Everything of a product that an administrator can change, pictures in the order of the gallery. A revision keeps this. */
export type ProductContent = ProductDetails & { readonly pictures: readonly PictureUse[] };

/** Where there are sizes, the product itself stands for its cheapest one: that is what a list shows as "from". */
export function settleContent(content: ProductContent): ProductContent {
  const settled = { ...content, egglessExtraInKobo: settleEgglessExtra(content) };
  const [first, ...others] = content.sizes;
  if (!first) return settled;
  const { priceInKobo, servings, workUnits } = others.reduce(
    (cheapest, size) => (size.priceInKobo < cheapest.priceInKobo ? size : cheapest),
    first,
  );
  return { ...settled, priceInKobo, servings, workUnits };
}

/** Without what is no administrator's to say, such as what customers think of it. */
export function readContent(product: Product): ProductContent {
  const {
    id: _,
    version: __,
    createdAt: ___,
    updatedAt: ____,
    rating: _____,
    pictures,
    ...details
  } = product;
  return { ...details, pictures: pictures.map(({ id, alt }) => ({ id, alt })) };
}
