import type { Context } from 'hono';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import type { AppEnvironment } from '../../http/app-environment.ts';
import { isId } from '../../http/id-parameter.ts';
import type { OrderRow } from './order-rows.ts';
import { findOrder } from './orders.store.ts';
import { listTrackedOrders } from './tracking/list-tracked-orders.ts';

export const NO_SUCH_ORDER = refuse('not_found', 'no_such_order', 'We can’t find this order.');

type Addressed = {
  readonly c: Context<AppEnvironment>;
  readonly actor: { readonly userId: string } | undefined;
  readonly params: { readonly id: string };
};

/** The order of the address, if it is the asker's own: by account, or by the tracking cookie. Another's is not there at all. */
export async function findOwnOrder(
  db: Database,
  { c, actor, params: { id } }: Addressed,
): Promise<Result<OrderRow>> {
  const order = isId(id) ? await findOrder(db, id) : undefined;
  if (!order) return NO_SUCH_ORDER;
  if (actor && order.userId === actor.userId) return accept(order);
  return (await listTrackedOrders(db, c)).includes(order.id) ? accept(order) : NO_SUCH_ORDER;
}
