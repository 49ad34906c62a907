import type { Context } from 'hono';
import { refuse } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import type { AppEnvironment } from '../../http/app-environment.ts';
import { readIdParameter } from '../../http/id-parameter.ts';
import type { OrderRow } from './order-rows.ts';
import { findOrder } from './orders.store.ts';
import { listTrackedOrders } from './tracking/list-tracked-orders.ts';

export const NO_SUCH_ORDER = refuse('not_found', 'no_such_order', 'There is no such order.').refusal;

/** The order of the address, if it is the asker's own: by account, or by the tracking cookie. Another's is not there at all. */
export async function findOwnOrder(db: Database, c: Context<AppEnvironment>): Promise<OrderRow | undefined> {
  const id = readIdParameter(c);
  const order = id ? await findOrder(db, id) : undefined;
  if (!order) return undefined;
  const userId = c.get('actor')?.userId;
  if (userId !== undefined && order.userId === userId) return order;
  return (await listTrackedOrders(db, c)).includes(order.id) ? order : undefined;
}
