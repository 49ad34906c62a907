import type { Dashboard } from '../../../contract/dashboard.ts';
import { convertNairaToKobo, formatNaira } from '../../../domain/money.ts';
import type { AttentionReason } from '../../../domain/orders/attention.ts';
import { formatSince } from '../../ui/format-moment.ts';

export type AttentionTile = {
  readonly key: string;
  readonly count: number;
  readonly title: string;
  readonly words: string;
  readonly to: string;
  readonly tone: 'news' | 'warning' | 'tip';
};

/** What is wrong with money is settled on one list. */
const MONEY_REASONS: readonly AttentionReason[] = [
  'transfer_claimed',
  'refund_due',
  'refund_stuck',
  'part_paid',
  'overpaid',
  'balance_due',
];
const NEEDING_PATH = '/admin/orders?attention=1';

/** The most pressing first; what is nought has no tile. */
export function listAttentionTiles(attention: Dashboard['attention'], now: Date): readonly AttentionTile[] {
  const { orders, unpaid, unquoted, unsentMails, questions } = attention;
  const count = (reasons: readonly AttentionReason[]) =>
    reasons.reduce((sum, reason) => sum + (orders[reason] ?? 0), 0);
  const tiles: readonly AttentionTile[] = [
    {
      key: 'late',
      count: count(['late']),
      title: 'Late',
      words: 'Past the end of their window',
      to: NEEDING_PATH,
      tone: 'news',
    },
    {
      key: 'delivery_failed',
      count: count(['delivery_failed']),
      title: 'Came back',
      words: 'Not handed over: send out again, or call',
      to: '/admin/orders?status=delivery_failed',
      tone: 'news',
    },
    {
      key: 'money',
      count: count(MONEY_REASONS),
      title: 'Payments to settle',
      words: 'Transfers to confirm, money due or too much',
      to: NEEDING_PATH,
      tone: 'warning',
    },
    {
      key: 'unpaid',
      count: unpaid.orders,
      title: 'Unpaid',
      words: `${formatNaira(convertNairaToKobo(unpaid.value))} still to come, their places are held`,
      to: '/admin/orders?status=pending_payment',
      tone: 'warning',
    },
    {
      key: 'unquoted',
      count: unquoted.orders,
      title: 'Unquoted',
      words: sayWaiting(unquoted.waitingSince, now),
      to: '/admin/custom-orders',
      tone: 'tip',
    },
    {
      key: 'questions',
      count: questions,
      title: 'Questions',
      words: 'From the contact page',
      to: '/admin/messages',
      tone: 'tip',
    },
    {
      key: 'mails',
      count: unsentMails,
      title: 'Mails not sent',
      words: 'Tried again by themselves; test the mail if it goes on',
      to: '/admin/settings/told',
      tone: 'warning',
    },
  ];
  return tiles.filter((tile) => tile.count > 0);
}

function sayWaiting(since: string | null, now: Date): string {
  return since === null ? 'Waiting for an answer' : `The oldest came ${formatSince(since, now)}`;
}
