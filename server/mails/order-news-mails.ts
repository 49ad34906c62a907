import { sayDay, sayTimes } from '../../domain/delivery/day-words.ts';
import type { OrderNews } from '../../domain/orders/customer-news.ts';
import { type ComposedMail, composeMail } from './compose-mail.ts';
import { greet } from './greeting.ts';
import { listPaid } from './money-mails.ts';
import { listAmounts, listSlotFacts, type OrderMailFacts } from './order-mails.ts';

type Words = {
  /** After "Your order 482-093-718". */
  readonly subject: string;
  readonly heading: string;
  readonly says: (when: string) => string;
  readonly button: string;
};

const WORDS: Readonly<Record<OrderNews, Words>> = {
  confirmed: {
    subject: 'is confirmed',
    heading: 'Payment received – your order is confirmed',
    says: (when) => `Thank you. We’ve received your payment, and your order is confirmed for ${when}.`,
    button: 'Follow my order',
  },
  ready: {
    subject: 'is ready',
    heading: 'Fresh, packed and waiting for you',
    says: (when) => `Your order is ready at the counter. We expect you on ${when}.`,
    button: 'See where and when',
  },
  out_for_delivery: {
    subject: 'is on its way',
    heading: 'Mind the doorbell',
    says: () => 'Our rider has just left with your order. Please keep your phone near.',
    button: 'Follow my order',
  },
  delivered: {
    subject: 'has arrived',
    heading: 'Enjoy every bite',
    says: () => 'Your order has been handed over. Thank you for letting us bake for you.',
    button: 'See my order',
  },
  delivery_failed: {
    subject: 'could not be delivered',
    heading: 'We couldn’t deliver your order',
    says: () => 'Our rider couldn’t hand over your order. Please call us, so that we can try again.',
    button: 'See my order',
  },
  cancelled: {
    subject: 'is cancelled',
    heading: 'Your order is cancelled',
    says: () => 'We won’t bake this one. If we refund you, you’ll get an email about that too.',
    button: 'See my order',
  },
  expired: {
    subject: 'has expired',
    heading: 'Your order has expired',
    says: () =>
      'We held your slot as long as we could, but no payment arrived. If you’ve paid meanwhile, reply to this email and we’ll sort it out. Otherwise, simply order again.',
    button: 'Order again',
  },
  moved: {
    subject: 'has a new time',
    heading: 'See you then',
    says: (when) => `Your order has been moved. It is now for ${when}.`,
    button: 'See my order',
  },
  taken_up: {
    subject: 'is confirmed after all',
    heading: 'Your order goes on',
    says: (when) =>
      `Your payment came after we had given up your place. There is still room for it, so your order goes on under this number, for ${when}.`,
    button: 'Follow my order',
  },
  reinstated: {
    subject: 'is back',
    heading: 'We’ve reinstated your order',
    says: (when) =>
      `Your order had expired. We’ve reinstated it under this number, for ${when}. Pay for it to confirm it.`,
    button: 'Pay for my order',
  },
};

/** What is paid on receipt is confirmed without a payment. */
const CONFIRMED_UNPAID: Words = {
  ...WORDS.confirmed,
  heading: 'Your order is confirmed',
  says: (when) => `Thank you. Your order is confirmed for ${when}. You pay when you get it.`,
};

/** To the customer, whenever something changes that matters to them. */
export function composeOrderNewsMail({ shop, order, link }: OrderMailFacts, news: OrderNews): ComposedMail {
  const isUnpaid = news === 'confirmed' && order.money.paid === 0 && order.money.due > 0;
  const { subject, heading, says, button } = isUnpaid ? CONFIRMED_UNPAID : WORDS[news];
  const when = `${sayDay(order.slot.day)}, ${sayTimes(order.slot)}`;
  return composeMail(shop, {
    subject: `Your order ${order.number} ${subject}`,
    preview: says(when),
    heading,
    paragraphs: [greet(order.contact.name), says(when)],
    facts: [...listSlotFacts(order), ...(news === 'confirmed' && !isUnpaid ? listPaid(order) : [])],
    ...(news === 'confirmed' && { amounts: listAmounts(order) }),
    button: { label: button, link },
    smallPrint: [
      ...(news === 'confirmed'
        ? ['You can move or cancel the order on its page until we start baking.']
        : []),
      'Questions? Just reply to this email.',
    ],
  });
}
