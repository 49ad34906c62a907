import type { Transaction } from '../../../database/database.ts';
import { announceNews, type News } from '../../../database/news.ts';
import type { OrderRow } from '../order-rows.ts';

/** Whoever has the order open reloads it once this is committed; administrators' lists do too. */
export async function announceOrder(tx: Transaction, order: Pick<OrderRow, 'id' | 'userId'>): Promise<void> {
  await announceNews(tx, writeOrderNews(order));
}

export function writeOrderNews({ id, userId }: Pick<OrderRow, 'id' | 'userId'>): News {
  return { kind: 'order', id, userId };
}
