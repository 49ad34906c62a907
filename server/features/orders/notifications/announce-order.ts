import type { Transaction } from '../../../database/database.ts';
import { announceNews } from '../../../database/news.ts';
import type { OrderRow } from '../order-rows.ts';

/** Whoever has the order open reloads it once this is committed; administrators' lists do too. */
export async function announceOrder(
  tx: Transaction,
  { id, userId }: Pick<OrderRow, 'id' | 'userId'>,
): Promise<void> {
  await announceNews(tx, { kind: 'order', id, userId });
}
