import { formatNaira, KOBO_PER_NAIRA } from '../../money.ts';
import { PRODUCT_PRICE_MAX_IN_KOBO } from '../product.ts';
import { type ProductContent, settleContent } from '../product-content.ts';
import { findPublishingProblems } from '../publishing.ts';

/** How many products one change may reach: their ids fit into what a request may hold. */
export const BULK_PRODUCTS_MAX = 3_000;
export const PRICE_RISE_MAX_PERCENTAGE = 300;
export const PRICE_CUT_MAX_PERCENTAGE = 90;
/** Prices stay such as people pay them. */
export const PRICE_STEPS_IN_NAIRA = [50, 100] as const;
export type PriceStep = (typeof PRICE_STEPS_IN_NAIRA)[number];

export const STATUS_CHANGES = ['publish', 'unpublish', 'archive', 'restore'] as const;
export type StatusChange = (typeof STATUS_CHANGES)[number];

/** One and the same change to many products. A cut of a price is a percentage or an amount below zero. */
export type BulkChange =
  | { readonly kind: StatusChange }
  | { readonly kind: 'price_percentage'; readonly percentage: number; readonly roundTo: PriceStep }
  | { readonly kind: 'price_amount'; readonly amountInKobo: number; readonly roundTo: PriceStep }
  | { readonly kind: 'discount'; readonly percentage: number };

export type BulkOutcome =
  | { readonly kind: 'changed'; readonly content: ProductContent }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly reason: string };

type PriceChange = Extract<BulkChange, { readonly roundTo: PriceStep }>;

const UNCHANGED: BulkOutcome = { kind: 'unchanged' };
const HUNDREDTHS_OF_A_PERCENT = 100;
const WHOLE = 100 * HUNDREDTHS_OF_A_PERCENT;

/** What a change would make of a product, or why it cannot. */
export function applyBulkChange(present: ProductContent, change: BulkChange): BulkOutcome {
  switch (change.kind) {
    case 'publish':
      return publish(present);
    case 'unpublish':
      return present.status === 'published' ? moveTo(present, 'draft') : UNCHANGED;
    case 'archive':
      return present.status === 'archived' ? UNCHANGED : moveTo(present, 'archived');
    case 'restore':
      return present.status === 'archived' ? moveTo(present, 'draft') : UNCHANGED;
    case 'discount': {
      const { percentage: discountPercentage } = change;
      if (discountPercentage === present.discountPercentage) return UNCHANGED;
      return { kind: 'changed', content: { ...present, discountPercentage } };
    }
    default:
      return changePrices(present, change);
  }
}

function moveTo(present: ProductContent, status: ProductContent['status']): BulkOutcome {
  return { kind: 'changed', content: { ...present, status } };
}

function publish(present: ProductContent): BulkOutcome {
  if (present.status === 'published') return UNCHANGED;
  if (present.status === 'archived') return refuseChange('It’s archived. Restore it first.');
  const published = { ...present, status: 'published' } as const;
  const isMute = Object.keys(findPublishingProblems(published)).length > 0;
  return isMute
    ? refuseChange('A picture has no description (alt text).')
    : { kind: 'changed', content: published };
}

/** Every size by itself; the product follows its cheapest one. */
function changePrices(present: ProductContent, change: PriceChange): BulkOutcome {
  if (present.isCustom) return refuseChange('Its price comes from the cake designer’s price list.');
  const pricesInKobo = [present, ...present.sizes].map(({ priceInKobo }) => changePrice(priceInKobo, change));
  if (pricesInKobo.some((priceInKobo, place) => priceInKobo === 0 && isPriced(present, place))) {
    return refuseChange('Its price would be ₦0.');
  }
  if (pricesInKobo.some((priceInKobo) => priceInKobo > PRODUCT_PRICE_MAX_IN_KOBO)) {
    return refuseChange(`Its price would be more than ${formatNaira(PRODUCT_PRICE_MAX_IN_KOBO)}.`);
  }
  const [priceInKobo = 0, ...sizePricesInKobo] = pricesInKobo;
  const sizes = present.sizes.map((size, place) => ({
    ...size,
    priceInKobo: sizePricesInKobo[place] ?? size.priceInKobo,
  }));
  const isSame =
    priceInKobo === present.priceInKobo &&
    sizes.every((size, place) => size.priceInKobo === present.sizes[place]?.priceInKobo);
  return isSame ? UNCHANGED : { kind: 'changed', content: settleContent({ ...present, priceInKobo, sizes }) };
}

/** What costs nothing already may go on doing so. */
function isPriced(present: ProductContent, place: number): boolean {
  return [present, ...present.sizes][place]?.priceInKobo !== 0;
}

/** Rounded, never below nothing, and yet no rise makes anything cheaper and no cut makes anything dearer. */
export function changePrice(priceInKobo: number, change: PriceChange): number {
  const step = change.roundTo * KOBO_PER_NAIRA;
  const isPercentage = change.kind === 'price_percentage';
  // In whole hundredths of a percent, because 12.35 and its like have no exact form.
  const wantedInSteps = isPercentage
    ? (priceInKobo * (WHOLE + Math.round(change.percentage * HUNDREDTHS_OF_A_PERCENT))) / (WHOLE * step)
    : (priceInKobo + change.amountInKobo) / step;
  const roundedInKobo = Math.round(wantedInSteps) * step;
  const isRise = (isPercentage ? change.percentage : change.amountInKobo) > 0;
  return isRise ? Math.max(roundedInKobo, priceInKobo) : Math.max(0, Math.min(roundedInKobo, priceInKobo));
}

function refuseChange(reason: string): BulkOutcome {
  return { kind: 'refused', reason };
}

/** Taken back, a product is what it was; what was not there before goes into the archive, as nothing is ever thrown away. */
export function takeBack(
  earlier: Partial<ProductContent> | undefined,
  present: ProductContent,
): ProductContent {
  return earlier ? { ...present, ...earlier } : { ...present, status: 'archived' };
}
