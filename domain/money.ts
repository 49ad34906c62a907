/*
 * Money is a whole number of kobo everywhere inside, so that sums are exact; the API and people speak naira.
 * The grouping is written out here because `Intl` gives different texts in different browsers,
 * and a price must read the same in kept HTML, mail and on the phone.
 */

export const KOBO_PER_NAIRA = 100;

/** Beyond this a naira number with two decimals is no longer exact. */
export const AMOUNT_MAX_IN_KOBO = 100_000_000_000_000;

export function isKoboAmount(amount: number): boolean {
  return Number.isInteger(amount) && Math.abs(amount) <= AMOUNT_MAX_IN_KOBO;
}

/** Whether a naira number from outside is a whole number of kobo: 12.5 is, 12.505 and NaN are not. */
export function isNairaAmount(amountInNaira: number): boolean {
  const amountInKobo = roundToKobo(amountInNaira);
  return isKoboAmount(amountInKobo) && amountInKobo / KOBO_PER_NAIRA === amountInNaira;
}

export function convertNairaToKobo(amountInNaira: number): number {
  if (!isNairaAmount(amountInNaira))
    throw new RangeError(`${amountInNaira} naira is not a whole number of kobo`);
  return roundToKobo(amountInNaira);
}

export function convertKoboToNaira(amountInKobo: number): number {
  requireKobo(amountInKobo);
  return amountInKobo / KOBO_PER_NAIRA;
}

/** The sum of naira amounts, added in kobo: decimals would gather rounding errors. */
export function addNaira(...amounts: readonly number[]): number {
  return convertKoboToNaira(amounts.reduce((sum, amount) => sum + convertNairaToKobo(amount), 0));
}

/** ₦12,500, and ₦12,500.50 only where there are kobo. */
export function formatNaira(amountInKobo: number): string {
  requireKobo(amountInKobo);
  const size = Math.abs(amountInKobo);
  const sign = amountInKobo < 0 ? '−' : '';
  const naira = String(Math.trunc(size / KOBO_PER_NAIRA)).replace(/\B(?=(?:\d{3})+$)/g, ',');
  const kobo = size % KOBO_PER_NAIRA;
  return `${sign}₦${naira}${kobo === 0 ? '' : `.${String(kobo).padStart(2, '0')}`}`;
}

function roundToKobo(amountInNaira: number): number {
  // Adding zero turns -0 into 0.
  return Math.round(amountInNaira * KOBO_PER_NAIRA) + 0;
}

function requireKobo(amount: number): void {
  if (!isKoboAmount(amount)) throw new RangeError(`${amount} is not a whole number of kobo`);
}
