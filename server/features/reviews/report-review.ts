import { eq, sql } from 'drizzle-orm';
import { accept, type Result } from '../../../domain/refusal.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { products } from '../../database/schema/catalogue.ts';
import { reviews } from '../../database/schema/reviews.ts';
import { inTransaction } from '../../database/transaction.ts';
import { listAdministrators } from '../../jobs/addressees.store.ts';
import { queueMessages } from '../../jobs/queue-messages.ts';
import { writeMessages } from '../../jobs/write-messages.ts';
import { NO_SUCH_REVIEW } from './judge-review.ts';
import { lockReview, type ReviewRow } from './reviews.store.ts';

/** However many they are, they raise it once and hide nothing: a crowd must not decide what others read. */
export function reportReview(db: Database, id: string): Promise<Result<void>> {
  return inTransaction(db, async (tx): Promise<Result<void>> => {
    const review = await lockReview(tx, id);
    if (review?.status !== 'published') return NO_SUCH_REVIEW;
    const isFirst = review.reportState === 'none';
    await tx
      .update(reviews)
      .set({
        reportCount: sql`${reviews.reportCount} + 1`,
        ...(isFirst && { reportState: 'open' as const }),
      })
      .where(eq(reviews.id, id));
    if (isFirst) await notifyReport(tx, review);
    return accept(undefined);
  });
}

/** To the administrators, once for each review. */
async function notifyReport(tx: Transaction, { id, productId }: ReviewRow): Promise<void> {
  const [product] = await tx.select({ name: products.name }).from(products).where(eq(products.id, productId));
  const reported = {
    event: `review_reported ${id}`,
    kind: 'review_reported',
    details: { ...(product && { product: product.name }) },
  } as const;
  await queueMessages(tx, writeMessages({}, reported, await listAdministrators(tx, reported.kind)));
}
