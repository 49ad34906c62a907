import type { Transaction } from '../../../database/database.ts';
import { markHandled } from '../../../jobs/mark-handled.ts';
import type { CustomOrderRow } from '../custom-orders.store.ts';

/** Neither the request nor what its customer wrote waits at anybody's bell. */
export async function markRequestHandled(
  tx: Transaction,
  { id, userId }: Pick<CustomOrderRow, 'id' | 'userId'>,
  now: Date,
): Promise<void> {
  await markHandled(tx, 'new_custom_order', id, now);
  await markHandled(tx, 'message', id, now, userId);
}
