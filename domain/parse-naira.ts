import { AMOUNT_MAX_IN_KOBO, formatNaira, isKoboAmount, KOBO_PER_NAIRA } from './money.ts';
import { accept, type Result, refuse } from './refusal.ts';

const TYPED_AMOUNT = /^([-−]?)(?:₦|NGN|N)?\s*(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?\s*([km]?)$/i;
const ROUND: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 };

/**
 * Reads what a person types as an amount: 12500, 12,500.5, ₦12,500, N12500, NGN 12,500, 250k, 1.5m. With two decimals the k is the
 * sign of kobo, which nobody means: ₦12.50k.
 */
export function parseNaira(typed: string): Result<number, 'amount_unreadable' | 'amount_too_large'> {
  const [, sign, naira, kobo = '', unit = ''] = TYPED_AMOUNT.exec(typed.trim()) ?? [];
  const isRound = unit !== '';
  if (naira === undefined || (isRound && (kobo.length > 1 || naira.includes(',')))) {
    return refuse(
      'invalid',
      'amount_unreadable',
      'Enter an amount in naira, for example 12,500 or 12,500.50.',
    );
  }
  const plain = Number(naira.replaceAll(',', '')) * KOBO_PER_NAIRA + Number(kobo.padEnd(2, '0'));
  const amountInKobo = plain * (ROUND[unit.toLowerCase()] ?? 1);
  if (!isKoboAmount(amountInKobo)) {
    return refuse('invalid', 'amount_too_large', `Enter an amount up to ${formatNaira(AMOUNT_MAX_IN_KOBO)}.`);
  }
  return accept(sign !== '' && amountInKobo !== 0 ? -amountInKobo : amountInKobo);
}
