import type { OrderStatus } from './statuses.ts';

type MailboxFacts = {
  /** Raised whenever the order is given another address. */
  readonly trackingTurn: number;
  readonly paidInKobo: number;
  readonly refundedInKobo: number;
  /** Oldest first. */
  readonly steps: readonly { readonly status: OrderStatus; readonly madeBy: string }[];
};

/**
 * Whether what was typed with an order may be repeated to the address that came with it. Whoever confirms an order does so
 * from that mailbox, and nobody pays for an order so that a stranger reads a few words in the shop's name.
 */
export function isMailboxVouched({ trackingTurn, paidInKobo, refundedInKobo, steps }: MailboxFacts): boolean {
  if (trackingTurn !== 1) return false;
  const isConfirmedByMail = steps
    .slice(1)
    .some(({ status, madeBy }) => status === 'confirmed' && madeBy === 'customer');
  return isConfirmedByMail || paidInKobo > refundedInKobo;
}
