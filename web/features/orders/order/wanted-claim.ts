import { createStoredText } from '../../../ui/browser/stored-text.ts';

/** Whoever registers from an order's page, to save it, comes back through an email and in another tab. */
export const WANTED_CLAIM_KEY = 'wanted-claim';
const wanted = createStoredText(() => window, WANTED_CLAIM_KEY);

export function wantClaim(orderId: string): void {
  wanted.write(orderId);
}

/** Whether this order is to be saved; asked once. */
export function takeWantedClaim(orderId: string): boolean {
  if (wanted.read() !== orderId) return false;
  wanted.write(null);
  return true;
}
