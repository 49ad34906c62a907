import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import pg from 'pg';
import type { OrderPlacement } from '../contract/orders.ts';
import { type ConnectionConfig, connectDatabase } from '../server/database/connect.ts';
import { readPriceList } from '../server/features/custom-orders/price-list/price-list.store.ts';
import { countPlacement } from '../server/features/orders/order-limits.ts';
import { placeOrder } from '../server/features/orders/placing/place-order.ts';
import { createRateLimiter } from '../server/http/rate-limit.ts';
import { silent } from './catalogue-database.ts';

export type Statement = { readonly text: string; readonly values: readonly unknown[] };

const NETWORK = '127.0.0.1';
/** Nothing of a context is needed while the limit is not reached. */
const NO_CONTEXT = {} as Context;

/**
 * Every statement the shop sends for each of these orders, in their order and with their values. Each is taken back
 * again, so that it can be run once more as it stands.
 */
export async function recordOrders(
  connection: ConnectionConfig,
  wishes: readonly OrderPlacement[],
): Promise<Statement[][]> {
  const { db, pool, close } = await connectDatabase({ connection, log: silent, maxConnections: 1 });
  const rateLimiter = createRateLimiter(pool, 1_000_000);
  let statements: Statement[] = [];
  const tape = recordQueries((statement) => statements.push(statement));
  const orders: Statement[][] = [];
  try {
    for (const wish of wishes) {
      statements = [];
      await rateLimiter.refuse(NO_CONTEXT, countPlacement(NETWORK));
      const placed = await placeOrder(
        { db, trackingSecret: 'secret', onlineChannels: [], readPriceList },
        { wish, key: randomUUID(), userId: null, network: NETWORK, now: new Date() },
      );
      if (!placed.ok) throw new Error(`An order to be recorded was refused: ${placed.refusal.message}`);
      orders.push(statements);
    }
  } finally {
    tape.stop();
    await close();
  }
  return orders;
}

type Query = pg.Client['query'];

/** Listens to what this process says to PostgreSQL, and says "rollback" instead of "commit". */
function recordQueries(record: (statement: Statement) => void): { stop: () => void } {
  const original = pg.Client.prototype.query;
  const listening = function (this: pg.Client, query: string | { text: string }, ...rest: unknown[]) {
    const text = typeof query === 'string' ? query : query.text;
    const values =
      (Array.isArray(rest[0]) ? rest[0] : 'values' in Object(query) ? Object(query).values : []) ?? [];
    record({ text, values });
    return Reflect.apply(original, this, [text === 'commit' ? 'rollback' : query, ...rest]);
  };
  pg.Client.prototype.query = listening as Query;
  return {
    stop: () => {
      pg.Client.prototype.query = original;
    },
  };
}
