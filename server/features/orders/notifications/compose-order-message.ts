import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Order } from '../../../../contract/orders.ts';
import { CUSTOMER_NOTIFICATIONS } from '../../../../domain/notifications/choices.ts';
import { isOrderNews, type OrderNews } from '../../../../domain/orders/customer-news.ts';
import { REVIEW_PLACE } from '../../../../domain/orders/review-place.ts';
import { isMailboxVouched } from '../../../../domain/orders/vouched-mailbox.ts';
import { findRefundAccount, sayAccountEnd } from '../../../../domain/payments/refund-account.ts';
import type { ShopProfile } from '../../../../domain/shop/profile.ts';
import type { Database } from '../../../database/database.ts';
import { messages } from '../../../database/schema/messages.ts';
import { isMailboxProved } from '../../../jobs/proved-mailbox.store.ts';
import type { MessageRow } from '../../../jobs/send-message.ts';
import type { ComposedMail } from '../../../mails/compose-mail.ts';
import { composeDisputeMail, composeRejectedTransferMail } from '../../../mails/dispute-mails.ts';
import {
  composePaymentMail,
  composePaymentProblemMail,
  composeRefundMail,
  composeWithdrawnPaymentMail,
  composeWithdrawnRefundMail,
} from '../../../mails/money-mails.ts';
import {
  composeChangeRequestMail,
  composeNewOrderMail,
  composeOrderPlacedMail,
  type OrderMailFacts,
} from '../../../mails/order-mails.ts';
import { composeOrderNewsMail } from '../../../mails/order-news-mails.ts';
import { composeOwnWordsMail } from '../../../mails/own-words-mail.ts';
import { composeReviewRequestMail } from '../../../mails/review-mails.ts';
import { listNotes } from '../admin/admin-order.store.ts';
import { readDeliveryTerms } from '../delivery/delivery-plan.store.ts';
import { describeOrder } from '../describe-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { findWholeOrder } from '../orders.store.ts';
import { findRefund } from '../payments/refunds.store.ts';
import { makeOrderLink } from '../tracking/make-order-link.ts';
import { makeVoucherCode, makeVoucherLink } from '../vouchers/voucher-key.ts';

type ComposeParts = {
  readonly db: Database;
  readonly publicUrl: string;
  readonly trackingSecret: string;
  readonly readShopProfile: () => ShopProfile;
};

/** The mail of a row about an order, from the order as it is when the mail is written. */
export async function composeOrderMessage(
  parts: ComposeParts,
  message: MessageRow,
): Promise<ComposedMail | undefined> {
  const { kind, orderId, details, createdAt } = message;
  const whole = orderId ? await findWholeOrder(parts.db, orderId) : undefined;
  if (!whole || isForFormerAddress(whole.order, message)) return undefined;
  if (await isInAnotherMessage(parts.db, message)) return undefined;
  const { transferAccount } = await readDeliveryTerms(parts.db);
  const all: OrderMailFacts = {
    shop: parts.readShopProfile(),
    // A mail that leaves late still says how an order was placed.
    order: describeOrder(whole, kind === 'order_placed' ? whole.order.createdAt : createdAt),
    link: makeOrderLink(parts, whole.order),
    isLinkSecret: whole.order.trackingKeyHash !== null,
    transferAccount,
  };
  const adminFacts = { ...all, link: `${parts.publicUrl}/admin/orders/${whole.order.id}` };
  const isProved =
    isMailboxVouched({ ...whole.order, steps: whole.events }) || (await isMailboxProved(parts.db, message));
  const facts = isProved ? all : { ...all, order: leaveOutTyped(all.order), leftOut: nameLeftOut(all.order) };
  if (kind === 'order_placed') return composeOrderPlacedMail(facts);
  if (kind === 'new_order') return composeNewOrderMail(adminFacts);
  if (kind === 'change_requested') return composeChangeRequestMail(adminFacts);
  if (kind === 'review_request') {
    return composeReviewRequestMail({ ...facts, link: addReviewPlace(facts.link) });
  }
  const amount = Number(details.amount);
  if (kind === 'order_paid') {
    if (details.isRejected === true) {
      return composeRejectedTransferMail(facts, { amount, asked: Number(details.asked) });
    }
    return details.isWithdrawn === true
      ? composeWithdrawnPaymentMail(facts, amount)
      : composePaymentMail(facts, amount);
  }
  if (kind === 'refund') {
    if (details.isWithdrawn === true) return composeWithdrawnRefundMail(facts, amount);
    const voucherLink = await findVoucherLink(parts, details);
    return composeRefundMail(facts, {
      amount,
      isDone: details.isDone === true,
      isCash: details.isCash === true,
      account: details.isTransfer === true ? await findAccountEnd(parts.db, whole.order.id, amount) : null,
      ...voucherLink,
    });
  }
  if (kind === 'payment_problem') {
    // What was queued before the amount went along has what is due now.
    const claimed = details.claimed === true && Number(details.amount ?? adminFacts.order.money.dueNow);
    return composeDisputeMail(adminFacts, details) ?? composePaymentProblemMail(adminFacts, { claimed });
  }
  if (typeof details.message === 'string') return composeOwnWordsMail(facts, details.message);
  return isOrderNews(details.news) ? composeOrderNewsMail(facts, details.news, details) : undefined;
}

