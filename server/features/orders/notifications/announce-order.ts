import type { Transaction } from '../../../database/database.ts';
import { announceNews, type News } from '../../../database/news.ts';
import type { OrderRow } from '../order-rows.ts';
import { markSettledRead } from './mark-settled-read.ts';

/** Whoever has the order open reloads it once this is committed; administrators' lists do too, and bells lose what is settled by it. */
export async function announceOrder(tx: Transaction, order: OrderRow): Promise<void> {
  await markSettledRead(tx, order);
  await announceNews(tx, writeOrderNews(order));
}

export function writeOrderNews({ id, userId }: Pick<OrderRow, 'id' | 'userId'>): News {
  return { kind: 'order', id, userId };
}
