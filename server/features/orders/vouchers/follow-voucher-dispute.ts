import { eq } from 'drizzle-orm';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { isOpenDispute } from '../../../../domain/payments/disputes.ts';
import type { Transaction } from '../../../database/database.ts';
import { voucherAttempts, voucherPayments, vouchers } from '../../../database/schema/vouchers.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { listAdministrators } from '../../../jobs/addressees.store.ts';
import { queueMessages } from '../../../jobs/queue-messages.ts';
import { writeMessages } from '../../../jobs/write-messages.ts';
import type { FoundDispute } from '../../../ports/payments.ts';
import type { CheckParts } from '../payments/check-payment.ts';
import { findVoucherDispute, hasOpenVoucherDispute, writeVoucherDispute } from './voucher-disputes.store.ts';
import { lockVoucher, type VoucherRow, voidBalance } from './vouchers.store.ts';

const HOUR_MS = 3_600_000;
const LOST_REASON = 'The bank took the payment back';

/** The buyer's bank asks for what was paid for a voucher: until that is settled nothing of it can be used. What orders have drawn stays drawn. */
export async function followVoucherDispute(
  { db, readClock, log }: Pick<CheckParts, 'db' | 'readClock' | 'log'>,
  found: FoundDispute,
): Promise<void> {
  const [attempt] = await db
    .select({ voucherId: voucherAttempts.voucherId })
    .from(voucherAttempts)
    .where(eq(voucherAttempts.reference, found.reference));
  if (!attempt) return log.warn('A message about a dispute that does not belong to this shop');
  await inTransaction(db, (tx) => recordVoucherDispute(tx, attempt.voucherId, found, readClock()));
}

async function recordVoucherDispute(
  tx: Transaction,
  voucherId: string,
  { providerId, reference, status: newStatus, amountInKobo, dueAt }: FoundDispute,
  now: Date,
): Promise<void> {
  const voucher = await lockVoucher(tx, voucherId);
  if (!voucher) throw new Error('A voucher with a payment attempt is missing.');
  const before = await findVoucherDispute(tx, providerId);
  const nextCheckAt = isOpenDispute(newStatus) ? new Date(now.getTime() + HOUR_MS) : null;
  await writeVoucherDispute(tx, {
    providerId,
    voucherId,
    status: newStatus,
    // The fees that the buyer bore are none of the voucher's money.
    amountInKobo: Math.min(amountInKobo ?? voucher.amountInKobo, voucher.amountInKobo),
    dueAt,
    nextCheckAt,
  });
  const dispute = await findVoucherDispute(tx, providerId);
  if (!dispute || dispute.status === before?.status) return;
  const isOpen = isOpenDispute(dispute.status);
  if (isOpen && voucher.blockedAt === null) await block(tx, voucherId, now);
  if (dispute.status === 'won' && !(await hasOpenVoucherDispute(tx, voucherId)))
    await block(tx, voucherId, null);
  if (dispute.status === 'lost')
    await takeBackPayment(tx, voucher, { reference, lostInKobo: dispute.amountInKobo }, now);
  // Under review it is only looked at by another pair of eyes.
  if (before && isOpen) return;
  const news = isOpen ? 'opened' : dispute.status;
  await notifyVoucherProblem(tx, voucher, `dispute ${providerId} ${news}`, {
    dispute: news,
    amount: convertKoboToNaira(dispute.amountInKobo),
    dueAt: dueAt.toISOString(),
  });
}

async function block(tx: Transaction, voucherId: string, blockedAt: Date | null): Promise<void> {
  await tx.update(vouchers).set({ blockedAt }).where(eq(vouchers.id, voucherId));
}

type Lost = { readonly reference: string; readonly lostInKobo: number };

/** The money is gone, once however often that is told: what is left on the voucher goes with it. False: it was known. */
export async function takeBackPayment(
  tx: Transaction,
  voucher: VoucherRow,
  { reference, lostInKobo }: Lost,
  now: Date,
): Promise<boolean> {
  const [payment] = await tx.select().from(voucherPayments).where(eq(voucherPayments.reference, reference));
  if (!payment) return false;
  const { way } = payment;
  const [taken] = await tx
    .insert(voucherPayments)
    .values({
      voucherId: voucher.id,
      way,
      amountInKobo: -lostInKobo,
      reference: `lost-${reference}`,
      at: now,
    })
    .onConflictDoNothing()
    .returning({ id: voucherPayments.id });
  if (!taken) return false;
  if (voucher.status === 'active')
    await voidBalance(tx, voucher, { reason: LOST_REASON, madeBy: null, at: now });
  return true;
}

/** To the administrators: something about what was paid for a voucher is theirs to settle. */
export async function notifyVoucherProblem(
  tx: Transaction,
  { codeEnd: voucher }: Pick<VoucherRow, 'codeEnd'>,
  cause: string,
  details: Readonly<Record<string, string | number | boolean>>,
): Promise<void> {
  const problem = {
    event: `voucher_problem ${cause}`,
    kind: 'payment_problem',
    details: { ...details, voucher },
  } as const;
  await queueMessages(tx, writeMessages({}, problem, await listAdministrators(tx, problem.kind)));
}
