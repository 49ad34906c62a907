import type { LagosDay } from '../delivery/lagos-time.ts';
import { convertNairaToKobo, formatNaira, isNairaAmount } from '../money.ts';
import { isOrderNews, type OrderNews } from '../orders/customer-news.ts';
import { sayDueTime } from '../payments/dispute-words.ts';
import { isNotificationKind, type NotificationKind } from './choices.ts';

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

const ORDER_NEWS_WORDS: Readonly<Record<OrderNews, (number: string) => Words>> = {
  confirmed: (number) => ({
    title: 'Order confirmed',
    text: `Your payment has arrived, and your order ${number} is confirmed.`,
  }),
  ready: (number) => ({ title: 'Ready for you', text: `Your order ${number} is ready at the counter.` }),
  out_for_delivery: (number) => ({
    title: 'On its way',
    text: `Your order ${number} is on its way. Please keep your phone near.`,
  }),
  delivered: (number) => ({
    title: 'Enjoy every bite',
    text: `Your order ${number} has arrived. Thank you for letting us bake for you.`,
  }),
  delivery_failed: (number) => ({
    title: 'We could not hand it over',
    text: `Your order ${number} could not be handed over. Please call us, so that we can try again.`,
  }),
  cancelled: (number) => ({
    title: 'Order cancelled',
    text: `Your order ${number} is cancelled. If we refund you, you’ll hear from us about that too.`,
  }),
  expired: (number) => ({
    title: 'Your place is free again',
    text: `Your order ${number} has run out, because no payment arrived in time.`,
  }),
  moved: (number) => ({ title: 'A new time', text: `Your order ${number} has been moved to another time.` }),
  taken_up: (number) => ({
    title: 'Confirmed after all',
    text: `Your place was still free: your order ${number} is confirmed after all.`,
  }),
  reinstated: (number) => ({
    title: 'Your order is back',
    text: `We’ve reinstated your order. Its number is now ${number}. Pay for it to confirm it.`,
  }),
};

const WORDS: Readonly<Record<NotificationKind, Say>> = {
  order_placed: (number, { shopName }) => ({
    title: 'Thank you for your order',
    text: `${shopName} has your order ${number}.`,
  }),
  order_paid: (number, { details }) =>
    details.isRejected === true
      ? {
          title: 'Your transfer was not accepted',
          text: `Your bank returns ${sayAmount(details.amount)}. Please send exactly ${sayAmount(details.asked)} for your order ${number}.`,
        }
      : details.isWithdrawn === true
        ? {
            title: 'A payment was withdrawn',
            text: `We recorded ${sayAmount(details.amount)} for your order ${number} by mistake. Please ignore our earlier message.`,
          }
        : {
            title: 'Your payment has arrived',
            text: `We have received ${sayAmount(details.amount)} for your order ${number}.`,
          },
  order_status: (number, { about, details }) => {
    if (about?.what === 'custom_order') return sayEnd(number, details.status);
    return isOrderNews(details.news)
      ? ORDER_NEWS_WORDS[details.news](number)
      : { title: 'News of your order', text: `There is news of your order ${number}.` };
  },
  quote: (number, { details }) => ({
    title: Number(details.quoteVersion) > 1 ? 'A new quote for your cake' : 'Our quote for your cake',
    text: `We have named a price for your custom order ${number}.`,
  }),
  message: (number, { about, shopName }) =>
    about && 'isOwn' in about && about.isOwn
      ? {
          title: 'A word about your cake',
          text: `${shopName} has written to you about your custom order ${number}.`,
        }
      : { title: 'Your customer has written', text: `There is a new message about custom order ${number}.` },
  refund: (number, { details }) =>
    details.isDone === true
      ? {
          title: 'Your money is back with you',
          text: `We have sent ${sayAmount(details.amount)} back for your order ${number}.`,
        }
      : {
          title: 'Your money is on its way back',
          text: `We are sending you ${sayAmount(details.amount)} back for your order ${number}.`,
        },
  new_order: (number) => ({ title: 'New order', text: `Order ${number} has come in.` }),
  new_custom_order: (number) => ({
    title: 'New custom order',
    text: `Somebody wishes for a cake: custom order ${number}.`,
  }),
  payment_problem: (number, { details }) =>
    sayDispute(number, details) ??
    (details.claimed === true
      ? { title: 'Has the transfer come?', text: `A customer says that order ${number} has been paid.` }
      : {
          title: 'Look at the money',
          text: `The money of order ${number} does not fit and has to be settled.`,
        }),
  orders_expired: (_, { details: { orders, value } }) => ({
    title: orders === 1 ? '1 order expired' : `${orders} orders expired`,
    text: `Not paid in time yesterday, worth ${sayAmount(value)}. You can reinstate them while there is room.`,
  }),
  contact_message: () => ({
    title: 'A new question',
    text: 'Somebody has written to you on the contact page.',
  }),
};

