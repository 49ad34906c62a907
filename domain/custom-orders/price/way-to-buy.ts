import { CART_PRICE_MAX } from '../../cart/limits.ts';
import { convertNairaToKobo, formatNaira } from '../../money.ts';
import type { CakeDesign } from '../design/cake-design.ts';
import { findProblems } from '../design/repair-design.ts';
import { priceDesign } from './price-design.ts';
import type { PriceList } from './price-list.ts';

/** What a shopper adds that no price list knows. */
export type DesignInstructions = {
  readonly instructions: string;
  readonly referencePictureCount: number;
};

export type QuoteReason = 'instructions' | 'reference_pictures' | 'above_cart_limit';

export type WayToBuy =
  | { readonly way: 'cart'; readonly priceInKobo: number }
  /** The price is what the design alone would cost: a suggestion to start the quote from. */
  | { readonly way: 'quote'; readonly priceInKobo: number; readonly reasons: readonly QuoteReason[] }
  /** Asking for a quote would not help: the kitchen cannot make it. */
  | { readonly way: 'none'; readonly message: string };

export const CART_PRICE_MAX_IN_KOBO = convertNairaToKobo(CART_PRICE_MAX);

/** Why there is no price to buy at, for any of these reasons: "We’ll check your special requests and pictures and send you a quote." */
export function explainQuote(reasons: readonly QuoteReason[]): string {
  const added = [
    ...(reasons.includes('instructions') ? ['special requests'] : []),
    ...(reasons.includes('reference_pictures') ? ['pictures'] : []),
  ];
  const checked = added.length > 0 ? `We’ll check your ${added.join(' and ')} and send you a quote.` : '';
  const limit = `Cakes above ${formatNaira(CART_PRICE_MAX_IN_KOBO)} need a quote from us.`;
  return [checked, reasons.includes('above_cart_limit') ? limit : ''].filter(Boolean).join(' ');
}

/** The same beside the phone's button, under the price of the design alone, where there is room for two short lines. */
export const SHORT_QUOTE_REASONS: Readonly<Record<QuoteReason, string>> = {
  instructions: 'Design only',
  reference_pictures: 'Design only',
  above_cart_limit: `We quote cakes above ${formatNaira(CART_PRICE_MAX_IN_KOBO)}`,
};

/** A design of standard options up to the cart's limit is bought at once; everything else asks for a quote. */
export function findWayToBuy(
  design: CakeDesign,
  asked: DesignInstructions,
  list: PriceList,
  discountPercentage = 0,
): WayToBuy {
  const [problem] = findProblems(design, list);
  if (problem) return { way: 'none', message: problem.message };
  const { totalInKobo: priceInKobo } = priceDesign(design, list, discountPercentage);
  const reasons: QuoteReason[] = [];
  if (asked.instructions.trim() !== '') reasons.push('instructions');
  if (asked.referencePictureCount > 0) reasons.push('reference_pictures');
  if (priceInKobo > CART_PRICE_MAX_IN_KOBO) reasons.push('above_cart_limit');
  return reasons.length === 0 ? { way: 'cart', priceInKobo } : { way: 'quote', priceInKobo, reasons };
}
