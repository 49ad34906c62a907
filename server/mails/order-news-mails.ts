import type { Order } from '../../contract/orders.ts';
import { sayDay } from '../../domain/delivery/day-words.ts';
import { addNaira, convertNairaToKobo, formatNaira } from '../../domain/money.ts';
import { ASKED_TO_CANCEL } from '../../domain/orders/asked-to-cancel.ts';
import { findLatestChange, SAME_PRICE } from '../../domain/orders/change-words.ts';
import type { OrderNews } from '../../domain/orders/customer-news.ts';
import { sayNotPaid } from '../../domain/payments/cancelled-words.ts';
import { needsHold } from '../../domain/payments/payment-methods.ts';
import { findOwedSince, promiseRefund, promiseTransfer } from '../../domain/payments/refund-time.ts';
import { formatPhoneForAbroad } from '../../domain/phone-from-abroad.ts';
import type { ShopProfile } from '../../domain/shop/profile.ts';
import { findReplyDay } from '../../domain/shop/quote-day.ts';
import { type ComposedMail, composeMail } from './compose-mail.ts';
import { greet } from './greeting.ts';
import { makeHarmless } from './harmless-text.ts';
import { listAmounts, listPaidAmounts } from './order-amounts.ts';
import {
  listAsked,
  listChangeable,
  listSlotFacts,
  listTyped,
  type OrderMailFacts,
  sayWhen,
} from './order-mails.ts';
import { sayRecipientPays } from './recipient-pays.ts';

/** What the message carries besides the order. */
type MessageDetails = Readonly<Record<string, string | number | boolean>>;

type Words = {
  /** After "Your order 482-093-718", or after a colon. */
  readonly subject: string;
  readonly heading: string;
  readonly says: (when: string, order: Order, details: MessageDetails, shop: ShopProfile) => string;
  readonly button: string;
};

const WORDS: Readonly<Record<OrderNews, Words>> = {
  confirmed: {
    subject: 'is confirmed',
    heading: 'Payment received – your order is confirmed',
    says: (when) => `Thank you. We’ve received your payment and your order is confirmed for ${when}.`,
    button: 'Track my order',
  },
  ready: {
    subject: 'is ready for pickup',
    heading: 'Your order is ready for pickup',
    says: (when, order) => `Your order is packed and ready. Pick it up on ${when}.${sayDue(order)}`,
    button: 'View pickup details',
  },
  out_for_delivery: {
    subject: 'is on its way',
    heading: 'Your order is on its way',
    says: (_, order) =>
      `Our rider has just left with your order. Please keep your phone close.${sayDue(order)}`,
    button: 'Track my order',
  },
  delivered: {
    subject: 'has been delivered',
    heading: 'Your order has been delivered',
    says: () => 'Your order has been delivered. Thank you for letting us bake for you.',
    button: 'View my order',
  },
  delivery_failed: {
    subject: 'could not be delivered',
    heading: 'We couldn’t deliver your order',
    says: () => 'Our rider couldn’t deliver your order. Please call us to arrange a new time.',
    button: 'View my order',
  },
  cancelled: {
    subject: 'is cancelled',
    heading: 'Your order is cancelled',
    says: (_, order) => `Your order has been cancelled${sayReason(order)}.${sayRefund(order)}`,
    button: 'View my order',
  },
  expired: {
    subject: 'has expired',
    heading: 'Your order has expired',
    says: (_, { payment }) =>
      needsHold(payment)
        ? 'Your order has expired because it wasn’t paid in time. If you’ve already paid, reply to this email and we’ll sort it out. If not, you can order again.'
        : 'Your order has expired because it wasn’t confirmed in time. You can order again.',
    button: 'Order again',
  },
  moved: {
    subject: 'has a new time',
    heading: 'New time for your order',
    says: (when, _, details) => sayMoved(when, details),
    button: 'View my order',
  },
  changed: {
    subject: 'has been changed',
    heading: 'Your order has been changed',
    says: (when, order) => `Your order for ${when} has been changed. ${sayNewPrice(order)}`,
    button: 'View my order',
  },
  change_asked: {
    subject: ': we’ve received your change request',
    heading: 'We’ve received your change request',
    says: (_, order, _details, shop) =>
      `You asked us to change your order.${sayDifference(order)} Nothing changes until we’ve agreed. ${promiseReply(order, shop)}`,
    button: 'View my order',
  },
  change_made: {
    subject: 'has been changed as you asked',
    heading: 'We’ve made the change you asked for',
    says: (_, { changeRequest }) =>
      `We’ve changed your order as you asked.${changeRequest?.answer ? ` ${makeHarmless(changeRequest.answer)}` : ''}`,
    button: 'View my order',
  },
  change_declined: {
    subject: 'has not been changed',
    heading: 'We can’t make this change',
    says: (_, { changeRequest }) =>
      `We can’t change your order as you asked, so it stays as it is.${changeRequest?.answer ? ` ${makeHarmless(changeRequest.answer)}` : ''}`,
    button: 'View my order',
  },
  taken_up: {
    subject: 'is confirmed',
    heading: 'Your order is confirmed',
    says: (when, { number }) =>
      `Your order is confirmed for ${when}. Your payment came after the order had expired, but your slot was still available. Your new order number is ${number}.`,
    button: 'Track my order',
  },
  reinstated: {
    subject: 'has been reinstated',
    heading: 'We’ve reinstated your order',
    says: (when, { number }) =>
      `We’ve reinstated your expired order for ${when}. Your new order number is ${number}. Pay to confirm it.`,
    button: 'Pay now',
  },
};

