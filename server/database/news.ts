import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Transaction } from './database.ts';

export const NEWS_CHANNEL = 'oyin_news';

const newsSchema = z.discriminatedUnion('kind', [
  /** `userId` is whom the order belongs to; null: a guest. */
  z.object({ kind: z.literal('order'), id: z.string(), userId: z.nullable(z.string()) }),
  z.object({ kind: z.literal('custom_order'), id: z.string(), userId: z.nullable(z.string()) }),
  /** What lies on the shelf, or whether there is one. */
  z.object({ kind: z.literal('shelf') }),
  /** This person was told something, or has read it. */
  z.object({ kind: z.literal('notification'), userId: z.string() }),
  /** Nobody follows this order by its link any longer. */
  z.object({ kind: z.literal('tracking_ended'), id: z.string() }),
  /** A session has ended, or with null every session of the user is to be looked at again. The database itself announces it. */
  z.object({ kind: z.literal('session'), userId: z.string(), sessionId: z.nullable(z.string()) }),
]);

/** Says what happened to what and whom it concerns, never more: ids alone travel. */
export type News = z.infer<typeof newsSchema>;

/** Reaches every node once the transaction commits. Whoever misses it reloads when the connection is back. */
export async function announceNews(tx: Transaction, news: News): Promise<void> {
  await tx.execute(sql`select pg_notify(${NEWS_CHANNEL}, ${JSON.stringify(news)})`);
}

/** For a statement that announces something for each of its rows; `news` is an expression over them, in JSON. */
export function callAnnounceNews(news: SQL): SQL {
  return sql`pg_notify(${NEWS_CHANNEL}, (${news})::text)`;
}

/** Undefined for what a newer node may have to say. */
export function readNews(text: string): News | undefined {
  try {
    return newsSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
