import { isMailAddress } from '../adapters/mail/mail-address.ts';
import type { SmtpServer } from '../adapters/mail/smtp-mail.ts';

export type MailFrom = {
  /** Absent: mails carry the shop's own name. */
  readonly name: string | undefined;
  readonly address: string;
};

type MailReading = {
  readonly smtp: SmtpServer | undefined;
  readonly mailFrom: MailFrom | undefined;
  readonly problems: readonly string[];
};

export function readMail(read: (name: 'SMTP_URL' | 'MAIL_FROM') => string | undefined): MailReading {
  const url = read('SMTP_URL');
  const sender = read('MAIL_FROM');
  const smtp = url === undefined ? undefined : parseSmtpUrl(url);
  const mailFrom = sender === undefined ? undefined : parseMailFrom(sender);
  const problems: string[] = [];
  if (url !== undefined && smtp === undefined) {
    // The value holds a password, so it is never repeated.
    problems.push(
      'SMTP_URL must look like smtps://user:password@mail.example:465, with special characters of the password percent-encoded.',
    );
  }
  if (sender !== undefined && mailFrom === undefined) {
    problems.push(`MAIL_FROM must look like Our bakery <orders@shop.example>, but it is "${sender}".`);
  }
  if (url !== undefined && sender === undefined) {
    problems.push(
      'MAIL_FROM is required when SMTP_URL is set: the sender of all emails, such as Our bakery <orders@shop.example>.',
    );
  }
  return { smtp, mailFrom, problems };
}

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'smtps:': 465, 'smtp:': 587 };
const HOST_FORM = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])$/i;
const NAMED_ADDRESS = /^"?([^"<>\p{C}]*?)"?\s*<([^<>]*)>$/u;

/** Nothing may stand behind the port: the mail library would take it for options, such as not checking certificates. */
export function parseSmtpUrl(given: string): SmtpServer | undefined {
  const url = URL.parse(given);
  const defaultPort = url && DEFAULT_PORTS[url.protocol];
  if (!defaultPort || !HOST_FORM.test(url.hostname)) return undefined;
  if (!/^\/?$/.test(url.pathname) || url.search || url.hash) return undefined;
  if ((url.username === '') !== (url.password === '')) return undefined;
  try {
    const login = { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) };
    return {
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: url.port === '' ? defaultPort : Number(url.port),
      isTlsFromStart: url.protocol === 'smtps:',
      login: login.user === '' ? undefined : login,
    };
  } catch {
    return undefined;
  }
}

/** `Our bakery <orders@shop.example>`, or the address alone. */
export function parseMailFrom(given: string): MailFrom | undefined {
  const [, name = '', address = given] = NAMED_ADDRESS.exec(given) ?? [];
  return isMailAddress(address) ? { name: name.trim() || undefined, address } : undefined;
}
