import type { FeeBearer } from './sandbox-state.ts';

/* The provider's prices in Nigeria, read on 16 November 2026: 1.5 % and ₦100, which is waived below ₦2,500; ₦2,000 at most. */
const PART = 0.015;
const FLAT_IN_KOBO = 10_000;
const FLAT_FROM_IN_KOBO = 250_000;
const MOST_IN_KOBO = 200_000;

/** What is charged for an amount, and what of it the provider keeps. */
export function computeFees(
  amountInKobo: number,
  bearer: FeeBearer,
): { readonly amountInKobo: number; readonly feesInKobo: number | null } {
  if (bearer === 'nobody') return { amountInKobo, feesInKobo: null };
  const flat = amountInKobo < FLAT_FROM_IN_KOBO ? 0 : FLAT_IN_KOBO;
  const feesInKobo = Math.min(MOST_IN_KOBO, Math.round(amountInKobo * PART) + flat);
  return { amountInKobo: amountInKobo + (bearer === 'customer' ? feesInKobo : 0), feesInKobo };
}
