import type { Logger } from 'pino';
import { CART_REMINDER } from '../../domain/notifications/choices.ts';
import { linkProduct, sayNotification } from '../../domain/notifications/say-notification.ts';
import type { ShopProfile } from '../../domain/shop/profile.ts';
import type { Database } from '../database/database.ts';
import { composeReminder } from '../features/cart/reminders/compose-reminder.ts';
import { remindOfCarts } from '../features/cart/reminders/remind-of-carts.ts';
import { cleanContactMessages } from '../features/contact/clean-contact-messages.ts';
import { composeContactMessage } from '../features/contact/compose-contact-message.ts';
import { announceContent } from '../features/content/announce-content.ts';
import { cleanDeletedPosts } from '../features/content/clean-deleted-posts.ts';
import { forgetCustomOrdersOfOrders, forgetOldRequests } from '../features/custom-orders/forget-customer.ts';
import { findNamedRequest } from '../features/custom-orders/links/find-named-request.ts';
import { listMailedRequests } from '../features/custom-orders/links/list-mailed-requests.ts';
import { composeCustomOrderMessage } from '../features/custom-orders/notifications/compose-custom-order-message.ts';
import { cleanCakePictures } from '../features/custom-orders/pictures/cake-picture-files.ts';
import { holdCustomOrderOf } from '../features/custom-orders/steps/follow-reinstated-order.ts';
import { settleCustomOrders } from '../features/custom-orders/steps/settle-custom-orders.ts';
import { forgetNotesAboutNobody } from '../features/customers/personal-customer-data.ts';
import { cleanSharePictures } from '../features/discovery/share-pictures/share-picture-files.ts';
import { cleanNotifications } from '../features/notifications/clean-notifications.ts';
import { letUnsubscribe } from '../features/notifications/let-unsubscribe.ts';
import type { UnsubscribeLinks } from '../features/notifications/unsubscribe-links.ts';
import { expireOrders } from '../features/orders/expire-orders.ts';
import { hasOrderedSince } from '../features/orders/has-ordered-since.ts';
import { forgetOldImportedCustomers } from '../features/orders/imported-customers/imported-customers.store.ts';
import { composeExpiredMessage } from '../features/orders/notifications/compose-expired-message.ts';
import { composeOrderMessage } from '../features/orders/notifications/compose-order-message.ts';
import { notifyExpiredOrders } from '../features/orders/notifications/notify-expired-orders.ts';
import { notifyStep } from '../features/orders/notifications/notify-step.ts';
import { forgetOldOffers } from '../features/orders/offers/forget-offers.ts';
import { checkDispute } from '../features/orders/payments/check-dispute.ts';
import type { CheckParts } from '../features/orders/payments/check-payment.ts';
import { checkRefundsOfReference } from '../features/orders/payments/check-refunds.ts';
import { notifyRecordedPayment } from '../features/orders/payments/notify-recorded-payment.ts';
import { reinstateOrder } from '../features/orders/payments/reinstate-order.ts';
import { rejectTransfer } from '../features/orders/payments/reject-transfer.ts';
import { sendRefund } from '../features/orders/payments/send-refund.ts';
import { sweepDisputes } from '../features/orders/payments/sweep-disputes.ts';
import { sweepPayments } from '../features/orders/payments/sweep-payments.ts';
import { verifyPayment } from '../features/orders/payments/verify-payment.ts';
import {
  endOldTracking,
  type ForgetAgreements,
  forgetOldOrders,
} from '../features/orders/privacy/forget-orders.ts';
import { cleanStockAlerts } from '../features/orders/shelf/personal-stock-alerts.ts';
import { sendStockAlerts } from '../features/orders/shelf/send-stock-alerts.ts';
import { sendOrderLinks } from '../features/orders/tracking/send-order-links.ts';
import { sendTrackingCode } from '../features/orders/tracking/send-tracking-code.ts';
import {
  checkVoucherPayment,
  sweepVoucherPayments,
} from '../features/orders/vouchers/check-voucher-payment.ts';
import { sendDueVouchers, sendVoucherMail } from '../features/orders/vouchers/send-vouchers.ts';
import { isVoucherReference } from '../features/orders/vouchers/voucher-reference.ts';
import { cleanPictures } from '../features/pictures/clean-pictures.ts';
import type { Pictures } from '../features/pictures/open-pictures.ts';
import { sendPush } from '../features/push/send-push.ts';
import { askForReviews } from '../features/reviews/ask-for-reviews.ts';
import { forgetReviews } from '../features/reviews/forget-reviews.ts';
import { cleanSecurityLog } from '../features/settings/security-log.store.ts';
import { sendEmailChangeMail } from '../features/users/email-change/send-email-change-mail.ts';
import type { InvitationLinks } from '../features/users/invitations/invitation-links.ts';
import { sendInvitation } from '../features/users/invitations/send-invitation.ts';
import type { RegistrationLinks } from '../features/users/registration/registration-links.ts';
import { sendPasswordReset } from '../features/users/registration/send-password-reset.ts';
import { sendRegistrationMail } from '../features/users/registration/send-registration-mail.ts';
import { sendSecurityNotice } from '../features/users/send-security-notice.ts';
import type { SignedLinks } from '../features/users/signed-links.ts';
import type { RateLimiter } from '../http/rate-limit.ts';
import { composeBackupFailedMail } from '../mails/backup-failed-mail.ts';
import { composeNoticeMail } from '../mails/notice-mail.ts';
import { composeStockAlertMail } from '../mails/stock-alert-mail.ts';
import type { IdentityPort } from '../ports/identity.ts';
import type { MailPort } from '../ports/mail.ts';
import type { PaymentPort } from '../ports/payments.ts';
import type { PushPort } from '../ports/push.ts';
import type { JobTasks } from './job-table.ts';
import { type ComposeMessage, type MessageRow, sendMessage } from './send-message.ts';

