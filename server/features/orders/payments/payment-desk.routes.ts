import { type Context, Hono } from 'hono';
import { takeUpOrderEndpoint } from '../../../../contract/order-desk.ts';
import { recordPaymentEndpoint, refundEndpoint, settleEndpoint } from '../../../../contract/payments.ts';
import type { AppEnvironment } from '../../../http/app-environment.ts';
import { requireActor } from '../../../http/authentication.ts';
import { readIdParameter } from '../../../http/id-parameter.ts';
import { readIdempotencyKey } from '../../../http/idempotency-key.ts';
import { readJson } from '../../../http/read-json.ts';
import { respondRefusal, respondWithDetails } from '../../../http/refusal-response.ts';
import { NO_SUCH_ORDER } from '../find-own-order.ts';
import { findOrder } from '../orders.store.ts';
import { recordByHand } from './record-by-hand.ts';
import { refundOrder } from './refund-order.ts';
import { settleOrder } from './settle-order.ts';
import { type TakeUpParts, takeUpOrder } from './take-up-order.ts';

type PaymentDeskParts = TakeUpParts & {
  /** Answers with the order as the desk shows it. */
  readonly respondOrder: (c: Context<AppEnvironment>, orderId: string) => Promise<Response>;
};

/** What the owner does by hand about an order's money. */
export function createPaymentDeskRoutes(parts: PaymentDeskParts) {
  const { db, readClock, respondOrder } = parts;

  async function findAddressed(c: Context): Promise<string | undefined> {
    const id = readIdParameter(c);
    return id && (await findOrder(db, id))?.id;
  }

  return new Hono<AppEnvironment>()
    .post('/:id/payments', async (c) => {
      const key = readIdempotencyKey(c);
      if (!key.ok) return respondRefusal(c, key.refusal);
      const body = await readJson(c, recordPaymentEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const orderId = await findAddressed(c);
      if (!orderId) return respondRefusal(c, NO_SUCH_ORDER);
      const actorId = requireActor(c).userId;
      const recorded = await recordByHand(db, { ...body.value, orderId, key: key.value, actorId }, readClock);
      return recorded.ok ? respondOrder(c, orderId) : respondRefusal(c, recorded.refusal);
    })

    .post('/:id/refunds', async (c) => {
      const key = readIdempotencyKey(c);
      if (!key.ok) return respondRefusal(c, key.refusal);
      const body = await readJson(c, refundEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const orderId = await findAddressed(c);
      if (!orderId) return respondRefusal(c, NO_SUCH_ORDER);
      const actorId = requireActor(c).userId;
      const refunded = await refundOrder(db, { ...body.value, orderId, key: key.value, actorId }, readClock);
      return refunded.ok ? respondOrder(c, orderId) : respondRefusal(c, refunded.refusal);
    })

    .post('/:id/adjustments', async (c) => {
      const key = readIdempotencyKey(c);
      if (!key.ok) return respondRefusal(c, key.refusal);
      const body = await readJson(c, settleEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const orderId = await findAddressed(c);
      if (!orderId) return respondRefusal(c, NO_SUCH_ORDER);
      const actorId = requireActor(c).userId;
      const settled = await settleOrder(db, { ...body.value, orderId, key: key.value, actorId }, readClock);
      return settled.ok ? respondOrder(c, orderId) : respondRefusal(c, settled.refusal);
    })

    .post('/:id/take-up', async (c) => {
      const body = await readJson(c, takeUpOrderEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const orderId = await findAddressed(c);
      if (!orderId) return respondRefusal(c, NO_SUCH_ORDER);
      const wish = { orderId, slot: body.value.slot, actorId: requireActor(c).userId };
      const taken = await takeUpOrder(parts, wish);
      return taken.ok ? respondOrder(c, taken.order.id) : respondWithDetails(c, taken.refusal, taken.details);
    });
}
