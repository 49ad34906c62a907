import { type AdminOrderDetails, takeUpOrderEndpoint } from '../../../../contract/order-admin.ts';
import {
  cancelAdminOrderEndpoint,
  recordPaymentEndpoint,
  refundEndpoint,
  settleEndpoint,
} from '../../../../contract/payment-admin.ts';
import { accept, type Result } from '../../../../domain/refusal.ts';
import { isId } from '../../../http/id-parameter.ts';
import { serve } from '../../../http/serve.ts';
import { cancelAdminOrder } from '../admin/cancel-admin-order.ts';
import { NO_SUCH_ORDER } from '../find-own-order.ts';
import { findOrder } from '../orders.store.ts';
import { recordByHand } from './record-by-hand.ts';
import { refundOrder } from './refund-order.ts';
import { settleOrder } from './settle-order.ts';
import { type TakeUpParts, takeUpOrder } from './take-up-order.ts';

type PaymentAdminParts = TakeUpParts & {
  /** The order as the desk shows it. */
  readonly showOrder: (orderId: string) => Promise<Result<AdminOrderDetails>>;
};

/** What the owner does by hand about an order's money. */
export function createPaymentAdminRoutes(parts: PaymentAdminParts) {
  const { db, readClock, showOrder } = parts;

  async function findAddressed(id: string): Promise<Result<string>> {
    const order = isId(id) ? await findOrder(db, id) : undefined;
    return order ? accept(order.id) : NO_SUCH_ORDER;
  }

  return [
    serve(recordPaymentEndpoint, async ({ actor, params, key, body }) => {
      const order = await findAddressed(params.id);
      if (!order.ok) return order;
      const payment = { ...body, orderId: order.value, key, actorId: actor.userId };
      const recorded = await recordByHand(db, payment, readClock);
      return recorded.ok ? showOrder(order.value) : recorded;
    }),

    serve(refundEndpoint, async ({ actor, params, key, body }) => {
      const order = await findAddressed(params.id);
      if (!order.ok) return order;
      const refund = { ...body, orderId: order.value, key, actorId: actor.userId };
      const refunded = await refundOrder(db, refund, readClock);
      return refunded.ok ? showOrder(order.value) : refunded;
    }),

    serve(settleEndpoint, async ({ actor, params, key, body }) => {
      const order = await findAddressed(params.id);
      if (!order.ok) return order;
      const settlement = { ...body, orderId: order.value, key, actorId: actor.userId };
      const settled = await settleOrder(db, settlement, readClock);
      return settled.ok ? showOrder(order.value) : settled;
    }),

    serve(cancelAdminOrderEndpoint, async ({ actor, params, key, body }) => {
      const order = await findAddressed(params.id);
      if (!order.ok) return order;
      const cancellation = { ...body, orderId: order.value, key, actorId: actor.userId };
      const cancelled = await cancelAdminOrder(db, cancellation, readClock);
      const shown = await showOrder(order.value);
      // Whoever is refused sees the order as it is now.
      return cancelled.ok ? shown : { ...cancelled, details: { order: shown.ok ? shown.value : undefined } };
    }),

    serve(takeUpOrderEndpoint, async ({ actor, params, body }) => {
      const order = await findAddressed(params.id);
      if (!order.ok) return order;
      const input = { orderId: order.value, actorId: actor.userId, ...(body.slot && { slot: body.slot }) };
      const taken = await takeUpOrder(parts, input);
      return taken.ok ? showOrder(taken.order.id) : taken;
    }),
  ];
}
