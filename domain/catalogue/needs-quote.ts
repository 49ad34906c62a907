import { isAboveMaximum } from '../cart/limits.ts';

/** Beside its price, wherever such a cake is listed. */
export const NEEDS_QUOTE = 'Needs a quote';

/** A cake whose starting design costs more than the cart takes, in naira: the designer asks for a quote of it. */
export function needsQuote({
  isCustom,
  priceToPay,
}: {
  readonly isCustom: boolean;
  readonly priceToPay: number;
}): boolean {
  return isCustom && isAboveMaximum(priceToPay);
}
