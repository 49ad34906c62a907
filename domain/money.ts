import { accept, type Result, refuse } from './refusal.ts';

/*
 * Money is a whole number of kobo everywhere inside, so that sums are exact; the API and people speak naira.
 * The grouping is written out here because `Intl` gives different texts in different browsers,
 * and a price must read the same in kept HTML, mail and on the phone.
 */

export const KOBO_PER_NAIRA = 100;

/** Beyond this a naira number with two decimals is no longer exact. */
export const AMOUNT_MAX_IN_KOBO = 100_000_000_000_000;

const TYPED_AMOUNT = /^([-−]?)(?:₦|NGN|N)?\s*(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/i;
/** 250k, ₦1.5m. With two decimals the k is the sign of kobo: ₦12.50k. */
const ROUND_AMOUNT = /^(?:₦|NGN|N)?\s*(\d{1,4}(?:\.\d)?)\s*([km])$/i;

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

/** Reads what a person types as an amount: 12500, 12,500.5, ₦12,500, N12500, NGN 12,500, 250k, 1.5m. */
export function parseNaira(typed: string): Result<number, 'amount_unreadable' | 'amount_too_large'> {
  const [, round, unit] = ROUND_AMOUNT.exec(typed.trim()) ?? [];
  if (round !== undefined)
    return accept(roundToKobo(Number(round) * (unit?.toLowerCase() === 'k' ? 1e3 : 1e6)));
  const [, sign, naira, kobo = ''] = TYPED_AMOUNT.exec(typed.trim()) ?? [];
  if (naira === undefined) {
    return refuse(
      'invalid',
      'amount_unreadable',
      'Enter an amount in naira, for example 12,500 or 12,500.50.',
    );
  }
  const amountInKobo = Number(naira.replaceAll(',', '')) * KOBO_PER_NAIRA + Number(kobo.padEnd(2, '0'));
  if (!isKoboAmount(amountInKobo)) {
    return refuse('invalid', 'amount_too_large', `Enter an amount up to ${formatNaira(AMOUNT_MAX_IN_KOBO)}.`);
  }
  return accept(sign !== '' && amountInKobo !== 0 ? -amountInKobo : amountInKobo);
}

function roundToKobo(amountInNaira: number): number {
  // Adding zero turns -0 into 0.
  return Math.round(amountInNaira * KOBO_PER_NAIRA) + 0;
}

function requireKobo(amount: number): void {
  if (!isKoboAmount(amount)) throw new RangeError(`${amount} is not a whole number of kobo`);
}
