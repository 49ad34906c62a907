import { ANY_REASON } from '../../../../../contract/order-admin.ts';
import {
  ATTENTION_REASONS,
  type AttentionReason,
  MONEY_REASONS,
} from '../../../../../domain/orders/attention.ts';
import { ATTENTION_WORDS } from '../admin-words.ts';

/** What orders need somebody for: whatever it is, anything about their money, or one reason. */
export type AttentionFilter = typeof ANY_REASON | 'money' | AttentionReason;

/** What is about the goods first, then the money: all of it, and each reason by itself. */
export const ATTENTION_FILTERS: readonly AttentionFilter[] = [
  ANY_REASON,
  ...ATTENTION_REASONS.filter((reason) => !MONEY_REASONS.includes(reason)),
  'money',
  ...MONEY_REASONS,
];

export function findAttentionFilter(name: string | null): AttentionFilter | null {
  return ATTENTION_FILTERS.find((known) => known === name) ?? null;
}

/** As the desk's list asks for them. */
export function listReasons(filter: AttentionFilter): readonly string[] {
  return filter === 'money' ? MONEY_REASONS : [filter];
}

export function nameAttention(filter: AttentionFilter): string {
  if (filter === ANY_REASON) return 'Any reason';
  return filter === 'money' ? 'Payments to settle' : ATTENTION_WORDS[filter].mark;
}
