import { convertNairaToKobo, formatNaira, isNairaAmount } from '../money.ts';

/** In naira, for one piece. The catalogue may hold dearer products; the cart takes none of them. */
export const CART_PRICE_MAX = 100_000;

/** All lines of one product together. */
export const CART_QUANTITY_MAX = 100;
export const CART_QUANTITY_MIN = 1;

/** More different lines than any party needs; it bounds what a shopper can make the shop keep. */
export const CART_LINES_MAX = 200;

export const QUANTITY_ALERT = `Maximum quantity per product is ${CART_QUANTITY_MAX}`;
export const LINES_ALERT = `A cart can hold at most ${CART_LINES_MAX} different items. Please remove one first.`;

/** What nobody has designed yet has neither price nor baker. */
export function writeDesignFirst(name: string): string {
  return `“${name}” is made to order. Please design it first.`;
}

type Priced = { readonly name: string; readonly price: number };

export function isAboveMaximum(price: number): boolean {
  return price > CART_PRICE_MAX;
}

/** A price that the cart cannot take; one that is no amount of money at all counts as none. */
export function isInvalidPrice(price: number): boolean {
  return !isNairaAmount(price) || price <= 0 || isAboveMaximum(price);
}

/** Undefined for a price that the cart takes. */
export function findPriceAlert({ name, price }: Priced): string | undefined {
  if (!isInvalidPrice(price)) return undefined;
  if (!isAboveMaximum(price)) return `Sorry, "${name}" cannot be added to cart due to pricing issues.`;
  return `Sorry, the price for "${name}" (${writePrice(price)}) appears to be incorrect. Please contact support.`;
}

/** ₦120,000 like every price of the shop, whatever the catalogue sends. */
function writePrice(price: number): string {
  const isWritable = isNairaAmount(price);
  return isWritable ? formatNaira(convertNairaToKobo(price)) : `₦${price}`;
}
