import type { ContactMessage } from '../../../../contract/contact.ts';
import { CONTACT_TOPIC_NAMES } from '../../../../domain/contact/contact-message.ts';

/** Mail programs cut long links; the answer needs no more than a reminder of what was asked. */
const QUOTE_MAX_LENGTH = 600;

/** A first line for the answer, and a mail with what was asked below it. */
export function writeReply(
  { name, email, topic, text }: Pick<ContactMessage, 'name' | 'email' | 'topic' | 'text'>,
  shopName: string,
) {
  const greeting = `Hello ${name.split(' ')[0]}, thank you for writing to ${shopName}. `;
  const quoted = shorten(text)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const query = new URLSearchParams({
    subject: `Your message to ${shopName}: ${CONTACT_TOPIC_NAMES[topic]}`,
    body: `${greeting}\n\n\n${quoted}`,
  });
  // Mail programs take a plus for a plus.
  const mailLink = `mailto:${encodeURIComponent(email)}?${query.toString().replaceAll('+', '%20')}`;
  return { greeting, mailLink };
}

function shorten(text: string): string {
  const whole = text.toWellFormed();
  return whole.length <= QUOTE_MAX_LENGTH ? whole : `${whole.slice(0, QUOTE_MAX_LENGTH).toWellFormed()}…`;
}
