import { convertNairaToKobo, formatNaira } from '../money.ts';

/* A quote is for the cake alone: whether and where it is delivered is chosen as it is accepted. Page, preview and email say so alike. */

export const QUOTE_TOTAL_NAME = 'Total without delivery';
export const QUOTE_DELIVERY = { name: 'Delivery', amount: 'added if you choose it' } as const;

/** In naira. */
type Quoted = { readonly total: number; readonly deposit: number };

/** What is left after the deposit: "₦45,000, plus delivery if you choose it". */
export function sayQuoteBalance({ total, deposit }: Quoted): string {
  const leftInKobo = convertNairaToKobo(total) - convertNairaToKobo(deposit);
  return leftInKobo > 0
    ? `${formatNaira(leftInKobo)}, plus delivery if you choose it`
    : 'Only delivery, if you choose it';
}
