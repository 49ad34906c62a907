import type { Dashboard } from '../../../contract/dashboard.ts';
import { convertNairaToKobo, formatNaira } from '../../../domain/money.ts';
import { AWAITED_VOUCHERS_PATH, linkExpiredOrders } from '../../../domain/notifications/say-notification.ts';
import type { AttentionReason } from '../../../domain/orders/attention.ts';
import type { ShopProfile } from '../../../domain/shop/profile.ts';
import { isQuoteLate } from '../../../domain/shop/quote-day.ts';
import { formatSince } from '../../ui/formats/format-moment.ts';

export type AttentionTile = {
  readonly key: string;
  readonly count: number;
  readonly title: string;
  readonly words: string;
  readonly to: string;
  readonly tone: 'news' | 'warning' | 'tip';
};

/**
 * The most pressing first; what is nought has no tile. An order has at most one tile about its money, beside one about the
 * goods: each is other work.
 */
export function listAttentionTiles(
  attention: Dashboard['attention'],
  now: Date,
  openingHours: ShopProfile['openingHours'] = [],
): readonly AttentionTile[] {
  const { waitingSince } = attention.unquoted;
  const hasRequests = attention.unquoted.orders > attention.unquoted.messages;
  const isLate =
    hasRequests && waitingSince !== null && isQuoteLate(new Date(waitingSince), openingHours, now);
  const { orders, unsettled, expired, unquoted, unsentMails, questions, reviews, awaitedVouchers } =
    attention;
  const tiles: readonly AttentionTile[] = [
    {
      key: 'disputes',
      count: orders.payment_disputed ?? 0,
      title: nameCount(orders.payment_disputed, 'Disputed payment', 'Disputed payments'),
      words: 'Answer in your Paystack dashboard before the deadline, or the customer gets the money back',
      to: '/admin/orders?attention=payment_disputed',
      tone: 'news',
    },
    {
      key: 'reversed',
      count: orders.payment_reversed ?? 0,
      title: nameCount(orders.payment_reversed, 'Reversed payment', 'Reversed payments'),
      words: 'The bank took the money back. Collect it again or cancel the orders',
      to: '/admin/orders?attention=payment_reversed',
      tone: 'news',
    },
    {
      key: 'late',
      count: orders.late ?? 0,
      title: 'Late',
      words: 'Past their delivery or pickup time',
      to: '/admin/orders?attention=late',
      tone: 'news',
    },
    {
      key: 'delivery_failed',
      count: orders.delivery_failed ?? 0,
      title: 'Not delivered',
      words: 'Send out again or call the customer',
      to: '/admin/orders?status=delivery_failed',
      tone: 'news',
    },
    {
      key: 'day_closed',
      count: orders.day_closed ?? 0,
      title: 'On a closed day',
      words: 'Move them to another day or cancel them',
      to: '/admin/orders?attention=day_closed',
      tone: 'news',
    },
    {
      key: 'unconfirmed',
      count: orders.unconfirmed ?? 0,
      title: 'To confirm',
      words: 'New customers who pay on delivery or pickup. Call them to confirm',
      to: '/admin/orders?attention=unconfirmed',
      tone: 'news',
    },
    {
      key: 'change_requested',
      count: orders.change_requested ?? 0,
      title: nameCount(orders.change_requested, 'Change request', 'Change requests'),
      words: 'Customers asked for a change. Accept, reply or decline',
      to: '/admin/orders?attention=change_requested',
      tone: 'news',
    },
    {
      key: 'money',
      count: unsettled,
      title: nameCount(unsettled, 'Payment to settle', 'Payments to settle'),
      words: sayUnsettled(orders, unsettled),
      to: '/admin/orders?attention=money',
      tone: orders.done_unpaid ? 'news' : 'warning',
    },
    {
      key: 'vouchers',
      count: awaitedVouchers,
      title: nameCount(awaitedVouchers, 'Unpaid voucher', 'Unpaid vouchers'),
      words: 'Record each bank transfer when it arrives',
      to: AWAITED_VOUCHERS_PATH,
      tone: 'warning',
    },
    {
      key: 'expired',
      count: expired.orders,
      title: 'Expired unpaid',
      words: `${formatNaira(convertNairaToKobo(expired.value))} since yesterday. Reinstate while there’s room`,
      to: linkExpiredOrders(expired.since),
      tone: 'tip',
    },
    {
      key: 'unquoted',
      count: unquoted.orders,
      title: nameUnquoted(unquoted),
      words: isLate ? `${sayWaiting(waitingSince, now)}, later than promised` : sayWaiting(waitingSince, now),
      to: '/admin/custom-orders?status=waiting',
      tone: isLate ? 'warning' : 'tip',
    },
    {
      key: 'questions',
      count: questions,
      title: nameCount(questions, 'Message', 'Messages'),
      words: 'From the contact page',
      to: '/admin/messages',
      tone: 'tip',
    },
    {
      key: 'reviews',
      count: reviews,
      title: nameCount(reviews, 'Review', 'Reviews'),
      words: 'To approve, or reported by customers',
      to: '/admin/reviews',
      tone: 'tip',
    },
    {
      key: 'mails',
      count: unsentMails,
      title: nameCount(unsentMails, 'Email not sent', 'Emails not sent'),
      words: 'Send them again or dismiss them',
      to: '/admin/settings/notifications',
      tone: 'warning',
    },
  ];
  return tiles.filter((tile) => tile.count > 0);
}

