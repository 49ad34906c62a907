import type { HandWay } from '../../../../domain/payments/ways.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { activateVoucher } from './activate-voucher.ts';
import { NO_SUCH_VOUCHER } from './void-voucher.ts';
import { findVoucher, lockVoucher, type VoucherRow } from './vouchers.store.ts';

const VOIDED = refuse('conflict', 'voucher_void', 'This voucher has been voided.');

/** The desk has seen the money for a voucher that was bought in the shop. */
export function recordVoucherPayment(
  db: Database,
  { id, way, actorId }: { readonly id: string; readonly way: HandWay; readonly actorId: string },
  now: Date,
): Promise<Result<VoucherRow>> {
  return inTransaction(db, async (tx): Promise<Result<VoucherRow>> => {
    const voucher = await lockVoucher(tx, id);
    if (!voucher) return NO_SUCH_VOUCHER;
    if (voucher.status === 'void') return VOIDED;
    if (voucher.status === 'active') return accept(voucher);
    const came = { way, reference: `hand-voucher-${id}`, recordedBy: actorId };
    await activateVoucher(tx, voucher, came, now);
    return accept((await findVoucher(tx, id)) ?? voucher);
  });
}
