import type { ReceivingMethod } from '../delivery/calendar.ts';
import { atLagosTime, type LagosDay, type TimeOfDay } from '../delivery/lagos-time.ts';
import type { Zone } from '../delivery/zones.ts';
import { ONLINE_CHANNELS, type OnlineChannel } from './ways.ts';

/** Those of the payment provider; `transfer` is made by hand to the shop's account and confirmed by the owner. */
export const PAYMENT_METHODS = [...ONLINE_CHANNELS, 'transfer', 'on_delivery', 'at_pickup'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** How long an unpaid order keeps its place; an order paid on receipt needs no hold. */
export type HoldTerms = { readonly transferMinutes: number; readonly onlineMinutes: number };

export const DEFAULT_HOLD_TERMS: HoldTerms = { transferMinutes: 240, onlineMinutes: 20 };

/** What staff promised a customer, however it is paid. */
export function holdFor(hours: number): HoldTerms {
  return { transferMinutes: hours * 60, onlineMinutes: hours * 60 };
}

/** Nobody can fill the calendar with orders that are never paid. */
export const UNPAID_HOLDS_MAX_PER_PERSON = 2;
/** Of orders that are paid on receipt and have not been paid: more than a family or an office needs at a time. */
export const OPEN_ON_RECEIPT_MAX_PER_PERSON = 10;
/** Mobile networks put many customers behind one address. */
export const UNPAID_HOLDS_MAX_PER_NETWORK = 40;

export function listPaymentMethods(
  method: ReceivingMethod,
  zone: Pick<Zone, 'allowsPayOnDelivery'> | undefined,
  onlineChannels: readonly OnlineChannel[],
): readonly PaymentMethod[] {
  const inAdvance: readonly PaymentMethod[] = [...onlineChannels, 'transfer'];
  if (method === 'pickup') return [...inAdvance, 'at_pickup'];
  return zone?.allowsPayOnDelivery ? [...inAdvance, 'on_delivery'] : inAdvance;
}

export function isPaidOnline(payment: PaymentMethod): payment is OnlineChannel {
  return ONLINE_CHANNELS.some((channel) => channel === payment);
}

/** Whether the order keeps its place only until it is paid for. */
export function needsHold(payment: PaymentMethod): boolean {
  return payment === 'transfer' || isPaidOnline(payment);
}

/** Never beyond the beginning of its slot, or its end where it has begun: by then it is paid for or somebody else's. */
export function limitHold(
  holdUntil: Date | null,
  { day, from, to }: { readonly day: LagosDay; readonly from: TimeOfDay; readonly to: TimeOfDay },
  now: Date,
): Date | null {
  const latest = findLongestHold({ day, from, to }, now);
  return holdUntil && holdUntil > latest ? latest : holdUntil;
}

/** The longest that an order for this slot is held without being paid in full. */
export function findLongestHold(
  { day, from, to }: { readonly day: LagosDay; readonly from: TimeOfDay; readonly to: TimeOfDay },
  now: Date,
): Date {
  const begin = atLagosTime(day, from);
  return begin > now ? begin : atLagosTime(day, to);
}

/** Null for what is paid on receipt: the order counts until somebody cancels it. */
export function endHold(payment: PaymentMethod, placedAt: Date, terms: HoldTerms): Date | null {
  if (!needsHold(payment)) return null;
  return new Date(placedAt.getTime() + chooseHoldMinutes(payment, terms) * 60_000);
}

/** Of what needs a hold. */
export function chooseHoldMinutes(payment: PaymentMethod, terms: HoldTerms): number {
  return isPaidOnline(payment) ? terms.onlineMinutes : terms.transferMinutes;
}
