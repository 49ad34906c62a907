import { eq } from 'drizzle-orm';
import type { CustomOrder } from '../../../contract/custom-orders.ts';
import type { PriceList } from '../../../domain/custom-orders/price/price-list.ts';
import type { Database } from '../../database/database.ts';
import { customOrders } from '../../database/schema/custom-orders.ts';
import { findWholeCustomOrder, type WholeCustomOrder } from './custom-orders.store.ts';
import { describeCustomOrder } from './describe-custom-order.ts';
import { readPriceListVersion } from './price-list/price-list.store.ts';
import { settleCustomOrders } from './steps/settle-custom-orders.ts';

export type OpenedCustomOrder = {
  readonly whole: WholeCustomOrder;
  /** The one its design was priced by. */
  readonly list: PriceList;
};

/** The custom order as it stands at this moment. */
export async function openCustomOrder(
  db: Database,
  id: string,
  now: Date,
): Promise<OpenedCustomOrder | undefined> {
  await settleCustomOrders(db, now, eq(customOrders.id, id));
  return loadCustomOrder(db, id);
}

/** The custom order as it was last written down. */
export async function loadCustomOrder(db: Database, id: string): Promise<OpenedCustomOrder | undefined> {
  const whole = await findWholeCustomOrder(db, id);
  const list = whole && (await readPriceListVersion(db, whole.row.priceListVersion));
  return list && { whole, list };
}

/** In the words of its customer. */
export async function readCustomOrder(db: Database, id: string, now: Date): Promise<CustomOrder | undefined> {
  const opened = await openCustomOrder(db, id, now);
  return opened && describeCustomOrder(opened.whole, opened.list, now);
}
