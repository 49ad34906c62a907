import type { KnownVoucher } from '../../../../contract/codes.ts';
import type { AdminVoucher } from '../../../../contract/voucher-admin.ts';
import type { OwnVoucher } from '../../../../contract/vouchers.ts';
import { readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { readVoucherState } from '../../../../domain/vouchers/voucher.ts';
import { makeVoucherCode } from './voucher-key.ts';
import type { VoucherRow } from './vouchers.store.ts';

/** Whoever made it may pass its code on once more, until the day ends in Lagos and as long as nobody has used it. */
export function canShowCode(voucher: VoucherRow, actorId: string, now: Date): boolean {
  const isOfToday = readLagosDay(voucher.createdAt) === readLagosDay(now);
  const isUnused = voucher.status === 'active' && voucher.balanceInKobo === voucher.amountInKobo;
  return voucher.createdBy === actorId && isOfToday && isUnused;
}

export function describeAdminVoucher(voucher: VoucherRow, actorId: string, now: Date): AdminVoucher {
  const { id, codeEnd: end, origin, recipientName, recipientEmail, buyerName, sendOn, voidReason } = voucher;
  return {
    ...{ id, end, origin, recipientName, recipientEmail, buyerName, sendOn, voidReason },
    state: readVoucherState(voucher, readLagosDay(now)),
    amount: convertKoboToNaira(voucher.amountInKobo),
    balance: convertKoboToNaira(voucher.balanceInKobo),
    expiresOn: voucher.expiresOn,
    isSent: voucher.sentAt !== null,
    createdAt: voucher.createdAt.toISOString(),
    canShowCode: canShowCode(voucher, actorId, now),
  };
}

/** To whoever knows its code. */
export function describeOwnVoucher(
  voucher: VoucherRow,
  code: string,
  now: Date,
): Omit<OwnVoucher, 'transfer'> {
  const { expiresOn, recipientName, message, buyerName, picture } = voucher;
  return {
    ...{ code, expiresOn, recipientName, message, buyerName, picture },
    state: readVoucherState(voucher, readLagosDay(now)),
    amount: convertKoboToNaira(voucher.amountInKobo),
    balance: convertKoboToNaira(voucher.balanceInKobo),
    sentAt: voucher.sentAt?.toISOString() ?? null,
  };
}

/** For the field that takes discount codes too. */
export function describeKnownVoucher(voucher: VoucherRow, secret: string): KnownVoucher {
  return {
    kind: 'voucher',
    text: makeVoucherCode(secret, voucher.id),
    balance: convertKoboToNaira(voucher.balanceInKobo),
    expiresOn: voucher.expiresOn,
  };
}
