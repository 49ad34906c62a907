import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { StoredWishlist } from '../../../contract/wishlist.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { products } from '../../database/schema/catalogue.ts';
import { wishlistItems } from '../../database/schema/wishlist.ts';

export async function findWishlist(db: Database | Transaction, userId: string): Promise<StoredWishlist> {
  const rows = await db
    .select({ productId: wishlistItems.productId, name: wishlistItems.name })
    .from(wishlistItems)
    .where(eq(wishlistItems.userId, userId))
    .orderBy(desc(wishlistItems.savedAt), asc(wishlistItems.productId));
  return { ownerId: userId, items: rows };
}

export async function countWishlistItems(tx: Transaction, userId: string): Promise<number> {
  const [row] = await tx
    .select({ items: count() })
    .from(wishlistItems)
    .where(eq(wishlistItems.userId, userId));
  return row?.items ?? 0;
}

export async function deleteWishlistItems(
  tx: Transaction,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  await tx
    .delete(wishlistItems)
    .where(and(eq(wishlistItems.userId, userId), inArray(wishlistItems.productId, [...ids])));
}

/** Only of what the shop has; its name is the catalogue's, whatever a browser calls it. */
export async function insertWishlistItems(
  tx: Transaction,
  userId: string,
  { ids, max }: { readonly ids: readonly string[]; readonly max: number },
): Promise<void> {
  const isSaved = sql`exists (select from ${wishlistItems} where ${wishlistItems.userId} = ${userId} and ${wishlistItems.productId} = ${products.id})`;
  const found = await tx
    .select({ productId: products.id, name: products.name })
    .from(products)
    .where(and(inArray(products.id, [...ids]), eq(products.status, 'published'), sql`not ${isSaved}`))
    .limit(max);
  if (found.length > 0) await tx.insert(wishlistItems).values(found.map((item) => ({ ...item, userId })));
}
