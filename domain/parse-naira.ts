import { AMOUNT_MAX_IN_KOBO, formatNaira, isKoboAmount, KOBO_PER_NAIRA } from './money.ts';
import { accept, type Result, refuse } from './refusal.ts';

const TYPED_AMOUNT = /^([-−]?)(?:₦|NGN|N)?\s*(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/i;
/** 250k, ₦1.5m. With two decimals the k is the sign of kobo: ₦12.50k. */
const ROUND_AMOUNT = /^(?:₦|NGN|N)?\s*(\d{1,4}(?:\.\d)?)\s*([km])$/i;

/** Reads what a person types as an amount: 12500, 12,500.5, ₦12,500, N12500, NGN 12,500, 250k, 1.5m. */
export function parseNaira(typed: string): Result<number, 'amount_unreadable' | 'amount_too_large'> {
  const [, round, unit] = ROUND_AMOUNT.exec(typed.trim()) ?? [];
  if (round !== undefined) {
    const naira = Number(round) * (unit?.toLowerCase() === 'k' ? 1_000 : 1_000_000);
    return accept(Math.round(naira * KOBO_PER_NAIRA));
  }
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
