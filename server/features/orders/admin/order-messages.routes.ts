import { messageCustomerEndpoint } from '../../../../contract/order-messages.ts';
import type { Database } from '../../../database/database.ts';
import { isId } from '../../../http/id-parameter.ts';
import type { RateLimiter } from '../../../http/rate-limit.ts';
import { serve } from '../../../http/serve.ts';
import { NO_SUCH_ORDER } from '../find-own-order.ts';
import { countOrderMessage } from '../order-limits.ts';
import { findOrder } from '../orders.store.ts';
import { messageCustomer } from './message-customer.ts';
import { showAdminOrder } from './show-admin-order.ts';

type OrderMessageRoutesParts = {
  readonly db: Database;
  readonly rateLimiter: RateLimiter;
  readonly readClock: () => Date;
};

export function createOrderMessageRoutes({ db, rateLimiter, readClock }: OrderMessageRoutesParts) {
  return [
    serve(messageCustomerEndpoint, async ({ c, actor, params: { id: orderId }, key, body }) => {
      const order = isId(orderId) ? await findOrder(db, orderId) : undefined;
      if (!order) return NO_SUCH_ORDER;
      const tooMany = await rateLimiter.refuse(c, countOrderMessage(orderId));
      if (tooMany) return tooMany;
      const sent = await messageCustomer(db, actor, { ...body, orderId, key, now: readClock() });
      return sent.ok ? showAdminOrder(db, orderId, actor, readClock()) : sent;
    }),
  ];
}
