import { randomUUID } from 'node:crypto';
import { type Mail, MailFault } from '../../ports/mail.ts';
import { domainOf, isMailAddress } from './mail-address.ts';

export type Sender = {
  readonly name: string;
  readonly address: string;
  /** Where answers go when not to the sender. */
  readonly replyTo: string | undefined;
};

export type AddressedMail = Required<Omit<Mail, 'replyTo'>> & {
  readonly sender: Sender;
  readonly replyTo: string | undefined;
};

const CONTROL_CHARACTER = /\p{Cc}/u;
const HEADER_NAME_FORM = /^[A-Za-z]+(?:-[A-Za-z]+)*$/;
const HEADER_VALUE_FORM = /^[\x20-\x7e]{1,900}$/;
const MESSAGE_ID_FORM = /^<[^\s\p{C}<>@]+@[^\s\p{C}<>@]+>$/u;

/** Completes a mail, or refuses one that could smuggle in another header or recipient. */
export function addressMail(mail: Mail, sender: Sender): AddressedMail {
  const { to, subject, html, text, headers = {} } = mail;
  const { messageId = `<${randomUUID()}@${domainOf(sender.address)}>` } = mail;
  const replyTo = mail.replyTo ?? sender.replyTo;
  if (!isMailAddress(to)) throw refuse('its recipient is not one email address');
  if (mail.replyTo !== undefined && !isMailAddress(mail.replyTo)) {
    throw refuse('its reply-to is not one email address');
  }
  if (subject.trim() === '') throw refuse('it has no subject');
  if (CONTROL_CHARACTER.test(subject)) throw refuse('its subject is not one line');
  if (!MESSAGE_ID_FORM.test(messageId)) throw refuse('its Message-ID does not look like <id@domain>');
  if (!Object.entries(headers).every(isPlainHeader)) throw refuse('a header of it is not one plain line');
  if (html.trim() === '' || text.trim() === '') throw refuse('it has no HTML or no text form');
  return { to, subject, html, text, messageId, headers, sender, replyTo };
}

function isPlainHeader([name, value]: readonly [string, string]): boolean {
  return HEADER_NAME_FORM.test(name) && HEADER_VALUE_FORM.test(value);
}

function refuse(reason: string): MailFault {
  return new MailFault(`An email was refused because ${reason}.`, { isLasting: true });
}
