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

/** What no address ends in: each is '.com' with a slip. */
const MISTYPED_COM = /\.(?:con|cmo|ocm|comm|coom|vom|xom|cpm)$/;

/** The address that was probably meant; undefined where nothing looks misspelt. It is only ever asked about. */
export function suggestEmail(typed: string): string | undefined {
  const [, name, host = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(typed.trim()) ?? [];
  const given = host.toLowerCase();
  if (name === undefined || COMMON_HOSTS.some((known) => known === given)) return undefined;
  const ended = given.replace(MISTYPED_COM, '.com');
  const meant = COMMON_HOSTS.filter((known) => ended === known || isOneSlipApart(ended, known));
  if (meant.length === 1) return `${name}@${meant[0]}`;
  return ended === given ? undefined : `${name}@${ended}`;
}