/** The kinds of work on the money of orders, as they are named one after another: refunds by the marks that orders have in the list. */
const MONEY_WORK: readonly (readonly [one: string, many: string, reasons: readonly AttentionReason[]])[] = [
  ['missing payment', 'missing payments', ['prepayment_missing', 'part_paid', 'balance_due']],
  ['transfer to check', 'transfers to check', ['transfer_claimed']],
  ['refund due', 'refunds due', ['refund_due']],
  ['refund to send', 'refunds to send', ['refund_to_send']],
  ['overpaid order', 'overpaid orders', ['overpaid']],
  ['delayed refund', 'delayed refunds', ['refund_stuck']],
];

/** What is with the customer and unpaid is the money most easily lost. */
function sayUnsettled(orders: Dashboard['attention']['orders'], unsettled: number): string {
  const { done_unpaid: done = 0, on_account: onCredit = 0 } = orders;
  const work = MONEY_WORK.map(([one, many, reasons]) => {
    const count = reasons.reduce((sum, reason) => sum + (orders[reason] ?? 0), 0);
    return count === 0 ? '' : nameCount(count, one, many);
  })
    .filter((words) => words !== '')
    .join(', ');
  if (done + onCredit === 0) return `${work.charAt(0).toUpperCase()}${work.slice(1)}`;
  const others = unsettled - done - onCredit;
  return [
    ...(done > 0 ? [`${done} delivered or picked up but not paid in full`] : []),
    ...(onCredit > 0 ? [`${onCredit} on credit`] : []),
    ...(others > 0 ? [`${others} with ${work}`] : []),
  ].join(', ');
}

/** Orders whose goods and money both need attention have two tiles; said, so that nobody adds them up. */
export function sayCountedTwice({ needing, orders, unsettled }: Dashboard['attention']): string | null {
  const { late = 0, delivery_failed: cameBack = 0, unconfirmed = 0 } = orders;
  const { day_closed: closed = 0, change_requested: requested = 0 } = orders;
  const { payment_disputed: disputed = 0, payment_reversed: reversed = 0 } = orders;
  if (late + cameBack + closed + unconfirmed + requested + disputed + reversed + unsettled <= needing)
    return null;
  return needing === 1
    ? '1 order needs attention. It’s counted more than once.'
    : `${needing} orders need attention. Some are counted more than once.`;
}

/** After its number. */
function nameCount(count: number | undefined, one: string, many: string): string {
  return count === 1 ? one : many;
}

/** What names no quote is a message. */
function nameUnquoted({ orders, messages }: Dashboard['attention']['unquoted']): string {
  if (messages === 0) return nameCount(orders, 'Quote to send', 'Quotes to send');
  if (messages < orders) return 'Quotes and messages';
  return nameCount(orders, 'Custom order message', 'Custom order messages');
}

function sayWaiting(since: string | null, now: Date): string {
  return since === null ? 'Waiting for a quote' : `Oldest: ${formatSince(since, now)}`;
}
