import { type AdminOrderDetails, reinstateOrderEndpoint } from '../../../../contract/order-admin.ts';
import {
  cancelAdminOrderEndpoint,
  dismissClaimEndpoint,
  markRefundSentEndpoint,
  putRefundBackEndpoint,
  recordPaymentEndpoint,
  refundEndpoint,
  releaseOrderEndpoint,
  settleEndpoint,
  voidPaymentEndpoint,
  voidRefundEndpoint,
  voidWriteOffEndpoint,
} from '../../../../contract/payment-admin.ts';
import { redeemVoucherForOrderEndpoint } from '../../../../contract/voucher-admin.ts';
import { convertNairaToKobo } from '../../../../domain/money.ts';
import { accept, type Result } from '../../../../domain/refusal.ts';
import { checkFreshProof } from '../../../../domain/sessions/fresh-proof.ts';
import { isAdministratorRole, mayUse } from '../../../../domain/users/roles.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { isId } from '../../../http/id-parameter.ts';
import { serve } from '../../../http/serve.ts';
import { cancelAdminOrder } from '../admin/cancel-admin-order.ts';
import { readDeliveryTerms } from '../delivery/delivery-plan.store.ts';
import { NO_SUCH_ORDER } from '../find-own-order.ts';
import { findOrder } from '../orders.store.ts';
import { redeemVoucher } from '../vouchers/redeem-voucher.ts';
import { dismissClaim } from './dismiss-claim.ts';
import { goOnWithOrder } from './go-on-with-order.ts';
import { markRefundSent, NO_SUCH_REFUND } from './mark-refund-sent.ts';
import { putRefundBack } from './put-back-refund.ts';
import { recordByHand } from './record-by-hand.ts';
import { refundOrder } from './refund-order.ts';
import { type ReinstateParts, reinstateOrder } from './reinstate-order.ts';
import { settleOrder } from './settle-order.ts';
import { NO_SUCH_PAYMENT, voidPayment } from './void-payment.ts';
import { voidRefund } from './void-refund.ts';
import { NO_SUCH_WRITE_OFF, voidWriteOff } from './void-write-off.ts';

type PaymentAdminParts = ReinstateParts & {
  /** The order as the desk shows it. */
  readonly showOrder: (orderId: string, actor: Actor) => Promise<Result<AdminOrderDetails>>;
};

