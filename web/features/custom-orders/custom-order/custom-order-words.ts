import type { CustomOrder } from '../../../../contract/custom-orders.ts';
import type { CustomOrderStatus } from '../../../../domain/custom-orders/statuses.ts';
import { convertNairaToKobo, formatNaira } from '../../../../domain/money.ts';
import { formatMoment } from '../../../ui/formats/format-moment.ts';
import { nameDay } from '../../../ui/slots/day-words.ts';

type Tone = 'plain' | 'good' | 'busy' | 'warning' | 'news';

/** As the customer sees it. */
const CUSTOM_STATUS_BADGES: Readonly<
  Record<CustomOrderStatus, { readonly words: string; readonly tone: Tone }>
> = {
  submitted: { words: 'Waiting for a quote', tone: 'busy' },
  quoted: { words: 'Quote ready', tone: 'news' },
  accepted: { words: 'Deposit due', tone: 'warning' },
  deposit_paid: { words: 'Deposit paid', tone: 'good' },
  declined: { words: 'Declined', tone: 'plain' },
  withdrawn: { words: 'Withdrawn', tone: 'plain' },
  expired: { words: 'Quote expired', tone: 'plain' },
};

/** The deposit is a part: what is paid in full says so. */
export function findCustomBadge({ status, isPaid }: Pick<CustomOrder, 'status' | 'isPaid'>) {
  return status === 'deposit_paid' && isPaid
    ? ({ words: 'Paid in full', tone: 'good' } as const)
    : CUSTOM_STATUS_BADGES[status];
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
  submitted: 'Your wish is with our bakers',
  quoted: 'Your quote is here',
  accepted: 'Your day is kept',
  deposit_paid: 'Your cake is settled',
  declined: 'We cannot make this one',
  withdrawn: 'You have withdrawn this wish',
  expired: 'This quote has run out',
};

type Seen = Pick<CustomOrder, 'status' | 'isPaid' | 'quotes' | 'order' | 'declineReason'>;

/** What happens next, and what there is to do. */
export function leadCustomOrder({ status, isPaid, quotes: [newest], order, declineReason }: Seen): string {
  switch (status) {
    case 'submitted':
      return 'We answer with a price and a day, here and by mail. Until then you can add to it below.';
    case 'quoted':
      return newest
        ? `${writeNaira(newest.total)} for ${nameDay(newest.day)}. Accept it until ${formatMoment(newest.expiresAt)}, or tell us what to change.`
        : '';
    case 'accepted':
      return order ? `Pay the deposit of ${writeNaira(order.deposit)}, and the kitchen counts on you.` : '';
    case 'deposit_paid':
      return [
        isPaid ? 'It is paid in full, thank you.' : 'We’ve received your deposit, thank you.',
        ...(order ? [`From here on it is order ${order.number}.`] : []),
      ].join(' ');
    case 'declined':
      return declineReason;
    case 'withdrawn':
      return 'Nothing will be baked and nothing is to be paid. The design is still yours to start again from.';
    case 'expired':
      return 'It was not accepted in time, so the day was given back. Open the design and ask again: we make you a new one.';
  }
}

/** Over without a cake: nothing about it will change by itself. */
export function isGivenUp(status: CustomOrderStatus): boolean {
  return status === 'declined' || status === 'withdrawn' || status === 'expired';
}
