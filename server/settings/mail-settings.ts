import { isMailAddress } from '../adapters/mail/mail-address.ts';
import type { SmtpServer } from '../adapters/mail/smtp-mail.ts';

export type MailFrom = {
  /** Absent: mails carry the shop's own name. */
  readonly name: string | undefined;
  readonly address: string;
};

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
