import { Hono } from 'hono';
import { startPaymentEndpoint } from '../../../../contract/payments.ts';
import type { OnlineChannel } from '../../../../domain/payments/ways.ts';
import { refuse } from '../../../../domain/refusal.ts';
import type { AppEnvironment } from '../../../http/app-environment.ts';
import type { RateLimiter } from '../../../http/rate-limit.ts';
import { readJson } from '../../../http/read-json.ts';
import { respondRefusal } from '../../../http/refusal-response.ts';
import { PaymentFault, type PaymentPort } from '../../../ports/payments.ts';
import { findOwnOrder, NO_SUCH_ORDER } from '../find-own-order.ts';
import { countPayment, countPaymentCheck } from '../order-limits.ts';
import { listOpenReferences } from './attempts.store.ts';
import { type CheckParts, checkPayment } from './check-payment.ts';
import { claimTransfer } from './claim-transfer.ts';
import { type StartParts, startPayment } from './start-payment.ts';

const NOT_OFFERED = refuse(
  'unavailable',
  'online_payment_not_offered',
  'This shop takes no payments online. Choose another way to pay.',
).refusal;

export type PaymentRoutesParts = Omit<StartParts & CheckParts, 'payments'> & {
  /** Undefined: the shop takes no money over a provider. */
  readonly payments: PaymentPort | undefined;
  readonly rateLimiter: RateLimiter;
};

export function createPaymentOptionRoutes(onlineChannels: readonly OnlineChannel[]) {
  return new Hono<AppEnvironment>().get('/options', (c) => c.json({ onlineChannels }));
}

/** What the customer of an order does about its money. */
export function createPaymentRoutes(parts: PaymentRoutesParts) {
  const { db, payments, rateLimiter, readClock, log } = parts;
  return new Hono<AppEnvironment>()
    .post('/:id/payments', async (c) => {
      const body = await readJson(c, startPaymentEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const order = await findOwnOrder(db, c);
      if (!order) return respondRefusal(c, NO_SUCH_ORDER);
      if (!payments) return respondRefusal(c, NOT_OFFERED);
      const tooMany = await rateLimiter.refuse(c, countPayment(order.id));
      if (tooMany) return tooMany;
      const started = await startPayment({ ...parts, payments }, order, body.value.channel);
      return started.ok ? c.json(started.value) : respondRefusal(c, started.refusal);
    })

    .post('/:id/payments/check', async (c) => {
      const order = await findOwnOrder(db, c);
      if (!order) return respondRefusal(c, NO_SUCH_ORDER);
      const tooMany = await rateLimiter.refuse(c, countPaymentCheck(order.id));
      if (tooMany) return tooMany;
      if (!payments) return c.body(null, 204);
      try {
        for (const reference of await listOpenReferences(db, order.id)) {
          await checkPayment({ db, payments, readClock, log }, reference);
        }
      } catch (error) {
        // The sweep asks again in a minute; the customer need not.
        if (!(error instanceof PaymentFault)) throw error;
        log.warn({ reason: error.message }, 'The payment provider could not be asked');
      }
      return c.body(null, 204);
    })

    .post('/:id/transfer', async (c) => {
      const order = await findOwnOrder(db, c);
      if (!order) return respondRefusal(c, NO_SUCH_ORDER);
      const claimed = await claimTransfer(db, order.id, readClock);
      return claimed.ok ? c.body(null, 204) : respondRefusal(c, claimed.refusal);
    });
}
