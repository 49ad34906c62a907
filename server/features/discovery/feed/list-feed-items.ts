import { CART_PRICE_MAX } from '../../../../domain/cart/limits.ts';
import { computePriceToPay } from '../../../../domain/catalogue/price.ts';
import type { Product, ProductSize } from '../../../../domain/catalogue/product.ts';
import { computeMark } from '../../../../domain/discovery/compute-mark.ts';
import { convertNairaToKobo } from '../../../../domain/money.ts';

/** One thing to buy, as catalogues of other sites list it. */
export type FeedItem = {
  readonly id: string;
  /** The same for all sizes of one product; null for what comes in one size. */
  readonly groupId: string | null;
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly pictureIds: readonly string[];
  readonly category: string;
  readonly size: string | null;
  readonly priceInKobo: number;
  /** Null: no discount. */
  readonly salePriceInKobo: number | null;
  readonly isCustom: boolean;
};

const ID_MAX_LENGTH = 50;
const CART_PRICE_MAX_IN_KOBO = convertNairaToKobo(CART_PRICE_MAX);

/**
 * Of each product its sizes, or itself. A custom one is listed with the price at which its designs begin, and marked. What
 * has no picture or cannot be bought online is left out: no catalogue takes it.
 */
export function listFeedItems(product: Product): readonly FeedItem[] {
  if (product.pictures.length === 0) return [];
  const sizes = product.isCustom ? [] : product.sizes;
  const items =
    sizes.length === 0 ? [describeItem(product, null)] : sizes.map((size) => describeItem(product, size));
  return items.filter(({ priceInKobo, salePriceInKobo }) => {
    const toPayInKobo = salePriceInKobo ?? priceInKobo;
    return toPayInKobo > 0 && toPayInKobo <= CART_PRICE_MAX_IN_KOBO;
  });
}

function describeItem(product: Product, size: ProductSize | null): FeedItem {
  const { id, name, description, category, pictures, discountPercentage, isCustom } = product;
  const { priceInKobo } = size ?? product;
  const toPayInKobo = computePriceToPay(priceInKobo, discountPercentage);
  return {
    id: shortenId(size ? `${id}-${size.id}` : id),
    groupId: size ? shortenId(id) : null,
    title: size ? `${name}, ${size.name}` : name,
    description: description.trim() === '' ? name : description,
    path: `/products/${id}`,
    pictureIds: pictures.map((picture) => picture.id),
    category,
    size: size?.name ?? null,
    priceInKobo,
    salePriceInKobo: toPayInKobo < priceInKobo ? toPayInKobo : null,
    isCustom,
  };
}

/** An id is kept for good, so a long one is cut the same way each time, and stays different from its like. */
function shortenId(id: string): string {
  if (id.length <= ID_MAX_LENGTH) return id;
  const mark = computeMark([id]);
  return `${id.slice(0, ID_MAX_LENGTH - mark.length - 1)}-${mark}`;
}
