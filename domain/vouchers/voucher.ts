import { addDays, type LagosDay } from '../delivery/lagos-time.ts';
import { formatNaira } from '../money.ts';
import { accept, type Result, refuse } from '../refusal.ts';

/** What is written down; whether it is used up or expired follows from balance and day. */
export const VOUCHER_STATUSES = ['waiting', 'active', 'void'] as const;
export type VoucherStatus = (typeof VOUCHER_STATUSES)[number];

export const VOUCHER_STATES = [...VOUCHER_STATUSES, 'used_up', 'expired', 'blocked'] as const;
export type VoucherState = (typeof VOUCHER_STATES)[number];

/** Bought in the shop, sold at the desk, or given instead of a refund. */
export const VOUCHER_ORIGINS = ['shop', 'desk', 'credit'] as const;
export type VoucherOrigin = (typeof VOUCHER_ORIGINS)[number];

/** What is drawn on its front. */
export const VOUCHER_PICTURES = ['cake', 'balloons', 'flowers', 'bread'] as const;
export type VoucherPicture = (typeof VOUCHER_PICTURES)[number];

export type Voucher = {
  readonly status: VoucherStatus;
  readonly amountInKobo: number;
  readonly balanceInKobo: number;
  /** The last day on which it can be used; null: it never expires. */
  readonly expiresOn: LagosDay | null;
  /** Since when the payment it was bought with is disputed; null: it is not. */
  readonly blockedAt: Date | null;
};

export function readVoucherState(voucher: Voucher, today: LagosDay): VoucherState {
  if (voucher.status !== 'active') return voucher.status;
  if (voucher.balanceInKobo === 0) return 'used_up';
  if (voucher.blockedAt !== null) return 'blocked';
  return voucher.expiresOn !== null && voucher.expiresOn < today ? 'expired' : 'active';
}

const UNUSABLE_WORDS: Readonly<Record<Exclude<VoucherState, 'active'>, string>> = {
  waiting: 'This voucher hasn’t been paid for yet.',
  void: 'This voucher is no longer valid.',
  used_up: 'This voucher has been used up.',
  expired: 'This voucher has expired.',
  blocked: 'This voucher can’t be used at the moment. Please contact us.',
};

/** Whoever knows 80 random bits may hear why they help no longer. */
export function judgeVoucher(voucher: Voucher, today: LagosDay): Result<void> {
  const state = readVoucherState(voucher, today);
  if (state === 'active') return accept(undefined);
  const words = UNUSABLE_WORDS[state];
  return refuse('conflict', `voucher_${state}`, words, { voucher: words });
}

/** What a voucher pays of what is due: never more than it has, never more than is asked for. */
export function computeDraw(balanceInKobo: number, dueInKobo: number): number {
  return Math.max(0, Math.min(balanceInKobo, dueInKobo));
}

/** Somebody else has drawn on it since the shopper saw what it would pay. */
export function refuseOtherDraw(drawInKobo: number) {
  const words = `This voucher can pay ${formatNaira(drawInKobo)} of your order now. Please check the new balance and order again.`;
  return refuse('conflict', 'voucher_changed', words, { voucher: words });
}

/** What goes back to a voucher can be used for at least so long, whatever the voucher said. */
export const GIVEN_BACK_DAYS = 30;

export function extendExpiry(expiresOn: LagosDay | null, today: LagosDay): LagosDay | null {
  const least = addDays(today, GIVEN_BACK_DAYS);
  return expiresOn !== null && expiresOn < least ? least : expiresOn;
}

/** So long before it expires whoever has it is reminded. */
export const WARNED_BEFORE_DAYS = 30;

/** What the owner has decided about vouchers. */
export type VoucherTerms = {
  /** Whether they are sold; those that were sold stay valid in any case. */
  readonly isOn: boolean;
  /** Offered to buyers, in naira. */
  readonly suggestions: readonly number[];
  /** The least and the most that one is sold for, in naira. */
  readonly minimum: number;
  readonly maximum: number;
  /** Null: they never expire. */
  readonly validMonths: number | null;
};

/** So long the desk is reminded of a transfer that a buyer has chosen; most never come after that. */
export const TRANSFER_AWAITED_DAYS = 14;

export const DEFAULT_VOUCHER_TERMS: VoucherTerms = {
  isOn: false,
  suggestions: [5_000, 10_000, 25_000, 50_000],
  minimum: 1_000,
  maximum: 500_000,
  validMonths: null,
};

/** The same day of a later month, or that month's last one. */
export function findExpiry(soldOn: LagosDay, validMonths: number | null): LagosDay | null {
  if (validMonths === null) return null;
  const [year = 0, month = 1, day = 1] = soldOn.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + validMonths + 1, 0));
  const expiry = new Date(
    Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(day, last.getUTCDate())),
  );
  return expiry.toISOString().slice(0, 10);
}

export function checkVoucherAmount(
  amount: number,
  { minimum, maximum }: Pick<VoucherTerms, 'minimum' | 'maximum'>,
): Result<void> {
  const isSold = amount >= minimum && amount <= maximum;
  if (isSold && Number.isInteger(amount)) return accept(undefined);
  const words = isSold
    ? 'Enter whole naira.'
    : `Enter an amount from ${formatNaira(minimum * 100)} to ${formatNaira(maximum * 100)}.`;
  return refuse('invalid', 'voucher_amount', words, { amount: words });
}