const ADMIN_KINDS: readonly NotificationKind[] = ['new_order', 'new_custom_order', 'payment_problem'];

/** The words are made when they are read: they never repeat what somebody typed, and a better wording holds for old rows too. */
export function sayNotification(facts: NotificationFacts): SaidNotification {
  const { kind, about, shopName } = facts;
  const number = about && 'number' in about ? about.number : '';
  // Another node may be newer and know more kinds.
  const words = isNotificationKind(kind)
    ? WORDS[kind](number, facts)
    : { title: shopName, text: 'There is news for you.' };
  return { ...words, link: about ? findLink(kind, about) : findList(facts) };
}

function findLink(kind: string, about: NotificationSubject): string {
  if (about.what === 'contact_message') return '/admin/messages';
  const isForAdmin = !about.isOwn || ADMIN_KINDS.some((each) => each === kind);
  const folder = about.what === 'order' ? 'orders' : 'custom-orders';
  return `${isForAdmin ? '/admin' : ''}/${folder}/${about.id}`;
}

/** What is about several orders leads to their list. */
function findList({ kind, details: { day } }: NotificationFacts): string | null {
  return kind === 'orders_expired' && typeof day === 'string' ? linkExpiredOrders(day) : null;
}

/** Those that expired from that day on and have not been reinstated. */
export function linkExpiredOrders(day: LagosDay): string {
  return `/admin/orders?expiredFrom=${day}`;
}

/** Undefined: it is about something else. */
function sayDispute(number: string, details: NotificationFacts['details']): Words | undefined {
  const amount = sayAmount(details.amount);
  if (details.reversed === true) {
    return {
      title: 'The bank reversed a payment',
      text: `${amount} of order ${number} was taken back. The order is on hold until you decide.`,
    };
  }
  if (typeof details.dispute !== 'string') return undefined;
  const due = sayDueTime(new Date(String(details.dueAt)));
  const open = `Answer the dispute about ${amount} of order ${number} at Paystack by ${due}, or the money goes back.`;
  switch (details.dispute) {
    case 'won':
      return { title: 'Dispute won', text: `You keep the ${amount} of order ${number}.` };
    case 'lost':
      return { title: 'Dispute lost', text: `${amount} of order ${number} goes back to the customer.` };
    case 'reminder':
      return { title: 'Reminder: payment disputed', text: open };
    default:
      return { title: 'Payment disputed', text: open };
  }
}

function sayEnd(number: string, status: unknown): Words {
  return status === 'declined'
    ? {
        title: 'Not this one, we are sorry',
        text: `We have thought about your custom order ${number} and cannot make it this time.`,
      }
    : { title: 'Our quote has run out', text: `The quote for your custom order ${number} has run out.` };
}

function sayAmount(amountInNaira: unknown): string {
  return typeof amountInNaira === 'number' && isNairaAmount(amountInNaira)
    ? formatNaira(convertNairaToKobo(amountInNaira))
    : 'your money';
}