/** A guest's mail holds the order's key, which is not for whoever was mistyped before. */
function isForFormerAddress({ trackingKeyHash, contactEmail }: OrderRow, message: MessageRow): boolean {
  const isForCustomer = CUSTOMER_NOTIFICATIONS.some((kind) => kind === message.kind);
  const isGuest = trackingKeyHash !== null && message.userId === null;
  return isForCustomer && isGuest && message.recipient !== contactEmail;
}

/** Where a refund by transfer went; null: nobody noted it. */
async function findAccountEnd(db: Database, orderId: string, amount: number): Promise<string | null> {
  const notes = await listNotes(db, orderId);
  const account = findRefundAccount(
    notes.map(({ text, at }) => ({ text, at: at.toISOString() })),
    amount,
  );
  return account && sayAccountEnd(account);
}

/** To the voucher that was given as credit; null: there is none of its own. */
async function findVoucherLink(
  { db, publicUrl, trackingSecret }: ComposeParts,
  { refundId, isCredit }: MessageRow['details'],
): Promise<{ readonly voucherLink?: string | null }> {
  if (typeof refundId !== 'string') return {};
  const voucherId = isCredit === true ? (await findRefund(db, refundId))?.voucherId : null;
  const code = voucherId && makeVoucherCode(trackingSecret, voucherId);
  return { voucherLink: code ? makeVoucherLink(publicUrl, code) : null };
}

/** Once one of these is told, the mail about placing it, which may leave later, would ask for what is paid or no longer wanted. */
const SETTLING_NEWS: readonly OrderNews[] = ['confirmed', 'cancelled', 'expired'];

/**
 * The confirmation of an order says all that the mails about placing and paying it would, the mail about placing it what staff
 * took with it, and a later mail about placing it what an earlier one would.
 */
async function isInAnotherMessage(
  db: Database,
  { kind, orderId, createdAt, details }: MessageRow,
): Promise<boolean> {
  if (!orderId) return false;
  const mailAbout = (news: readonly OrderNews[]) =>
    and(
      eq(messages.orderId, orderId),
      eq(messages.channel, 'email'),
      eq(messages.kind, 'order_status'),
      inArray(sql`${messages.details}->>'news'`, [...news]),
    );
  if (kind === 'order_placed') {
    const again = and(
      eq(messages.orderId, orderId),
      eq(messages.kind, kind),
      gt(messages.createdAt, createdAt),
    );
    return (await db.$count(messages, or(mailAbout(SETTLING_NEWS), again))) > 0;
  }
  // Written with the payment, in one moment; a later payment is news of its own.
  if (kind === 'order_paid') {
    const confirmed = and(mailAbout(['confirmed']), eq(messages.createdAt, createdAt));
    const placed = and(
      eq(messages.orderId, orderId),
      eq(messages.channel, 'email'),
      eq(messages.kind, 'order_placed'),
    );
    return (await db.$count(messages, details.isWithOrder === true ? or(confirmed, placed) : confirmed)) > 0;
  }
  return false;
}

/** To where the order's page asks how it was. */
function addReviewPlace(link: string): string {
  return `${link}${link.includes('#') ? '&' : '#'}${REVIEW_PLACE}`;
}

/** Nothing that could be said to a stranger in the shop's name; the order's page shows it all. */
function leaveOutTyped(order: Order): Order {
  return {
    ...order,
    contact: { ...order.contact, name: '' },
    address: order.address && { ...order.address, street: '', landmark: '', area: '', recipient: '' },
    giftMessage: '',
    note: '',
    changeRequest: order.changeRequest && { ...order.changeRequest, words: '', wanted: [] },
    lines: order.lines.map((line) => ({
      ...line,
      inscription: '',
      ...(line.design !== '' && { design: '', sizeName: null }),
    })),
  };
}

/** What others will read, and a customer would look over once more. */
function nameLeftOut({ lines, giftMessage }: Order): readonly string[] {
  return [
    ...(lines.some(({ inscription }) => inscription !== '') ? ['inscription'] : []),
    ...(giftMessage === '' ? [] : ['gift message']),
  ];
}
