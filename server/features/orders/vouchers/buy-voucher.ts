import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { BoughtVoucher, VoucherPurchase, VoucherTransfer } from '../../../../contract/vouchers.ts';
import { readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { convertNairaToKobo } from '../../../../domain/money.ts';
import { findNextCheck } from '../../../../domain/payments/attempts.ts';
import type { OnlineChannel } from '../../../../domain/payments/ways.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import { checkVoucherAmount } from '../../../../domain/vouchers/voucher.ts';
import type { Database } from '../../../database/database.ts';
import { lockNames } from '../../../database/lock-names.ts';
import { voucherAttempts } from '../../../database/schema/vouchers.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { PaymentFault, type PaymentPort } from '../../../ports/payments.ts';
import { readDeliveryTerms } from '../delivery/delivery-plan.store.ts';
import { KEY_REUSED } from '../payments/key-reused.ts';
import { notifyVoucherProblem } from './follow-voucher-dispute.ts';
import type { VoucherWithCode } from './sell-voucher.ts';
import { makeVoucherCode } from './voucher-key.ts';
import { makeVoucherReference } from './voucher-reference.ts';
import { readVoucherTerms } from './voucher-terms.store.ts';
import { findVoucherByKey, insertVoucher, type VoucherRow } from './vouchers.store.ts';

const NOT_SOLD = refuse('conflict', 'vouchers_off', 'We don’t sell vouchers at the moment.');
const NOT_OFFERED = refuse(
  'unavailable',
  'online_payment_not_offered',
  'This shop doesn’t take online payments. Choose another way to pay.',
);
const NOT_WAITING = refuse(
  'conflict',
  'voucher_not_waiting',
  'This voucher isn’t waiting for payment. Reload the page to see it.',
);
const PROVIDER_AWAY = refuse(
  'unavailable',
  'payment_unavailable',
  'We can’t reach the payment page right now. Please try again in a minute.',
);

export type BuyParts = {
  readonly db: Database;
  readonly payments: PaymentPort | undefined;
  readonly publicUrl: string;
  readonly trackingSecret: string;
  readonly readClock: () => Date;
  readonly log: Logger;
};

/** Written down before it is paid for: whatever is paid under its reference has a voucher. */
export async function buyVoucher(
  parts: BuyParts,
  input: VoucherPurchase,
  key: string,
): Promise<Result<BoughtVoucher>> {
  if (input.payment !== 'transfer' && !parts.payments) return NOT_OFFERED;
  const ordered = await orderVoucher(parts, input, key);
  if (!ordered.ok) return ordered;
  const { voucher, code } = ordered.value;
  if (input.payment !== 'transfer') {
    const opened = await payForVoucher(parts, voucher, input.payment);
    return opened.ok ? accept({ code, ...opened.value, transfer: null }) : opened;
  }
  return accept({ code, payUrl: null, transfer: await findTransfer(parts.db, voucher) });
}

/** Where its buyer transfers the money to; null: the owner has set no account. */
export async function findTransfer(db: Database, { codeEnd }: VoucherRow): Promise<VoucherTransfer | null> {
  const { transferAccount } = await readDeliveryTerms(db);
  return transferAccount && { ...transferAccount, reference: `Voucher ${codeEnd}` };
}

export async function payForVoucher(
  parts: BuyParts,
  voucher: VoucherRow,
  channel: OnlineChannel,
): Promise<Result<{ readonly payUrl: string }>> {
  if (!parts.payments) return NOT_OFFERED;
  if (voucher.status !== 'waiting') return NOT_WAITING;
  const payUrl = await openPage(parts, voucher, channel);
  return payUrl === undefined ? PROVIDER_AWAY : accept({ payUrl });
}

function orderVoucher(
  { db, trackingSecret, readClock }: BuyParts,
  { amount, payment, sendOn, ...people }: VoucherPurchase,
  key: string,
): Promise<Result<VoucherWithCode>> {
  const amountInKobo = convertNairaToKobo(amount);
  return inTransaction(db, async (tx): Promise<Result<VoucherWithCode>> => {
    await lockNames(tx, [`voucher purchase ${key}`]);
    const earlier = await findVoucherByKey(tx, `shop-${key}`);
    if (earlier) {
      // Sent a second time, after a lost answer or to pay another way.
      const isSame = earlier.amountInKobo === amountInKobo && earlier.buyerEmail === people.buyerEmail;
      const code = makeVoucherCode(trackingSecret, earlier.id);
      return isSame && earlier.status === 'waiting' ? accept({ voucher: earlier, code }) : KEY_REUSED;
    }
    const terms = await readVoucherTerms(tx);
    if (!terms.isOn) return NOT_SOLD;
    const checked = checkVoucherAmount(amount, terms);
    if (!checked.ok) return checked;
    const now = readClock();
    const giftDay = people.recipientEmail === '' ? null : (sendOn ?? readLagosDay(now));
    const ordered = await insertVoucher(
      tx,
      trackingSecret,
      { ...people, sendOn: giftDay, origin: 'shop', status: 'waiting', amountInKobo, key: `shop-${key}` },
      now,
    );
    // The account is needed in a bank's app, long after the page was closed.
    if (payment === 'transfer') {
      const { voucher } = ordered;
      await addJob(tx, 'send-voucher-mail', { voucherId: voucher.id, kind: 'to_pay' });
      await notifyVoucherProblem(tx, voucher, `transfer ${voucher.id}`, { awaited: true, amount });
    }
    return accept(ordered);
  });
}

/** Undefined: the provider cannot be asked. The code is not in the address it sends the buyer back to. */
async function openPage(
  { db, payments, publicUrl, readClock, log }: BuyParts,
  voucher: VoucherRow,
  channel: OnlineChannel,
): Promise<string | undefined> {
  const reference = makeVoucherReference(randomBytes(8).toString('hex'));
  const now = readClock();
  const nextCheckAt = findNextCheck(0, now) ?? null;
  await db
    .insert(voucherAttempts)
    .values({ reference, voucherId: voucher.id, channel, nextCheckAt, createdAt: now });
  try {
    const started = await payments?.start({
      reference,
      amountInKobo: voucher.amountInKobo,
      email: voucher.buyerEmail,
      channel,
      returnUrl: `${publicUrl}/voucher`,
    });
    return started?.outcome === 'started' ? started.payUrl : undefined;
  } catch (error) {
    if (!(error instanceof PaymentFault)) throw error;
    log.warn({ reason: error.message }, 'The payment provider could not be asked for a page');
    return undefined;
  }
}
