import type { SoldVoucher } from '../../../../contract/voucher-admin.ts';
import { readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { convertKoboToNaira, convertNairaToKobo } from '../../../../domain/money.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import { checkVoucherAmount } from '../../../../domain/vouchers/voucher.ts';
import type { Database } from '../../../database/database.ts';
import { lockNames } from '../../../database/lock-names.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { voucherPayments } from '../../../database/schema/vouchers.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { KEY_REUSED } from '../payments/key-reused.ts';
import { makeVoucherCode } from './voucher-key.ts';
import { readVoucherTerms } from './voucher-terms.store.ts';
import { findVoucherByKey, insertVoucher, type VoucherRow } from './vouchers.store.ts';

const NOT_SOLD = refuse(
  'conflict',
  'vouchers_off',
  'Vouchers are turned off. The owner can turn them on under Vouchers.',
);

export type Sale = { readonly input: SoldVoucher; readonly key: string; readonly actorId: string };
export type VoucherWithCode = { readonly voucher: VoucherRow; readonly code: string };

/** Sold at the desk and paid for: it is valid at once. */
export function sellVoucher(
  { db, trackingSecret }: { readonly db: Database; readonly trackingSecret: string },
  { input, key, actorId }: Sale,
  now: Date,
): Promise<Result<VoucherWithCode>> {
  const { amount, way, ...people } = input;
  const sendOn = people.recipientEmail === '' ? null : (people.sendOn ?? readLagosDay(now));
  const amountInKobo = convertNairaToKobo(amount);
  return inTransaction(db, async (tx): Promise<Result<VoucherWithCode>> => {
    await lockNames(tx, [`voucher sale ${key}`]);
    const earlier = await findVoucherByKey(tx, `desk-${key}`);
    if (earlier) {
      // Sent a second time after a lost answer.
      const isSame = earlier.amountInKobo === amountInKobo && earlier.createdBy === actorId;
      return isSame
        ? accept({ voucher: earlier, code: makeVoucherCode(trackingSecret, earlier.id) })
        : KEY_REUSED;
    }
    const terms = await readVoucherTerms(tx);
    if (!terms.isOn) return NOT_SOLD;
    const checked = checkVoucherAmount(amount, terms);
    if (!checked.ok) return checked;
    const sold = await insertVoucher(
      tx,
      trackingSecret,
      {
        ...people,
        sendOn,
        origin: 'desk',
        status: 'active',
        amountInKobo,
        key: `desk-${key}`,
        createdBy: actorId,
      },
      now,
    );
    await tx.insert(voucherPayments).values({
      voucherId: sold.voucher.id,
      way,
      amountInKobo,
      reference: `hand-${key}`,
      at: now,
      recordedBy: actorId,
    });
    const details = { amount: convertKoboToNaira(amountInKobo), way, voucher: sold.voucher.codeEnd };
    await recordAuditEvent(tx, { action: 'voucher.sold', actorId, subjectId: actorId, at: now, details });
    return accept(sold);
  });
}
