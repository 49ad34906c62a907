import type { AdminVoucher } from '../../../contract/voucher-admin.ts';
import { sayDay } from '../../../domain/delivery/day-words.ts';
import { readLagosDay } from '../../../domain/delivery/lagos-time.ts';
import type { VoucherState } from '../../../domain/vouchers/voucher.ts';
import { formatDay } from '../../ui/formats/format-moment.ts';
import { nameMomentFrom } from '../../ui/slots/day-words.ts';
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

/** To its buyer: what became of it, what follows, or what to do. */
export function sayGift({ recipientEmail, sendOn }: Gift, sentAt: string | null, now: Date): string {
  if (recipientEmail === '') return 'Send your voucher on WhatsApp or print it.';
  if (sentAt !== null) {
    return `We emailed your voucher to ${recipientEmail} at ${nameMomentFrom(now, new Date(sentAt))}.`;
  }
  return sendOn === null || sendOn <= readLagosDay(now)
    ? `We’re emailing your voucher to ${recipientEmail} now.`
    : `We’ll email your voucher to ${recipientEmail} on ${sayDay(sendOn)}.`;
}

/** To its buyer, beside the code: whose it is. */
export function sayWhoseGift({ recipientName }: { readonly recipientName: string }): string {
  const whose = recipientName === '' ? 'This voucher is a gift' : `This is ${recipientName}’s gift`;
  return `${whose}. Whoever has the code can use it.`;
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

/** To its buyer: what becomes of it; blank where it can no longer be used, as its badge says. */
export function sayOwnSending({ state, recipientEmail, sendOn, isSent }: Sending, today: string): string {
  if (isSent) return `Emailed to ${recipientEmail}.`;
  if (state !== 'active' && state !== 'waiting') return '';
  if (recipientEmail === '' || sendOn === null) {
    return state === 'waiting' ? 'Open it to pay for it.' : 'Open it to send it on WhatsApp or print it.';
  }
  const day = sendOn > today ? sayDay(sendOn) : '';
  if (state === 'waiting') {
    return `We’ll email it to ${recipientEmail} once it’s paid${day && `, from ${day}`}.`;
  }
  return `We’ll email it to ${recipientEmail} ${day ? `on ${day}` : 'today'}.`;
}
