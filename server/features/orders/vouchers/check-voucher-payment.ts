import { and, asc, eq, lte } from 'drizzle-orm';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { findNextCheck } from '../../../../domain/payments/attempts.ts';
import type { Database } from '../../../database/database.ts';
import { voucherAttempts, voucherPayments } from '../../../database/schema/vouchers.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { askOneByOne } from '../payments/ask-one-by-one.ts';
import type { CheckParts } from '../payments/check-payment.ts';
import { activateVoucher } from './activate-voucher.ts';
import { notifyVoucherProblem, takeBackPayment } from './follow-voucher-dispute.ts';
import { lockVoucher } from './vouchers.store.ts';

const CURRENCY = 'NGN';
const AT_ONCE = 50;

/** Asks the provider what became of a payment for a voucher. Nobody else is believed, and what is known changes nothing. */
export async function checkVoucherPayment(
  { db, payments, readClock, log }: CheckParts,
  reference: string,
): Promise<void> {
  const [attempt] = await db.select().from(voucherAttempts).where(eq(voucherAttempts.reference, reference));
  if (!attempt) return log.warn('A payment was reported that belongs to no voucher of this shop');
  const found = await payments.find(reference);
  if (!('providerId' in found)) return putOff(db, attempt, readClock());
  await inTransaction(db, async (tx) => {
    const voucher = await lockVoucher(tx, attempt.voucherId);
    await tx
      .update(voucherAttempts)
      .set({ nextCheckAt: null })
      .where(eq(voucherAttempts.reference, reference));
    const isRecorded = (await tx.$count(voucherPayments, eq(voucherPayments.reference, reference))) > 0;
    if (found.status === 'reversed') {
      if (!isRecorded || !voucher) return;
      const lost = { reference, lostInKobo: voucher.amountInKobo };
      if (!(await takeBackPayment(tx, voucher, lost, readClock()))) return;
      const amount = convertKoboToNaira(voucher.amountInKobo);
      return notifyVoucherProblem(tx, voucher, `reversed ${reference}`, { reversed: true, amount });
    }
    if (isRecorded) return;
    const isEnough = (found.requestedInKobo ?? found.amountInKobo) >= (voucher?.amountInKobo ?? 0);
    if (voucher?.status !== 'waiting' || found.currency !== CURRENCY || !isEnough) {
      // Paid twice, after it was voided, or with another amount: nobody is given a voucher for it.
      log.error({ reference }, 'A payment for a voucher has to be given back at the provider');
      const amount = convertKoboToNaira(found.amountInKobo);
      if (voucher) await notifyVoucherProblem(tx, voucher, `surplus ${reference}`, { amount });
      return;
    }
    const came = { way: found.channel, reference, feesInKobo: found.feesInKobo ?? 0 };
    await activateVoucher(tx, voucher, came, readClock());
  });
}

async function putOff(
  db: Database,
  { reference, checksMade }: typeof voucherAttempts.$inferSelect,
  now: Date,
): Promise<void> {
  await db
    .update(voucherAttempts)
    .set({ checksMade: checksMade + 1, nextCheckAt: findNextCheck(checksMade + 1, now) ?? null })
    .where(and(eq(voucherAttempts.reference, reference), lte(voucherAttempts.nextCheckAt, now)));
}

/** For the case that no message came. */
export async function sweepVoucherPayments(parts: CheckParts): Promise<void> {
  const { db, readClock } = parts;
  const open = await db
    .select({ reference: voucherAttempts.reference })
    .from(voucherAttempts)
    .where(lte(voucherAttempts.nextCheckAt, readClock()))
    .orderBy(asc(voucherAttempts.nextCheckAt))
    .limit(AT_ONCE);
  await askOneByOne(
    parts,
    open.map(({ reference }) => ({
      ask: () => checkVoucherPayment(parts, reference),
      delay: async (until: Date) => {
        await db
          .update(voucherAttempts)
          .set({ nextCheckAt: until })
          .where(eq(voucherAttempts.reference, reference));
      },
    })),
  );
}
