import { type ComposedMail, composeMail } from './compose-mail.ts';
import { greet } from './greeting.ts';
import type { OrderMailFacts } from './order-mails.ts';

/** To the customer, some time after the order was received. */
export function composeReviewRequestMail({ shop, order, link, isLinkSecret }: OrderMailFacts): ComposedMail {
  const names = [...new Set(order.lines.map(({ name }) => name))];
  const [first] = names;
  const what =
    first === undefined
      ? 'your order'
      : `your ${first}${names.length > 1 ? ' and the rest of your order' : ''}`;
  return composeMail(shop, {
    subject: `How was your order ${order.number}?`,
    preview: `Tell us and other customers how you liked ${what}.`,
    heading: 'How was your order?',
    paragraphs: [
      greet(order.contact.name),
      `We hope you enjoyed ${what}. A rating and a sentence help others choose, and a photo makes our day.`,
    ],
    button: { label: 'Write a review', link },
    smallPrint: [
      'Was something wrong? Just reply to this email and we’ll sort it out.',
      ...(isLinkSecret ? ['Anyone with this email can see the order, so please don’t forward it.'] : []),
    ],
  });
}
