import { and, eq, inArray, sql } from 'drizzle-orm';
import { announceChange } from '../../database/changes.ts';
import type { Transaction } from '../../database/database.ts';
import { products } from '../../database/schema/catalogue.ts';
import { reviews } from '../../database/schema/reviews.ts';

/**
 * Adds up what the published reviews of these products come to, and has every node take over these products alone: their pages
 * and the lists are rendered again, nothing else. Last in its transaction, as every writer of the catalogue does it.
 */
export async function refreshRatings(tx: Transaction, productIds: readonly string[]): Promise<void> {
  const ids = [...new Set(productIds)].toSorted();
  if (ids.length === 0) return;
  // A statement of its own: whoever waited here counts what the other has committed meanwhile.
  const present = await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(sql`${products.id} collate "C"`)
    .for('update');
  if (present.length === 0) return;
  const sums = await tx
    .select({
      productId: reviews.productId,
      isSample: sql<boolean>`${reviews.orderId} is null`,
      sum: sql`sum(${reviews.stars})`.mapWith(Number),
      count: sql`count(*)`.mapWith(Number),
    })
    .from(reviews)
    .where(and(inArray(reviews.productId, ids), eq(reviews.status, 'published')))
    .groupBy(reviews.productId, sql`${reviews.orderId} is null`);
  const catalogueVersion = await announceChange(tx, 'catalogue');
  for (const { id } of present) {
    const own = sums.filter(({ productId }) => productId === id);
    // Samples stand in only until a customer has written.
    const shown = own.find(({ isSample }) => !isSample) ?? own[0];
    await tx
      .update(products)
      .set({
        ratingSum: shown?.sum ?? 0,
        ratingCount: shown?.count ?? 0,
        isRatingSample: shown?.isSample ?? false,
        catalogueVersion,
      })
      .where(eq(products.id, id));
  }
}
