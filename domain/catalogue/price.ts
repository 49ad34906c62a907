import { KOBO_PER_NAIRA } from '../money.ts';

const HUNDREDTHS_OF_A_PERCENT = 100;
const WHOLE = 100 * HUNDREDTHS_OF_A_PERCENT;

/** The price less its discount, rounded to the naira: nobody pays in kobo. */
export function computePriceToPay(priceInKobo: number, discountPercentage: number): number {
  if (discountPercentage === 0) return priceInKobo;
  // In whole hundredths of a percent, because 12.35 and its like have no exact form.
  const part = WHOLE - Math.round(discountPercentage * HUNDREDTHS_OF_A_PERCENT);
  const priceInNaira = Math.round((priceInKobo * part) / (WHOLE * KOBO_PER_NAIRA));
  // ₦1.99 less 1 % would round to ₦2, and no discount makes anything dearer.
  return Math.min(priceInNaira, Math.floor(priceInKobo / KOBO_PER_NAIRA)) * KOBO_PER_NAIRA;
}
