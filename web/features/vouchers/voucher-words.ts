import type { AdminVoucher } from '../../../contract/voucher-admin.ts';
import { sayDay } from '../../../domain/delivery/day-words.ts';
import type { VoucherState } from '../../../domain/vouchers/voucher.ts';
import { formatDay } from '../../ui/formats/format-moment.ts';
import type { Gift } from './bought-voucher.ts';

export const STATE_WORDS: Readonly<
  Record<VoucherState, { readonly words: string; readonly tone: 'good' | 'busy' | 'over' | 'warning' }>
> = {
  waiting: { words: 'Waiting for payment', tone: 'busy' },
  active: { words: 'Active', tone: 'good' },
  void: { words: 'Void', tone: 'warning' },
  used_up: { words: 'Used up', tone: 'over' },
  expired: { words: 'Expired', tone: 'over' },
  blocked: { words: 'Blocked', tone: 'warning' },
};

export function sayExpiry(expiresOn: string | null): string {
  return expiresOn === null ? 'Doesn’t expire' : `Valid until ${formatDay(`${expiresOn}T12:00:00Z`)}`;
}

/** Where the recipient finds it; the code stands behind the #, which browsers send to nobody. */
export function writeVoucherPath(code: string): string {
  return `/voucher#${code}`;
}

export function writeVoucherMessage(amount: string, shopName: string, link: string): string {
  return `Here’s a ${amount} voucher for ${shopName}. Open it here: ${link}`;
}

export function sayExpiryMonths({ validMonths }: { readonly validMonths: number | null }): string {
  if (validMonths === null) return 'Vouchers don’t expire.';
  return validMonths === 1 ? 'Valid for 1 month.' : `Valid for ${validMonths} months.`;
}

/** To its buyer: what becomes of it now, or what to do. */
export function sayGift({ recipientEmail, sendOn }: Gift, today: string): string {
  if (recipientEmail === '') return 'Send your voucher on WhatsApp or print it.';
  return sendOn === null || sendOn <= today
    ? `We’ve emailed your voucher to ${recipientEmail}.`
    : `We’ll email your voucher to ${recipientEmail} on ${sayDay(sendOn)}.`;
}

type Sending = Pick<AdminVoucher, 'state' | 'recipientEmail' | 'sendOn' | 'isSent'>;

/** To staff: where it was or will be emailed, and when; nothing where its buyer passes it on. */
export function saySending({ state, recipientEmail, sendOn, isSent }: Sending, today: string): string {
  if (recipientEmail === '' || sendOn === null) return '';
  if (isSent) return `Emailed to ${recipientEmail}.`;
  if (state !== 'active' && state !== 'waiting') return '';
  if (sendOn > today) return `Will be emailed to ${recipientEmail} on ${sayDay(sendOn)}.`;
  return `Will be emailed to ${recipientEmail}${state === 'waiting' ? ' once it’s paid' : ' today'}.`;
}
