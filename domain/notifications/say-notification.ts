import type { LagosDay } from '../delivery/lagos-time.ts';
import { isOrderNews, type OrderNews } from '../orders/customer-news.ts';
import { REVIEW_PLACE } from '../orders/review-place.ts';
import { promiseRefund } from '../payments/refund-time.ts';
import { isMessageKind, type MessageKind, type NotificationKind } from './choices.ts';
import { sayAmount, sayDispute, sayVoucherTrouble } from './money-trouble.ts';

/** What a notification is about; `isOwn`: the order or custom order is the recipient's, who is not looking from the desk. */
export type NotificationSubject =
  | { readonly what: 'order'; readonly id: string; readonly number: string; readonly isOwn: boolean }
  | { readonly what: 'custom_order'; readonly id: string; readonly number: string; readonly isOwn: boolean }
  | { readonly what: 'contact_message'; readonly id: string };

export type NotificationFacts = {
  readonly kind: string;
  readonly details: Readonly<Record<string, string | number | boolean>>;
  readonly about: NotificationSubject | undefined;
  readonly shopName: string;
  /** When it happened. */
  readonly at: Date;
};

export type SaidNotification = {
  /** For the screen of a device, above the text. */
  readonly title: string;
  readonly text: string;
  /** The page about it, inside the shop; null: there is nothing more to see. */
  readonly link: string | null;
};

type Words = Pick<SaidNotification, 'title' | 'text'>;
type Say = (number: string, facts: NotificationFacts) => Words;

const ORDER_NEWS_WORDS: Readonly<Record<OrderNews, (number: string, facts: NotificationFacts) => Words>> = {
  confirmed: (number) => ({
    title: 'Order confirmed',
    text: `Your order ${number} is confirmed. Thank you!`,
  }),
  ready: (number) => ({ title: 'Ready for pickup', text: `Your order ${number} is ready for pickup.` }),
  out_for_delivery: (number) => ({
    title: 'Out for delivery',
    text: `Your order ${number} is on its way. Please keep your phone close.`,
  }),
  delivered: (number) => ({
    title: 'Order delivered',
    text: `Your order ${number} has been delivered. Enjoy every bite!`,
  }),
  delivery_failed: (number) => ({
    title: 'We couldn’t deliver your order',
    text: `Your order ${number} couldn’t be delivered. Please call us to arrange a new time.`,
  }),
  cancelled: (number, { details: { refundDue }, at }) => ({
    title: 'Order cancelled',
    text: `Your order ${number} has been cancelled.${Number(refundDue) > 0 ? ` ${promiseRefund(sayAmount(refundDue), at)}` : ''}`,
  }),
  expired: (number) => ({
    title: 'Order expired',
    text: `Your order ${number} has expired because it wasn’t paid or confirmed in time.`,
  }),
  moved: (number) => ({
    title: 'New time for your order',
    text: `Your order ${number} has a new date or time.`,
  }),
  changed: (number, { details }) =>
    details.isAsAsked === true
      ? {
          title: 'We’ve made the change you asked for',
          text: `We’ve changed order ${number} as you asked. See the new total.`,
        }
      : {
          title: 'Your order has been changed',
          text: `Order ${number} has been changed. See the new total.`,
        },
  change_asked: (number) => ({
    title: 'We’ve received your request',
    text: `You asked to change order ${number}. We’ll let you know either way.`,
  }),
  change_made: (number) => ({
    title: 'We’ve made the change you asked for',
    text: `We’ve changed order ${number} as you asked.`,
  }),
  change_declined: (number) => ({
    title: 'We can’t make this change',
    text: `We can’t change order ${number} as you asked. See why on its page.`,
  }),
  taken_up: (number) => ({
    title: 'Order confirmed',
    text: `Your payment came late, but your slot was still available. Order ${number} is confirmed.`,
  }),
  reinstated: (number) => ({
    title: 'Order reinstated',
    text: `We’ve reinstated your order. Your new order number is ${number}. Pay to confirm it.`,
  }),
};

