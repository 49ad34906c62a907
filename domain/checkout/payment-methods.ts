import type { ReceivingMethod } from './calendar.ts';
import type { Zone } from './zones.ts';

/** `transfer` is made by hand to the shop's account and confirmed by the owner. */
export const PAYMENT_METHODS = ['transfer', 'on_delivery', 'at_pickup'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** How long an unpaid order keeps its place; an order paid on receipt needs no hold. */
export type HoldTerms = { readonly transferMinutes: number; readonly onlineMinutes: number };

export const DEFAULT_HOLD_TERMS: HoldTerms = { transferMinutes: 240, onlineMinutes: 20 };

/** Nobody can fill the calendar with orders that are never paid. */
export const UNPAID_HOLDS_MAX_PER_PERSON = 2;
/** Mobile networks put many customers behind one address. */
export const UNPAID_HOLDS_MAX_PER_NETWORK = 40;

export function listPaymentMethods(
  method: ReceivingMethod,
  zone: Pick<Zone, 'allowsPayOnDelivery'> | undefined,
): readonly PaymentMethod[] {
  if (method === 'pickup') return ['transfer', 'at_pickup'];
  return zone?.allowsPayOnDelivery ? ['transfer', 'on_delivery'] : ['transfer'];
}

/** Whether the order keeps its place only until it is paid for. */
export function needsHold(payment: PaymentMethod): boolean {
  return payment === 'transfer';
}

/** Null for what is paid on receipt: the order counts until somebody cancels it. */
export function endHold(payment: PaymentMethod, placedAt: Date, terms: HoldTerms): Date | null {
  if (!needsHold(payment)) return null;
  return new Date(placedAt.getTime() + terms.transferMinutes * 60_000);
}
