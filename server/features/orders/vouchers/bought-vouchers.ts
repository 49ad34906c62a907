import { and, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { BOUGHT_VOUCHERS_MAX, type ListedVoucher } from '../../../../contract/bought-vouchers.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { users } from '../../../database/schema/identity.ts';
import { orders } from '../../../database/schema/orders.ts';
import { refunds } from '../../../database/schema/payments.ts';
import { vouchers } from '../../../database/schema/vouchers.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { isId } from '../../../http/id-parameter.ts';
import { describeOwnVoucher } from './describe-voucher.ts';
import { makeVoucherCode } from './voucher-key.ts';
import type { VoucherRow } from './vouchers.store.ts';

const NO_SUCH_VOUCHER = refuse('not_found', 'no_such_voucher', 'We can’t find this voucher.');
const SENT = refuse(
  'conflict',
  'voucher_sent',
  'We’ve already emailed this voucher, or it can’t be used any more. Open it to send it on WhatsApp.',
);

type Parts = { readonly db: Database; readonly trackingSecret: string; readonly readClock: () => Date };

/** Bought in the shop with the address that this account has confirmed: whoever reads that mailbox has its link anyway. */
function isBoughtBy(userId: string): SQL | undefined {
  return and(eq(vouchers.origin, 'shop'), eq(sql`lower(${vouchers.buyerEmail})`, selectAddress(userId)));
}

const selectAddress = (userId: string) =>
  sql`(select lower(${users.email}) from ${users} where ${users.id} = ${userId} and ${users.emailVerified})`;

/** Given instead of money for an order of this account, or for one with the address that it has confirmed. */
function isCreditOf(db: Database, userId: string): SQL | undefined {
  const ofOwnOrders = db
    .select({ id: refunds.voucherId })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(orders.userId, userId));
  const isTheirs = or(
    inArray(vouchers.id, ofOwnOrders),
    eq(sql`lower(${vouchers.recipientEmail})`, selectAddress(userId)),
  );
  return and(eq(vouchers.origin, 'credit'), isTheirs);
}

/** Neither emailed nor void, and with somebody to email it to. */
const IS_TO_BE_SENT = and(
  isNull(vouchers.sentAt),
  isNotNull(vouchers.sendOn),
  ne(vouchers.recipientEmail, ''),
  inArray(vouchers.status, ['waiting', 'active']),
);

export async function listBoughtVouchers(parts: Parts, userId: string): Promise<ListedVoucher[]> {
  const rows = await parts.db
    .select()
    .from(vouchers)
    .where(or(isBoughtBy(userId), isCreditOf(parts.db, userId)))
    .orderBy(desc(vouchers.createdAt), desc(vouchers.id))
    .limit(BOUGHT_VOUCHERS_MAX);
  return rows.map((voucher) => describeBought(parts, voucher));
}

/** Guarded within the write: what is sent in the same moment is not corrected, and says so. */
export async function correctRecipient(
  parts: Parts,
  { id, email, userId }: { readonly id: string; readonly email: string; readonly userId: string },
): Promise<Result<ListedVoucher>> {
  if (!isId(id)) return NO_SUCH_VOUCHER;
  const isTheirs = and(eq(vouchers.id, id), isBoughtBy(userId));
  return inTransaction(parts.db, async (tx) => {
    const [corrected] = await tx
      .update(vouchers)
      .set({ recipientEmail: email })
      .where(and(isTheirs, IS_TO_BE_SENT))
      .returning();
    if (!corrected) {
      const [found] = await tx.select({ id: vouchers.id }).from(vouchers).where(isTheirs);
      return found ? SENT : NO_SUCH_VOUCHER;
    }
    await recordAuditEvent(tx, {
      action: 'voucher.recipient_corrected',
      actorId: userId,
      subjectId: userId,
      at: parts.readClock(),
      details: { voucher: corrected.codeEnd },
    });
    return accept(describeBought(parts, corrected));
  });
}

function describeBought({ trackingSecret, readClock }: Parts, voucher: VoucherRow): ListedVoucher {
  const { id, recipientEmail, sendOn, sentAt, createdAt } = voucher;
  const own = describeOwnVoucher(voucher, makeVoucherCode(trackingSecret, id), readClock());
  const isSent = sentAt !== null;
  const isCredit = voucher.origin === 'credit';
  const isOpen = voucher.status === 'waiting' || voucher.status === 'active';
  return {
    ...{ id, recipientEmail, sendOn, isSent, createdAt: createdAt.toISOString() },
    ...{ code: own.code, state: own.state, amount: own.amount, balance: own.balance },
    recipientName: own.recipientName,
    isCredit,
    canCorrectRecipient: !isCredit && !isSent && isOpen && sendOn !== null && recipientEmail !== '',
  };
}
