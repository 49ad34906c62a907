import { eq } from 'drizzle-orm';
import { readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { findExpiry } from '../../../../domain/vouchers/voucher.ts';
import type { Transaction } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { voucherPayments, vouchers } from '../../../database/schema/vouchers.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { readVoucherTerms } from './voucher-terms.store.ts';
import type { VoucherRow } from './vouchers.store.ts';

type Came = Pick<typeof voucherPayments.$inferInsert, 'way' | 'reference' | 'feesInKobo' | 'recordedBy'>;

/** The money for it has come: from now on it can be used, and its months count. The voucher is held by the caller. */
export async function activateVoucher(
  tx: Transaction,
  { id, amountInKobo, codeEnd, recipientEmail, sendOn }: VoucherRow,
  came: Came,
  now: Date,
): Promise<void> {
  const { validMonths } = await readVoucherTerms(tx);
  const today = readLagosDay(now);
  const expiresOn = findExpiry(today, validMonths);
  // Promised for as soon as it is paid for, at whatever hour that is; later days have their round.
  const isGivenNow = recipientEmail !== '' && sendOn !== null && sendOn <= today;
  await tx.insert(voucherPayments).values({ ...came, voucherId: id, amountInKobo, at: now });
  await tx
    .update(vouchers)
    .set({ status: 'active', balanceInKobo: amountInKobo, expiresOn, ...(isGivenNow && { sentAt: now }) })
    .where(eq(vouchers.id, id));
  if (isGivenNow) await addJob(tx, 'send-voucher-mail', { voucherId: id, kind: 'gift' });
  await addJob(tx, 'send-voucher-mail', { voucherId: id, kind: 'bought' });
  const details = { amount: convertKoboToNaira(amountInKobo), way: came.way, voucher: codeEnd };
  // What the provider told is in the payment itself.
  const { recordedBy: actorId } = came;
  if (!actorId) return;
  await recordAuditEvent(tx, { action: 'voucher.paid', actorId, subjectId: actorId, at: now, details });
}
