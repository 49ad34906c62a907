import { convertKoboToNaira } from '../../../../domain/money.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { voucherPayments } from '../../../database/schema/vouchers.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { findVoucher, lockVoucher, type VoucherRow, voidBalance } from './vouchers.store.ts';

export const NO_SUCH_VOUCHER = refuse('not_found', 'no_such_voucher', 'There’s no such voucher.');
const CREDIT_WORDS = 'This voucher is store credit given instead of a refund, so no money was taken for it.';
const NOTHING_TAKEN = refuse('conflict', 'voucher_not_sold', CREDIT_WORDS, { refundWay: CREDIT_WORDS });
const ALREADY_VOID = refuse('conflict', 'voucher_void', 'This voucher has already been voided.');

export type VoucherVoiding = {
  readonly id: string;
  readonly reason: string;
  /** How what was left on it went back to its buyer; null: it did not. */
  readonly refundWay: 'cash' | 'transfer' | null;
  readonly actorId: string;
};

/** What is left on it can no longer be used. What orders have drawn stays drawn. */
export function voidVoucher(
  db: Database,
  { id, reason, refundWay, actorId }: VoucherVoiding,
  now: Date,
): Promise<Result<VoucherRow>> {
  return inTransaction(db, async (tx): Promise<Result<VoucherRow>> => {
    const voucher = await lockVoucher(tx, id);
    if (!voucher) return NO_SUCH_VOUCHER;
    if (voucher.status === 'void') {
      // Sent a second time after a lost answer.
      const isSame = voucher.voidedBy === actorId && voucher.voidReason === reason;
      return isSame ? accept(voucher) : ALREADY_VOID;
    }
    const { balanceInKobo } = voucher;
    if (refundWay !== null && voucher.origin === 'credit') return NOTHING_TAKEN;
    await voidBalance(tx, voucher, { reason, madeBy: actorId, at: now });
    if (refundWay !== null && balanceInKobo > 0) {
      await tx.insert(voucherPayments).values({
        voucherId: id,
        way: refundWay,
        amountInKobo: -balanceInKobo,
        reference: `void-${id}`,
        at: now,
        recordedBy: actorId,
      });
    }
    const details = {
      amount: convertKoboToNaira(balanceInKobo),
      ...(refundWay && { way: refundWay }),
      reason,
      voucher: voucher.codeEnd,
    };
    await recordAuditEvent(tx, { action: 'voucher.voided', actorId, subjectId: actorId, at: now, details });
    return accept((await findVoucher(tx, id)) ?? voucher);
  });
}
