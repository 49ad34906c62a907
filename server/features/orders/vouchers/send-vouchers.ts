import { and, asc, eq, gt, gte, isNull, lte, ne, or } from 'drizzle-orm';
import { addDays, readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import type { ShopProfile } from '../../../../domain/shop/profile.ts';
import { WARNED_BEFORE_DAYS } from '../../../../domain/vouchers/voucher.ts';
import type { Database } from '../../../database/database.ts';
import { vouchers } from '../../../database/schema/vouchers.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { nameMessage } from '../../../mails/message-id.ts';
import {
  composeBoughtVoucherMail,
  composeExpiringVoucherMail,
  composeUnpaidVoucherMail,
  composeVoucherMail,
} from '../../../mails/voucher-mails.ts';
import type { MailPort } from '../../../ports/mail.ts';
import { findTransfer } from './buy-voucher.ts';
import { makeVoucherCode, makeVoucherLink } from './voucher-key.ts';
import { findVoucher } from './vouchers.store.ts';

const BATCH_SIZE = 100;

/** Presents whose day has come, and warnings to whoever still has something to use; each is noted with its job, so that it goes out once. */
export async function sendDueVouchers(db: Database, now: Date): Promise<void> {
  const today = readLagosDay(now);
  const isUsable = and(eq(vouchers.status, 'active'), gt(vouchers.balanceInKobo, 0));
  const due = {
    gift: and(
      isUsable,
      isNull(vouchers.sentAt),
      lte(vouchers.sendOn, today),
      ne(vouchers.recipientEmail, ''),
    ),
    expiring: and(
      isUsable,
      isNull(vouchers.warnedAt),
      gte(vouchers.expiresOn, today),
      lte(vouchers.expiresOn, addDays(today, WARNED_BEFORE_DAYS)),
      or(ne(vouchers.recipientEmail, ''), ne(vouchers.buyerEmail, '')),
    ),
  };
  for (const kind of ['gift', 'expiring'] as const) {
    for (let count = BATCH_SIZE; count === BATCH_SIZE; ) {
      count = await inTransaction(db, async (tx) => {
        const rows = await tx
          .select({ id: vouchers.id })
          .from(vouchers)
          .where(due[kind])
          .orderBy(asc(vouchers.id))
          .limit(BATCH_SIZE)
          .for('update', { skipLocked: true });
        for (const { id } of rows) {
          const noted = kind === 'gift' ? { sentAt: now } : { warnedAt: now };
          await tx.update(vouchers).set(noted).where(eq(vouchers.id, id));
          await addJob(tx, 'send-voucher-mail', { voucherId: id, kind });
        }
        return rows.length;
      });
    }
  }
}

const COMPOSERS = {
  to_pay: composeUnpaidVoucherMail,
  bought: composeBoughtVoucherMail,
  gift: composeVoucherMail,
  expiring: composeExpiringVoucherMail,
} as const;

type SendParts = {
  readonly db: Database;
  readonly mail: MailPort;
  readonly publicUrl: string;
  readonly trackingSecret: string;
  readonly readShopProfile: () => ShopProfile;
};

export async function sendVoucherMail(
  { db, mail, publicUrl, trackingSecret, readShopProfile }: SendParts,
  { voucherId, kind }: { readonly voucherId: string; readonly kind: keyof typeof COMPOSERS },
): Promise<void> {
  const voucher = await findVoucher(db, voucherId);
  // Paid, used up or voided meanwhile.
  const isDue = kind === 'to_pay' ? voucher?.status === 'waiting' : (voucher?.balanceInKobo ?? 0) > 0;
  if (!voucher || !isDue || (kind !== 'to_pay' && voucher.status !== 'active')) return;
  const link = makeVoucherLink(publicUrl, makeVoucherCode(trackingSecret, voucherId));
  const transfer = kind === 'to_pay' ? await findTransfer(db, voucher) : null;
  const facts = { ...voucher, shop: readShopProfile(), link, transfer };
  await mail.send({
    to:
      kind === 'bought' || kind === 'to_pay'
        ? voucher.buyerEmail
        : voucher.recipientEmail || voucher.buyerEmail,
    messageId: nameMessage(`voucher-${kind}`, voucherId, publicUrl),
    ...COMPOSERS[kind](facts),
  });
}
