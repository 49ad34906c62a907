import { isOneSlipApart } from '../search/one-slip.ts';

/** Where most of our customers have their mailbox. */
const COMMON_HOSTS = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.uk',
  'ymail.com',
  'outlook.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
] as const;

/** The address that was probably meant; undefined where nothing looks misspelt. It is only ever asked about. */
export function suggestEmail(typed: string): string | undefined {
  const [, name, host = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(typed.trim()) ?? [];
  const given = host.toLowerCase();
  if (name === undefined || COMMON_HOSTS.some((known) => known === given)) return undefined;
  const meant = COMMON_HOSTS.filter((known) => isOneSlipApart(given, known));
  return meant.length === 1 ? `${name}@${meant[0]}` : undefined;
}
