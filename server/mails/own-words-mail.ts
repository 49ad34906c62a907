import { type ComposedMail, composeMail } from './compose-mail.ts';
import { greet } from './greeting.ts';
import { listSlotFacts, type OrderMailFacts } from './order-mails.ts';

/** What staff wrote to the customer, as they wrote it. */
export function composeOwnWordsMail({ shop, order, link }: OrderMailFacts, text: string): ComposedMail {
  return composeMail(shop, {
    subject: `Your order ${order.number}: a message from ${shop.name}`,
    preview: text.replace(/\s+/g, ' '),
    heading: 'A message about your order',
    paragraphs: [greet(order.contact.name), ...text.split(/\s*\n\s*/)],
    facts: listSlotFacts({ shop, order }),
    button: { label: 'View my order', link },
    smallPrint: ['Questions? Just reply to this email.'],
  });
}
