import { eq } from 'drizzle-orm';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import type { Transaction } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { refunds } from '../../../database/schema/payments.ts';
import type { OrderRow } from '../order-rows.ts';
import type { RefundRow } from '../payments/ledger.store.ts';
import { insertVoucher } from './vouchers.store.ts';

/** The customer agreed to a voucher instead of the money: it is theirs from this moment. */
export async function issueCredit(
  tx: Transaction,
  secret: string,
  { id: orderId, contactName, contactEmail, number }: OrderRow,
  refund: RefundRow,
  now: Date,
): Promise<void> {
  const { voucher } = await insertVoucher(
    tx,
    secret,
    {
      origin: 'credit',
      status: 'active',
      amountInKobo: refund.amountInKobo,
      recipientName: contactName,
      recipientEmail: contactEmail,
      message: `Store credit for order ${number}`,
      key: `credit-${refund.id}`,
      createdBy: refund.madeBy,
    },
    now,
  );
  await tx.update(refunds).set({ voucherId: voucher.id }).where(eq(refunds.id, refund.id));
  await recordAuditEvent(tx, {
    action: 'voucher.issued_as_credit',
    actorId: refund.madeBy,
    orderId,
    at: now,
    details: { amount: convertKoboToNaira(refund.amountInKobo), voucher: voucher.codeEnd },
  });
}
