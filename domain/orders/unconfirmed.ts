import type { DayLoad, DayPlan, DeliveryWindow, Demand } from '../delivery/calendar.ts';
import { needsHold, type PaymentMethod } from '../payments/payment-methods.ts';
import type { OrderStatus } from './statuses.ts';

/** What the owner asks of people nobody knows yet, who order without paying. */
export type UnconfirmedTerms = {
  /** Whether an order that is paid on receipt has to be confirmed. */
  readonly mustConfirm: boolean;
  /** How long it keeps its place until then. */
  readonly confirmMinutes: number;
  /** How much of a day may be taken by orders that nobody has paid for or confirmed, in percent. */
  readonly dayShare: number;
};

export const DEFAULT_UNCONFIRMED_TERMS: UnconfirmedTerms = {
  mustConfirm: true,
  confirmMinutes: 240,
  dayShare: 30,
};

/** It will be paid on receipt, and nobody has said yet that it is meant. */
export function isUnconfirmed(status: OrderStatus, payment: PaymentMethod): boolean {
  return status === 'pending_payment' && !needsHold(payment);
}

type Payer = {
  readonly mustConfirm: boolean;
  /** How long there is for it: "4 hours". */
  readonly within: string;
  /** Of the account that orders; null for a guest. Every account has confirmed its own. */
  readonly accountEmail: string | null;
  /** As typed for this order. */
  readonly email: string;
};

/** What whoever pays on receipt is told beforehand; blank where nothing will be asked. Whether an account is known, the shop alone knows. */
export function announceConfirmation({ mustConfirm, within, accountEmail, email }: Payer): string {
  if (!mustConfirm || accountEmail?.toLowerCase() === email.trim().toLowerCase()) return '';
  return accountEmail === null
    ? `We’ll email you a link. Confirm your order with it within ${within}, or it expires.`
    : `We may email you a link to confirm your order within ${within}.`;
}

export function endConfirmation(placedAt: Date, { confirmMinutes }: UnconfirmedTerms): Date {
  return new Date(placedAt.getTime() + confirmMinutes * 60_000);
}

type Share = {
  readonly plan: DayPlan;
  readonly window: DeliveryWindow;
  /** What such orders have taken already. */
  readonly load: DayLoad;
  readonly demand: Demand;
  readonly dayShare: number;
};

/** A slot of a small bakery has room for few: a share of five places would turn the second customer of a new shop away. */
const PLACES_MIN = 3;

/** `too_large`: it would not fit if it were the only one. The share of the day's work holds however many places a window has. */
export function judgeShare({ plan, window, load, demand, dayShare }: Share): 'free' | 'full' | 'too_large' {
  const workUnits = Math.floor((plan.workUnits * dayShare) / 100);
  if (demand.workUnits > workUnits) return 'too_large';
  if (load.workUnits + demand.workUnits > workUnits) return 'full';
  const places = Math.max(PLACES_MIN, Math.floor((window.capacities[demand.method] * dayShare) / 100));
  const taken = load.windows[window.id]?.[demand.method] ?? 0;
  return taken + 1 > places ? 'full' : 'free';
}