const WORDS: Readonly<Record<MessageKind, Say>> = {
  order_placed: (number, { shopName }) => ({
    title: 'Order received',
    text: `${shopName} has received your order ${number}. Thank you!`,
  }),
  order_paid: (number, { details }) =>
    details.isRejected === true
      ? {
          title: 'Your transfer was not accepted',
          text: `Your bank will return ${sayAmount(details.amount)}. Please send exactly ${sayAmount(details.asked)} for your order ${number}.`,
        }
      : details.isWithdrawn === true
        ? {
            title: 'Payment correction',
            text: `We recorded ${sayAmount(details.amount)} for your order ${number} by mistake. Please ignore our earlier message.`,
          }
        : {
            title: 'Payment received',
            text: `We’ve received ${sayAmount(details.amount)} for your order ${number}.`,
          },
  order_status: (number, facts) => {
    const { about, details } = facts;
    if (about?.what === 'custom_order') return sayCustomStatus(number, details.status);
    return isOrderNews(details.news)
      ? ORDER_NEWS_WORDS[details.news](number, facts)
      : { title: 'Order update', text: `There’s an update on your order ${number}.` };
  },
  quote: (number, { details }) => ({
    title: Number(details.quoteVersion) > 1 ? 'New quote for your cake' : 'Your cake quote is ready',
    text: `We’ve sent you a quote for your cake request ${number}.`,
  }),
  message: (number, { about, shopName }) =>
    about && 'isOwn' in about && about.isOwn
      ? {
          title: 'Message about your cake',
          text: `${shopName} sent you a message about your cake request ${number}.`,
        }
      : {
          title: 'New message from a customer',
          text: `A customer sent a message about custom order ${number}.`,
        },
  refund: (number, { details }) =>
    details.isWithdrawn === true
      ? {
          title: 'Refund correction',
          text: `Your refund of ${sayAmount(details.amount)} for order ${number} hasn’t been sent yet. We’ll let you know when it is.`,
        }
      : details.isDone === true
        ? {
            title: 'Refund sent',
            text: `We’ve refunded ${sayAmount(details.amount)} for your order ${number}.`,
          }
        : {
            title: 'Refund on its way',
            text: `We’re refunding ${sayAmount(details.amount)} for your order ${number}.`,
          },
  review_request: (number) => ({
    title: 'How was it?',
    text: `Tell us how you liked your order ${number}. It helps other customers choose.`,
  }),
  back_in_stock: (_, { details: { product } }) => ({
    title: 'Back today',
    text: `${typeof product === 'string' ? product : 'What you asked for'} is back. You can order it for today.`,
  }),
  contact_reply: (_, { shopName }) => ({
    title: `Reply from ${shopName}`,
    text: `${shopName} has replied to your message.`,
  }),
  new_order: (number) => ({ title: 'New order', text: `Order ${number} has been placed.` }),
  new_custom_order: (number) => ({
    title: 'New custom order',
    text: `A customer has asked for a quote: custom order ${number}.`,
  }),
  change_requested: (number) => ({
    title: 'Change requested',
    text: `A customer has asked to change order ${number}.`,
  }),
  payment_problem: (number, { details }) =>
    sayVoucherTrouble(details) ??
    sayDispute(`order ${number}`, details) ??
    (details.claimed === true
      ? { title: 'Check a transfer', text: `A customer says they’ve paid for order ${number}.` }
      : {
          title: 'Check a payment',
          text: `The payment for order ${number} doesn’t match its total.`,
        }),
  orders_expired: (_, { details: { orders, value } }) => ({
    title: orders === 1 ? '1 order expired' : `${orders} orders expired`,
    text: `Not paid in time yesterday, worth ${sayAmount(value)}. You can reinstate them while there’s room.`,
  }),
  backup_failed: (_, { details: { reason } }) => ({
    title: 'Last night’s backup failed',
    text: `${typeof reason === 'string' ? `${reason} ` : ''}We’ll try again automatically.`,
  }),
  review_waiting: (_, { details: { product } }) => ({
    title: 'A review to approve',
    text: `A customer reviewed ${typeof product === 'string' ? product : 'a product'}. Read it and publish it.`,
  }),
  review_reported: (_, { details: { product } }) => ({
    title: 'A review was reported',
    text: `Someone reported a review of ${typeof product === 'string' ? product : 'a product'}. Read it and decide whether it stays.`,
  }),
  contact_message: () => ({
    title: 'New contact message',
    text: 'Someone has written to you on the contact page.',
  }),
};

const ADMIN_KINDS: readonly NotificationKind[] = [
  'new_order',
  'new_custom_order',
  'change_requested',
  'payment_problem',
];

/** The words are made when they are read: they never repeat what somebody typed, because they also stand on locked screens, and a better wording holds for old rows too. */
export function sayNotification(facts: NotificationFacts): SaidNotification {
  const { kind, about, shopName } = facts;
  const number = about && 'number' in about ? about.number : '';
  // Another node may be newer and know more kinds.
  const words = isMessageKind(kind)
    ? WORDS[kind](number, facts)
    : { title: shopName, text: 'You have a new notification.' };
  return { ...words, link: about ? findLink(kind, about) : findList(facts) };
}

function findLink(kind: string, about: NotificationSubject): string {
  if (about.what === 'contact_message') return '/admin/messages';
  const isForAdmin = !about.isOwn || ADMIN_KINDS.some((each) => each === kind);
  const folder = about.what === 'order' ? 'orders' : 'custom-orders';
  const place = kind === 'review_request' ? `#${REVIEW_PLACE}` : '';
  return `${isForAdmin ? '/admin' : ''}/${folder}/${about.id}${place}`;
}

/** What is about several orders leads to their list, and what is about a product to its page. */
function findList({ kind, details: { day, productId, awaited } }: NotificationFacts): string | null {
  if (kind === 'back_in_stock' && typeof productId === 'string') return linkProduct(productId);
  if (kind === 'review_waiting') return WAITING_REVIEWS_PATH;
  if (kind === 'review_reported') return REPORTED_REVIEWS_PATH;
  if (kind === 'payment_problem') return awaited === true ? AWAITED_VOUCHERS_PATH : VOUCHERS_PATH;
  return kind === 'orders_expired' && typeof day === 'string' ? linkExpiredOrders(day) : null;
}

export const WAITING_REVIEWS_PATH = '/admin/reviews?list=waiting';
export const REPORTED_REVIEWS_PATH = '/admin/reviews?list=reported';
export const VOUCHERS_PATH = '/admin/vouchers';
export const AWAITED_VOUCHERS_PATH = `${VOUCHERS_PATH}?show=awaited`;

export function linkProduct(productId: string): string {
  return `/products/${encodeURIComponent(productId)}`;
}

/** Those that expired from that day on and have not been reinstated. */
export function linkExpiredOrders(day: LagosDay): string {
  return `/admin/orders?expiredFrom=${day}`;
}

function sayCustomStatus(number: string, status: unknown): Words {
  if (status === 'submitted') {
    return { title: 'Cake request received', text: `We’ve received your cake request ${number}.` };
  }
  return status === 'declined'
    ? {
        title: 'We can’t make this cake',
        text: `We’re sorry, we can’t take on your cake request ${number}.`,
      }
    : { title: 'Quote expired', text: `Our quote for your cake request ${number} has expired.` };
}