/** A day that the shop closes is no wish of the customer's. */
function sayMoved(
  when: string,
  { fromDay, fromTime: from, toTime: to, isDayClosed, reason }: MessageDetails,
): string {
  if (typeof fromDay !== 'string') return `Your order is now for ${when}.`;
  if (isDayClosed !== true) {
    const before = sayWhen({ slot: { day: fromDay, from: String(from), to: String(to) } });
    return `Your order is now for ${when} instead of ${before}.`;
  }
  return `We’re sorry, we can’t make your order on ${sayDay(fromDay)}${sayWhy(String(reason ?? ''))}. It’s now for ${when}. If that doesn’t suit you, reply to this email and we’ll find another time.`;
}

function sayDifference({ changeRequest }: Order): string {
  const difference = changeRequest?.difference ?? 0;
  if (difference === 0) return '';
  return ` It would cost ${formatAmount(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'}.`;
}

function promiseReply({ changeRequest, slot }: Order, { openingHours }: ShopProfile): string {
  const day = changeRequest && findReplyDay(new Date(changeRequest.at), openingHours, slot.day);
  return day
    ? `You’ll have our reply by the end of ${sayDay(day)}.`
    : 'You’ll have our reply before your order is due.';
}

function sayRefund(order: Order): string {
  const { refunded, refundDue, payments, refunds } = order.money;
  const returned = refunds.filter(({ way, status }) => way === 'voucher' && status === 'processed');
  const toVoucher = addNaira(...returned.map(({ amount }) => amount));
  const otherwise = addNaira(refunded, -toVoucher);
  const done = [
    sayNotPaid(order.money),
    toVoucher > 0 && `${formatAmount(toVoucher)} is back on your voucher.`,
    otherwise > 0 && `We’ve refunded ${formatAmount(otherwise)}.`,
  ]
    .filter(Boolean)
    .map((words) => ` ${words}`)
    .join('');
  if (refundDue <= 0) return done;
  const toSend = refunds.filter(({ status }) => status === 'to_send');
  const isAllToSend = toSend.reduce((sum, { amount }) => sum + amount, 0) === refundDue;
  const promise = isAllToSend ? promiseTransfer : promiseRefund;
  return `${done} ${promise(formatAmount(refundDue), findOwedSince(order), payments)} We’ll email you when it’s sent.`;
}

function sayRefundDue({ money: { refundDue } }: Order): string {
  return refundDue > 0 ? ` We’ll refund ${formatAmount(refundDue)} and email you when it’s sent.` : '';
}

/** Who pays on receipt knows that something is due, and only has to have it ready. */
function sayDue(order: Order): string {
  const { due } = order.money;
  if (due <= 0) return '';
  // Asked once more, somebody would pay twice.
  if (order.money.transferClaimedAt !== null) return ' We’re checking for your transfer.';
  const asked = sayRecipientPays(order, formatAmount(due));
  if (asked !== undefined) return ` ${asked}`;
  return isToBePaidNow(order)
    ? ` ${formatAmount(due)} is still due.`
    : ` Please have ${formatAmount(due)} ready.`;
}

