import type { OrderStatus } from './statuses.ts';

/** With these the customer has the goods. */
export const HANDED_OVER_STATUSES = ['delivered', 'collected'] as const satisfies readonly OrderStatus[];

/** With these the goods leave the house. */
const LEAVING_STATUSES = ['out_for_delivery', 'collected'] as const satisfies readonly OrderStatus[];

export function isHandedOver(status: OrderStatus): boolean {
  return HANDED_OVER_STATUSES.some((each) => each === status);
}

export function isLeaving(to: OrderStatus): boolean {
  return LEAVING_STATUSES.some((status) => status === to);
}

/** While its payment is in doubt an order may be made and cancelled, but does not reach its customer. */
export function isHeldBack(to: OrderStatus): boolean {
  return isHandedOver(to) || isLeaving(to);
}

/**
 * What is said about money that is due when the goods are handed over: it comes now, it goes on the customer's account for a
 * reason, or it has not come yet.
 */
export const UNPAID_DECISIONS = ['on_account', 'not_yet'] as const;
export type UnpaidDecision = (typeof UNPAID_DECISIONS)[number];

/** `balance`: it was to be paid first. `decision`: somebody has to say what becomes of it. */
export type HandOverQuestion = 'balance' | 'decision';

type HandOver = {
  readonly to: OrderStatus;
  /** After whatever is paid with the step itself. */
  readonly due: number;
  readonly hasDeposit: boolean;
};

/** What was said about money that stays due: the reason for which it is on credit, or null for not yet. */
export type UnpaidAnswer = { readonly onAccountReason: string | null };

/**
 * A balance that was to be paid first is let go with a reason only, or left to the rider to collect. Everywhere else any
 * word about it is enough.
 */
export function isHandOverAnswered(
  question: HandOverQuestion,
  to: OrderStatus,
  answer: UnpaidAnswer | undefined,
): boolean {
  if (!answer) return false;
  return question === 'decision' || to === 'out_for_delivery' || answer.onAccountReason !== null;
}

/**
 * Whether a step asks for what is due, and how. Where a deposit was agreed the rest is paid before the goods leave. Otherwise
 * nothing is handed over unpaid without a word about it. In naira or kobo alike: only whether something is due counts.
 */
export function findHandOverQuestion({ to, due, hasDeposit }: HandOver): HandOverQuestion | null {
  if (due <= 0) return null;
  if (hasDeposit && isLeaving(to)) return 'balance';
  return isHandedOver(to) ? 'decision' : null;
}
