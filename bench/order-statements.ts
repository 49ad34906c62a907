import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { OrderPlacement } from '../contract/orders.ts';
import { type ConnectionConfig, connectDatabase } from '../server/database/connect.ts';
import { readPriceList } from '../server/features/custom-orders/price-list/price-list.store.ts';
import { countPlacement } from '../server/features/orders/order-limits.ts';
import { placeOrder } from '../server/features/orders/placing/place-order.ts';
import { createRateLimiter } from '../server/http/rate-limit.ts';
import { silent } from './catalogue-database.ts';
import { recordStatements, type Statement } from './query-plans.ts';

const NETWORK = '127.0.0.1';
/** Nothing of a context is needed while the limit is not reached. */
const NO_CONTEXT = {} as Context;

/**
 * Every statement the shop sends for each of these orders, in their order and with their values. Each is taken back
 * again, so that it can be run once more as it stands.
 */
export async function recordOrders(
  connection: ConnectionConfig,
  instructions: readonly OrderPlacement[],
): Promise<readonly (readonly Statement[])[]> {
  const { db, pool, close } = await connectDatabase({ connection, log: silent, maxConnections: 1 });
  const rateLimiter = createRateLimiter(pool, 1_000_000);
  const place = async (input: OrderPlacement) => {
    await rateLimiter.refuse(NO_CONTEXT, countPlacement(NETWORK));
    const placed = await placeOrder(
      { db, trackingSecret: 'secret', onlineChannels: [], readPriceList },
      { input, key: randomUUID(), userId: null, network: NETWORK, now: new Date() },
    );
    if (!placed.ok) throw new Error(`An order to be recorded was refused: ${placed.refusal.message}`);
  };
  const orders: (readonly Statement[])[] = [];
  try {
    for (const input of instructions) {
      orders.push(await recordStatements(() => place(input), { commit: 'rollback' }));
    }
  } finally {
    await close();
  }
  return orders;
}