function isToBePaidNow({ payment, money }: Order): boolean {
  const isOnReceipt = payment === 'on_delivery' || payment === 'at_pickup';
  return money.due > 0 && !isOnReceipt && money.transferClaimedAt === null;
}

function sayNewPrice(order: Order): string {
  return `${sayNewTotal(order)}${sayDue(order)}${sayRefundDue(order)}`;
}

function formatAmount(amountInNaira: number): string {
  return formatNaira(convertNairaToKobo(amountInNaira));
}

/** Why we cancelled it, in the same sentence, as the order page says too; what customers write themselves they know. */
function sayReason({ history }: Order): string {
  const last = history.findLast(({ status }) => status === 'cancelled');
  if (last?.by !== 'administrator') return '';
  return last.words === ASKED_TO_CANCEL ? ', as you asked' : sayWhy(last.words);
}

/** Before the full stop. */
function sayWhy(reason: string): string {
  const why = makeHarmless(reason).replace(/\.$/, '');
  return why === '' ? '' : `: ${why}`;
}

/** What is paid on receipt is confirmed without a payment. */
const CONFIRMED_UNPAID: Words = {
  ...WORDS.confirmed,
  heading: 'Your order is confirmed',
  says: (when, order) => {
    const amount = formatAmount(order.money.due);
    const own = `You’ll pay ${amount} ${order.method === 'pickup' ? 'at pickup' : 'on delivery'}.`;
    return `Thank you. Your order is confirmed for ${when}. ${sayRecipientPays(order, amount) ?? own}`;
  },
};

/** The answer to a request: with what the order is now, it needs no second email. */
const CHANGED_AS_ASKED: Words = {
  ...WORDS.changed,
  subject: WORDS.change_made.subject,
  heading: WORDS.change_made.heading,
  says: (when, order) => `We’ve changed your order for ${when} as you asked. ${sayNewPrice(order)}`,
};

function chooseWords({ money }: Order, news: OrderNews, { isAsAsked }: MessageDetails): Words {
  if (news === 'confirmed' && money.paid === 0 && money.due > 0) return CONFIRMED_UNPAID;
  return news === 'changed' && isAsAsked === true ? CHANGED_AS_ASKED : WORDS[news];
}

/** What the change costs, as long as nothing else has happened to the order since. */
function sayNewTotal({ total, history }: Pick<Order, 'total' | 'history'>): string {
  const change = findLatestChange(history);
  if (change?.kind !== 'changed') return `The new total is ${formatAmount(total)}.`;
  return change.price === SAME_PRICE
    ? `The total is still ${formatAmount(total)}.`
    : `The new total is ${formatAmount(total)} (${change.price}).`;
}

/** News that begins an order anew, or ends it: what it comes to is told again. */
const WITH_AMOUNTS: readonly OrderNews[] = ['confirmed', 'changed', 'taken_up', 'reinstated', 'cancelled'];

/** News of an order that nobody has to wait for any more. */
const ENDED: readonly OrderNews[] = ['cancelled', 'expired'];

/** To the customer, whenever something changes that matters to them. */
export function composeOrderNewsMail(
  facts: OrderMailFacts,
  news: OrderNews,
  details: MessageDetails = {},
): ComposedMail {
  const { shop, order, link } = facts;
  const { subject, heading, says, button } = chooseWords(order, news, details);
  const hasAmounts = WITH_AMOUNTS.includes(news);
  const words = says(sayWhen(order), order, details, shop);
  return composeMail(shop, {
    subject: `Your order ${order.number}${subject.startsWith(':') ? '' : ' '}${subject}`,
    preview: words,
    heading,
    paragraphs: [greet(order.contact.name), words],
    facts: [
      ...(ENDED.includes(news)
        ? [{ label: 'Order number', value: order.number }]
        : listSlotFacts({ shop, order })),
      ...(news === 'delivery_failed' && shop.phone
        ? [{ label: 'Call us', value: formatPhoneForAbroad(shop.phone) }]
        : []),
      ...(news === 'change_asked' ? listAsked(order) : []),
    ],
    ...(hasAmounts && { amounts: [...listAmounts(order), ...listPaidAmounts(order)] }),
    button: { label: news === 'changed' && isToBePaidNow(order) ? 'Pay now' : button, link },
    smallPrint: [
      ...(hasAmounts && !ENDED.includes(news) ? listTyped(facts) : []),
      ...(news === 'confirmed' ? listChangeable(order) : []),
      'Questions? Just reply to this email.',
    ],
  });
}
