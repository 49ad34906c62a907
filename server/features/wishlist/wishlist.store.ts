import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { StoredWishlist } from '../../../contract/wishlist.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { products } from '../../database/schema/catalogue.ts';
import { wishes } from '../../database/schema/wishes.ts';

export async function findWishlist(db: Database | Transaction, userId: string): Promise<StoredWishlist> {
  const rows = await db
    .select({ productId: wishes.productId, name: wishes.name })
    .from(wishes)
    .where(eq(wishes.userId, userId))
    .orderBy(desc(wishes.savedAt), asc(wishes.productId));
  return { ownerId: userId, wishes: rows };
}

export async function countWishes(tx: Transaction, userId: string): Promise<number> {
  const [row] = await tx.select({ wishes: count() }).from(wishes).where(eq(wishes.userId, userId));
  return row?.wishes ?? 0;
}

export async function deleteWishes(tx: Transaction, userId: string, ids: readonly string[]): Promise<void> {
  await tx.delete(wishes).where(and(eq(wishes.userId, userId), inArray(wishes.productId, [...ids])));
}

/** Only of what the shop has; its name is the catalogue's, whatever a browser calls it. */
export async function insertWishes(
  tx: Transaction,
  userId: string,
  { ids, max }: { readonly ids: readonly string[]; readonly max: number },
): Promise<void> {
  const isSaved = sql`exists (select from ${wishes} where ${wishes.userId} = ${userId} and ${wishes.productId} = ${products.id})`;
  const found = await tx
    .select({ productId: products.id, name: products.name })
    .from(products)
    .where(and(inArray(products.id, [...ids]), eq(products.status, 'published'), sql`not ${isSaved}`))
    .limit(max);
  if (found.length > 0) await tx.insert(wishes).values(found.map((wish) => ({ ...wish, userId })));
}
