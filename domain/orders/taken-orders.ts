/** In naira, for one piece: a wedding cake costs more than a cart may hold, and a slip of three zeros still shows. */
export const FREE_LINE_PRICE_MAX = 10_000_000;
export const FREE_LINES_MAX = 20;
export const FREE_LINE_NAME_MAX_LENGTH = 120;
export const FREE_LINE_DETAILS_MAX_LENGTH = 1_000;
export const FREE_LINE_PICTURES_MAX = 6;
/** Staff know whom they hold a slot for; a week is what a family needs to collect the money. */
export const STAFF_HOLD_MAX_HOURS = 7 * 24;

/** No product's id begins with it: ids are slugs. */
export const NOT_FROM_CATALOGUE = '~';
export const REDUCTION_ID = '~~reduction';
export const CODE_LINE_ID = '~~code';
/** Lines that only lower the price. */
export const NOT_GOODS_IDS: readonly string[] = [REDUCTION_ID, CODE_LINE_ID];
export const REDUCTION_NAME = 'Agreed discount';
/** Of all codes together, where sales are cut by product. */
export const CODES_NAME = 'Discount codes';
/** Of all that only lowers the price, where sales are cut by category. */
export const DISCOUNTS_NAME = 'Discounts';

/** In place of the allergens of what is in no catalogue: somebody has said that it contains none of them. */
export const NO_ALLERGENS = 'none';

/** Lines of one name are one row in the reports, as one product's are. */
export function makeFreeLineId(slug: string): string {
  return `${NOT_FROM_CATALOGUE}${slug}`;
}

/** What a product of the shop was ordered as, unlike what was named by hand. */
export function isFromCatalogue({ productId }: { readonly productId: string }): boolean {
  return !productId.startsWith(NOT_FROM_CATALOGUE);
}

/** What is made and handed over, unlike a line that only lowers the price. */
export function isGoods({ productId }: { readonly productId: string }): boolean {
  return !NOT_GOODS_IDS.includes(productId);
}

/** A line that was agreed by hand and takes something off the price. */
export function isReduction({ productId }: { readonly productId: string }): boolean {
  return productId === REDUCTION_ID;
}
