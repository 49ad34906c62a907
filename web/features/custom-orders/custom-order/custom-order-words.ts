import type { CustomOrder, OwnCustomOrder } from '../../../../contract/custom-orders.ts';
import {
  isPaidInFull,
  PAID_WORDS,
  REQUEST_STATUS_WORDS,
} from '../../../../domain/custom-orders/status-words.ts';
import type { CustomOrderStatus } from '../../../../domain/custom-orders/statuses.ts';
import { addNaira, convertNairaToKobo, formatNaira } from '../../../../domain/money.ts';
import { formatPhoneForNigeria } from '../../../../domain/phone.ts';
import type { ShopProfile } from '../../../../domain/shop/profile.ts';
import { findQuoteDay, isQuoteLate } from '../../../../domain/shop/quote-day.ts';
import { formatMoment } from '../../../ui/formats/format-moment.ts';
import { nameDay } from '../../../ui/slots/day-words.ts';

type Tone = 'plain' | 'good' | 'busy' | 'warning' | 'news';

const TONES: Readonly<Record<CustomOrderStatus, Tone>> = {
  submitted: 'busy',
  quoted: 'news',
  accepted: 'warning',
  deposit_paid: 'good',
  declined: 'plain',
  withdrawn: 'plain',
  expired: 'plain',
};

/** The deposit is a part: what is paid in full says so. */
export function findCustomBadge({ status, isPaid }: Pick<CustomOrder, 'status' | 'isPaid'>) {
  const words = isPaidInFull({ status, isPaid }) ? PAID_WORDS : REQUEST_STATUS_WORDS[status];
  return { words, tone: TONES[status] };
}

/** From the naira of the API. */
export function writeNaira(amount: number): string {
  return formatNaira(convertNairaToKobo(amount));
}

/** What is left of the first, in kobo so that it is exact. */
export function writeDifference(amount: number, less: number): string {
  return formatNaira(convertNairaToKobo(amount) - convertNairaToKobo(less));
}

/** The one big line of the page. */
export const CUSTOM_HEADINGS: Readonly<Record<CustomOrderStatus, string>> = {
  submitted: 'We’ve received your request',
  quoted: 'Your quote is ready',
  accepted: 'Your day is reserved',
  deposit_paid: 'Your cake is confirmed',
  declined: 'We can’t make this cake',
  withdrawn: 'You withdrew this request',
  expired: 'This quote has expired',
};

type Seen = Pick<
  OwnCustomOrder,
  'status' | 'isPaid' | 'quotes' | 'order' | 'declineReason' | 'phone' | 'isEmailed' | 'createdAt'
>;

/** What happens next, and what there is to do. */
export function leadCustomOrder(
  seen: Seen,
  { openingHours }: Pick<ShopProfile, 'openingHours'>,
  now = new Date(),
): string {
  const {
    status,
    isPaid,
    quotes: [newest],
    order,
    declineReason,
  } = seen;
  switch (status) {
    case 'submitted':
      return `${promiseQuote(seen, openingHours, now)} Until then, you can add details below.`;
    case 'quoted':
      return newest
        ? `${writeNaira(newest.total)} without delivery, for ${nameDay(newest.day)}. Accept it by ${formatMoment(newest.expiresAt)}, or tell us what to change.`
        : '';
    case 'accepted':
      return order ? sayDepositDue(order) : '';
    case 'deposit_paid':
      return [
        isPaid ? 'Paid in full, thank you.' : 'We’ve received your deposit, thank you.',
        ...(order ? [`It’s now order ${order.number}.`] : []),
      ].join(' ');
    case 'declined':
      return declineReason;
    case 'withdrawn':
      return 'We won’t bake it and you don’t owe anything. You can still use the design.';
    case 'expired':
      return 'You didn’t accept the quote in time. Open the design and ask for a new one.';
  }
}

function sayDepositDue(order: NonNullable<Seen['order']>): string {
  const due = writeNaira(findDepositDue(order));
  return order.held > 0
    ? `Pay the remaining ${due} of the deposit to confirm your cake.`
    : `Pay the deposit of ${due} to confirm your cake.`;
}

/** What of the deposit is still to be paid, in naira. */
export function findDepositDue({
  deposit,
  held,
}: Pick<NonNullable<CustomOrder['order']>, 'deposit' | 'held'>): number {
  return Math.max(0, addNaira(deposit, -held));
}

function promiseQuote(
  { phone, isEmailed, createdAt }: Seen,
  openingHours: ShopProfile['openingHours'],
  now: Date,
): string {
  const askedAt = new Date(createdAt);
  const news = isEmailed
    ? 'and we’ll email you'
    : `and we’ll call or message you on ${formatPhoneForNigeria(phone)}`;
  return isQuoteLate(askedAt, openingHours, now)
    ? `Sorry, your quote is taking longer than we promised. We’re still working on it: it will be on this page, ${news}.`
    : `Your quote will be on this page by the end of ${nameDay(findQuoteDay(askedAt, openingHours))}, ${news}.`;
}

/** Over without a cake: nothing about it will change by itself. */
export function isGivenUp(status: CustomOrderStatus): boolean {
  return status === 'declined' || status === 'withdrawn' || status === 'expired';
}
