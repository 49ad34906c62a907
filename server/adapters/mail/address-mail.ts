import { randomUUID } from 'node:crypto';
import { type Mail, MailFault } from '../../ports/mail.ts';
import { domainOf, isMailAddress } from './mail-address.ts';

export type Sender = {
  readonly name: string;
  readonly address: string;
  /** Where answers go when not to the sender. */
  readonly replyTo: string | undefined;
};

export type AddressedMail = Required<Mail> & { readonly sender: Sender };

const CONTROL_CHARACTER = /\p{Cc}/u;
const MESSAGE_ID_FORM = /^<[^\s\p{C}<>@]+@[^\s\p{C}<>@]+>$/u;

/** Completes a mail, or refuses one that could smuggle in another header or recipient. */
export function addressMail(mail: Mail, sender: Sender): AddressedMail {
  const { to, subject, html, text, messageId = `<${randomUUID()}@${domainOf(sender.address)}>` } = mail;
  if (!isMailAddress(to)) throw refuse('its recipient is not one e-mail address');
  if (subject.trim() === '') throw refuse('it has no subject');
  if (CONTROL_CHARACTER.test(subject)) throw refuse('its subject is not one line');
  if (!MESSAGE_ID_FORM.test(messageId)) throw refuse('its Message-ID does not look like <id@domain>');
  if (html.trim() === '' || text.trim() === '') throw refuse('it lacks its HTML or its text form');
  return { to, subject, html, text, messageId, sender };
}

function refuse(reason: string): MailFault {
  return new MailFault(`A mail was refused because ${reason}.`, { isLasting: true });
}
