import { eq, sql } from 'drizzle-orm';
import { accept, type Result } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import { reviews } from '../../database/schema/reviews.ts';
import { inTransaction } from '../../database/transaction.ts';
import { NO_SUCH_REVIEW } from './judge-review.ts';
import { notifyReview } from './notify-review.ts';
import { lockReview } from './reviews.store.ts';

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
    if (isFirst) await notifyReview(tx, 'review_reported', review);
    return accept(undefined);
  });
}
