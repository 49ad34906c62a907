import type { Context } from 'hono';
import type { WholeDeskOrder } from '../../../../contract/order-desk.ts';
import type { Database } from '../../../database/database.ts';
import { respondRefusal } from '../../../http/refusal-response.ts';
import { NO_SUCH_ORDER } from '../find-own-order.ts';
import { findWholeOrder } from '../orders.store.ts';
import { describeWholeDeskOrder } from './describe-whole-desk-order.ts';

type DeskParts = { readonly db: Database; readonly readClock: () => Date };

/** Whatever an administrator did to an order, the answer is the order as it is now. */
export async function respondDeskOrder(
  c: Context,
  id: string | undefined,
  { db, readClock }: DeskParts,
  status: 200 | 201 = 200,
): Promise<Response> {
  const order = id === undefined ? undefined : await readDeskOrder(db, id, readClock());
  return order ? c.json(order, status) : respondRefusal(c, NO_SUCH_ORDER);
}

export async function readDeskOrder(
  db: Database,
  id: string,
  now: Date,
): Promise<WholeDeskOrder | undefined> {
  const whole = await findWholeOrder(db, id);
  return whole && describeWholeDeskOrder(db, whole, now);
}
