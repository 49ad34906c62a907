import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Transaction } from './database.ts';

export const NEWS_CHANNEL = 'oyin_news';

/** Says what to reload, and to whom it belongs; never what it says, since anybody's browser may hear of its id alone. */
export const newsSchema = z.object({
  kind: z.enum(['order']),
  id: z.string(),
  /** Null: a guest's. */
  userId: z.nullable(z.string()),
});
export type News = z.infer<typeof newsSchema>;

/** Reaches every node once the transaction commits. Whoever misses it reloads when the connection is back. */
export async function announceNews(tx: Transaction, news: News): Promise<void> {
  await tx.execute(sql`select pg_notify(${NEWS_CHANNEL}, ${JSON.stringify(news)})`);
}