/** What the owner does by hand about an order's money. */
export function createPaymentAdminRoutes(parts: PaymentAdminParts) {
  const { db, readClock, showOrder, trackingSecret: voucherSecret } = parts;

  async function findAddressed(id: string): Promise<Result<string>> {
    const order = isId(id) ? await findOrder(db, id) : undefined;
    return order ? accept(order.id) : NO_SUCH_ORDER;
  }

  /** Undefined: no limit. */
  async function findRefundLimit({ role }: Actor): Promise<number | undefined> {
    if (isAdministratorRole(role)) return undefined;
    return convertNairaToKobo((await readDeliveryTerms(db)).deskRefundLimit ?? 0);
  }

  return [
    serve(recordPaymentEndpoint, async ({ actor, params, key, body }) => {
      const order = await findAddressed(params.id);
      if (!order.ok) return order;
      const payment = { ...body, key, actorId: actor.userId };
      const recorded = await recordByHand(db, order.value, payment, readClock);
      return recorded.ok ? showOrder(order.value, actor) : recorded;
    }),

    serve(redeemVoucherForOrderEndpoint, async ({ actor, params, key, body }) => {
      const order = await findAddressed(params.id);
      if (!order.ok) return order;
      const wanted = { ...body, orderId: order.value, key, actorId: actor.userId };
      const paid = await redeemVoucher(db, wanted, readClock);
      return paid.ok ? showOrder(order.value, actor) : paid;
    }),

    serve(voidPaymentEndpoint, async ({ actor, params, key, body }) => {
      const order = await findAddressed(params.id);
      if (!order.ok) return order;
      if (!isId(params.paymentId)) return NO_SUCH_PAYMENT;
      const voiding = { ...body, orderId: order.value, paymentId: params.paymentId, key, actor };
      const voided = await voidPayment(db, voiding, readClock);
      return voided.ok ? showOrder(order.value, actor) : voided;
    }),

    serve(markRefundSentEndpoint, async ({ actor, params }) => {
      const order = await findAddressed(params.id);
      if (!order.ok) return order;
      if (!isId(params.refundId)) return NO_SUCH_REFUND;
      const sent = { orderId: order.value, refundId: params.refundId, actorId: actor.userId };
      const marked = await markRefundSent(db, sent, readClock);
      return marked.ok ? showOrder(order.value, actor) : marked;
    }),

    serve(voidRefundEndpoint, async ({ actor, params, body }) => {
      const order = await findAddressed(params.id);
      if (!order.ok) return order;
      if (!isId(params.refundId)) return NO_SUCH_REFUND;
      const voiding = { ...body, orderId: order.value, refundId: params.refundId, actor };
      const voided = await voidRefund(db, voiding, readClock);
      return voided.ok ? showOrder(order.value, actor) : voided;
    }),

    serve(putRefundBackEndpoint, async ({ actor, params, body }) => {
      const order = await findAddressed(params.id);
      if (!order.ok) return order;
      if (!isId(params.refundId)) return NO_SUCH_REFUND;
      const back = { ...body, orderId: order.value, refundId: params.refundId, actorId: actor.userId };
      const changed = await putRefundBack(db, back, readClock);
      return changed.ok ? showOrder(order.value, actor) : changed;
    }),

    serve(voidWriteOffEndpoint, async ({ actor, params, body }) => {
      const order = await findAddressed(params.id);
      if (!order.ok) return order;
      if (!isId(params.writeOffId)) return NO_SUCH_WRITE_OFF;
      const voiding = { ...body, orderId: order.value, writeOffId: params.writeOffId, actorId: actor.userId };
      const voided = await voidWriteOff(db, voiding, readClock);
      return voided.ok ? showOrder(order.value, actor) : voided;
    }),

    serve(dismissClaimEndpoint, async ({ actor, params }) => {
      const order = await findAddressed(params.id);
      if (!order.ok) return order;
      const dismissed = await dismissClaim(db, { orderId: order.value, actorId: actor.userId }, readClock);
      return dismissed.ok ? showOrder(order.value, actor) : dismissed;
    }),

    serve(releaseOrderEndpoint, async ({ actor, params, body }) => {
      const order = await findAddressed(params.id);
      if (!order.ok) return order;
      const release = { ...body, orderId: order.value, actorId: actor.userId };
      const released = await goOnWithOrder(db, release, readClock);
      return released.ok ? showOrder(order.value, actor) : released;
    }),

    serve(refundEndpoint, async ({ actor, params, key, body }) => {
      const order = await findAddressed(params.id);
      if (!order.ok) return order;
      const limitInKobo = await findRefundLimit(actor);
      const made = { orderId: order.value, key, actorId: actor.userId, limitInKobo, voucherSecret };
      const refunded = await refundOrder(db, { ...body, ...made }, readClock);
      return refunded.ok ? showOrder(order.value, actor) : refunded;
    }),

    serve(settleEndpoint, async ({ actor, params, key, body }) => {
      const order = await findAddressed(params.id);
      if (!order.ok) return order;
      const settlement = { ...body, orderId: order.value, key, actorId: actor.userId };
      const settled = await settleOrder(db, settlement, readClock);
      return settled.ok ? showOrder(order.value, actor) : settled;
    }),

    serve(cancelAdminOrderEndpoint, async ({ actor, params, key, body }) => {
      const order = await findAddressed(params.id);
      if (!order.ok) return order;
      const fresh = body.refund ? checkFreshProof(actor.provenAt, new Date()) : accept(undefined);
      if (!fresh.ok) return fresh;
      const limitInKobo = await findRefundLimit(actor);
      const made = { orderId: order.value, key, actorId: actor.userId, limitInKobo, voucherSecret };
      const cancelled = await cancelAdminOrder(db, { ...body, ...made }, readClock);
      const shown = await showOrder(order.value, actor);
      // Whoever is refused sees the order as it is now.
      return cancelled.ok ? shown : { ...cancelled, details: { order: shown.ok ? shown.value : undefined } };
    }),

    serve(reinstateOrderEndpoint, async ({ actor, params, body }) => {
      const order = await findAddressed(params.id);
      if (!order.ok) return order;
      const input = {
        orderId: order.value,
        actorId: actor.userId,
        acceptsLate: body.acceptLate,
        acceptsFull: body.acceptFull && mayUse(actor.role, 'administrator'),
        ...(body.slot && { slot: body.slot }),
      };
      const taken = await reinstateOrder(parts, input);
      return taken.ok ? showOrder(taken.order.id, actor) : taken;
    }),
  ];
}