export type TaskParts = {
  readonly db: Database;
  readonly identity: IdentityPort;
  readonly mail: MailPort;
  readonly push: PushPort;
  readonly unsubscribeLinks: UnsubscribeLinks;
  readonly links: RegistrationLinks;
  readonly pictures: Pictures;
  /** Undefined: the shop takes no money over a provider. */
  readonly payments: PaymentPort | undefined;
  readonly invitationLinks: InvitationLinks;
  readonly emailLinks: SignedLinks;
  readonly publicUrl: string;
  readonly trackingSecret: string;
  readonly rateLimiter: RateLimiter;
  readonly readShopProfile: () => ShopProfile;
  readonly readClock: () => Date;
  /** Undefined: the shop makes no backups by itself. */
  readonly makeNightlyBackup: ((now: Date) => Promise<void>) | undefined;
  readonly log: Logger;
};

/** Who does which job. */
export function createTasks(parts: TaskParts): JobTasks {
  const { payments } = parts;
  // Without a provider there is nobody to ask; what was begun with an earlier one stays as it is.
  const withProvider = async (work: (checkParts: CheckParts) => Promise<void>) => {
    if (payments) await work({ ...parts, payments });
  };
  const composeBackupMessage = ({ details }: MessageRow) =>
    composeBackupFailedMail({
      shop: parts.readShopProfile(),
      reason: String(details.reason),
      link: `${parts.publicUrl}/admin`,
    });
  const composeStockAlertMessage = ({ details }: MessageRow) =>
    composeStockAlertMail({
      shop: parts.readShopProfile(),
      product: String(details.product),
      link: `${parts.publicUrl}${linkProduct(String(details.productId))}`,
    });
  const composeNotice = ({ kind, details, createdAt: at }: MessageRow, label: string) => {
    const shop = parts.readShopProfile();
    const { link, ...said } = sayNotification({ kind, details, about: undefined, shopName: shop.name, at });
    return composeNoticeMail(shop, {
      ...said,
      button: { label, link: `${parts.publicUrl}${link ?? '/admin'}` },
    });
  };
  const composeAbout = async (message: MessageRow) => {
    if (message.kind === 'orders_expired') return composeExpiredMessage(parts, message);
    if (message.kind === CART_REMINDER)
      return composeReminder(
        { ...parts, hasOrderedSince, makeUnsubscribeLinks: parts.unsubscribeLinks.makeLinks },
        message,
      );
    if (message.kind === 'backup_failed') return composeBackupMessage(message);
    if (message.kind === 'back_in_stock') return composeStockAlertMessage(message);
    if (message.kind === 'review_waiting' || message.kind === 'review_reported')
      return composeNotice(message, 'Read the review');
    if (message.kind === 'payment_problem' && !message.orderId)
      return composeNotice(message, 'Open vouchers');
    if (message.contactMessageId) return composeContactMessage(parts, message);
    return message.customOrderId
      ? composeCustomOrderMessage(parts, message)
      : composeOrderMessage(parts, message);
  };
  const composeMessage: ComposeMessage = async (message) => {
    const mail = await composeAbout(message);
    return mail && letUnsubscribe(parts.unsubscribeLinks, message, mail);
  };
  return {
    'send-registration-mail': (payload) => sendRegistrationMail(parts, payload),
    'send-email-change-mail': (payload) => sendEmailChangeMail(parts, payload),
    'send-invitation': (payload) => sendInvitation(parts, payload),
    'send-password-reset': (payload, facts) => sendPasswordReset(parts, payload, facts),
    'send-security-notice': (payload, facts) => sendSecurityNotice(parts, payload, facts),
    'clean-security-log': () => cleanSecurityLog(parts.db, new Date()),
    'forget-old-orders': async () => {
      await endOldTracking(parts.db, parts.readClock());
      await forgetOldOffers(parts.db, parts.readClock());
      const forgetWithOrders: ForgetAgreements = async (tx, orderIds) => {
        await forgetCustomOrdersOfOrders(tx, orderIds);
        await forgetReviews(tx, orderIds);
      };
      await forgetOldImportedCustomers(parts.db, parts.readClock());
      await forgetOldRequests(parts.db, parts.readClock());
      await forgetOldOrders(parts.db, forgetWithOrders, parts.readClock());
      await forgetNotesAboutNobody(parts.db);
    },
    'send-tracking-code': (payload, facts) =>
      sendTrackingCode(
        { ...parts, findNamedRequest: (named) => findNamedRequest(parts.db, named) },
        payload,
        facts,
      ),
    'send-order-links': (payload, facts) =>
      sendOrderLinks(
        { ...parts, listMailedRequests: (asked) => listMailedRequests(parts, asked) },
        payload,
        facts,
      ),
    'hand-over-passwords': async () => parts.identity.hosted?.handOver(),
    'end-closed-sessions': async () => parts.identity.hosted?.endClosedSessions(),
    'remove-password': async ({ credentialId }) => parts.identity.hosted?.remove(credentialId),
    'make-renditions': ({ pictureId }) => parts.pictures.renditions.makeAll(pictureId),
    'clean-pictures': () => cleanPictures({ db: parts.db, files: parts.pictures.files }),
    'clean-cake-pictures': async () => {
      await cleanCakePictures(parts.pictures.files, new Date());
    },
    'clean-share-pictures': () => cleanSharePictures(parts.pictures.files, new Date()),
    'clean-contact-messages': () => cleanContactMessages(parts.db, parts.readClock()),
    'clean-deleted-posts': () => cleanDeletedPosts(parts.db, parts.readClock()),
    'clean-notifications': async () => {
      await cleanNotifications(parts.db, parts.readClock());
      await cleanStockAlerts(parts.db, parts.readClock());
    },
    'send-message': (payload) => sendMessage({ ...parts, composeMessage }, payload),
    'send-push': (payload) => sendPush(parts, payload),
    'notify-expired-orders': () => notifyExpiredOrders(parts.db, parts.readClock()),
    'expire-orders': () => expireOrders(parts.db, parts.readClock()),
    'settle-custom-orders': () => settleCustomOrders(parts.db, parts.readClock()),
    'notify-payment': (payload) => notifyRecordedPayment(parts.db, payload),
    'notify-step': (payload) => notifyStep(parts.db, payload),
    'check-payment': ({ reference }) =>
      withProvider((check) =>
        isVoucherReference(reference)
          ? checkVoucherPayment(check, reference)
          : verifyPayment(check, reference),
      ),
    'check-refunds-of': ({ reference }) => withProvider((check) => checkRefundsOfReference(check, reference)),
    'send-refund': ({ refundId }) => withProvider((check) => sendRefund(check, refundId)),
    'check-dispute': (payload) => withProvider((check) => checkDispute(check, payload)),
    'reject-transfer': (payload) => withProvider((check) => rejectTransfer(check, payload)),
    'sweep-payments': () =>
      withProvider(async (check) => {
        await sweepPayments(check);
        await sweepVoucherPayments(check);
      }),
    'sweep-disputes': () => withProvider(sweepDisputes),
    'remind-of-carts': () => remindOfCarts(parts.db, hasOrderedSince, parts.readClock()),
    'send-stock-alerts': () => sendStockAlerts(parts.db, parts.readClock()),
    'ask-for-reviews': () => askForReviews(parts.db, parts.readClock()),
    'send-due-vouchers': () => sendDueVouchers(parts.db, parts.readClock()),
    'send-voucher-mail': (payload) => sendVoucherMail(parts, payload),
    'announce-content': () => announceContent(parts.db),
    'make-backup': async () => parts.makeNightlyBackup?.(new Date()),
    'take-up-order': async ({ orderId }) => {
      await reinstateOrder({ ...parts, holdOrigin: holdCustomOrderOf }, { orderId, actorId: null });
    },
  };
}
