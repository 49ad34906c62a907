import type { ContactMessage } from '../../contract/contact.ts';
import { CONTACT_TOPIC_NAMES } from '../../domain/contact/contact-message.ts';
import { formatPhoneForNigeria } from '../../domain/phone.ts';
import type { ShopProfile } from '../../domain/shop/profile.ts';
import { type ComposedMail, composeMail } from './compose-mail.ts';
import { greet } from './greeting.ts';
import { makeHarmless } from './harmless-text.ts';
import { FOR_ADMINISTRATORS } from './mail-content.ts';

type ContactMailFacts = {
  readonly shop: ShopProfile;
  readonly message: Omit<ContactMessage, 'orders' | 'replies'>;
  readonly link: string;
};

/** To every administrator. Answering it answers whoever wrote. */
export function composeContactMail({ shop, message, link }: ContactMailFacts): ComposedMail {
  const name = makeHarmless(message.name);
  const lines = message.text.split(/\n+/).map(makeHarmless);
  return {
    ...composeMail(shop, {
      subject: `Message from ${name}: ${CONTACT_TOPIC_NAMES[message.topic]}`,
      preview: makeHarmless(message.text).slice(0, 120),
      heading: 'New contact message',
      paragraphs: [`${name} wrote:`, ...lines.filter((line) => line !== '')],
      facts: [
        { label: 'About', value: CONTACT_TOPIC_NAMES[message.topic] },
        { label: 'From', value: name },
        { label: 'Email', value: message.email },
        ...(message.phone === null ? [] : [{ label: 'Phone', value: formatPhoneForNigeria(message.phone) }]),
      ],
      button: { label: 'Open message', link },
      smallPrint: [
        `Your reply to this email goes to ${name}. Links in the message are removed here; open the message to see them.`,
        FOR_ADMINISTRATORS,
      ],
    }),
    replyTo: message.email,
  };
}

const QUOTED_MAX_LENGTH = 600;

/** To whoever wrote: the answer from the desk, and what they asked. What they typed carries no link to a mailbox they only named. */
export function composeContactReplyMail(
  { shop, message }: Omit<ContactMailFacts, 'link'>,
  reply: string,
): ComposedMail {
  const asked = makeHarmless(message.text);
  const quoted =
    asked.length <= QUOTED_MAX_LENGTH ? asked : `${asked.slice(0, QUOTED_MAX_LENGTH).toWellFormed()}…`;
  return composeMail(shop, {
    subject: `Your message to ${shop.name}: ${CONTACT_TOPIC_NAMES[message.topic]}`,
    preview: reply.slice(0, 120).toWellFormed(),
    heading: `A reply from ${shop.name}`,
    paragraphs: [greet(message.name), ...reply.split(/\n+/), `You wrote: “${quoted}”`],
    facts: [],
    smallPrint: ['Any more questions? Just reply to this email.'],
  });
}
