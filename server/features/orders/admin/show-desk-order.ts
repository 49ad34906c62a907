import type { WholeDeskOrder } from '../../../../contract/order-admin.ts';
import { accept, type Result } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { isId } from '../../../http/id-parameter.ts';
import { NO_SUCH_ORDER } from '../find-own-order.ts';
import { findWholeOrder } from '../orders.store.ts';
import { describeWholeDeskOrder } from './describe-whole-desk-order.ts';

/** Whatever an administrator did to an order, the answer is the order as it is now. */
export async function showDeskOrder(db: Database, id: string, now: Date): Promise<Result<WholeDeskOrder>> {
  const whole = isId(id) ? await findWholeOrder(db, id) : undefined;
  return whole ? accept(await describeWholeDeskOrder(db, whole, now)) : NO_SUCH_ORDER;
}
