import {
  checkPaymentsEndpoint,
  claimTransferEndpoint,
  readPaymentOptionsEndpoint,
  startPaymentEndpoint,
  withdrawTransferClaimEndpoint,
} from '../../../../contract/payments.ts';
import type { OnlineChannel } from '../../../../domain/payments/ways.ts';
import { accept, refuse } from '../../../../domain/refusal.ts';
import type { RateLimiter } from '../../../http/rate-limit.ts';
import { serve } from '../../../http/serve.ts';
import { PaymentFault, type PaymentPort } from '../../../ports/payments.ts';
import { findOwnOrder } from '../find-own-order.ts';
import { countChange, countPayment, countPaymentCheck } from '../order-limits.ts';
import { listOpenReferences } from './attempts.store.ts';
import { type CheckParts, checkPayment } from './check-payment.ts';
import { claimTransfer } from './claim-transfer.ts';
import { type StartParts, startPayment } from './start-payment.ts';
import { withdrawClaim } from './withdraw-claim.ts';

const NOT_OFFERED = refuse(
  'unavailable',
  'online_payment_not_offered',
  'This shop doesn’t take online payments. Choose another way to pay.',
);

export type PaymentRoutesParts = Omit<StartParts & CheckParts, 'payments'> & {
  /** Undefined: the shop takes no money over a provider. */
  readonly payments: PaymentPort | undefined;
  /** The ways to pay that it offers. */
  readonly onlineChannels: readonly OnlineChannel[];
  readonly rateLimiter: RateLimiter;
};

/** What shoppers can pay with, and what the customer of an order does about its money. */
export function createPaymentRoutes(parts: PaymentRoutesParts) {
  const { db, payments, onlineChannels, rateLimiter, readClock, log } = parts;
  return [
    serve(readPaymentOptionsEndpoint, () => accept({ onlineChannels })),

    serve(startPaymentEndpoint, async (call) => {
      const own = await findOwnOrder(db, call);
      if (!own.ok) return own;
      if (!payments) return NOT_OFFERED;
      const tooMany = await rateLimiter.refuse(call.c, countPayment(own.value.id));
      return tooMany ?? startPayment({ ...parts, payments }, own.value, call.body.channel);
    }),

    serve(checkPaymentsEndpoint, async (call) => {
      const own = await findOwnOrder(db, call);
      if (!own.ok) return own;
      const tooMany = await rateLimiter.refuse(call.c, countPaymentCheck(own.value.id));
      if (tooMany) return tooMany;
      if (!payments) return accept(undefined);
      try {
        for (const reference of await listOpenReferences(db, own.value.id)) {
          await checkPayment({ db, payments, readClock, log }, reference);
        }
      } catch (error) {
        // The sweep asks again in a minute; the customer need not.
        if (!(error instanceof PaymentFault)) throw error;
        log.warn({ reason: error.message }, 'The payment provider could not be asked');
      }
      return accept(undefined);
    }),

    serve(claimTransferEndpoint, async (call) => {
      const own = await findOwnOrder(db, call);
      if (!own.ok) return own;
      const claimed = await claimTransfer(db, own.value.id, readClock);
      return claimed.ok ? accept(undefined) : claimed;
    }),

    serve(withdrawTransferClaimEndpoint, async (call) => {
      const own = await findOwnOrder(db, call);
      if (!own.ok) return own;
      const orderId = own.value.id;
      const tooMany = await rateLimiter.refuse(call.c, countChange(orderId));
      if (tooMany) return tooMany;
      const userId = call.actor?.userId ?? null;
      const withdrawn = await withdrawClaim(db, { orderId, userId, readClock });
      return withdrawn.ok ? accept(undefined) : withdrawn;
    }),
  ];
}
