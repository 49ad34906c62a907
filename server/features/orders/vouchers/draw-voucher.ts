import { refuseUnknownCode } from '../../../../domain/codes/judge-code.ts';
import { readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { convertNairaToKobo } from '../../../../domain/money.ts';
import { accept, type Result } from '../../../../domain/refusal.ts';
import { computeDraw, judgeVoucher, refuseOtherDraw } from '../../../../domain/vouchers/voucher.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import type { OrderRow } from '../order-rows.ts';
import { addPayment } from '../payments/ledger.store.ts';
import { findVoucherByCode, lockVoucher, lowerBalance, type VoucherRow } from './vouchers.store.ts';

/** What is to be drawn on which voucher; it is certain only under the voucher's lock. */
export type Draw = { readonly voucherId: string; readonly amountInKobo: number };
export type WantedDraw = { readonly code: string; readonly amount: number };

/** Whoever does not know a code learns nothing of it; whoever knows one hears why it cannot be used. */
export async function findUsableVoucher(
  db: Database | Transaction,
  code: string,
  now: Date,
): Promise<Result<VoucherRow>> {
  const voucher = await findVoucherByCode(db, code);
  if (!voucher) return refuseUnknownCode();
  const judged = judgeVoucher(voucher, readLagosDay(now));
  return judged.ok ? accept(voucher) : judged;
}

/** What the voucher pays of an order, which has to be what the shopper saw. Undefined: none was sent. */
export async function agreeDraw(
  tx: Transaction,
  wanted: WantedDraw | undefined,
  totalInKobo: number,
  now: Date,
): Promise<Result<Draw | undefined>> {
  if (wanted === undefined) return accept(undefined);
  const voucher = await findUsableVoucher(tx, wanted.code, now);
  if (!voucher.ok) return voucher;
  const amountInKobo = computeDraw(voucher.value.balanceInKobo, totalInKobo);
  if (amountInKobo !== convertNairaToKobo(wanted.amount)) return refuseOtherDraw(amountInKobo);
  return accept({ voucherId: voucher.value.id, amountInKobo });
}

/** Holds the voucher from now on: what was agreed is either still there, or the order is not placed. */
export async function holdDraw(
  tx: Transaction,
  { voucherId, amountInKobo }: Draw,
  now: Date,
): Promise<Result<void>> {
  const voucher = await lockVoucher(tx, voucherId);
  if (!voucher) return refuseUnknownCode();
  const judged = judgeVoucher(voucher, readLagosDay(now));
  if (!judged.ok) return judged;
  return voucher.balanceInKobo >= amountInKobo ? accept(undefined) : refuseOtherDraw(voucher.balanceInKobo);
}

/** Out of the voucher and into the order's ledger in the same moment. */
export async function recordDraw(
  tx: Transaction,
  orderId: string,
  { voucherId, amountInKobo }: Draw,
  now: Date,
): Promise<OrderRow> {
  await lowerBalance(tx, voucherId, amountInKobo);
  const reference = `voucher-${voucherId}-${orderId}`;
  const payment = {
    orderId,
    way: 'voucher',
    amountInKobo,
    reference,
    voucherId,
    paidAt: now,
    recordedAt: now,
  } as const;
  const paid = await addPayment(tx, payment, now);
  if (!paid) throw new Error('A voucher has paid for this order already.');
  return paid;
}
