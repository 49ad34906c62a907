import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import { isId } from '../../http/id-parameter.ts';
import { type CustomOrderRow, findCustomOrder } from './custom-orders.store.ts';

export const NO_SUCH_CUSTOM_ORDER = refuse(
  'not_found',
  'no_such_custom_order',
  'We can’t find this custom order.',
);

/** The custom order of the address, if it is the asker's own. Another's is not there at all. */
export async function findOwnCustomOrder(
  db: Database,
  id: string,
  userId: string,
): Promise<Result<CustomOrderRow>> {
  const row = isId(id) ? await findCustomOrder(db, id) : undefined;
  return row?.userId === userId ? accept(row) : NO_SUCH_CUSTOM_ORDER;
}
