import type { ProductAnswer } from '../../../contract/products.ts';
import { convertKoboToNaira, convertNairaToKobo, formatNaira } from '../../../domain/money.ts';
import type { PricedAmount } from './product-price.tsx';

const FLAVOURS_MAX = 2;

type Described = Pick<ProductAnswer, 'flavorTags' | 'servings' | 'sizes'>;

/** What stands below the name, part by part: "Chocolate, Caramel" and "serves 8 to 20". */
export function describeBriefly(
  product: Described,
  /** Listed for more guests than it says: what is made to a design is made as large as it has to be. */
  isMadeToSize = false,
): readonly string[] {
  const flavours = product.flavorTags.slice(0, FLAVOURS_MAX).join(', ');
  const servings = describeServings(product);
  return [flavours, isMadeToSize && servings !== '' ? `${servings} or more` : servings].filter(
    (part) => part !== '',
  );
}

/** Almost everything a bakery here makes is that; and what it is free of, its allergens say. */
const SAYS_NOTHING = /^(vegetarian|halal)$|free$/i;

/** The dietary tag that sets a product apart from the others. */
export function chooseBadgeTag(dietaryTags: readonly string[]): string | undefined {
  return dietaryTags.find((tag) => !SAYS_NOTHING.test(tag));
}

/** Blank where it says nothing how many a product feeds, as with a loaf. */
export function describeServings({ servings, sizes }: Omit<Described, 'flavorTags'>): string {
  const counts = (sizes.length > 0 ? sizes.map((size) => size.servings) : [servings]).filter(
    (count) => count !== null,
  );
  const least = Math.min(...counts);
  const most = Math.max(...counts);
  if (counts.length === 0) return '';
  return least === most ? `serves ${least}` : `serves ${least} to ${most}`;
}

/** For whoever wants it eggless, beside a price that has the extra in it, in naira. */
export function describeEgglessOption(extra: number): string {
  return extra === 0
    ? 'Can be made eggless at no extra cost'
    : `Can be made eggless, ${formatNaira(convertNairaToKobo(extra))} extra included`;
}

/** With what is added for making it eggless, in naira. */
export function addExtra(amount: PricedAmount, extra: number): PricedAmount {
  const add = (naira: number) => convertKoboToNaira(convertNairaToKobo(naira) + convertNairaToKobo(extra));
  return { price: add(amount.price), priceToPay: add(amount.priceToPay) };
}
