import type { Transaction } from '../../../database/database.ts';
import { announceNews } from '../../../database/news.ts';
import type { CustomOrderRow } from '../custom-orders.store.ts';

/** Whoever has the custom order open reloads it once this is committed; administrators' lists do too. */
export async function announceCustomOrder(
  tx: Transaction,
  { id, userId }: Pick<CustomOrderRow, 'id' | 'userId'>,
): Promise<void> {
  await announceNews(tx, { kind: 'custom_order', id, userId });
}
